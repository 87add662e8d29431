import type { HolderOf, Who } from '../../contract/rules/rechte.ts';
import type { RegistrierungStatus } from '../../contract/rules/registrierung.ts';
import type { Locale } from '../../contract/values/wire.ts';
import type { Context, Mandant } from '../context.ts';
import { Refusal, refuse } from '../errors.ts';
import type { Parts } from '../parts.ts';

/** The agency of a session, which decides what the session sees. */
interface Agentur {
  readonly agenturnummer: string;
  readonly name: string;
  readonly status: RegistrierungStatus;
  /** The employee number of the logged-in person; null for an owner without one. */
  readonly mitarbeiternummer: string | null;
  readonly accountId: string;
  /** The moment at which the password was last entered in this session. */
  readonly passwortAm: Date | null;
  /** An owner has yet to agree to the tenant's current texts; until then the agency only reads. */
  readonly isConsentOpen: boolean;
}

/** Data of every caller with a credential. */
interface KnownCaller {
  /** Id of the account, grant, recipient, key or agency user of the credential. */
  readonly id: string;
  readonly locale?: Locale;
  /** The name in the audit log. */
  readonly wer: string;
  /** When a session ends. */
  readonly ablauf?: Date;
}

interface EmpfaengerLogin extends HolderOf<'R'> {
  /** Hash of the secret that the recipient used; the secret can be renewed before the call runs. */
  readonly secretHash: string;
}

interface AgenturLogin extends HolderOf<'A'> {
  readonly agentur: Agentur;
}

/** A session of a profi seller. */
interface SellerLogin extends HolderOf<'S'> {
  readonly seller: {
    readonly sellernummer: string;
    readonly accountId: string;
    /** The moment at which the password was last entered in this session; null if it was opened by a mailed link. */
    readonly passwortAm: Date | null;
  };
}

/** A session of the back office. */
interface BetriebLogin extends HolderOf<'B'> {
  readonly betrieb: {
    readonly sitzungId: string;
    /** The moment until which the last second factor confirms calls that need one. */
    readonly bestaetigtBis: Date;
    readonly plattform: boolean;
  };
}

/** The caller, by kind of credential. A portal with its own session adds a member. */
export type Login = KnownCaller &
  (HolderOf<'E'> | HolderOf<'P'> | HolderOf<'K'> | EmpfaengerLogin | AgenturLogin | SellerLogin | BetriebLogin);

/** The login of one kind of credential. */
export type LoginOf<Kind extends Login['who']> = Extract<Login, { readonly who: Kind }>;

/** The id of a login. Throws LoginFirst for null, which only open calls have. */
export const idOf = (login: Login | null): string => login?.id ?? refuse('LoginFirst');

/** Resolves a module's own credential; throws its own refusals (unknown, expired). */
export type LoginResolver = (context: Context, credential: string) => Promise<Login | null>;

/** By kind. A person of the back office is found in a transaction of the installation (`calls/pipeline.ts`). */
export type LoginResolvers = Readonly<Record<Exclude<Login['who'], 'B'>, LoginResolver>>;

/** Finds the person of the back office behind a session; throws PSOF0204, or NichtGefunden without a role at the tenant. */
export type BetriebResolver = (
  parts: Parts,
  token: string,
  asked: { readonly mandant: Mandant | null; readonly isBackground: boolean },
) => Promise<LoginOf<'B'>>;

/** The credential that a caller sends. */
export interface Credential {
  readonly value: string;
  readonly byCookie: boolean;
}

/** Finds the login of a call. Throws LoginFirst without a credential, PSOF0204 or NichtGefunden for an invalid one. */
export async function resolveLogin(
  context: Context,
  credential: Credential | null,
  who: readonly Who[],
  resolvers: LoginResolvers,
): Promise<Login | null> {
  // A grant's token is no cookie, so an ended session is never taken for one.
  const kinds = who.filter((kind) => kind !== 'offen' && kind !== 'B').filter((kind) => kind !== 'P' || !credential?.byCookie);
  if (credential === null || kinds.length === 0) {
    if (who.includes('offen')) return null;
    return refuse('LoginFirst');
  }
  for (const kind of kinds) {
    const login = await resolvers[kind](context, credential.value);
    if (login) return login;
  }
  if (kinds.every((kind) => kind === 'K')) throw new Refusal('PSOF0204', { text: 'fehler.PSOF0204.schluessel' });
  if (!kinds.includes('R')) refuse('PSOF0204');
  // A recipient's cookie can outlive the recipient's data; then the caller of an open call is anonymous.
  if (credential.byCookie && who.includes('offen')) return null;
  return refuse('NichtGefunden');
}
