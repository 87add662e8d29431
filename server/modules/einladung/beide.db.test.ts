import { beforeAll, describe, expect, test } from 'vitest';
import { PAGE_SESSIONS, type PageSession } from '../../../contract/values/sessions.ts';
import { openAgencyWithStaff } from '../../../test/support/agentur.ts';
import { demoApp } from '../../../test/support/app.ts';
import { einladungOf } from '../../../test/support/einladung.ts';
import { newAccount } from '../../../test/support/konto.ts';
import { configure } from '../../../test/support/mandant.ts';
import { login, newEmail } from '../../../test/support/walk.ts';
import { expectProblem } from '../../http/problem.fixture.ts';

/** A browser with two sessions: one of an owner of an agency, one of an employee of a firm that recommends. */

const app = demoApp();
const TENANT = 'telko';
const einladung = einladungOf(app);
const SITE = { host: `${TENANT}.localhost:3000`, origin: `http://${TENANT}.localhost:3000`, 'x-requested-with': 'XMLHttpRequest' };

/** Sessions that can invite. */
const INVITING = PAGE_SESSIONS.filter((name): name is Exclude<PageSession, 'Seller'> => name !== 'Seller');
type Sessions = Readonly<Record<(typeof INVITING)[number], string>>;
let sessions: Sessions;
/** The number that invitations by each session carry. */
let numbers: Record<keyof Sessions, string>;

beforeAll(async () => {
  await configure(app, TENANT, { ModuleCompanyRecommendation: true, CaptchaAb: null });
  const { agenturnummer, inhaber } = await openAgencyWithStaff(app, TENANT);
  const employee = await login(app, TENANT, (await newAccount(app, TENANT)).email);
  sessions = { Agentur: inhaber, Empfehler: employee };
  numbers = { Agentur: agenturnummer, Empfehler: (await einladung.daten(employee)).Mitarbeiter[0]?.Mitarbeiternummer ?? '' };
});

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
const cookiesOf = ({ Agentur, Empfehler }: Partial<Sessions>) =>
  [Agentur && `psoe_agentur=${Agentur}`, Empfehler && `psoe_token=${Empfehler}`].filter(Boolean).join('; ');

/** A browser with these sessions, whose page names the session that it uses. */
const browser = (held: Partial<Sessions>, session?: string) => (method: Method, path: string, body?: object) =>
  app.api(TENANT, method, path, {
    headers: { ...SITE, cookie: cookiesOf(held), ...(session !== undefined && { 'x-session': session }) },
    ...(body && { body }),
  });

/** An invitation with an address, made in that browser. */
async function invite(ask: ReturnType<typeof browser>): Promise<string> {
  const { Version } = (await ask('GET', '/Einladung/daten')).body.Einwilligung;
  const Einwilligung = { Version, Am: app.clock.now().toISOString() };
  const reply = await ask('PUT', '/Einladung', { Vorname: 'Ida', Nachname: 'Brand', Email: newEmail('ida'), Art: 'VorOrt', Einwilligung });
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body.Einladungsnummer;
}

const OTHER = { Agentur: 'Empfehler', Empfehler: 'Agentur' } as const;

describe.each(INVITING)('a page that uses the session %s', (session) => {
  test('invites and acts by that session only, and the other one cannot act on its invitation', async () => {
    const ask = browser(sessions, session);
    const other = browser(sessions, OTHER[session]);
    const { Mitarbeiter } = (await ask('GET', '/Einladung/daten')).body;
    expect(Mitarbeiter).toEqual((await einladung.daten(sessions[session])).Mitarbeiter);
    const nr = await invite(ask);
    expect((await einladung.row(nr)).agenturnummer).toBe(numbers[session]);
    expectProblem(await other('POST', `/Einladung/${nr}/erneut`), 404, 'NichtGefunden');
    expect((await ask('POST', `/Einladung/${nr}/erneut`)).status).toBe(204);
    expectProblem(await other('DELETE', `/Einladung/${nr}`), 404, 'NichtGefunden');
    expect((await ask('DELETE', `/Einladung/${nr}`)).status).toBe(204);
    expect((await einladung.row(nr)).status).toBe('Zurueckgezogen');
  });

  test('is refused with LoginFirst if only the other session exists', async () => {
    const ask = browser({ [OTHER[session]]: sessions[OTHER[session]] }, session);
    expectProblem(await ask('GET', '/Einladung/daten'), 401, 'LoginFirst');
    expectProblem(await ask('PUT', '/Einladung'), 401, 'LoginFirst');
    expectProblem(await ask('POST', '/Einladung/unbekannt0000/erneut'), 401, 'LoginFirst');
    expectProblem(await ask('DELETE', '/Einladung/unbekannt0000'), 401, 'LoginFirst');
  });

  test('is refused with PSOF0204 if its session has ended, even if the other is valid', async () => {
    const ask = browser({ ...sessions, [session]: 'vergangen' }, session);
    expectProblem(await ask('GET', '/Einladung/daten'), 401, 'PSOF0204');
  });
});

test("without a named session, the agency's is used before the employee's", async () => {
  expect((await einladung.row(await invite(browser(sessions)))).agenturnummer).toBe(numbers.Agentur);
  expect((await einladung.row(await invite(browser({ Empfehler: sessions.Empfehler })))).agenturnummer).toBe(numbers.Empfehler);
});

test('an unknown session name is refused with LoginFirst; a bearer token determines its own session', async () => {
  for (const unknown of ['E', 'agentur', 'Mitarbeiter', '']) {
    expectProblem(await browser(sessions, unknown)('GET', '/Einladung/daten'), 401, 'LoginFirst');
  }
  const headers = { 'x-session': 'Agentur' };
  const { body } = await app.api(TENANT, 'GET', '/Einladung/daten', { bearer: sessions.Empfehler, headers });
  expect(body.Mitarbeiter[0].Mitarbeiternummer).toBe(numbers.Empfehler);
});

test('a call of one session does not accept the other', async () => {
  expectProblem(await browser(sessions, 'Agentur')('GET', '/mitarbeiter/uebersicht'), 401, 'LoginFirst');
  expectProblem(await browser(sessions, 'Empfehler')('GET', '/agentur/user'), 401, 'LoginFirst');
  expect((await browser(sessions, 'Empfehler')('GET', '/mitarbeiter/uebersicht')).status).toBe(200);
  expect((await browser(sessions, 'Agentur')('GET', '/agentur/user')).status).toBe(200);
});
