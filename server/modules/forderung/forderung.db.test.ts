import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { inBetrieb, loginBetrieb } from '../../../test/support/betrieb.ts';
import { claimed } from '../../../test/support/forderung.ts';
import { movedBy } from '../../../test/support/money.ts';
import { addDays } from '../../calendar.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';
import { abweichungenIn, prove } from '../auszahlung/beweis.ts';
import { setRoles } from '../betrieb/index.ts';
import { forderungenOf, GRUND, TENANT } from './forderung.fixture.ts';
import { decideForderung } from './zahlung.ts';

const app = testApp();
const { session, enter, today, call, read, list, pay, waive, bookedOf, logOf } = forderungenOf(app);
beforeAll(() => enter());

/** A claim over 50 euros of today, and a session of this moment. */
async function open() {
  const one = await claimed(app, TENANT);
  await enter();
  return one;
}

/** Checks of the daily proof about receipts and claims that differ. */
const differing = async () => {
  const checks = ['Konten', 'Verbindlichkeit', 'Forderungen', 'Eingaenge', 'BelegEingaenge'];
  const found = abweichungenIn(await app.inTenant(TENANT, prove)).map(({ pruefung }) => pruefung);
  return found.filter((one) => checks.includes(one));
};

const people = async () => [
  (await loginBetrieb(app, { rollen: { [TENANT]: ['Betrieb'] } })).bearer,
  (await loginBetrieb(app, { rollen: { [TENANT]: ['Buchhaltung'] } })).bearer,
];

describe('a paid reward whose order is cancelled', () => {
  test('makes one claim against its owner, due in 30 days, with the next number', async () => {
    const first = await open();
    const second = await claimed(app, TENANT, { anteil: 0 });
    expect(Number(second.nummer.slice(3))).toBe(Number(first.nummer.slice(3)) + 1);
    await enter();
    expect((await read(first.nummer)).body).toMatchObject({
      Forderungsnummer: expect.stringMatching(/^RF-\d{5}$/),
      Partei: 'Empfehler',
      Bezug: first.praemierungsnummer,
      Sellernummer: null,
      Auftragsnummer: first.Auftragsnummer,
      Person: expect.any(String),
      BetragCent: 5000,
      RestCent: 5000,
      Status: 'Offen',
      Eingaenge: [],
      Verlauf: [{ Was: expect.stringMatching(/^Entstanden über 50,00\s€$/) }],
      Aktionen: ['Bezahlt', 'Erlassen'],
    });
    const { body } = await read(second.nummer);
    expect(body).toMatchObject({
      Partei: 'Empfaenger',
      ErstelltAm: today(),
      FaelligAm: addDays(today(), 30),
      Person: second.Empfaengernummer,
    });
    const row = { Forderungsnummer: second.nummer, Bezug: second.praemierungsnummer };
    for (const Suche of [second.nummer, second.praemierungsnummer]) expect((await list({ Suche })).body.Content).toMatchObject([row]);
  });

  test('is overdue from the day after its day, which home says with its list', async () => {
    const { nummer } = await open();
    const isOverdue = async () => (await list({ Faellig: 'Ueberfaellig', Suche: nummer })).body.Content.length === 1;
    app.clock.pass({ days: 30 });
    await enter();
    expect(await isOverdue()).toBe(false);
    app.clock.pass({ days: 1 });
    await enter();
    expect(await isOverdue()).toBe(true);
    const { body } = await call('GET', 'heute');
    const point = body.Anstehend.find(({ Liste }: { Liste: string }) => Liste === 'forderungen');
    expect(point).toMatchObject({ Faellig: 'Ueberfaellig', Was: expect.stringMatching(/^\d+ Forderung(en sind| ist) überfällig\.$/) });
    expect((await list({ Faellig: 'Ueberfaellig' })).body.TotalCount).toBe(point.Anzahl);
    await pay(nummer);
    expect(await isOverdue()).toBe(false);
  });

  test('is found by its number in the search, by those who may see claims', async () => {
    const { nummer } = await open();
    const found = async () => (await call('GET', `suche?q=${nummer.toLowerCase()}`)).body.Treffer;
    expect(await found()).toEqual([{ Art: 'Forderung', Nummer: nummer, Titel: nummer, Zusatz: 'Forderung' }]);
    await enter('Support');
    expect(await found()).toEqual([]);
    expectProblem(await read(nummer), 403, 'NichtAuthorisiert');
  });
});

