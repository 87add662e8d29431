import type { Who } from '../../contract/rules/rechte.ts';
import { loginAgentur, makeAgentur, makeBenutzer } from './agentur.ts';
import type { TestApp } from './app.ts';
import { loginBetrieb } from './betrieb.ts';
import { hexNow } from './empfaenger.ts';
import { recipient } from './money.ts';
import { makeSeller } from './seller.ts';
import { login } from './walk.ts';

export type Credentials = Readonly<Record<Exclude<Who, 'offen'>, string>>;

type Kind = keyof Credentials;

/** Returns a valid credential of a kind at one tenant; created on first use and then reused. */
export type CredentialProvider = (kind: Kind) => Promise<string>;

/**
 * A valid credential of each kind: erika's session, her open grant of the demo, one of her recipients, the tenant's key, the session of an agency
 * owner, if the tenant has agencies, that of a profi seller, and that of a person of the back office. Each is created on first use, because most calls need only one, and all seven cost as much as ten calls.
 */
export function makeCredentialProvider(app: TestApp, tenant: string): CredentialProvider {
  const made = new Map<Kind, Promise<string>>();
  const desk = (kind: Kind): Promise<string> => {
    const known = made.get(kind) ?? CREATE_CREDENTIAL[kind](app, tenant, desk);
    made.set(kind, known);
    return known;
  };
  return desk;
}

const CREATE_CREDENTIAL: Readonly<Record<Kind, (app: TestApp, tenant: string, desk: CredentialProvider) => Promise<string>>> = {
  A: async (app, tenant) => loginAgentur(app, tenant, await makeBenutzer(app, tenant, await makeAgentur(app, tenant))),
  E: (app, tenant) => login(app, tenant),
  P: async (app, tenant, desk) => (await openGrant(app, tenant, await desk('E'))).Token,
  R: async (app, tenant) => hexNow(app, tenant, (await recipient(app, tenant)).Empfaengernummer),
  K: async (_, tenant) => `demo-${tenant}`,
  S: async (app, tenant) => (await makeSeller(app, tenant)).session,
  B: async (app, tenant) => (await loginBetrieb(app, { rollen: { [tenant]: ['Betrieb'] } })).bearer,
};

/** Credentials of all kinds. */
export async function credentialsOf(app: TestApp, tenant: string): Promise<Credentials> {
  const desk = makeCredentialProvider(app, tenant);
  return {
    E: await desk('E'),
    R: await desk('R'),
    P: await desk('P'),
    A: await desk('A'),
    K: await desk('K'),
    B: await desk('B'),
    S: await desk('S'),
  };
}

interface OpenGrant {
  readonly Praemierungsnummer: string;
  readonly Token: string;
}

/** Erika's open grant, as her personal area shows it. */
export async function openGrant(app: TestApp, tenant: string, session: string): Promise<OpenGrant> {
  const { body } = await app.api(tenant, 'GET', '/empfehler/empfehlungen', { bearer: session });
  const people: { Praemierung?: OpenGrant }[] = body.flatMap(({ Empfaenger }: { Empfaenger: object[] }) => Empfaenger);
  const found = people.find((one) => one.Praemierung?.Token)?.Praemierung;
  if (!found) throw new Error(`no open grant at ${tenant}`);
  return found;
}
