import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { inBetrieb, loginBetrieb } from '../../../../test/support/betrieb.ts';
import { released } from '../../../../test/support/money.ts';
import { queryAsOwner } from '../../../../test/support/rows.ts';
import type { Login } from '../../../calls/login.ts';
import { expectProblem, fieldCodes } from '../../../http/problem.fixture.ts';
import { setRoles } from '../../betrieb/index.ts';
import { answerAsBetrieb } from './kundennummern.ts';

const app = testApp();
const TENANT = 'telko';
let token: string;
let stated = 0;
beforeAll(async () => {
  ({ empfehlerToken: token } = await released(app, TENANT));
});

const support = async () => (await loginBetrieb(app, { rollen: { telko: ['Support'] } })).bearer;
const list = (bearer: string, body: object = {}) => app.api(TENANT, 'PUT', '/betrieb/kundennummern', { bearer, body });
const read = (bearer: string, nr: string, tenant = TENANT) => app.api(tenant, 'GET', `/betrieb/kundennummern/${nr}`, { bearer });
const reply = (bearer: string, nr: string, body: object, headers: Record<string, string> = {}) =>
  app.api(TENANT, 'POST', `/betrieb/kundennummern/${nr}`, { bearer, body, headers });
const shownToRecommender = async () =>
  (await app.api(TENANT, 'GET', '/empfehler/GetResultFromKundennummer/', { bearer: token })).body.Status;
const logOf = (nr: string) =>
  queryAsOwner<{ wer: string; daten: object }>(
    app,
    "select wer, daten from protokoll where bezug = $1 and was = 'kundennummer.beantwortet' order by protokoll_id",
    [nr],
  );

/** States a new customer number; returns it with its query. */
async function state() {
  stated += 1;
  const Kundennummer = `KD-${stated}`;
  app.clock.pass({ minutes: 1 });
  await app.api(TENANT, 'PUT', `/empfehler/SetKundennummerForEmpfehler/${Kundennummer}`, { bearer: token });
  const open = (await app.api(TENANT, 'GET', '/kundennummer', { bearer: `demo-${TENANT}` })).body as {
    Anfrage: string;
    Kundennummer: string;
  }[];
  return { nr: open.find((one) => one.Kundennummer === Kundennummer)?.Anfrage ?? '', Kundennummer };
}

test('the list shows the stated number, keeps those without an answer, finds numbers, and is counted at home', async () => {
  const { nr, Kundennummer } = await state();
  const bearer = await support();
  const numbers = async (Filter: object) =>
    (await list(bearer, { Filter })).body.Content.map(({ Anfrage }: { Anfrage: string }) => Anfrage) as string[];
  expect((await list(bearer)).body.Content[0]).toEqual({
    GestelltAm: app.clock.now().toISOString(),
    Anfrage: nr,
    Kundennummer,
    Status: 'Offen',
    Empfehler: 'Erika M.',
    BeantwortetAm: null,
  });
  for (const Suche of [Kundennummer.toLowerCase(), Kundennummer.slice(0, 3), nr]) expect(await numbers({ Suche }), Suche).toContain(nr);
  for (const Suche of ['%', 'D-', nr.slice(0, -1)]) expect(await numbers({ Suche }), Suche).not.toContain(nr);
  const home = async (session: string) =>
    (await app.api(TENANT, 'GET', '/betrieb/heute', { bearer: session })).body.Anstehend.find(
      ({ Liste }: { Liste: string }) => Liste === 'kundennummern',
    );
  const waiting = await numbers({ Faellig: 'Offen' });
  expect(waiting).toContain(nr);
  expect(await home(bearer)).toMatchObject({ Faellig: 'Offen', Anzahl: waiting.length });
  expect(await home((await loginBetrieb(app, { rollen: { telko: ['Buchhaltung'] } })).bearer)).toBeUndefined();
  await reply(bearer, nr, { Gefunden: true });
  expect(await numbers({ Faellig: 'Offen' })).not.toContain(nr);
  expect(await numbers({ Status: ['Gefunden'] })).toContain(nr);
});

