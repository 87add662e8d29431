import { beforeAll, describe, expect, test } from 'vitest';
import { demoApp } from '../../../../test/support/app.ts';
import { ERIKA, login, newEmail, recommend, recommendation, shownEmpfehlung } from '../../../../test/support/walk.ts';

const app = demoApp();
let session: string;
beforeAll(async () => {
  session = await login(app, 'telko');
});

const create = (body: object, headers = {}) => app.api('telko', 'POST', '/Empfehlen/create', { bearer: session, body, headers });

const zustimmungenOf = (nummer: string) =>
  app.inTenant('telko', ({ tx }) =>
    tx
      .selectFrom('zustimmung')
      .select(['seite', 'agb_text', 'agb_version', 'praemienbedingungen_version', 'gegeben_am'])
      .where('bezug', '=', nummer)
      .execute(),
  );

describe.each([
  ['telko', 462],
  ['energie', 1],
  ['intern', 1],
  ['berater', 1],
])('a recommender who is logged in at %s', (tenant, produkt) => {
  test('gets a link that is confirmed immediately', async () => {
    const created = await recommend(app, tenant, await login(app, tenant), { produkt });
    const { Empfehlungsnummer, Empfehlungscode } = created;
    expect(created).toEqual({
      Empfehlungsnummer: expect.stringMatching(/^[0-9a-z]{13}$/),
      Status: 'Ok',
      OptInRequired: false,
      Hex: expect.stringMatching(/^[\w-]{22,}$/),
      KurzURL: `http://${tenant}.localhost:3000/r/${Empfehlungscode}`,
      Empfehlungslink: `http://${tenant}.localhost:3000/api/v1/${tenant}/empfehlen/click/${Empfehlungsnummer}`,
      Empfehlungscode: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/),
    });
  });
});

describe('a recommendation by a logged-in recommender', () => {
  test('for one named person is Offen, and that person gets no mail', async () => {
    const Email = newEmail('nadja');
    const created = await recommend(app, 'telko', session, { empfaenger: { Vorname: 'Nadja', Nachname: 'Roth', Email } });
    await app.jobs.drainMails();
    expect(created).toMatchObject({ Status: 'Offen', OptInRequired: false, KurzURL: expect.any(String) });
    expect([...app.mails.allTo(Email), ...app.mails.allTo(ERIKA.Email)]).toEqual([]);
  });

  test('can name a person by first name alone', async () => {
    expect(await recommend(app, 'telko', session, { empfaenger: { Vorname: 'Olaf' } })).toMatchObject({ Status: 'Offen' });
  });

  test("accepts the session's address in any spelling of the same mailbox", async () => {
    const reply = await create(recommendation({ produkt: 462, empfehler: { ...ERIKA, Email: ' ERIKA@Example.ORG ' } }));
    expect(reply).toMatchObject({ status: 201, body: { OptInRequired: false } });
  });

  test('accepts the captcha field of a form and an empty list of campaigns', async () => {
    expect((await create({ ...recommendation({ produkt: 462 }), Captcha: 'geloest', Aktionen: [] })).status).toBe(201);
  });

  test.each(['ja', true, 1, 'Ich stimme zu', 'JA', 'nein danke, doch', 2])('accepts %j as consent to the terms', async (agbText) => {
    const { Empfehlungsnummer } = await recommend(app, 'telko', session, { produkt: 462, agbText });
    const expected = {
      seite: 'Empfehler',
      agb_text: String(agbText),
      agb_version: '2026-11',
      praemienbedingungen_version: '2026-11',
      gegeben_am: app.clock.now(),
    };
    expect(await zustimmungenOf(Empfehlungsnummer)).toEqual([expected]);
  });

  test.each([100, 50, 0])('accepts %i percent for the recommender', async (anteil) => {
    const { Empfehlungsnummer } = await recommend(app, 'telko', session, { produkt: 462, anteil });
    expect((await shownEmpfehlung(app, 'telko', session, Empfehlungsnummer)).AnteilEmpfehler).toBe(anteil);
  });

  test('is created once if sent concurrently with the same Idempotency-Key', async () => {
    const headers = { 'idempotency-key': `key-${newEmail()}` };
    const body = recommendation({ produkt: 462 });
    const [first, ...others] = await Promise.all([create(body, headers), create(body, headers), create(body, headers)]);
    expect(first?.status).toBe(201);
    for (const other of others) expect(other.body).toEqual(first?.body);
    expect(await zustimmungenOf(first?.body.Empfehlungsnummer)).toHaveLength(1);
  });

  test('is written to the audit log with its recommender', async () => {
    const { Empfehlungsnummer } = await recommend(app, 'telko', session, { produkt: 462 });
    const entries = await app.inTenant('telko', ({ tx }) =>
      tx.selectFrom('protokoll').select(['was', 'wer', 'daten']).where('bezug', '=', Empfehlungsnummer).execute(),
    );
    expect(entries).toEqual([{ was: 'empfehlung.angelegt', wer: expect.stringMatching(/^Empfehler:/), daten: { bestaetigt: true } }]);
  });
});

test('a call without a body returns only whether a captcha is needed', async () => {
  for (const bearer of [{ bearer: session }, {}]) {
    const reply = await app.api('telko', 'POST', '/Empfehlen/create?produkt=462', bearer);
    expect(reply).toMatchObject({ status: 200, body: { CaptchaRequired: false } });
  }
});
