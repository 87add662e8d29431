import type * as z from 'zod/mini';
import type { Answer, CallDefinition } from '../../contract/call.ts';
import type { Consent } from '../../contract/calls/consent.ts';
import type { Inhalt, InhaltArt, Inhalte } from '../../contract/calls/inhalt.ts';
import type { MandantKonfiguration } from '../../contract/calls/mandant.ts';
import type { ErrorCode, FieldCode } from '../../contract/errors.ts';
import type { PageName } from '../../contract/pages/public.ts';
import type { Holder, HolderOf } from '../../contract/rules/rechte.ts';
import type { AgenturStatus } from '../../contract/rules/rollen.ts';
import type { Bild, Look } from '../../contract/values/bild.ts';
import type { Locale } from '../../contract/values/wire.ts';

/** A refusal as the wire shows it (RFC 9457). */
export interface Problem {
  readonly status: number;
  readonly code: ErrorCode;
  readonly detail: string;
  /** Seconds after which a refused limit lets through again. */
  readonly retryAfterSeconds?: number;
  readonly errors?: readonly { readonly field: string; readonly code: FieldCode; readonly message: string }[];
}

type CallResult<C extends CallDefinition> = ({ readonly ok: true } & Answer<C>) | { readonly ok: false; readonly problem: Problem };

type Raw<T> = T extends z.ZodMiniType ? z.input<T> : undefined;

/** What a call takes from a page; checked like any other input, so the fields of a form go in as typed. */
export interface CallInput<C extends CallDefinition> {
  readonly params?: Raw<C['params']>;
  readonly query?: Raw<C['query']>;
  readonly body?: Raw<C['body']> | Readonly<Record<string, unknown>>;
  /** A secret of the page's address; without it the visitor's cookies speak. */
  readonly bearer?: string;
  /** The same key and body are done once. */
  readonly idempotencyKey?: string;
}

/** What a form brings, by field name. */
export type Fields = Readonly<Record<string, string>>;

/** The values that the visitor typed, and why they were refused. */
export interface FormState {
  readonly values: Fields;
  readonly problem: Problem;
}

/** Content for a page. `find` may miss an entry; if `need` misses one, the page is shown without it but never cached. */
interface VisitInhalte extends Inhalte {
  need<A extends InhaltArt>(art: A, id: string): Inhalt<A> | null;
  needAny<A extends InhaltArt>(art: A): readonly Inhalt<A>[];
}

/** An agency user who is logged in at the portal. */
interface AgenturPortalHolder extends HolderOf<'A'> {
  readonly agenturnummer: string;
  readonly name: string;
  readonly status: AgenturStatus;
}

/** Who is logged in at a portal by its own session. A portal with a session of its own adds a member. */
type PortalHolder = AgenturPortalHolder;

/** One opening of a page: visitor, language, address, and the way to make calls. */
export interface Visit {
  /** The tenant's name in addresses. */
  readonly mandant: string;
  /** The page that the address names; null when it names none. */
  readonly page: PageName | null;
  readonly locale: Locale;
  /** The moment of the visit, by the product's clock. What shows it is kept for nobody else. */
  readonly now: Date;
  readonly konfiguration: MandantKonfiguration;
  /** The tenant's own texts in this language, flat by key. */
  readonly texte: Readonly<Record<string, string>>;
  /** The tenant's pictures. */
  readonly look: Look;
  /** Another picture of the tenant's, by its name; null where there is none. */
  bild(name: string): Bild | null;
  /** The tenant's content in this language, from memory. */
  readonly inhalte: VisitInhalte;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** The way the visitor came, as far as it is known. */
  readonly channel: string | undefined;
  /** The visitor's choice of cookies; null before one was made. */
  readonly consent: Consent | null;
  /** By what the visitor is known: the session of a recommender; null is anybody. */
  readonly login: Holder | null;
  /** Who is logged in by the session of the page's portal, the only one that counts there; null on all other pages. */
  readonly portalHolder: PortalHolder | null;
  /** Seconds until the session that counts on the page ends; null without one. */
  readonly sessionSeconds: number | null;
  /** The form that was just refused, to be shown again. */
  readonly form: FormState | null;
  /** Data that one step of a form hands to the next on the same page; kept in the page only, not stored. */
  readonly carried?: Readonly<Record<string, string>>;
  call<C extends CallDefinition>(call: C, input?: CallInput<C>): Promise<CallResult<C>>;
}

/** A page of the same tenant, with what stands in its path and query; in the visit's language without another. */
export interface Target {
  readonly page: PageName;
  readonly params?: Readonly<Record<string, string>>;
  readonly locale?: Locale;
}

/** What opening a page comes to: its props, another page, or what stands in the way. */
export type Loaded<Props> =
  | { readonly props: Props; readonly status?: 200 | 404 | 410 }
  | { readonly redirect: Target }
  | { readonly problem: Problem };

/** What sending a form comes to: another page, the same with what was wrong, the same at its next step, or a file to keep. */
export type Posted =
  | { readonly redirect: Target }
  | { readonly problem: Problem }
  | { readonly carry: Readonly<Record<string, string>> }
  | { readonly file: { readonly name: string; readonly json: unknown } };
