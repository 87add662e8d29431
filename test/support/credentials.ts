import type { Who } from '../../contract/rules/rechte.ts';
import { loginAgentur, makeAgentur, makeBenutzer } from './agentur.ts';
import type { TestApp } from './app.ts';
import { hexNow } from './empfaenger.ts';
import { recipient } from './money.ts';
import { login } from './walk.ts';

export type Credentials = Readonly<Record<Exclude<Who, 'offen'>, string>>;

/**
 * A live credential of each kind: erika's session, her grant that the demo left open, a recipient of hers, the tenant's key, and the session of an owner of
 * an agency, which the tenant has to have.
 */
export async function credentialsOf(app: TestApp, tenant: string): Promise<Credentials> {
  const E = await login(app, tenant);
  const { Empfaengernummer } = await recipient(app, tenant);
  const { Token } = await openGrant(app, tenant, E);
  const A = await loginAgentur(app, tenant, await makeBenutzer(app, tenant, await makeAgentur(app, tenant)));
  return { A, E, P: Token, R: await hexNow(app, tenant, Empfaengernummer), K: `demo-${tenant}` };
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
