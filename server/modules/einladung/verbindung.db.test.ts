import { beforeAll, describe, expect, test } from 'vitest';
import { openAgencyWithStaff } from '../../../test/support/agentur.ts';
import { testApp } from '../../../test/support/app.ts';
import { einladungOf } from '../../../test/support/einladung.ts';
import { newAccount } from '../../../test/support/konto.ts';
import { enter, issued } from '../../../test/support/logintoken.ts';
import { configure } from '../../../test/support/mandant.ts';
import { recipient } from '../../../test/support/money.ts';
import { loggedIn } from '../../../test/support/pages.ts';
import { findRewardedProdukt, login, recommendation } from '../../../test/support/walk.ts';
import { expectProblem } from '../../http/problem.fixture.ts';

const app = testApp();
const TENANT = 'telko';
const einladung = einladungOf(app);
let agency: Awaited<ReturnType<typeof openAgencyWithStaff>>;
beforeAll(async () => {
  await configure(app, TENANT, { CaptchaAb: null });
  agency = await openAgencyWithStaff(app);
});

const call = (method: 'GET' | 'DELETE', bearer?: string) =>
  app.api(TENANT, method, '/empfehler/agentur', bearer === undefined ? {} : { bearer });
const connected = async (by = agency) => {
  const account = await newAccount(app);
  const bearer = await login(app, TENANT, account.email);
  const { code, nr } = await einladung.invite(by.inhaber);
  expect((await einladung.accept(code, {}, bearer)).status).toBe(200);
  return { ...account, bearer, nr };
};
const recommend = async (email: string, bearer: string) => {
  const { Id } = await findRewardedProdukt(app, TENANT);
  const made = await app.api(TENANT, 'POST', '/Empfehlen/create', {
    bearer,
    body: recommendation({ produkt: Id, empfehler: { Vorname: 'Karla', Nachname: 'Konto', Email: email } }),
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return app.inTenant(TENANT, async ({ tx }) => {
    const row = tx.selectFrom('empfehlung').select('agenturnummer').where('empfehlungsnummer', '=', made.body.Empfehlungsnummer);
    return (await row.executeTakeFirstOrThrow()).agenturnummer;
  });
};
/** The connection's end in the agency's report of recommenders, by the address. */
const reported = async (email: string, by = agency) => {
  const { status, body } = await app.api(TENANT, 'PUT', `/agentur/empfehler/${by.agenturnummer}`, { bearer: by.inhaber, body: {} });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.Content.find((row: { Email: string }) => row.Email === email)?.VerbindungBeendetAm;
};

describe('the connection with the agency of an accepted invitation', () => {
  test('is shown to the recommender, with the day, in the own data and in the disclosure', async () => {
    const { bearer, email } = await connected();
    const Seit = app.clock.now().toISOString();
    const { Verbindung } = (await call('GET', bearer)).body;
    expect(Verbindung).toEqual({ Agenturnummer: agency.agenturnummer, Name: expect.any(String), Seit });
    expect((await app.api(TENANT, 'GET', '/empfehler/datenauskunft', { bearer })).body).toMatchObject({
      Empfehler: { Agenturnummer: agency.agenturnummer },
      Agenturen: [{ Agenturnummer: agency.agenturnummer, Als: 'Empfehler' }],
      Einladungen: [{ Agenturnummer: agency.agenturnummer, VerbindungBeendetAm: null }],
    });
    expect(await reported(email)).toBeNull();
    const other = await newAccount(app);
    expect((await call('GET', await login(app, TENANT, other.email))).body).toEqual({ Verbindung: null });
  });

  test('ends for later referrals; earlier ones keep the agency, which sees that and when it ended', async () => {
    const { bearer, email, id } = await connected();
    expect(await recommend(email, bearer)).toBe(agency.agenturnummer);
    const { Empfehlungsnummer } = await recipient(app, TENANT, { empfehler: { id, email } });
    expect((await call('DELETE', bearer)).status).toBe(204);
    const now = app.clock.now().toISOString();
    expect((await call('DELETE', bearer)).status, 'again').toBe(204);
    expect((await call('GET', bearer)).body).toEqual({ Verbindung: null });
    expect(await recommend(email, bearer)).toBeNull();
    const kept = await app.inTenant(TENANT, ({ tx }) =>
      tx.selectFrom('empfehlung').select('agenturnummer').where('empfehlungsnummer', '=', Empfehlungsnummer).executeTakeFirstOrThrow(),
    );
    expect(kept.agenturnummer).toBe(agency.agenturnummer);
    expect(await reported(email)).toBe(now);
    const entries = await app.inTenant(TENANT, ({ tx }) =>
      tx
        .selectFrom('protokoll')
        .select(['wer', 'agenturnummer'])
        .where('was', '=', 'empfehler.verbindung-beendet')
        .where('bezug', '=', id)
        .execute(),
    );
    expect(entries).toEqual([{ wer: `Empfehler:${id}`, agenturnummer: agency.agenturnummer }]);
    const { body } = await app.api(TENANT, 'GET', '/empfehler/datenauskunft', { bearer });
    expect(body).toMatchObject({ Empfehler: { Agenturnummer: null }, Einladungen: [{ VerbindungBeendetAm: now }] });
  });

  test('begins again with a new invitation', async () => {
    const { bearer, email } = await connected();
    await call('DELETE', bearer);
    const { code } = await einladung.invite(agency.inhaber);
    app.clock.pass({ minutes: 1 });
    await einladung.accept(code, {}, bearer);
    expect(await recommend(email, bearer)).toBe(agency.agenturnummer);
    expect(await reported(email)).toBeNull();
  });

  test('ends with one agency when the invitation of another is accepted', async () => {
    const { bearer, email } = await connected();
    const other = await openAgencyWithStaff(app);
    const { code } = await einladung.invite(other.inhaber);
    await einladung.accept(code, {}, bearer);
    expect(await reported(email)).toBe(app.clock.now().toISOString());
    expect(await reported(email, other)).toBeNull();
  });

  test('needs a login, and is not ended by an administrator', async () => {
    const { email, bearer } = await connected();
    expectProblem(await call('DELETE'), 401, 'LoginFirst');
    expectProblem(await call('GET'), 401, 'LoginFirst');
    expectProblem(await call('DELETE', 'erfunden'), 401, 'PSOF0204');
    expectProblem(await call('GET', 'erfunden'), 401, 'PSOF0204');
    const administrator = (await enter(app, (await issued(app, email, TENANT, { Administrator: true })).token, TENANT)).body.Token;
    expectProblem(await call('DELETE', administrator), 403, 'NichtAuthorisiert');
    expect((await call('GET', bearer)).body.Verbindung).not.toBeNull();
  });

  test.each([
    ['de', 'Ihre Verbindung', 'Die Verbindung ist beendet.'],
    ['en', 'Your connection', 'The connection has ended.'],
  ])('is ended in the own data without a script (%s)', async (locale, titel, beendet) => {
    const { email, bearer } = await connected();
    const page = `/${locale}/meinedaten`;
    const browser = await loggedIn(app, TENANT, email);
    expect((await browser.get(page)).body).toContain(titel);
    const sent = await browser.post(page, { schritt: 'verbindung' });
    expect(sent.status).toBe(303);
    const after = (await browser.get(String(sent.headers.location))).body;
    expect(after).toContain(beendet);
    expect(after).not.toContain(titel);
    expect((await call('GET', bearer)).body).toEqual({ Verbindung: null });
  });
});