describe('a receipt', () => {
  test('of the whole rest pays the claim, and its account is settled', async () => {
    const { nummer } = await open();
    const moved = await movedBy(app, TENANT, async () =>
      expect((await pay(nummer)).body).toMatchObject({ Status: 'Bezahlt', RestCent: 0, BeendetAm: today(), Aktionen: [] }),
    );
    expect(moved).toEqual({ Bank: 5000, Forderung: -5000 });
    expect(await bookedOf(nummer)).toEqual([
      `Eingang Bank Eingaenge 5000 ${today()}`,
      `Forderungszahlung Eingaenge Forderung 5000 ${today()}`,
    ]);
    expect(await differing()).toEqual([]);
  });

  test('in instalments leaves the rest open, and is paid on the day of the last one', async () => {
    const { nummer } = await open();
    const first = today();
    app.clock.pass({ days: 3 });
    await enter();
    expect((await pay(nummer, { BetragCent: 2000, OffenCent: 5000 })).body).toMatchObject({ Status: 'Offen', RestCent: 3000 });
    const last = await pay(nummer, { Am: first, BetragCent: 3000, OffenCent: 3000 });
    expect(last.body).toMatchObject({
      Status: 'Bezahlt',
      RestCent: 0,
      BeendetAm: today(),
      Eingaenge: [
        { Am: first, BetragCent: 3000 },
        { Am: today(), BetragCent: 2000 },
      ],
    });
    expect(last.body.Verlauf.map(({ Was }: { Was: string }) => Was.replace(/\s/g, ' ').replace(/vom \S+/, 'vom …'))).toEqual([
      'Entstanden über 50,00 €',
      'Eingang über 20,00 € vom … eingetragen von Berta Beispiel',
      'Eingang über 30,00 € vom … eingetragen von Berta Beispiel, damit bezahlt',
    ]);
    expect(await bookedOf(nummer)).toHaveLength(4);
    expect(await differing()).toEqual([]);
  });

  test.each([
    ['of nothing', { BetragCent: 0, OffenCent: 5000 }, { BetragCent: 'betragNull' }],
    ['below zero', { BetragCent: -1, OffenCent: 5000 }, { BetragCent: 'betragNull' }],
    ['of more than is open', { BetragCent: 5001, OffenCent: 5000 }, { BetragCent: 'ueberOffen' }],
    ['of a part without what was seen', { BetragCent: 2000 }, { OffenCent: 'pflichtfeld' }],
    ['on no day', { Am: '2026-02-30' }, { Am: 'datum' }],
  ])('%s is an error at the field', async (_, body, codes) => {
    const { nummer } = await open();
    expect(fieldCodes(await pay(nummer, body))).toEqual(codes);
    expect((await read(nummer)).body).toMatchObject({ Status: 'Offen', RestCent: 5000, Eingaenge: [] });
  });

  test('is on a day from that of the claim to today', async () => {
    const { nummer } = await open();
    expect(fieldCodes(await pay(nummer, { Am: addDays(today(), 1) }))).toEqual({ Am: 'zukunft' });
    expect(fieldCodes(await pay(nummer, { Am: addDays(today(), -1) }))).toEqual({ Am: 'vorForderung' });
  });

  test('by two people at once, twice pressed and repeated with one key, is entered once', async () => {
    const { nummer } = await open();
    const bearers = await people();
    const answers = await atOnce(6, (n) => pay(nummer, { BetragCent: 2000, OffenCent: 5000 }, bearers[n % 2]));
    expect(answers.map(({ status, body }) => [status, body.Status, body.RestCent])).toEqual(Array(6).fill([200, 'Offen', 3000]));
    expect(await bookedOf(nummer)).toHaveLength(2);
    expect((await pay(nummer, { OffenCent: 5000 })).body).toMatchObject({ RestCent: 3000 });
    const headers = { 'idempotency-key': `teil-${nummer}` };
    const repeated = await atOnce(3, () => pay(nummer, { BetragCent: 1000, OffenCent: 3000 }, session.bearer, headers));
    for (const one of repeated) expect(one.body).toEqual(repeated[0]?.body);
    expect((await read(nummer)).body.RestCent).toBe(2000);
    await atOnce(4, () => pay(nummer));
    expect((await logOf(nummer)).map(({ was }) => was)).toEqual([
      'forderung.gestellt',
      'forderung.teilbezahlt',
      'forderung.teilbezahlt',
      'forderung.bezahlt',
    ]);
  });

  test('needs the right to change documents', async () => {
    const { nummer } = await open();
    await enter('Pruefung');
    expect((await read(nummer)).body).toMatchObject({ Aktionen: [] });
    expectProblem(await pay(nummer), 403, 'NichtAuthorisiert');
    expectProblem(await waive(nummer), 403, 'NichtAuthorisiert');
  });
});

