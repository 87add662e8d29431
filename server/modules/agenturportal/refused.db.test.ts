import { beforeAll, describe, expect, test } from 'vitest';
import type { CallDefinition } from '../../../contract/call.ts';
import { CALLS } from '../../../contract/calls.ts';
import { may, whoOf } from '../../../contract/rules/rechte.ts';
import { loginAgentur, makeAgentur, makeBenutzer, openAgencyWithStaff } from '../../../test/support/agentur.ts';
import { demoApp } from '../../../test/support/app.ts';
import { login } from '../../../test/support/walk.ts';
import { expectProblem } from '../../http/problem.fixture.ts';

/** Every call of an agency, by users without the right to it. */

const app = demoApp();
const TENANT = 'telko';
const OF_AGENCY = CALLS.filter((call) => whoOf(call).includes('A')).map((call) => [call.name, call] as const);
const MINIMAL = { who: 'A', rollen: ['Minimal'], schalter: [] } as const;
const CLOSED = OF_AGENCY.filter(([, call]) => !may(MINIMAL, call.recht));
const NAMING = CLOSED.filter(([, { path }]) => path.includes(':agentur'));

/** Bodies of calls that validate the body before the right. */
const BODIES: Readonly<Record<string, object>> = {
  saveNotiz: { Text: 'an Jörg' },
  objectAuftrag: { Grund: 'Doppelt bestellt.' },
  inviteMitarbeiter: { Vorname: 'Jörg', Nachname: 'Müßig', Email: 'joerg@agentur.example', Rollen: [] },
  changeMitarbeiter: { Vorname: 'Jörg' },
  changeStammdaten: { Strasse: 'Am Speicher' },
  setAgenturvariables: { Begruessung: 'Guten Tag!' },
  addPlan: { ProduktId: 462, WertCent: 8000, Startdatum: '2099-01-01' },
  previewPlan: { ProduktId: 462, WertCent: 8000, Startdatum: '2099-01-01' },
};
/** Queries of calls that validate the query before the right. */
const QUERIES: Readonly<Record<string, string>> = { readKosten: '?ProduktId=462' };

let agency: Awaited<ReturnType<typeof openAgencyWithStaff>>;
let foreign: string;
let minimal: string;
let ended: string;
let erika: string;

beforeAll(async () => {
  agency = await openAgencyWithStaff(app, TENANT);
  foreign = await makeAgentur(app, TENANT);
  const email = await makeBenutzer(app, TENANT, agency.agenturnummer, { rollen: [] });
  minimal = await loginAgentur(app, TENANT, email);
  ended = await loginAgentur(app, TENANT, email);
  expect((await app.api(TENANT, 'POST', '/agentur/logout', { bearer: ended })).status).toBe(204);
  erika = await login(app, TENANT);
});

function ask({ name, method, path }: CallDefinition, bearer?: string, agentur = agency.agenturnummer) {
  const parts: Readonly<Record<string, string>> = { agentur, bericht: 'auftraege' };
  const place = path.replace(/:(\w+)/g, (_, part) => parts[part] ?? 'unbekannt0000');
  return app.api(TENANT, method, `${place}${QUERIES[name] ?? ''}`, { body: BODIES[name], ...(bearer !== undefined && { bearer }) });
}

describe('a call of an agency', () => {
  test.each(OF_AGENCY)('%s needs a live session of an agency', async (_, call) => {
    expectProblem(await ask(call), 401, 'LoginFirst');
    for (const bearer of [ended, erika, `demo-${TENANT}`]) expectProblem(await ask(call, bearer), 401, 'PSOF0204');
  });

  test.each(CLOSED)('%s needs a right that a user without a role lacks', async (_, call) => {
    expectProblem(await ask(call, minimal), 403, 'NichtAuthorisiert');
  });

  test.each(NAMING)('%s returns 404 for another agency', async (_, call) => {
    expectProblem(await ask(call, agency.inhaber, foreign), 404, 'NichtGefunden');
  });
});

test.each([
  ['PUT', '/agentur/wechseln', {}],
  ['GET', '/agentur/suche', undefined],
  ['GET', `/agentur/suche?q=${'x'.repeat(201)}`, undefined],
  ['GET', '/agentur/suche?q=%00', undefined],
] as const)('%s %s with %j is refused with Validierung', async (method, path, body) => {
  expectProblem(await app.api(TENANT, method, path, { bearer: agency.inhaber, body }), 422, 'Validierung');
});
