import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoApp } from '../../../../test/support/app.ts';
import { confirmData, hexNow } from '../../../../test/support/empfaenger.ts';
import { tokenOf } from '../../../../test/support/mails.ts';
import { newBrowser } from '../../../../test/support/pages.ts';
import { momentAfter, TEST_NOW } from '../../../../test/support/parts.ts';
import { join, login, newEmail, order, postAuftrag, recommend } from '../../../../test/support/walk.ts';
import { addDays } from '../../../calendar.ts';

const app = demoApp();
let nummer: string;
beforeAll(async () => {
  nummer = (await recommend(app, 'telko', await login(app, 'telko'), { produkt: 462 })).Empfehlungsnummer;
});
beforeEach(() => app.clock.set(TEST_NOW));

async function newPerson() {
  const person = await join(app, 'telko', nummer);
  await app.jobs.drainMails();
  return { ...person, token: tokenOf(app.mails.to(person.email)) };
}

const consent = (bearer: string | undefined, body: unknown, headers = {}) =>
  app.api('telko', 'PUT', '/empfaenger/zustimmung', { body, headers, ...(bearer && { bearer }) });
const own = async (hex: string) => (await app.api('telko', 'GET', `/empfaenger/${hex}`)).body;
const zustimmungenOf = (empfaengernummer: string) =>
  app.inTenant('telko', ({ tx }) =>
    tx
      .selectFrom('zustimmung')
      .select(['seite', 'agb_text', 'agb_version', 'praemienbedingungen_version', 'gegeben_am'])
      .where('bezug', '=', empfaengernummer)
      .execute(),
  );

describe('the terms', () => {
  test.each(['ja', true, 1, 'Ich stimme zu', ' JA '])('are accepted by %j, stored with the versions shown', async (AgbText) => {
    const { Hex, Empfaengernummer } = await newPerson();
    expect((await consent(Hex, { AgbText })).status).toBe(204);
    expect(await zustimmungenOf(Empfaengernummer)).toEqual([
      {
        seite: 'Empfaenger',
        agb_text: String(AgbText),
        agb_version: '2026-11',
        praemienbedingungen_version: '2026-11',
        gegeben_am: TEST_NOW,
      },
    ]);
    expect(await own(Hex)).toMatchObject({ Zugestimmt: true, Bestaetigt: false, Status: 'Offen' });
  });

  test('can be accepted twice, also concurrently: the first acceptance is stored', async () => {
    const { Hex, Empfaengernummer } = await newPerson();
    const replies = await Promise.all([consent(Hex, { AgbText: 'ja' }), consent(Hex, { AgbText: 'ja' }), consent(Hex, { AgbText: true })]);
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await zustimmungenOf(Empfaengernummer)).toHaveLength(1);
  });

  test.each([{ AgbText: '' }, { AgbText: ' NEIN ' }, { AgbText: 'no' }, { AgbText: false }, { AgbText: 0 }, { AgbText: null }, {}])(
    'are not accepted by %j, and nothing is stored',
    async (body) => {
      const { Hex, Empfaengernummer } = await newPerson();
      expect(await consent(Hex, body)).toMatchObject({ status: 422, body: { code: 'AcceptAgb' } });
      expect(await zustimmungenOf(Empfaengernummer)).toEqual([]);
      expect((await own(Hex)).Zugestimmt).toBe(false);
    },
  );

  test('cannot be accepted without the secret, or with a wrong one', async () => {
    expect(await consent(undefined, { AgbText: 'ja' })).toMatchObject({ status: 401, body: { code: 'LoginFirst' } });
    expect(await consent('x'.repeat(32), { AgbText: 'ja' })).toMatchObject({ status: 404, body: { code: 'NichtGefunden' } });
    const session = await login(app, 'telko');
    expect(await consent(session, { AgbText: 'ja' })).toMatchObject({ status: 404, body: { code: 'NichtGefunden' } });
  });
});

