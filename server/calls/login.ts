import type { Holder, Who } from '../../contract/rules/rechte.ts';
import type { AgenturStatus } from '../../contract/rules/rollen.ts';
import type { Locale } from '../../contract/values/wire.ts';
import type { Context } from '../context.ts';
import { Refusal, refuse } from '../errors.ts';

/** The agency of a session, as what it may see goes by it. */
interface AgenturLogin {
  readonly agenturnummer: string;
  readonly name: string;
  readonly status: AgenturStatus;
  /** The number of the own; null of an owner without one. */
  readonly mitarbeiternummer: string | null;
  readonly accountId: string;
  /** When the password was given last in this session. */
  readonly passwortAm: Date | null;
}

/** Who makes a call: kind of credential and the id it stands for (account, grant, recipient, key). */
export interface Login extends Holder {
  /** The agency for which the user is logged in. */
  readonly agentur?: AgenturLogin;
  readonly id: string;
  readonly locale?: Locale;
  readonly wer: string;
  /** When a session ends. */
  readonly ablauf?: Date;
  /** Hash of the secret that a recipient came by, which can be renewed before the call has its turn. */
  readonly secretHash?: string;
}

/** The id that a login stands for; a call that is not open has one. */
export const idOf = (login: Login | null): string => login?.id ?? refuse('LoginFirst');

/** How a module recognises its credential; a refusal of its own (unknown, expired) is thrown. */
export type LoginResolver = (context: Context, credential: string) => Promise<Login | null>;

export type LoginResolvers = Readonly<Record<Exclude<Who, 'offen'>, LoginResolver>>;

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
