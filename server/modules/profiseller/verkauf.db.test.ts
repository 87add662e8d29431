import { afterEach, describe, expect, test } from 'vitest';
import { shortCent } from '../../../contract/values/cent.ts';
import { testApp } from '../../../test/support/app.ts';
import { loginBetrieb } from '../../../test/support/betrieb.ts';
import { configured } from '../../../test/support/mandant.ts';
import { IBANS, pickBy, saldenOf } from '../../../test/support/money.ts';
import { releaseDays } from '../../../test/support/release-days.ts';
import { call, loginSeller, makeSeller, SELLER_ANGABEN, sellerLink } from '../../../test/support/seller.ts';
import { accept, completion, join, newEmail, type Order, order, postAuftrag, tokensOf } from '../../../test/support/walk.ts';
import { dayOf } from '../../calendar.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';
import { insertKlicks } from '../tracking/index.ts';

const app = testApp();
const TENANT = 'telko';

/** A row of a list, by its columns. */
type Row = Record<string, unknown>;

/** A customer who joined the link of a seller and is Ok. */
async function customerOf(session: string, email = newEmail('kunde')) {
  const link = await sellerLink(app, session);
  const person = await join(app, TENANT, link.Empfehlungsnummer, email);
  await accept(app, TENANT, person);
  return { link, person };
}

async function orderOf(session: string) {
  const { link, person } = await customerOf(session);
  return { link, person, auftrag: order(app, person.Empfaengernummer, link.ProduktId) };
}

const post = async (auftrag: Order, status: string) => {
  const reply = await postAuftrag(app, TENANT, auftrag, status);
  expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
};

/** Products whose commission a test changed, with the one that they had. */
const changed = new Map<number, string>();
afterEach(async () => {
  for (const [produkt, text] of changed) await setProvision(produkt, text);
  changed.clear();
});

const setProvision = (produkt: number, text: string | null) =>
  app.inTenant(TENANT, async ({ tx }) => {
    const { daten } = await tx.selectFrom('produkt').select('daten').where('id', '=', produkt).executeTakeFirstOrThrow();
    const { Provision, ...others } = daten as Record<string, unknown>;
    if (!changed.has(produkt)) changed.set(produkt, String(Provision));
    const next = text === null ? others : { ...others, Provision: text };
    await tx
      .updateTable('produkt')
      .set({ daten: JSON.stringify(next) })
      .where('id', '=', produkt)
      .execute();
  });

const provisionen = async (session: string) => (await call(app, 'PUT', 'provisionen', session, { OrderBy: 'Teil' })).body;
const auftraege = async (session: string, query = {}) => (await call(app, 'PUT', 'auftraege', session, query)).body;
const uebersicht = async (session: string) => (await call(app, 'GET', 'uebersicht', session)).body;

/** What the tenant owes a seller by the ledger, in cents. */
const owedTo = (sellernummer: string) =>
  app.inTenant(TENANT, async ({ tx }) => {
    const rows = await tx.selectFrom('buchung').select(['haben', 'betrag_cent']).where('sellernummer', '=', sellernummer).execute();
    return rows.reduce((sum, { haben, betrag_cent }) => sum + (haben === 'Seller' ? betrag_cent : -betrag_cent), 0);
  });

