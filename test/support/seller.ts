import { expect } from 'vitest';
import type { RegistrierungStatus } from '../../contract/rules/registrierung.ts';
import { dayOf } from '../../server/calendar.ts';
import { emailColumns } from '../../server/email-address.ts';
import { insertAccount } from '../../server/modules/account/index.ts';
import { checkBankdaten, storeBankdaten } from '../../server/modules/bankdaten/index.ts';
import { insertSeller, insertSteuer, nextSellernummer } from '../../server/modules/profiseller/store.ts';
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
  { status = 'Aktiv', email = newEmail('seller', 'verkauf.example') }: Wish = {},
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
      freigegeben_am: status === 'Aktiv' || status === 'Inaktiv' ? context.now : null,
      beendet_am: status === 'Inaktiv' ? context.now : null,
    });
    const steuer = {
      eintrag: 1,
      gilt_ab: dayOf(context.now),
      steuerstatus: 'Regel',
      ust_id: 'DE136695976',
      erfasst_am: context.now,
    } as const;
    await insertSteuer(context, { sellernummer: nummer, ...steuer });
    return nummer;
  });
  return { sellernummer, email, session: await loginSeller(app, email, tenant) };
}

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