describe('a waiver', () => {
  test('writes the rest off; the reason stays at the claim and out of the log', async () => {
    const { nummer } = await open();
    await pay(nummer, { BetragCent: 2000, OffenCent: 5000 });
    const moved = await movedBy(app, TENANT, async () =>
      expect((await waive(nummer, { Grund: ` ${GRUND.Grund} ` })).body).toMatchObject({
        Status: 'Erlassen',
        RestCent: 0,
        BeendetAm: today(),
        Grund: GRUND.Grund,
        Aktionen: [],
      }),
    );
    expect(moved).toEqual({ Ausbuchung: 3000, Forderung: -3000 });
    const log = await logOf(nummer);
    expect(log.at(-1)).toMatchObject({
      was: 'forderung.erlassen',
      wer: expect.stringMatching(/^Betrieb:/),
      vorher: 'Offen',
      nachher: 'Erlassen',
      daten: { cent: 3000, begruendet: true },
    });
    expect(JSON.stringify(log)).not.toContain('Nordmann');
    expect(await differing()).toEqual([]);
  });

  test('after a payment, and a payment after it, change nothing', async () => {
    const [paid, waived] = [(await open()).nummer, (await open()).nummer];
    await pay(paid);
    await waive(waived);
    const moved = await movedBy(app, TENANT, async () => {
      expect(await waive(paid)).toMatchObject({ status: 200, body: { Status: 'Bezahlt', Grund: null } });
      expect(await pay(waived)).toMatchObject({ status: 200, body: { Status: 'Erlassen', Eingaenge: [] } });
      expect(await waive(waived, { Grund: 'Noch einmal.' })).toMatchObject({ status: 200, body: { Grund: GRUND.Grund } });
    });
    expect(moved).toEqual({});
  });

  test('and a payment by two people at once leave one of them', async () => {
    const { nummer } = await open();
    const bearers = await people();
    const answers = await atOnce(6, (n) => (n % 2 === 0 ? pay(nummer, {}, bearers[0]) : waive(nummer, GRUND, bearers[1])));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.Status}`)).size).toBe(1);
    expect(await logOf(nummer)).toHaveLength(2);
  });

  test('needs a reason of up to 500 characters, and a second factor of the last minutes', async () => {
    const { nummer } = await open();
    for (const [body, code] of [
      [{}, 'pflichtfeld'],
      [{ Grund: ' ' }, 'pflichtfeld'],
      [{ Grund: 'x'.repeat(501) }, 'zuLang'],
    ] as const)
      expect(fieldCodes(await waive(nummer, body))).toEqual({ Grund: code });
    app.clock.pass({ minutes: 20 });
    expectProblem(await waive(nummer), 403, 'BestaetigungNoetig');
    expect((await read(nummer)).body.Status).toBe('Offen');
  });
});

test('a decision reads the right once more in its transaction', async () => {
  const { nummer } = await open();
  const { id } = await loginBetrieb(app, { rollen: { [TENANT]: ['Buchhaltung'] } });
  const login = { who: 'B', id, rollen: ['Buchhaltung'], wer: `Betrieb:${id}` } as unknown as Parameters<typeof decideForderung>[1];
  const mandant = app.parts.mandanten.get(TENANT) ?? expect.fail('no tenant');
  await inBetrieb(app, (scope) =>
    scope.asMandant(mandant, (context) => setRoles(context, id, { rollen: ['Pruefung'], giltBis: '2029-01-01' })),
  );
  for (const decision of [
    { aktion: 'Bezahlt', tag: today(), offenCent: null },
    { aktion: 'Erlassen', grund: 'Nein.' },
  ] as const)
    await expect(app.inTenant(TENANT, (context) => decideForderung(context, login, nummer, decision))).rejects.toMatchObject({
      code: 'NichtAuthorisiert',
    });
});

test('claims of another tenant are not found, listed or counted', async () => {
  const { nummer } = await open();
  const other = forderungenOf(app, 'berater');
  await other.enter();
  expectProblem(await other.read(nummer), 404, 'NichtGefunden');
  expectProblem(await other.pay(nummer), 404, 'NichtGefunden');
  expectProblem(await other.waive(nummer), 404, 'NichtGefunden');
  expect((await other.list({})).body.Content).toEqual([]);
});