describe('the link of a seller', () => {
  test('is the same for a product each time, and another one for another product or seller', async () => {
    const { session } = await makeSeller(app);
    const { body } = await call(app, 'GET', 'produkte', session);
    expect(body.Produkte.length).toBeGreaterThan(10);
    expect(body.Produkte[0]).toMatchObject({ ProvisionCent: 5000, Link: null });
    const link = await sellerLink(app, session);
    expect(link).toMatchObject({ Geoeffnet: 0, Eingetragen: 0, Bestellt: 0 });
    expect(link.KurzURL).toContain(link.Empfehlungscode);
    expect((await sellerLink(app, session)).Empfehlungsnummer).toBe(link.Empfehlungsnummer);
    const other = await sellerLink(app, session, body.Produkte[1].ProduktId);
    const foreign = await sellerLink(app, (await makeSeller(app)).session);
    expect(new Set([link, other, foreign].map((one) => one.Empfehlungscode)).size).toBe(3);
    const after = (await call(app, 'GET', 'produkte', session)).body.Produkte;
    expect(after[0].Link.Empfehlungscode).toBe(link.Empfehlungscode);
    expect(after[2].Link).toBeNull();
  });

  test('is one for two calls at once', async () => {
    const { session } = await makeSeller(app);
    const { body } = await call(app, 'GET', 'produkte', session);
    const path = `link?produkt=${body.Produkte[0].ProduktId}`;
    const both = await Promise.all([call(app, 'GET', path, session), call(app, 'GET', path, session)]);
    expect(both.map((reply) => reply.status)).toEqual([200, 200]);
    expect(both[0]?.body.Empfehlungsnummer).toBe(both[1]?.body.Empfehlungsnummer);
  });

  test('is renewed with the same code once it has ended', async () => {
    const { session, email } = await makeSeller(app);
    const link = await sellerLink(app, session);
    await app.later(61);
    const again = await loginSeller(app, email);
    expect((await call(app, 'GET', 'produkte', again)).body.Produkte[0].Link).toBeNull();
    const renewed = await sellerLink(app, again);
    expect(renewed.Empfehlungscode).toBe(link.Empfehlungscode);
    expect(renewed.GueltigBis > link.GueltigBis).toBe(true);
    expect((await app.api(TENANT, 'GET', `/empfehlen/${link.Empfehlungsnummer}`)).body).toMatchObject({ Status: 'Ok', Vorname: 'Paula' });
    await join(app, TENANT, link.Empfehlungsnummer);
  });

  test('counts who opened it, who entered data and who ordered', async () => {
    const { session } = await makeSeller(app);
    const link = await sellerLink(app, session);
    const shown = async () => {
      const { Geoeffnet, Eingetragen, Bestellt } = await sellerLink(app, session);
      return [Geoeffnet, Eingetragen, Bestellt];
    };
    await app.inTenant(TENANT, ({ tx, now }) => {
      const klick = { empfehlungsnummer: link.Empfehlungsnummer, channel: '', art: 'Klick', wiederholung: false, zeit: now } as const;
      return insertKlicks(tx, [klick, { ...klick, wiederholung: true }, { ...klick, art: 'Besuch' }]).execute();
    });
    expect(await shown()).toEqual([1, 0, 0]);
    const person = await join(app, TENANT, link.Empfehlungsnummer);
    expect(await shown()).toEqual([1, 1, 0]);
    await accept(app, TENANT, person);
    const auftrag = order(app, person.Empfaengernummer, link.ProduktId);
    await post(auftrag, 'Eingegangen');
    expect(await shown()).toEqual([1, 1, 1]);
    expect((await uebersicht(session)).DieserMonat).toMatchObject({ Geoeffnet: 1, Bestellt: 1, Freigegeben: 0, ProvisionCent: 0 });
    await post(auftrag, 'Storniert');
    expect(await shown()).toEqual([1, 1, 0]);
  });

  test.each(['WartetAufFreigabe', 'Inaktiv'] as const)('is refused to a seller who is %s', async (status) => {
    const { session } = await makeSeller(app, TENANT, { status });
    const { body } = await call(app, 'GET', 'produkte', session);
    const reply = await call(app, 'GET', `link?produkt=${body.Produkte[0].ProduktId}`, session);
    expectProblem(reply, 409, 'Konflikt');
    expect(reply.body.detail).toBe('Einen Link gibt es, solange Ihr Zugang aktiv ist.');
  });

  test('is refused for a product that is unknown, hidden, or has no commission', async () => {
    const { session } = await makeSeller(app);
    const { Produkte } = (await call(app, 'GET', 'produkte', session)).body;
    const { ProduktId } = Produkte[3];
    await setProvision(ProduktId, null);
    for (const id of [ProduktId, 999_999]) {
      const reply = await call(app, 'GET', `link?produkt=${id}`, session);
      expectProblem(reply, 422, 'Validierung');
      expect(fieldCodes(reply)).toEqual({ produkt: 'produkt' });
    }
    expect((await call(app, 'GET', 'produkte', session)).body.Produkte).toHaveLength(Produkte.length - 1);
    for (const query of ['', '?produkt=x', '?produkt=-1'])
      expectProblem(await call(app, 'GET', `link${query}`, session), 422, 'Validierung');
  });

  test('ends when the tenant deactivates the seller, and who joined it before goes on', async () => {
    const { session, sellernummer } = await makeSeller(app);
    const { link, person, auftrag } = await orderOf(session);
    const { bearer } = await loginBetrieb(app);
    const path = `/betrieb/verkaeufer/${sellernummer}/deaktivieren`;
    expect((await app.api(TENANT, 'POST', path, { bearer, body: { Grund: 'Kündigung' } })).status).toBe(200);
    const late = await app.api(TENANT, 'POST', '/tracking/abschliessen/', { body: completion(link.Empfehlungsnummer, newEmail()) });
    expectProblem(late, 410, 'Abgelaufen');
    await post(auftrag, 'Bestaetigt');
    expect((await provisionen(session)).Content).toMatchObject([{ Auftragsnummer: auftrag.Auftragsnummer, BetragCent: 5000 }]);
    expect(person.Empfaengernummer).toBeTruthy();
  });

  test('is not for the seller, under another spelling of the address either, nor where people may recommend to themselves', async () => {
    const { session, email } = await makeSeller(app);
    const { Empfehlungsnummer } = await sellerLink(app, session);
    const enter = (as: string) => app.api(TENANT, 'POST', '/tracking/abschliessen/', { body: completion(Empfehlungsnummer, as) });
    expectProblem(await enter(email), 422, 'EmailEmpfehlerGleichEmpfaenger');
    expectProblem(await enter(email.replace('@', '+kunde@').toUpperCase()), 422, 'EmailEmpfehlerGleichEmpfaenger');
    await configured(app, TENANT, { AllowSelfRecommendation: true }, async () => {
      expectProblem(await enter(email), 422, 'EmailEmpfehlerGleichEmpfaenger');
    });
  });

  test('lets the same person become a customer by the links of two products', async () => {
    const { session } = await makeSeller(app);
    const { Produkte } = (await call(app, 'GET', 'produkte', session)).body;
    const email = newEmail('kunde');
    for (const { ProduktId } of Produkte.slice(0, 2)) {
      const { Empfehlungsnummer } = await sellerLink(app, session, ProduktId);
      await join(app, TENANT, Empfehlungsnummer, email);
    }
    expect((await sellerLink(app, session, Produkte[1].ProduktId)).Eingetragen).toBe(1);
  });
});

