import { expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { pickBy, released, transfer, voucher } from '../../../test/support/money.ts';
import { newEmpfehler } from '../../../test/support/opt-in.ts';
import { login, postAuftrag } from '../../../test/support/walk.ts';
import { payIn, ZWECK } from '../../../test/support/zahlung.ts';
import { dayOf, startOfDay } from '../../calendar.ts';
import type { MandantTables } from '../../db/tables.ts';

const app = testApp();
const TENANT = 'telko';

const read = (bearer: string, query = '', tenant = TENANT, headers = {}) =>
  app.api(tenant, 'GET', `/empfehler/jahresuebersicht${query}`, { bearer, headers });

/** A released order of a recipient of Erika, with the whole reward for her and no payment yet. */
async function granted(produkt?: number) {
  const { auftrag, empfehlerToken, Empfaengernummer, grants } = await released(app, TENANT, { anteil: 100, ...(produkt && { produkt }) });
  const [grant] = grants;
  if (!grant) throw new Error('an order without a grant');
  const book = (vorgang: MandantTables['buchung']['vorgang'], gebucht_am: Date) =>
    app.inTenant(TENANT, ({ tx }) =>
      tx
        .insertInto('buchung')
        .values({
          praemierungsnummer: grant.praemierungsnummer,
          vorgang,
          ...(vorgang === 'Rueckgabe'
            ? { soll: 'Zahlungsverkehr', haben: 'Verbindlichkeit' }
            : { soll: 'Verbindlichkeit', haben: 'Zahlungsverkehr' }),
          betrag_cent: grant.wert_cent,
          belegnummer: `Z-${gebucht_am.getTime()}`,
          gebucht_am,
          belegtag: dayOf(gebucht_am),
        })
        .execute(),
    );
  const lines = async (query = '', headers = {}) => {
    const { body } = await read(await login(app, TENANT), query, TENANT, headers);
    return body.Zeilen.filter((one: { Praemierungsnummer: string }) => one.Praemierungsnummer === grant.praemierungsnummer);
  };
  return { auftrag, empfehlerToken, Empfaengernummer, grant, book, lines };
}

test('a voucher is listed once it is handed out, with first name and initial of the recipient', async () => {
  const { empfehlerToken, grant, lines } = await granted();
  await pickBy(app, TENANT, empfehlerToken, voucher(grant));
  const jahr = dayOf(app.clock.now()).slice(0, 4);
  expect(await lines()).toEqual([]);
  await app.later(1);
  const session = await login(app, TENANT);
  const [line] = await lines(`?jahr=${jahr}`);
  expect(line).toEqual({
    Praemierungsnummer: grant.praemierungsnummer,
    Datum: dayOf(app.clock.now()),
    Produkt: expect.any(String),
    Anzeigename: 'Jörg M.',
    Art: 'Gutschein',
    WertCent: grant.wert_cent,
  });
  const { body } = await read(session, `?jahr=${jahr}`);
  expect(body.SummeCent).toBe(body.Zeilen.reduce((sum: number, { WertCent }: { WertCent: number }) => sum + WertCent, 0));
  expect(body.Jahre[0]).toBe(Number(jahr));
});

test('products and recipients without a name are in the requested language', async () => {
  const { book, lines, Empfaengernummer } = await granted(502);
  await book('Auszahlung', app.clock.now());
  await app.inTenant(TENANT, ({ tx }) =>
    tx.updateTable('empfaenger').set({ vorname: null, name: null }).where('empfaengernummer', '=', Empfaengernummer).execute(),
  );
  expect(await lines()).toMatchObject([{ Produkt: 'HofHilfe vor Ort', Anzeigename: 'Ihr Kontakt' }]);
  expect(await lines('', { 'x-accept-language': 'en' })).toMatchObject([{ Produkt: 'HofHilfe on site', Anzeigename: 'Your contact' }]);
});

test('a year begins and ends at midnight in Berlin', async () => {
  const { book, lines } = await granted();
  const begin = startOfDay('2031-01-01');
  await book('Auszahlung', new Date(begin.getTime() - 1));
  expect(await lines('?jahr=2030')).toMatchObject([{ Datum: '2030-12-31', Art: 'Ueberweisung' }]);
  expect(await lines('?jahr=2031')).toEqual([]);
  const next = await granted();
  await next.book('Auszahlung', begin);
  expect(await next.lines('?jahr=2031')).toMatchObject([{ Datum: '2031-01-01' }]);
  expect(await next.lines('?jahr=2030')).toEqual([]);
  expect((await read(await login(app, TENANT), '?jahr=2030')).body.Jahre).toEqual(expect.arrayContaining([2030, 2031]));
});

test('a returned transfer counts only after it is made again, on the new day', async () => {
  const { book, lines } = await granted();
  await book('Auszahlung', startOfDay('2032-03-01'));
  await book('Rueckgabe', startOfDay('2032-03-05'));
  expect(await lines('?jahr=2032')).toEqual([]);
  await book('Auszahlung', startOfDay('2032-03-09'));
  expect(await lines('?jahr=2032')).toMatchObject([{ Datum: '2032-03-09' }]);
});

test('a reward that was claimed back has the day of the claim', async () => {
  const { auftrag, empfehlerToken, grant, lines } = await granted();
  await pickBy(app, TENANT, empfehlerToken, voucher(grant));
  await app.later(1);
  const received = dayOf(app.clock.now());
  expect((await postAuftrag(app, TENANT, auftrag, 'Storniert')).status).toBe(200);
  expect(await lines(`?jahr=${received.slice(0, 4)}`)).toMatchObject([{ Datum: received, ZurueckgefordertAm: dayOf(app.clock.now()) }]);
});

test('a year without rewards is empty; a malformed year and another tenant are refused', async () => {
  const { session } = await newEmpfehler(app);
  const today = Number(dayOf(app.clock.now()).slice(0, 4));
  expect((await read(session)).body).toEqual({ Jahr: today, Jahre: [today], Zeilen: [], SummeCent: 0 });
  expect((await read(session, '?jahr=2001')).body).toEqual({ Jahr: 2001, Jahre: [today], Zeilen: [], SummeCent: 0 });
  for (const jahr of ['heute', '99', '20260']) expect((await read(session, `?jahr=${jahr}`)).status).toBe(422);
  expect((await read(session, '', 'energie')).status).toBe(401);
  expect((await app.api(TENANT, 'GET', '/empfehler/jahresuebersicht')).body.code).toBe('LoginFirst');
});

test('a transfer names the masked account and the statement text of its payment', async () => {
  const { empfehlerToken, grant, lines } = await granted();
  await pickBy(app, TENANT, empfehlerToken, transfer(grant));
  const tag = dayOf(app.clock.now());
  const nummer = grant.praemierungsnummer;
  const { zahlungsnummer } = await payIn(app, TENANT, nummer, 'Ausgefuehrt', tag);
  await app.inTenant(TENANT, ({ tx }) =>
    tx
      .insertInto('buchung')
      .values({
        praemierungsnummer: nummer,
        vorgang: 'Auszahlung',
        soll: 'Verbindlichkeit',
        haben: 'Zahlungsverkehr',
        betrag_cent: grant.wert_cent,
        belegnummer: zahlungsnummer,
        gebucht_am: app.clock.now(),
        belegtag: tag,
      })
      .execute(),
  );
  expect(await lines()).toMatchObject([{ Datum: tag, Art: 'Ueberweisung', IBAN: 'DE89 •••• •••• •••• ••30 00', Zweck: ZWECK }]);
});
