import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { Recht } from './rules/rechte.ts';

export interface CallDefinition {
  /** operationId of the API description. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below `/api/v1/{tenant}`, parameters as `:name`. */
  readonly path: string;
  /** What one has to be allowed (`rules/rechte.ts` says who is). */
  readonly recht: Recht;
  readonly summary: string;
  /** What it does, for whom, and what happens afterwards, for those who write programs. */
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
    | 'Mitarbeiter';
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /** What the body is when not JSON; its schema then sees the text. */
  readonly bodyType?: 'text/csv';
  /** Success answers by status; `null` has no body. */
  readonly answers: Readonly<Record<number, z.ZodMiniType | null>>;
  /** What the body of a 200 is when not JSON. */
  readonly answerTypes?: readonly string[];
  /** Codes of the catalogue besides those every call can answer (Default, Validierung, ZuVieleAnfragen). */
  readonly errors: readonly ErrorCode[];
  /** Accepts `Idempotency-Key`. */
  readonly idempotent?: true;
  /** Whether it changes or mails anything. Stated only where the method does not say it: a GET reads, every other method writes. Ask `writes`. */
  readonly writes?: boolean;
}

/** Whether a call changes or mails anything of its caller's; renewing or ending the session that makes it does not count. */
export const writes = ({ method, writes: stated }: Pick<CallDefinition, 'method' | 'writes'>): boolean => stated ?? method !== 'GET';

/** Declares a call and keeps its literal types, from which handlers and clients infer theirs. */
export const call = <const C extends CallDefinition>(definition: C): C => definition;

type Infer<T> = T extends z.ZodMiniType ? z.output<T> : undefined;

export interface Input<C extends CallDefinition> {
  readonly params: Infer<C['params']>;
  readonly query: Infer<C['query']>;
  readonly body: Infer<C['body']>;
}

/** What a handler answers: the status with its body, each status with its own type. */
export type Answer<C extends CallDefinition> = {
  [S in keyof C['answers'] & number]: {
    readonly status: S;
    readonly body: C['answers'][S] extends z.ZodMiniType ? z.input<C['answers'][S]> : null;
  };
}[keyof C['answers'] & number];

/** Whole path of a call: below its tenant, unless it has none. */
export const pathOf = (call: CallDefinition): string => (hasMandant(call) ? `/api/v1/:tenant${call.path}` : call.path);

/** Whether a call is a tenant's: the others say their whole path. */
export const hasMandant = (call: CallDefinition): boolean => !call.path.startsWith('/api/');
