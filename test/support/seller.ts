import { expect } from 'vitest';
import type { RegistrierungStatus } from '../../contract/rules/registrierung.ts';
import { addMinutes, addMonths, dayOf, startOfDay } from '../../server/calendar.ts';
import type { Context } from '../../server/context.ts';
import { emailColumns } from '../../server/email-address.ts';
import { firstOfMonth } from '../../server/modules/abrechnung/index.ts';
import { issueAbrechnung } from '../../server/modules/abrechnung/lauf.ts';
import { enterRechnung } from '../../server/modules/abrechnung/rechnung.ts';
import { insertAccount } from '../../server/modules/account/index.ts';
import { checkBankdaten, storeBankdaten } from '../../server/modules/bankdaten/index.ts';
import { ensureSellerLink } from '../../server/modules/empfehlung/index.ts';
import { insertSeller, insertSteuer, nextSellernummer } from '../../server/modules/profiseller/store.ts';
import { earnProvision, noteProvision, takeBackProvision } from '../../server/modules/provision/index.ts';
import type { Reply, TestApp } from './app.ts';
import { newAddress } from './konto.ts';
import { tokenOf } from './mails.ts';
import { newEmail, PASSWORD } from './walk.ts';

const TENANT = 'telko';

/** Data of a seller that are complete for the approval but for the agreement; the VAT id has a valid check digit. */
export const SELLER_ANGABEN = {
  Art: 'Person',
  Geburtsdatum: '1990-04-12',
  Strasse: 'Am Speicher',
  Hausnummer: '12',
  Plz: '24937',
  Ort: 'Flensburg',
  Steuer: { Steuerstatus: 'Regel', UstId: 'de 136 695 976' },
  Kontoinhaber: 'Paula Probst',
  IBAN: 'DE89 3704 0044 0532 0130 00',
} as const;

export const call = (
  app: TestApp,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  bearer?: string,
  body?: object,
  tenant = TENANT,
): Promise<Reply> => app.api(tenant, method, `/seller/${path}`, { ...(bearer !== undefined && { bearer }), ...(body && { body }) });

export const registerSeller = (app: TestApp, Email: string, more: object = {}, from = newAddress()): Promise<Reply> =>
  app.api(TENANT, 'POST', '/seller/registrieren', { body: { Vorname: 'Paula', Nachname: 'Probst', Email, ...more }, from });

/** Registers; returns the address and the token of the mailed link. */
export async function registeredSeller(app: TestApp, more: object = {}): Promise<{ email: string; token: string }> {
  const email = newEmail('seller', 'verkauf.example');
  expect((await registerSeller(app, email, more)).status).toBe(202);
  await app.jobs.drainMails();
  return { email, token: tokenOf(app.mails.to(email, 'bestaetigen')) };
}

/** The versions of the tenant's texts for sellers, by their names on the wire. */
export async function sellerTexte(app: TestApp, session: string): Promise<{ Bedingungen: string; Gutschriftverfahren: string }> {
  const { body } = await call(app, 'GET', 'daten', session);
  return { Bedingungen: body.Bedingungen?.Version, Gutschriftverfahren: body.Gutschriftverfahren?.Version };
}

interface Wish {
  readonly status?: RegistrierungStatus;
  readonly email?: string;
  /** Months of a statement. */
  readonly monate?: 1 | 2 | 3;
  /** Whether the seller agreed to credit notes. */
  readonly gutschriftverfahren?: boolean;
  readonly steuerstatus?: 'Regel' | 'Kleinunternehmer';
}

interface MadeSeller {
  readonly sellernummer: string;
  readonly email: string;
  readonly session: string;
}

