import type { NeueEmpfehlung } from '../../contract/calls/empfehlung/empfehlung.ts';
import type { Context } from '../../server/context.ts';
import { findEmpfehlerAccount, tokenOfZugangslink } from '../../server/modules/account/index.ts';
import { joinEmpfehlung } from '../../server/modules/empfaenger/join/join.ts';
import { acceptZustimmung, confirmEmpfaenger } from '../../server/modules/empfaenger/zustimmung/zustimmung.ts';
import { createEmpfehlung } from '../../server/modules/empfehlung/index.ts';
import { readSalden } from '../../server/modules/kassenbuch/index.ts';
import type { TestApp } from './app.ts';
import { insertAuftrag, insertRecipient, insertRelease } from './referral-rows.ts';
import { releaseDays } from './release-days.ts';
import { ERIKA, findRewardedProdukt, newEmail, order, recommendation, tokensOf } from './walk.ts';

interface Wish {
  readonly produkt?: number;
  readonly anteil?: 100 | 50 | 0;
  /** True (default): terms accepted and data confirmed, state Ok. False: state Offen. */
  readonly accepted?: boolean;
  /** The recommender; by default erika. */
  readonly empfehler?: { readonly id: string; readonly email: string };
  /** Campaigns agreed to with the referral. */
  readonly aktionen?: readonly number[];
  /** Address of the recipient; by default a new one. */
  readonly email?: string;
}

/**
 * A link of erika, or of the given recommender, and a recipient who joined it; uses no limits and needs no login. In state Ok the rows are
 * inserted directly; otherwise the rules create them. The mails stay queued.
 */
export async function recipient(app: TestApp, tenant: string, wish: Wish = {}) {
  const { produkt, anteil = 50, accepted = true, aktionen = [], email = newEmail('joerg') } = wish;
  const ProduktId = produkt ?? (await findRewardedProdukt(app, tenant)).Id;
  return app.inTenant(tenant, async (context) => {
    const loggedIn = wish.empfehler ?? (await erikaOf(context));
    const empfehler = { ...ERIKA, Email: loggedIn.email };
    if (accepted) {
      const { Vorname: vorname, Nachname: nachname } = ERIKA;
      const made = await insertRecipient(context, {
        produkt: ProduktId,
        anteil,
        aktionen,
        email,
        empfehler: { ...loggedIn, vorname, nachname },
      });
      return { ...made, ProduktId, email };
    }
    const neu = recommendation({ produkt: ProduktId, anteil, empfehler }) as NeueEmpfehlung;
    const Aktionen = aktionen.map((AktionsId) => ({ AktionsId, Zustimmung: true }));
    const { Empfehlungsnummer } = await createEmpfehlung(context, { ...neu, Aktionen }, loggedIn);
    return { Empfehlungsnummer, Empfaengernummer: await enterData(context, Empfehlungsnummer, email), ProduktId, email };
  });
}

async function erikaOf(context: Context) {
  const account = await findEmpfehlerAccount(context, ERIKA.Email);
  if (!account) throw new Error('no erika');
  return { id: account.account_id, email: ERIKA.Email };
}

/** A person enters data on a referral; returns the Empfaengernummer. */
export async function enterData(context: Context, empfehlungsnummer: string, email = newEmail('joerg'), geburtsdatum = '24.12.1980') {
  const completion = {
    geburtsdatum,
    werbeeinwilligung: false,
    adresse: { ort: 'Köln', plz: '50667', strasse: 'Domkloster', hausnummer: '4 a' },
  };
  const person = { vorname: 'Jörg', name: 'Müßig', email, telefon: null, completion };
  const { empfaengernummer } = await joinEmpfehlung(context, empfehlungsnummer, person, null);
  return empfaengernummer;
}

/** The person accepts the terms and confirms by the mailed link: Ok. */
export async function acceptAndConfirm(context: Context, empfaengernummer: string): Promise<void> {
  await acceptZustimmung(context, empfaengernummer, { AgbText: 'ja' });
  const link = await context.tx
    .selectFrom('zugangslink')
    .select('zugangslink_id')
    .where('zweck', '=', 'Empfaenger')
    .where('bezug', '=', empfaengernummer)
    .executeTakeFirstOrThrow();
  await confirmEmpfaenger(context, tokenOfZugangslink(context, link.zugangslink_id));
}

/** A recipient with a confirmed order of today. */
export async function ordered(app: TestApp, tenant: string, wish: Omit<Wish, 'accepted'> = {}) {
  const person = await recipient(app, tenant, wish);
  const auftrag = order(app, person.Empfaengernummer, person.ProduktId);
  await app.inTenant(tenant, (context) => insertAuftrag(context, person, auftrag));
  return { ...person, auftrag };
}

