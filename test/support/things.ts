import { dayOf } from '../../server/calendar.ts';
import { createZugangslink, tokenOfZugangslink } from '../../server/modules/account/index.ts';
import { requestAdresse } from '../../server/modules/empfaenger/index.ts';
import type { TestApp } from './app.ts';
import { bankOf } from './bank.ts';
import { openGrant } from './credentials.ts';
import { mailedLink, newAccount } from './konto.ts';
import { issued } from './logintoken.ts';
import { tokenOf } from './mails.ts';
import { ordered, recipient, released } from './money.ts';
import { claimable, opened } from './nachbuchung.ts';
import { jana, recommendOpenly } from './opt-in.ts';
import { findRewardedProdukt, join, login, newEmail, recommend } from './walk.ts';
import { werbungOf } from './werbung.ts';

/** Identifiers of a tenant's data that a call at another tenant could use: numbers, codes, secrets, addresses, Ids. */
export type Thing = Readonly<Record<string, string | number>>;

/** Creates new, valid and unused data at a tenant; `session` is erika's session there. */
export type CreateThing = (app: TestApp, tenant: string, session: string) => Promise<Thing>;

export const account: CreateThing = async (app, tenant) => ({ email: (await newAccount(app, tenant)).email });
export const referral: CreateThing = async (app, tenant, session) => {
  const { Empfehlungsnummer: nr, Hex: hex } = await recommend(app, tenant, session);
  return { nr, hex };
};
export const confirmation: CreateThing = async (app, tenant, session) => {
  const { email } = await join(app, tenant, (await recommend(app, tenant, session)).Empfehlungsnummer);
  await app.jobs.drainMails();
  return { Token: tokenOf(app.mails.to(email)) };
};
export const bankLink: CreateThing = async (app, tenant) => ({ Token: await bankOf(app, tenant).mailed(await recipient(app, tenant)) });
export const person: CreateThing = async (app, tenant) => {
  const { Empfaengernummer, Empfehlungsnummer } = await recipient(app, tenant);
  return { Empfaengernummer, nr: Empfehlungsnummer };
};

export const unconfirmed: CreateThing = async (app, tenant) => {
  const empfehler = jana();
  const { body } = await recommendOpenly(app, empfehler, { produkt: (await findRewardedProdukt(app, tenant)).Id }, tenant);
  await app.jobs.drainMails();
  return { nr: body.Empfehlungsnummer, Token: tokenOf(app.mails.to(empfehler.Email)) };
};

export const passwordLink: CreateThing = async (app, tenant) => ({
  Token: await mailedLink(app, (await newAccount(app, tenant)).email, tenant),
});

export const loginToken: CreateThing = async (app, tenant) => ({
  token: (await issued(app, (await newAccount(app, tenant)).email, tenant)).token,
});

/** A recipient who entered data, with their secret. */
export const joinedRecipient: CreateThing = async (app, tenant, session) => {
  const { Empfaengernummer, Hex } = await join(app, tenant, (await recommend(app, tenant, session)).Empfehlungsnummer);
  return { nr: Empfaengernummer, hex: Hex };
};

/** A reward that only telko has, with the token of a grant. Moves the clock by 15 days. */
export const grantedPraemie: CreateThing = async (app, tenant) => {
  const { grants, empfehlerToken } = await released(app, tenant, { produkt: 463 });
  return { PraemieId: grants[0]?.praemie_id ?? 0, token: empfehlerToken };
};

export const consentLink: CreateThing = async (app, tenant) => {
  const { email } = await newAccount(app, tenant);
  const werbung = werbungOf(app, tenant);
  await werbung.set(true, await login(app, tenant, email));
  return { Token: await werbung.mailed(email) };
};

/** A mailed link about a new address of a person. */
const addressLink =
  (zweck: 'Adresse' | 'Adresswiderspruch'): CreateThing =>
  async (app, tenant) => {
    const { id, email } = await newAccount(app, tenant);
    const Token = await app.inTenant(tenant, async (context) => {
      await requestAdresse(context, { account_id: id, empfaengernummer: null, email }, newEmail('neu'));
      const link = context.tx.selectFrom('zugangslink').innerJoin('adressaenderung', 'aenderung_id', 'bezug').select('zugangslink_id');
      const { zugangslink_id } = await link.where('zweck', '=', zweck).where('account_id', '=', id).executeTakeFirstOrThrow();
      return tokenOfZugangslink(context, zugangslink_id);
    });
    return { Token };
  };
export const newAddressLink = addressLink('Adresse');
export const oldAddressLink = addressLink('Adresswiderspruch');

/** The question to the tenant whether a customer number is known. */
export const anfrage: CreateThing = async (app, tenant, session) => {
  const { Token } = await openGrant(app, tenant, session);
  await app.api(tenant, 'PUT', '/empfehler/SetKundennummerForEmpfehler/K-1', { bearer: Token });
  return { Anfrage: (await app.api(tenant, 'GET', '/kundennummer', { bearer: `demo-${tenant}` })).body[0].Anfrage };
};

/** The mailed link by which a tenant answers a recipient's request. */
export const anfragelink: CreateThing = async (app, tenant) => {
  const { Empfaengernummer } = await recipient(app, tenant);
  const body = await orderOf(app, tenant, { Empfaengernummer, Auftragsnummer: `F-${Empfaengernummer}` });
  await app.api(tenant, 'POST', '/auftrag', { bearer: `demo-${tenant}`, body });
  const Token = await app.inTenant(tenant, async (context) =>
    tokenOfZugangslink(context, await createZugangslink(context, 'Anfrage', String(body.Auftragsnummer), 1)),
  );
  return { Token };
};

/** A claim for an order of the previous day. Moves the clock by one day. */
export const nachbuchung: CreateThing = async (app, tenant) => {
  const body = await claimable(app, tenant);
  return { nr: await opened(app, tenant, await login(app, tenant), body) };
};

/** An order of a recipient, as the tenant's system reported it. */
export const storedOrder: CreateThing = async (app, tenant) => {
  const { auftrag } = await ordered(app, tenant);
  return { nr: auftrag.Auftragsnummer };
};

/** Body of an order message for the referral's product, as the tenant's system sends it. */
export const orderOf = async (app: TestApp, tenant: string, wish: Thing) => ({
  Auftragsnummer: 'F-1',
  ProduktId: (await findRewardedProdukt(app, tenant)).Id,
  Auftragsdatum: dayOf(app.clock.now()),
  Status: 'Eingegangen',
  ...wish,
});