/** A seller with complete data whose rows are inserted directly, logged in. */
export async function makeSeller(
  app: TestApp,
  tenant = TENANT,
  {
    status = 'Aktiv',
    email = newEmail('seller', 'verkauf.example'),
    monate = 1,
    gutschriftverfahren = true,
    steuerstatus = 'Regel',
  }: Wish = {},
): Promise<MadeSeller> {
  const passwort_hash = await app.parts.passwords.hash(PASSWORD);
  const sellernummer = await app.inTenant(tenant, async (context) => {
    const account_id = context.random.nummer();
    const account = { account_id, art: 'Seller', passwort_hash, bestaetigt_am: context.now, language: 'de', loeschen_am: null } as const;
    await insertAccount(context, { ...account, ...emailColumns(email), erstellt_am: context.now });
    const nummer = await nextSellernummer(context);
    const konto = { Kontoinhaber: SELLER_ANGABEN.Kontoinhaber, IBAN: SELLER_ANGABEN.IBAN.replaceAll(' ', '') };
    await insertSeller(context, {
      sellernummer: nummer,
      account_id,
      status,
      art: 'Person',
      vorname: 'Paula',
      nachname: 'Probst',
      geburtsdatum: SELLER_ANGABEN.Geburtsdatum,
      strasse: SELLER_ANGABEN.Strasse,
      hausnummer: SELLER_ANGABEN.Hausnummer,
      plz: SELLER_ANGABEN.Plz,
      ort: SELLER_ANGABEN.Ort,
      bankdaten_id: await storeBankdaten(context, checkBankdaten(context, konto, '')),
      bedingungen_version: 'test',
      bedingungen_am: context.now,
      erstellt_am: context.now,
      abrechnung_monate: monate,
      ...(gutschriftverfahren && { gutschriftverfahren_version: 'test', gutschriftverfahren_am: context.now }),
      ...(status === 'Aktiv' || status === 'Inaktiv' ? { freigegeben_am: context.now, ...firstPeriod(context, monate) } : {}),
      beendet_am: status === 'Inaktiv' ? context.now : null,
    });
    const steuer = {
      eintrag: 1,
      gilt_ab: dayOf(context.now),
      steuerstatus,
      ust_id: 'DE136695976',
      erfasst_am: context.now,
    } as const;
    await insertSteuer(context, { sellernummer: nummer, ...steuer });
    return nummer;
  });
  return { sellernummer, email, session: await loginSeller(app, email, tenant) };
}

const firstPeriod = ({ now }: Pick<Context, 'now'>, monate: number) => {
  const abrechnung_von = firstOfMonth(dayOf(now));
  return { abrechnung_von, abrechnung_am: startOfDay(addMonths(abrechnung_von, monate)) };
};

let sold = 0;

/**
 * A released order of a seller whose rows are inserted directly, with a commission that is booked now; returns its number. `provision` is the text of the product on
 * the day of the order.
 */
export const soldOrder = (app: TestApp, sellernummer: string, provision = 'standard;5000', tenant = TENANT): Promise<string> =>
  app.inTenant(tenant, async (context) => {
    const { tx, now } = context;
    const { id } = await tx
      .selectFrom('produkt')
      .select('id')
      .where('versteckt', '=', false)
      .orderBy('sortierung')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { Empfehlungsnummer: empfehlungsnummer } = await ensureSellerLink(
      context,
      { sellernummer, vorname: 'Paula', nachname: 'Probst' },
      id,
    );
    sold += 1;
    const auftragsnummer = `V-${process.pid}-${sold}`;
    const empfaengernummer = context.random.nummer();
    const email = newEmail('kunde');
    await tx
      .insertInto('empfaenger')
      .values({
        empfaengernummer,
        empfehlungsnummer,
        empfehler_id: null,
        status: 'Freigegeben',
        language: 'de',
        vorname: 'Jörg',
        name: 'Müßig',
        ...emailColumns(email),
        erstellt_am: now,
        bestaetigt_am: now,
        bestaetigt_durch: 'Link',
        hex_hash: context.secrets.hash(empfaengernummer),
      })
      .execute();
    const order = { auftragsnummer, sellernummer, provision };
    await tx
      .insertInto('auftrag')
      .values({
        ...order,
        empfaengernummer,
        empfehlungsnummer,
        produkt_id: id,
        auftragsdatum: dayOf(now),
        frist_beginn: dayOf(now),
        status: 'Freigegeben',
        grund: 'KeinePraemie',
        erstellt_am: now,
        freigegeben_am: now,
        freigegeben_durch: 'Test',
        angebot_cent: 0,
      })
      .execute();
    await noteProvision(context, order);
    await earnProvision(context, order);
    return auftragsnummer;
  });