describe('the commission of an order', () => {
  test('is noted at the confirmation, booked at the release, and owed by the ledger; the customer alone gets a reward', async () => {
    const { session, sellernummer, email } = await makeSeller(app);
    const { link, person, auftrag } = await orderOf(session);
    await setProvision(link.ProduktId, 'standard;5000,bonus;1501');
    await post(auftrag, 'Eingegangen');
    expect((await provisionen(session)).Content).toEqual([]);
    expect((await auftraege(session)).Content).toMatchObject([
      { Status: 'Eingegangen', ProvisionCent: 6501, Grund: null, Empfaenger: 'Jörg M.' },
    ]);
    // An import that changes the product changes no order.
    await setProvision(link.ProduktId, 'standard;9900');
    await post(auftrag, 'Bestaetigt');
    const noted = await provisionen(session);
    expect(noted.Content.map((row: Row) => [row.Teil, row.BetragCent, row.Status, row.GebuchtAm])).toEqual([
      ['bonus', 1501, 'Vorgemerkt', null],
      ['standard', 5000, 'Vorgemerkt', null],
    ]);
    expect(await uebersicht(session)).toMatchObject({ VorgemerktCent: 6501, OffenCent: 0 });
    expect(await owedTo(sellernummer)).toBe(0);
    const before = await saldenOf(app, TENANT);
    await app.later(releaseDays(TENANT));
    await post(auftrag, 'Freigegeben');
    const again = await loginSeller(app, email);
    expect((await provisionen(again)).Content.map((row: Row) => row.Status)).toEqual(['Gebucht', 'Gebucht']);
    expect((await provisionen(again)).Summen).toEqual({ BetragCent: 6501 });
    expect(await uebersicht(again)).toMatchObject({
      VorgemerktCent: 0,
      OffenCent: 6501,
      DieserMonat: { Freigegeben: 1, ProvisionCent: 6501 },
    });
    expect(await owedTo(sellernummer)).toBe(6501);
    const tokens = await tokensOf(app, TENANT, auftrag.Auftragsnummer);
    expect(tokens.empfehlerToken).toBeUndefined();
    const grant = (await app.api(TENANT, 'GET', '/praemierung/', { bearer: tokens.empfaengerToken ?? '' })).body;
    const after = await saldenOf(app, TENANT);
    const moved = (konto: string) => (after[konto] ?? 0) - (before[konto] ?? 0);
    expect([moved('Provisionen'), moved('Seller'), moved('Verbindlichkeit')]).toEqual([6501, -6501, -grant.WertCent]);
    // The same message again books nothing.
    await post(auftrag, 'Freigegeben');
    expect(await owedTo(sellernummer)).toBe(6501);
    await app.jobs.drainMails();
    expect(app.mails.to(person.email).betreff).toBe(`Ihre Prämie ist bereit: ${shortCent(grant.WertCent, 'de')}`);
    // No mail of a recommender, only the statement of the month that ended meanwhile.
    expect(app.mails.allTo(email).map(({ betreff }) => betreff)).toEqual(['Ihre neue Abrechnung ist da']);
  });

  test('ends with an order that is cancelled before the release or after it, and nothing stays owed', async () => {
    const { session, sellernummer, email } = await makeSeller(app);
    const early = await orderOf(session);
    await post(early.auftrag, 'Bestaetigt');
    await post(early.auftrag, 'Widerrufen');
    expect((await provisionen(session)).Content).toMatchObject([{ Status: 'Zurueckgenommen', BetragCent: 5000, GebuchtAm: null }]);
    expect((await provisionen(session)).Summen).toEqual({ BetragCent: 0 });
    expect((await auftraege(session)).Content).toMatchObject([{ ProvisionCent: 0, Grund: 'Der Auftrag wurde widerrufen.' }]);
    const late = await orderOf(session);
    await post(late.auftrag, 'Bestaetigt');
    await app.later(releaseDays(TENANT));
    await post(late.auftrag, 'Freigegeben');
    expect(await owedTo(sellernummer)).toBe(5000);
    await post(late.auftrag, 'Storniert');
    await post(late.auftrag, 'Storniert');
    expect(await owedTo(sellernummer)).toBe(0);
    const again = await loginSeller(app, email);
    expect((await provisionen(again)).Content.map((row: Row) => row.Status)).toEqual(['Zurueckgenommen', 'Zurueckgenommen']);
    expect(await uebersicht(again)).toMatchObject({ VorgemerktCent: 0, OffenCent: 0 });
  });

  test('is taken back by a negative row once it stands on a statement', async () => {
    const { session, sellernummer, email } = await makeSeller(app);
    const { auftrag } = await orderOf(session);
    await post(auftrag, 'Bestaetigt');
    await app.later(releaseDays(TENANT));
    await post(auftrag, 'Freigegeben');
    await app.inTenant(TENANT, async ({ tx, now }) => {
      const statement = {
        abrechnungsnummer: 'AB-1',
        reihennummer: 999_999,
        von: dayOf(now),
        bis: dayOf(now),
        summe_cent: 5000,
        gutschriftverfahren: false,
      };
      await tx
        .insertInto('abrechnung')
        .values({ ...statement, sellernummer, erstellt_am: now, verkaeufer: null, zahler: '{}' })
        .execute();
      await tx
        .updateTable('provision')
        .set({ status: 'Abgerechnet', abrechnungsnummer: 'AB-1' })
        .where('sellernummer', '=', sellernummer)
        .execute();
    });
    await post(auftrag, 'Storniert');
    const again = await loginSeller(app, email);
    const sorted = await call(app, 'PUT', 'provisionen', again, { OrderBy: 'BetragCent' });
    expect(sorted.status, JSON.stringify(sorted.body)).toBe(200);
    const rows: Row[] = sorted.body.Content;
    expect(rows.map((row) => [row.BetragCent, row.Status, row.Abrechnungsnummer])).toEqual([
      [-5000, 'Gebucht', null],
      [5000, 'Abgerechnet', 'AB-1'],
    ]);
    expect(await uebersicht(again)).toMatchObject({ OffenCent: -5000 });
    expect(await owedTo(sellernummer)).toBe(0);
  });

  test('is that of the ordered product, also where it is another than the recommended one', async () => {
    const { session } = await makeSeller(app);
    const { person } = await customerOf(session);
    const other = (await call(app, 'GET', 'produkte', session)).body.Produkte.find(
      (one: { ProvisionCent: number }) => one.ProvisionCent !== 5000,
    );
    await post(order(app, person.Empfaengernummer, other.ProduktId), 'Bestaetigt');
    const { Content, Summen } = await provisionen(session);
    expect(Summen).toEqual({ BetragCent: other.ProvisionCent });
    for (const row of Content) expect(row.Status).toBe('Vorgemerkt');
  });

  test('is missing for a product without one, and the order says so', async () => {
    const { session } = await makeSeller(app);
    const { link, auftrag } = await orderOf(session);
    await setProvision(link.ProduktId, null);
    await post(auftrag, 'Bestaetigt');
    expect((await provisionen(session)).TotalCount).toBe(0);
    expect((await auftraege(session)).Content).toMatchObject([
      { ProvisionCent: 0, Grund: 'Für dieses Produkt gab es am Tag des Auftrags keine Provision.' },
    ]);
  });
});

