import type { HolderOf, Who } from '../../contract/rules/rechte.ts';
import type { AgenturStatus } from '../../contract/rules/rollen.ts';
import type { Locale } from '../../contract/values/wire.ts';
import type { Context } from '../context.ts';
import { Refusal, refuse } from '../errors.ts';

/** The agency of a session, which decides what the session sees. */
interface Agentur {
  readonly agenturnummer: string;
  readonly name: string;
  readonly status: AgenturStatus;
  /** The number of the own; null of an owner without one. */
  readonly mitarbeiternummer: string | null;
  readonly accountId: string;
  /** When the password was given last in this session. */
  readonly passwortAm: Date | null;
}

/** What is known of every caller with a credential. */
interface Known {
  /** What the credential stands for: account, grant, recipient, key, agency user. */
  readonly id: string;
  readonly locale?: Locale;
  /** The name in the audit log. */
  readonly wer: string;
  /** When a session ends. */
  readonly ablauf?: Date;
}

interface EmpfaengerLogin extends HolderOf<'R'> {
  /** Hash of the secret that the recipient came by, which can be renewed before the call has its turn. */
  readonly secretHash: string;
}

interface AgenturLogin extends HolderOf<'A'> {
  readonly agentur: Agentur;
}

/** Who makes a call, by the kind of credential. A portal with a session of its own adds a member. */
export type Login = Known & (HolderOf<'E'> | HolderOf<'P'> | HolderOf<'K'> | EmpfaengerLogin | AgenturLogin);

/** The login of one kind of credential. */
export type LoginOf<Kind extends Login['who']> = Extract<Login, { readonly who: Kind }>;

/** The id that a login stands for; a call that is not open has one. */
export const idOf = (login: Login | null): string => login?.id ?? refuse('LoginFirst');

/** How a module recognises its credential; a refusal of its own (unknown, expired) is thrown. */
export type LoginResolver = (context: Context, credential: string) => Promise<Login | null>;

export type LoginResolvers = Readonly<Record<Login['who'], LoginResolver>>;

/** What a caller brings to be known by. */
export interface Credential {
  readonly value: string;
  readonly byCookie: boolean;
}

/** Finds the login of a call, or refuses: LoginFirst when nothing was sent, PSOF0204 when it is no good. */
export async function resolveLogin(
  context: Context,
  credential: Credential | null,
  who: readonly Who[],
  resolvers: LoginResolvers,
): Promise<Login | null> {
  const kinds = who.filter((kind) => kind !== 'offen');
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
  // A recipient's cookie outlives the data it stood for; without it the call is open.
  if (credential.byCookie && who.includes('offen')) return null;
  return refuse('NichtGefunden');
}