/** Cancels an order of a seller by the rule. */
export const cancelSold = (app: TestApp, auftragsnummer: string, tenant = TENANT): Promise<void> =>
  app.inTenant(tenant, async (context) => {
    const { tx } = context;
    const order = await tx
      .selectFrom('auftrag')
      .select(['auftragsnummer', 'sellernummer', 'provision'])
      .where('auftragsnummer', '=', auftragsnummer)
      .executeTakeFirstOrThrow();
    await tx.updateTable('auftrag').set({ status: 'Storniert' }).where('auftragsnummer', '=', auftragsnummer).execute();
    await takeBackProvision(context, order);
  });

/** Logs a seller in and returns the token. */
export async function loginSeller(app: TestApp, Email: string, tenant = TENANT): Promise<string> {
  const { status, body } = await call(app, 'POST', 'login', undefined, { Email, Password: PASSWORD }, tenant);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.Token;
}

/** The link of a logged-in seller for a product; by default the first one with a commission. */
export async function sellerLink(app: TestApp, session: string, produkt?: number): Promise<Reply['body'] & { ProduktId: number }> {
  const { body } = await call(app, 'GET', 'produkte', session);
  const ProduktId: number = produkt ?? body.Produkte[0].ProduktId;
  const link = await call(app, 'GET', `link?produkt=${ProduktId}`, session);
  expect(link.status, JSON.stringify(link.body)).toBe(200);
  return { ...link.body, ProduktId };
}

/** A seller with a statement of the month before and its Gutschrift, if agreed, over one commission of 50 €; no job runs. */
export async function billedSeller(app: TestApp, tenant = TENANT, wish: Wish = {}) {
  const seller = await makeSeller(app, tenant, wish);
  await soldOrder(app, seller.sellernummer, 'standard;5000', tenant);
  const nummern = await app.inTenant(tenant, async (context) => {
    const { tx, now } = context;
    await tx
      .updateTable('provision')
      .set({ gebucht_am: addMinutes(now, -1) })
      .where('sellernummer', '=', seller.sellernummer)
      .execute();
    const period = { abrechnung_von: addMonths(firstOfMonth(dayOf(now)), -1), abrechnung_am: now };
    await tx.updateTable('seller').set(period).where('sellernummer', '=', seller.sellernummer).execute();
    const done = await issueAbrechnung(context, seller.sellernummer);
    if (!('nummer' in done) || done.nummer === null) throw new Error('no statement');
    const [gutschrift] = await tx
      .selectFrom('gutschrift')
      .select('gutschriftnummer')
      .where('abrechnungsnummer', '=', done.nummer)
      .execute();
    return { abrechnungsnummer: done.nummer, gutschriftnummer: gutschrift?.gutschriftnummer ?? '' };
  });
  return { ...seller, ...nummern };
}

/** A statement of a seller without credit notes, whose invoice of today is entered. */
export async function invoicedSeller(app: TestApp, tenant = TENANT) {
  const seller = await billedSeller(app, tenant, { gutschriftverfahren: false });
  const rechnung = { nummer: '2026-1', tag: dayOf(app.clock.now()), ustCent: 0 };
  await app.inTenant(tenant, (context) => enterRechnung(context, seller.abrechnungsnummer, rechnung));
  return seller;
}
