import type * as z from 'zod/mini';
import type { Answer, CallDefinition } from '../../contract/call.ts';
import type { Consent } from '../../contract/calls/consent.ts';
import type { Inhalt, InhaltArt, Inhalte } from '../../contract/calls/inhalt.ts';
import type { MandantKonfiguration } from '../../contract/calls/mandant.ts';
import type { ErrorCode, FieldCode } from '../../contract/errors.ts';
import type { PageName } from '../../contract/pages/public.ts';
import type { Holder, HolderOf } from '../../contract/rules/rechte.ts';
import type { RegistrierungStatus } from '../../contract/rules/registrierung.ts';
import type { Bild, Look } from '../../contract/values/bild.ts';
import type { Locale } from '../../contract/values/wire.ts';

/** A problem as on the wire (RFC 9457). */
export interface Problem {
  readonly status: number;
  readonly code: ErrorCode;
  readonly detail: string;
  /** Seconds after which a limit permits the next try. */
  readonly retryAfterSeconds?: number;
  readonly errors?: readonly { readonly field: string; readonly code: FieldCode; readonly message: string }[];
}

type CallResult<C extends CallDefinition> = ({ readonly ok: true } & Answer<C>) | { readonly ok: false; readonly problem: Problem };

type Raw<T> = T extends z.ZodMiniType ? z.input<T> : undefined;

/** Input of a call from a page. The call validates it like any other input, so form fields are passed as typed. */
export interface CallInput<C extends CallDefinition> {
  readonly params?: Raw<C['params']>;
  readonly query?: Raw<C['query']>;
  readonly body?: Raw<C['body']> | Readonly<Record<string, unknown>>;
  /** A secret from the page's address; without it the visitor's cookies authenticate the call. */
  readonly bearer?: string;
  /** Calls with the same key and body are executed once. */
  readonly idempotencyKey?: string;
}

/** Values of a form by field name. */
export type Fields = Readonly<Record<string, string>>;

/** The values that the visitor typed, and the reason of the refusal. */
export interface FormState {
  readonly values: Fields;
  readonly problem: Problem;
}

/** Content for a page. `find` may miss an entry; if `need` misses one, the page is shown without it but never cached. */
interface VisitInhalte extends Inhalte {
  need<A extends InhaltArt>(art: A, id: string): Inhalt<A> | null;
  needAny<A extends InhaltArt>(art: A): readonly Inhalt<A>[];
}

/** An agency user who is logged in to the portal. */
interface AgenturPortalHolder extends HolderOf<'A'> {
  readonly agenturnummer: string;
  readonly name: string;
  readonly status: RegistrierungStatus;
  /** An owner has yet to agree to the tenant's current texts for agencies. */
  readonly isConsentOpen: boolean;
}

/** A profi seller who is logged in to the portal. */
interface SellerPortalHolder extends HolderOf<'S'> {
  readonly sellernummer: string;
}

/** The user who is logged in to a portal with its own session. Each such portal adds a member. */
type PortalHolder = AgenturPortalHolder | SellerPortalHolder;

/** One request of a page: visitor, language, address, and the function for calls. */
export interface Visit {
  /** The tenant's name in addresses. */
  readonly mandant: string;
  /** The page that the address names; null if it names none. */
  readonly page: PageName | null;
  readonly locale: Locale;
  /** The moment of the visit, by the product's clock. A page that shows it is not cached for other visitors. */
  readonly now: Date;
  readonly konfiguration: MandantKonfiguration;
  /** The tenant's own texts in this language by key. */
  readonly texte: Readonly<Record<string, string>>;
  /** The tenant's pictures. */
  readonly look: Look;
  /** Another picture of the tenant by name; null if there is none. */
  bild(name: string): Bild | null;
  /** The tenant's content in this language, from memory. */
  readonly inhalte: VisitInhalte;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** The channel by which the visitor came, if it is known. */
  readonly channel: string | undefined;
  /** The visitor's choice of cookies; null before one was made. */
  readonly consent: Consent | null;
  /** The visitor's login by the session of a recommender; null without one. */
  readonly login: Holder | null;
  /** The user of the session of the page's portal, the only session that counts there; null on all other pages. */
  readonly portalHolder: PortalHolder | null;
  /** Seconds until the session that counts on the page ends; null without one. */
  readonly sessionSeconds: number | null;
  /** The form that was just refused, to be shown again. */
  readonly form: FormState | null;
  /** Data that one step of a form passes to the next on the same page; only in the page, not stored. */
  readonly carried?: Readonly<Record<string, string>>;
  call<C extends CallDefinition>(call: C, input?: CallInput<C>): Promise<CallResult<C>>;
}

/** A page of the same tenant with parameters of path and query; by default in the language of the visit. */
export interface Target {
  readonly page: PageName;
  readonly params?: Readonly<Record<string, string>>;
  readonly locale?: Locale;
}

/** Result of opening a page: its props, a redirect, or a problem. */
export type Loaded<Props> =
  | { readonly props: Props; readonly status?: 200 | 404 | 410 }
  | { readonly redirect: Target }
  | { readonly problem: Problem };

/** Result of sending a form: a redirect, the same page with its problem, the same page at its next step, or a file to download. */
export type Posted =
  | { readonly redirect: Target }
  /** Leaves for another address, such as the tenant's shop. The page of the form names its host in `formHosts`. */
  | { readonly leave: string }
  | { readonly problem: Problem }
  | { readonly carry: Readonly<Record<string, string>> }
  | { readonly file: { readonly name: string; readonly json: unknown } };