describe('the mailed link of a recipient', () => {
  test('confirms the data; with the terms accepted the recipient is Ok', async () => {
    const { Hex, token } = await newPerson();
    await consent(Hex, { AgbText: 'ja' });
    const confirmed = await confirmData(app, token);
    expect(confirmed).toMatchObject({ status: 200, body: { Status: 'Ok' } });
    expect(await own(confirmed.body.Hex)).toMatchObject({ Status: 'Ok', Bestaetigt: true });
  });

  test('used before the terms are accepted leaves the recipient Offen until they are', async () => {
    const { token } = await newPerson();
    const { Status, Hex } = (await confirmData(app, token)).body;
    expect(Status).toBe('Offen');
    await consent(Hex, { AgbText: 'ja' });
    expect((await own(Hex)).Status).toBe('Ok');
  });

  test('changes nothing when it is only opened', async () => {
    const { Hex, token } = await newPerson();
    for (const suffix of ['', '&ablehnen=1'])
      expect((await newBrowser(app, 'telko').get(`/de/empfaengerbestaetigung?token=${token}${suffix}`)).status).toBe(200);
    expect(await own(Hex)).toMatchObject({ Bestaetigt: false, Status: 'Offen' });
    expect((await confirmData(app, token)).status).toBe(200);
  });

  test('works once, also for two concurrent clicks', async () => {
    const { token } = await newPerson();
    const both = await Promise.all([confirmData(app, token), confirmData(app, token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await confirmData(app, token)).toMatchObject({ status: 409, body: { code: 'TokenBereitsVerwendet' } });
  });

  test('returns one answer for two clicks with the same Idempotency-Key, and the cookie for each', async () => {
    const { token } = await newPerson();
    const once = { body: { Token: token }, headers: { 'idempotency-key': `v-${token}` } };
    const both = await Promise.all([1, 2].map(() => app.api('telko', 'POST', '/empfaenger/bestaetigen', once)));
    const [{ body: first } = { body: {} }] = both;
    for (const { status, body, headers } of both) {
      expect([status, body]).toEqual([200, { Status: 'Offen', Hex: first.Hex }]);
      expect(String(headers['set-cookie'])).toContain(`psoe_empfaenger=${first.Hex}`);
    }
  });

  test("returns 404 for another secret, at another tenant, and as a recommender's link", async () => {
    const { Hex, token } = await newPerson();
    const notFound = { status: 404, body: { code: 'NichtGefunden' } };
    expect(await confirmData(app, Hex)).toMatchObject(notFound);
    expect(await confirmData(app, token, 'energie')).toMatchObject(notFound);
    expect(await app.api('telko', 'POST', '/Empfehlen/bestaetigen', { body: { Token: token } })).toMatchObject(notFound);
    expect((await own(Hex)).Bestaetigt).toBe(false);
  });

  test.each([
    [-1, 200],
    [0, 410],
    [1, 410],
  ])('%i seconds after its 14 days returns %i', async (seconds, status) => {
    const { Hex, token } = await newPerson();
    app.clock.set(momentAfter({ days: 14, seconds }));
    const reply = await confirmData(app, token);
    expect(reply.status).toBe(status);
    if (status === 410) expect(reply.body.code).toBe('Abgelaufen');
    expect((await own(reply.body.Hex ?? Hex)).Bestaetigt).toBe(status === 200);
  });

  test('is replaced by an order that the tenant confirmed', async () => {
    const { Empfaengernummer } = await newPerson();
    expect((await postAuftrag(app, 'telko', order(app, Empfaengernummer, 462), 'Bestaetigt')).status).toBe(201);
    expect(await own(await hexNow(app, 'telko', Empfaengernummer))).toMatchObject({ Status: 'Ok', Bestaetigt: true });
  });
});

describe('the order of a recipient', () => {
  test('is shown to the recipient once it exists', async () => {
    const { Hex, Empfaengernummer } = await newPerson();
    const read = () => app.api('telko', 'GET', '/empfaenger/auftrag', { bearer: Hex });
    expect(await read()).toMatchObject({ status: 404, body: { code: 'NichtGefunden' } });
    const auftrag = order(app, Empfaengernummer, 462);
    await postAuftrag(app, 'telko', auftrag, 'Eingegangen');
    expect((await read()).body).toEqual({
      Auftragsnummer: auftrag.Auftragsnummer,
      Status: 'Eingegangen',
      Auftragsdatum: auftrag.Auftragsdatum,
      FreigabeAb: addDays(auftrag.Auftragsdatum, 15),
      Produkt: { Id: 462, Name: expect.any(String) },
    });
    expect((await app.api('telko', 'GET', '/empfaenger/auftrag')).body.code).toBe('LoginFirst');
  });
});

test("a recipient's actions are written to the audit log, without personal data", async () => {
  const { Hex, token, Empfaengernummer, email } = await newPerson();
  await consent(Hex, { AgbText: 'ja' });
  await confirmData(app, token);
  const entries = await app.inTenant('telko', ({ tx }) =>
    tx.selectFrom('protokoll').select(['was', 'daten']).where('bezug', '=', Empfaengernummer).orderBy('protokoll_id').execute(),
  );
  expect(entries.map(({ was }) => was)).toEqual(['empfaenger.zugestimmt', 'empfaenger.bestaetigt', 'empfaenger.status']);
  expect(entries[2]?.daten).toMatchObject({ von: 'Offen', nach: 'Ok' });
  expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${email}|Müßig|${newEmail().split('@')[1]}`));
});
