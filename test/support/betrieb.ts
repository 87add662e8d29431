import type { Mandantenrolle } from '../../contract/rules/betriebsrollen.ts';
import { addMinutes } from '../../server/calendar.ts';
import { type InstallationScope, inInstallation } from '../../server/calls/installation.ts';
import { addActivePerson, setRoles } from '../../server/modules/betrieb/index.ts';
import type { TestApp } from './app.ts';
import { newAddress } from './konto.ts';
import { newEmail } from './walk.ts';

/** The password of people of the back office in tests. */
export const BETRIEB_PASSWORT = 'Feldweg-Kastanie-7';

interface Wish {
  /** Roles at tenants. */
  readonly rollen?: Readonly<Record<string, readonly Mandantenrolle[]>>;
  readonly plattform?: boolean;
  /** Last day of the roles. */
  readonly giltBis?: string | null;
}

export interface TestPerson {
  readonly id: string;
  readonly email: string;
}

/** Runs work directly with the rules, in a transaction of the installation. */
export const inBetrieb = <T>(app: TestApp, work: (scope: InstallationScope) => Promise<T>, wer = 'Test'): Promise<T> =>
  inInstallation(app.parts, wer, work);

/** An active person of the back office; by default with the role Betrieb at telko. */
export const makePerson = (
  app: TestApp,
  { rollen = { telko: ['Betrieb'] }, plattform = false, giltBis = null }: Wish = {},
): Promise<TestPerson> =>
  inBetrieb(app, async (scope) => {
    const email = newEmail('betrieb');
    const passwortHash = await app.parts.passwords.hash(BETRIEB_PASSWORT);
    const id = await addActivePerson(scope, { email, vorname: 'Berta', nachname: 'Beispiel', passwortHash, plattform });
    for (const mandant of scope.mandanten)
      if (rollen[mandant.mandant])
        await scope.asMandant(mandant, (context) => setRoles(context, id, { rollen: rollen[mandant.mandant] ?? [], giltBis }));
    return { id, email };
  });

/** An open session of a person, as a bearer token, written without a login. */
export const openBetriebSession = (app: TestApp, { id }: Pick<TestPerson, 'id'>): Promise<string> =>
  inBetrieb(app, async ({ tx, now, random, secrets }) => {
    const token = random.geheimnis();
    const row = { sitzung_id: random.nummer(), benutzer_id: id, geraet: 'Firefox, Linux' };
    const moments = { erstellt_am: now, zuletzt_am: now, ablauf_am: addMinutes(now, 8 * 60), bestaetigt_am: now };
    await tx
      .insertInto('betrieb_sitzung')
      .values({ token_hash: secrets.hash(token), ...row, ...moments })
      .execute();
    return token;
  });

/** A new person with an open session. */
export async function loginBetrieb(app: TestApp, wish: Wish = {}): Promise<TestPerson & { readonly bearer: string }> {
  const person = await makePerson(app, wish);
  return { ...person, bearer: await openBetriebSession(app, person) };
}

/** Makes a call without a tenant in its path, from a network address of its own. */
export const globalCall = (
  app: TestApp,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  { bearer, body, headers = {} }: { bearer?: string; body?: object; headers?: Record<string, string> } = {},
) =>
  app.request({
    method,
    url: `/api/v1/betrieb${path}`,
    remoteAddress: newAddress(),
    headers: { 'x-requested-with': 'XMLHttpRequest', ...(bearer && { authorization: `Bearer ${bearer}` }), ...headers },
    ...(body && { payload: body }),
  });
