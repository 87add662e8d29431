import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { Recht } from './rules/rechte.ts';

export interface CallDefinition {
  /** operationId of the API description. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below `/api/v1/{tenant}`, parameters as `:name`. */
  readonly path: string;
  /** Right that the caller needs (`rules/rechte.ts` lists who has it). */
  readonly recht: Recht;
  readonly summary: string;
  /** What the call does, for whom, and what happens afterwards. Written for programmers. */
  readonly description: string;
  readonly tag:
    | 'Mandant'
    | 'Account'
    | 'Empfehlung'
    | 'Empfaenger'
    | 'Praemie'
    | 'Produkt'
    | 'Auftrag'
    | 'Nachbuchung'
    | 'Content'
    | 'Kontakt'
    | 'Agentur'
    | 'Einladung'
    | 'Mitarbeiter'
    | 'Seller'
    | 'Betrieb';
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /** Content type of the body if it is not JSON; the schema then validates the text, or the bytes as a `File`. */
  readonly bodyType?: 'text/csv' | 'application/octet-stream';
  /** Limit of such a body, if it is not that of a picture. */
  readonly maxMb?: number;
  /** Success answers by status; `null` means no body. */
  readonly answers: Readonly<Record<number, z.ZodMiniType | null>>;
  /** Content types of a 200 if it is not JSON. */
  readonly answerTypes?: readonly string[];
  /** Codes of the catalogue in addition to those of every call (Default, Validierung, ZuVieleAnfragen). */
  readonly errors: readonly ErrorCode[];
  /** Accepts `Idempotency-Key`. */
  readonly idempotent?: true;
  /** Whether the call changes or mails anything. Only set where it differs from the method: GET reads, all others write. Read it through `writes`. */
  readonly writes?: boolean;
  /** Concerns the caller's own account, so an agency may use it before an owner has agreed to the tenant's texts. All other calls that write wait. */
  readonly beforeConsent?: true;
  /** Needs a second factor within the last minutes (`STEP_UP_MINUTES`), because a stolen session must not reach it. */
  readonly stepUp?: true;
  /** A GET that people follow as a link, although it writes. Only set for links that do no harm from any page. */
  readonly isLink?: true;
  /** A GET that mails the address in its path, which anybody can type. */
  readonly mailsAnyone?: true;
}

/** Whether a call changes or mails anything. Renewing or ending the caller's own session does not count. */
export const writes = ({ method, writes: stated }: Pick<CallDefinition, 'method' | 'writes'>): boolean => stated ?? method !== 'GET';

/** Whether an agency cannot use a call until an owner has agreed to the tenant's texts. */
export const waitsForConsent = (call: CallDefinition): boolean => writes(call) && call.beforeConsent !== true;

/**
 * Whether a call is a GET that writes, which no link or picture of a page may make a browser send. All other methods are guarded by their content type
 * and the cookie rules.
 */
export const isWritingGet = (call: Pick<CallDefinition, 'method' | 'writes' | 'isLink'>): boolean =>
  call.method === 'GET' && writes(call) && call.isLink !== true;

/** Declares a call and keeps its literal types, from which handlers and clients infer theirs. */
export const call = <const C extends CallDefinition>(definition: C): C => definition;

type Infer<T> = T extends z.ZodMiniType ? z.output<T> : undefined;

export interface Input<C extends CallDefinition> {
  readonly params: Infer<C['params']>;
  readonly query: Infer<C['query']>;
  readonly body: Infer<C['body']>;
}

/** Answer of a handler: a status with its body, typed per status. */
export type Answer<C extends CallDefinition> = {
  [S in keyof C['answers'] & number]: {
    readonly status: S;
    readonly body: C['answers'][S] extends z.ZodMiniType ? z.input<C['answers'][S]> : null;
  };
}[keyof C['answers'] & number];

/** Full path of a call, with the tenant prefix if the call belongs to a tenant. */
export const pathOf = (call: CallDefinition): string => (hasMandant(call) ? `/api/v1/:tenant${call.path}` : call.path);

/** Whether a call belongs to a tenant. All other calls declare their full path, which starts with `/api/`. */
export const hasMandant = (call: CallDefinition): boolean => !call.path.startsWith('/api/');