describe('an answer', () => {
  test('reaches the page of the reward, names its author, and can be corrected', async () => {
    const { nr } = await state();
    const { bearer, id } = await loginBetrieb(app, { rollen: { telko: ['Support'] } });
    expect((await read(bearer, nr)).body).toMatchObject({ Vorname: 'Erika', Nachname: 'Muster', Status: 'Offen', BeantwortetDurch: null });
    await app.jobs.drainMails();
    const mails = app.mails.sent.length;
    const first = await reply(bearer, nr, { Gefunden: false, Bisher: 'Offen' });
    expect(first).toMatchObject({
      status: 200,
      body: { Status: 'Unbekannt', BeantwortetDurch: 'Berta Beispiel', BeantwortetAm: app.clock.now().toISOString() },
    });
    expect(await shownToRecommender()).toBe('Unbekannt');
    const { body } = await reply(bearer, nr, { Gefunden: true, Bisher: 'Unbekannt' });
    expect(body.Verlauf.map(({ Was }: { Was: string }) => Was)).toEqual([
      'Kundennummer angegeben',
      'Nicht gefunden, sagt Berta Beispiel',
      'Gefunden, sagt Berta Beispiel',
    ]);
    expect(await shownToRecommender()).toBe('Gefunden');
    expect(await logOf(nr)).toEqual([
      { wer: `Betrieb:${id}`, daten: { status: 'Unbekannt' } },
      { wer: `Betrieb:${id}`, daten: { status: 'Gefunden' } },
    ]);
    await app.jobs.drainMails();
    expect(app.mails.sent).toHaveLength(mails);
  });

  test('of two people at once counts once, and the other gets the number as it stands', async () => {
    const { nr } = await state();
    const [one, two] = [await support(), await support()];
    const replies = await atOnce(6, (n) => reply(n % 2 === 0 ? one : two, nr, { Gefunden: n % 2 === 0, Bisher: 'Offen' }));
    const { Status } = (await read(one, nr)).body;
    expect(replies.map(({ status, body }) => [status, body.Status])).toEqual(Array(6).fill([200, Status]));
    expect(await logOf(nr)).toHaveLength(1);
  });

  test('sent twice with one Idempotency-Key is given once', async () => {
    const { nr } = await state();
    const bearer = await support();
    const [first, second] = await atOnce(2, () => reply(bearer, nr, { Gefunden: true }, { 'idempotency-key': nr }));
    expect(second?.body).toEqual(first?.body);
    expect(await logOf(nr)).toHaveLength(1);
  });

  test('is refused without a value, for a replaced number, at another tenant, and without the right', async () => {
    const { nr } = await state();
    const bearer = await support();
    expect(fieldCodes(await reply(bearer, nr, {}))).toHaveProperty('Gefunden');
    const elsewhere = (await loginBetrieb(app, { rollen: { energie: ['Betrieb'], telko: ['Redaktion'] } })).bearer;
    expectProblem(await read(elsewhere, nr, 'energie'), 404, 'NichtGefunden');
    for (const refused of [await reply(elsewhere, nr, { Gefunden: true }), await list(elsewhere), await read(elsewhere, nr)])
      expectProblem(refused, 403, 'NichtAuthorisiert');
    expect(await shownToRecommender()).toBe('Offen');
    await state();
    expectProblem(await reply(bearer, nr, { Gefunden: true }), 404, 'NichtGefunden');
    expectProblem(await read(bearer, nr), 404, 'NichtGefunden');
  });

  test('needs the right in its own transaction', async () => {
    const { nr } = await state();
    const { id } = await loginBetrieb(app);
    const mandant = app.parts.mandanten.get(TENANT) ?? expect.fail('no tenant');
    await inBetrieb(app, (scope) =>
      scope.asMandant(mandant, (context) => setRoles(context, id, { rollen: ['Buchhaltung'], giltBis: null })),
    );
    const session = { who: 'B', id, rollen: ['Betrieb'], wer: `Betrieb:${id}` } as unknown as Login;
    await expect(
      app.inTenant(TENANT, (context) => answerAsBetrieb(context, session, nr, { isFound: true, bisher: null })),
    ).rejects.toMatchObject({ code: 'NichtAuthorisiert' });
  });
});