/** Such a recipient whose order is released on its first day, with the numbers and tokens of the grants; no other due work is done. */
export async function released(app: TestApp, tenant: string, wish: Omit<Wish, 'accepted'> = {}) {
  const person = await ordered(app, tenant, wish);
  const { Auftragsnummer } = person.auftrag;
  app.clock.pass({ days: releaseDays(tenant) });
  await app.inTenant(tenant, (context) => insertRelease(context, Auftragsnummer));
  const { empfehlerToken = '', empfaengerToken = '' } = await tokensOf(app, tenant, Auftragsnummer);
  return { ...person, Auftragsnummer, empfehlerToken, empfaengerToken, grants: await grantsOf(app, tenant, Auftragsnummer) };
}

/** A pick as the reward page sends it. */
export const voucher = (grant: { praemie_id: number } | undefined) => ({ PraemieId: grant?.praemie_id ?? 0, Art: 'Gutschein' });
export const transfer = (grant: { praemie_id: number } | undefined, IBAN = IBANS.joerg, BIC?: string) => ({
  PraemieId: grant?.praemie_id ?? 0,
  Art: 'Ueberweisung',
  Bankdaten: { Kontoinhaber: 'Jörg Müßig', IBAN, ...(BIC !== undefined && { BIC }) },
});

/** IBANs with valid check digits from bank documentation, not of real accounts. */
export const IBANS = { joerg: 'DE89370400440532013000', other: 'DE75512108001245126199', austrian: 'AT611904300234573201' };

export const pickBy = (app: TestApp, tenant: string, bearer: string, body: unknown) =>
  app.api(tenant, 'PUT', '/praemierung/', { bearer, body });

/** Balance in cents of every account of the ledger, debit positive. */
export async function saldenOf(app: TestApp, tenant: string): Promise<Record<string, number>> {
  const salden = await app.inTenant(tenant, readSalden);
  return Object.fromEntries(salden.map(({ konto, saldo_cent }) => [konto, saldo_cent]));
}

/** Change of each account of the ledger during `work`, in cents. */
export async function movedBy(app: TestApp, tenant: string, work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await saldenOf(app, tenant);
  await work();
  const after = await saldenOf(app, tenant);
  const moved = Object.entries(after).map(([konto, cent]) => [konto, cent - (before[konto] ?? 0)] as const);
  return Object.fromEntries(moved.filter(([, cent]) => cent !== 0));
}

/** The same by the entries of one order alone, for work in which time passes: the grants of other orders can expire in it. */
export async function movedOfOrder(
  app: TestApp,
  tenant: string,
  auftragsnummer: string,
  work: () => Promise<unknown>,
): Promise<Record<string, number>> {
  const entries = () =>
    app.inTenant(tenant, ({ tx }) =>
      tx
        .selectFrom('buchung')
        .select(['soll', 'haben', 'betrag_cent'])
        .where('auftragsnummer', '=', auftragsnummer)
        .orderBy('buchung_id')
        .execute(),
    );
  const before = await entries();
  await work();
  const moved: Record<string, number> = {};
  for (const { soll, haben, betrag_cent } of (await entries()).slice(before.length)) {
    moved[soll] = (moved[soll] ?? 0) + betrag_cent;
    moved[haben] = (moved[haben] ?? 0) - betrag_cent;
  }
  return Object.fromEntries(Object.entries(moved).filter(([, cent]) => cent !== 0));
}

export const statusOfEmpfaenger = (app: TestApp, tenant: string, empfaengernummer: string) =>
  app.inTenant(tenant, async ({ tx }) => {
    const row = await tx.selectFrom('empfaenger').select('status').where('empfaengernummer', '=', empfaengernummer).executeTakeFirst();
    return row?.status;
  });

/** The stored grants of an order, the recommender's first. */
export const grantsOf = (app: TestApp, tenant: string, auftragsnummer: string) =>
  app.inTenant(tenant, ({ tx }) =>
    tx
      .selectFrom('praemierung')
      .select(['praemierungsnummer', 'seite', 'status', 'wert_cent', 'bonus_cent', 'praemie_id', 'bankdaten_id'])
      .where('auftragsnummer', '=', auftragsnummer)
      .orderBy('seite', 'desc')
      .execute(),
  );

/** Whether an order of this number is stored. */
export const isStored = (app: TestApp, tenant: string, auftragsnummer: string) =>
  app.inTenant(tenant, async ({ tx }) => {
    const row = await tx.selectFrom('auftrag').select('status').where('auftragsnummer', '=', auftragsnummer).executeTakeFirst();
    return row !== undefined;
  });

/** Number of stored bank accounts of a tenant. */
export const bankdatenCount = (app: TestApp, tenant: string): Promise<number> =>
  app.inTenant(tenant, async ({ tx }) => (await tx.selectFrom('bankdaten').select('bankdaten_id').execute()).length);