test('a customer cannot get the reward on the account of the seller', async () => {
  const { session } = await makeSeller(app);
  const { auftrag } = await orderOf(session);
  await post(auftrag, 'Bestaetigt');
  await app.later(releaseDays(TENANT));
  await post(auftrag, 'Freigegeben');
  const { empfaengerToken = '' } = await tokensOf(app, TENANT, auftrag.Auftragsnummer);
  const grant = (await app.api(TENANT, 'GET', '/praemierung/', { bearer: empfaengerToken })).body;
  const pick = (IBAN: string) =>
    pickBy(app, TENANT, empfaengerToken, {
      PraemieId: grant.Auswahl[0].Praemie.Id,
      Art: 'Ueberweisung',
      Bankdaten: { Kontoinhaber: 'Jörg Müßig', IBAN },
    });
  expect(fieldCodes(await pick(SELLER_ANGABEN.IBAN))).toEqual({ 'Bankdaten.IBAN': 'andereSeite' });
  expect((await pick(IBANS.other)).status).toBe(200);
});

describe('the lists of a seller', () => {
  test('hold the own rows only, and are filtered, searched and sorted', async () => {
    const { session } = await makeSeller(app);
    const first = await orderOf(session);
    await post(first.auftrag, 'Bestaetigt');
    const second = await orderOf(session);
    await post(second.auftrag, 'Eingegangen');
    const foreign = await orderOf((await makeSeller(app)).session);
    await post(foreign.auftrag, 'Bestaetigt');
    const numbers = async (query: object) => (await auftraege(session, query)).Content.map((row: Row) => row.Auftragsnummer).sort();
    const both = [first.auftrag.Auftragsnummer, second.auftrag.Auftragsnummer].sort();
    expect(await numbers({})).toEqual(both);
    expect(await numbers({ Filter: { Status: ['Eingegangen'] } })).toEqual([second.auftrag.Auftragsnummer]);
    expect(await numbers({ Filter: first.auftrag.Auftragsnummer })).toEqual([first.auftrag.Auftragsnummer]);
    expect(await numbers({ Filter: 'jörg' })).toEqual(both);
    expect(await numbers({ Filter: 'müßig' })).toEqual([]);
    expect(await numbers({ Filter: { Bis: '2020-01-01' } })).toEqual([]);
    expect(await numbers({ OrderBy: 'FreigabeAb', Descending: true })).toEqual(both);
    expect((await provisionen(session)).Content.map((row: Row) => row.Auftragsnummer)).toEqual([first.auftrag.Auftragsnummer]);
    expectProblem(await call(app, 'PUT', 'auftraege', session, { OrderBy: 'ProvisionCent' }), 422, 'Validierung');
  });
});
