import type { Who } from '../../contract/rules/rechte.ts';
import { loginAgentur, makeAgentur, makeBenutzer } from './agentur.ts';
import type { TestApp } from './app.ts';
import { hexNow } from './empfaenger.ts';
import { recipient } from './money.ts';
import { login } from './walk.ts';

export type Credentials = Readonly<Record<Exclude<Who, 'offen'>, string>>;

type Kind = keyof Credentials;

/** Gives a live credential of a kind at one tenant, made when it is first asked for and the same from then on. */
export type CredentialDesk = (kind: Kind) => Promise<string>;

/**
 * A live credential of each kind: erika's session, her grant that the demo left open, a recipient of hers, the tenant's key, and the session of an owner of
 * an agency, which the tenant has to have. Each is made when it is first asked for: most calls take one of them, and all five cost as much as ten calls.
 */
export function credentialDesk(app: TestApp, tenant: string): CredentialDesk {
  const made = new Map<Kind, Promise<string>>();
  const desk = (kind: Kind): Promise<string> => {
    const known = made.get(kind) ?? MAKERS[kind](app, tenant, desk);
    made.set(kind, known);
    return known;
  };
  return desk;
}

const MAKERS: Readonly<Record<Kind, (app: TestApp, tenant: string, desk: CredentialDesk) => Promise<string>>> = {
  A: async (app, tenant) => loginAgentur(app, tenant, await makeBenutzer(app, tenant, await makeAgentur(app, tenant))),
  E: (app, tenant) => login(app, tenant),
  P: async (app, tenant, desk) => (await openGrant(app, tenant, await desk('E'))).Token,
  R: async (app, tenant) => hexNow(app, tenant, (await recipient(app, tenant)).Empfaengernummer),
  K: async (_, tenant) => `demo-${tenant}`,
};

/** All of them. */
export async function credentialsOf(app: TestApp, tenant: string): Promise<Credentials> {
  const desk = credentialDesk(app, tenant);
  return { E: await desk('E'), R: await desk('R'), P: await desk('P'), A: await desk('A'), K: await desk('K') };
}

interface OpenGrant {
  readonly Praemierungsnummer: string;
  readonly Token: string;
}

/** Erika's grant that can still be picked, as her personal area shows it. */
export async function openGrant(app: TestApp, tenant: string, session: string): Promise<OpenGrant> {
  const { body } = await app.api(tenant, 'GET', '/empfehler/empfehlungen', { bearer: session });
  const people: { Praemierung?: OpenGrant }[] = body.flatMap(({ Empfaenger }: { Empfaenger: object[] }) => Empfaenger);
  const found = people.find((one) => one.Praemierung?.Token)?.Praemierung;
  if (!found) throw new Error(`no open grant at ${tenant}`);
  return found;
}
