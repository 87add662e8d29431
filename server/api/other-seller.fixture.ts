import { tokenOf } from '../../test/support/mails.ts';
import { billedSeller, invoicedSeller, makeSeller } from '../../test/support/seller.ts';
import type { CreateThing } from '../../test/support/things.ts';
import { newEmail, PASSWORD } from '../../test/support/walk.ts';
import { dayOf } from '../calendar.ts';
import { type Foreign, foreign, GONE } from './other.fixture.ts';

const seller: CreateThing = async (app, tenant) => ({ email: (await makeSeller(app, tenant)).email });

const passwordLink: CreateThing = async (app, tenant) => {
  const { email } = await makeSeller(app, tenant);
  await app.api(tenant, 'GET', `/seller/passwortvergessen/${encodeURIComponent(email)}`);
  await app.jobs.drainMails();
  return { Token: tokenOf(app.mails.to(email, 'passwortsetzen')) };
};

/** The mailed link of a person who has registered. */
const registration: CreateThing = async (app, tenant) => {
  const Email = newEmail('seller', 'verkauf.example');
  await app.api(tenant, 'POST', '/seller/registrieren', { body: { Vorname: 'Paula', Nachname: 'Probst', Email } });
  await app.jobs.drainMails();
  return { Token: tokenOf(app.mails.to(Email, 'bestaetigen')) };
};

/** A statement or document of a seller, with a session of that seller. */
const document =
  (of: 'abrechnungsnummer' | 'gutschriftnummer'): CreateThing =>
  async (app, tenant) => {
    const billed = await billedSeller(app, tenant);
    return { nr: billed[of], session: billed.session };
  };

/** A statement with the seller's own invoice. */
const invoiced: CreateThing = async (app, tenant) => {
  const { abrechnungsnummer: nr, session } = await invoicedSeller(app, tenant);
  return { nr, session };
};

const ownDocument: Foreign['ask'] = ({ nr = '', session = '' }, _, isOwner) => ({
  path: { nr },
  ...(isOwner && { bearer: String(session) }),
});

/** Like FOREIGN, for the calls of a profi seller. */
export const FOREIGN_SELLER: Readonly<Record<string, readonly [Foreign, ...Foreign[]] | string>> = {
  loginSeller: [foreign(seller, [401, 'PasswortOderEmailFalsch'], ({ email }) => ({ body: { Email: email, Password: PASSWORD } }))],
  checkSellerCaptcha: 'whether a captcha is needed',
  registerSeller: 'a person who registers',
  confirmSeller: [foreign(registration, GONE, ({ Token }) => ({ body: { Token } }))],
  requestSellerPasswortlink: [foreign(seller, [204])],
  verifySellerToken: [foreign(passwordLink, GONE, ({ Token }) => ({ query: { t: String(Token) } }))],
  resetSellerPasswort: [foreign(passwordLink, GONE, ({ Token }) => ({ body: { Token, Password: 'Fensterbank7' } }))],
  changeSellerPasswort: 'the own passwords',
  confirmSellerPasswort: 'the own password',
  changeSellerDaten: 'the own data',
  changeGutschriftverfahren: 'the version of a text, for the own person',
  readSellerLink: 'a product, for the own link',
  listSellerAuftraege: 'the own rows',
  listProvisionen: 'the own rows',
  listSellerAbrechnungen: 'the own rows',
  readBuchauszug: 'the own rows',
  readSellerAbrechnung: [foreign(document('abrechnungsnummer'), GONE, ownDocument)],
  readAbrechnungPdf: [foreign(document('abrechnungsnummer'), GONE, ownDocument)],
  readGutschriftPdf: [foreign(document('gutschriftnummer'), GONE, ownDocument)],
  replaceEigeneRechnung: [
    foreign(invoiced, GONE, (thing, asked, isOwner) => ({
      ...ownDocument(thing, asked, isOwner),
      body: { Rechnungsnummer: '2026-17', Tag: dayOf(asked.app.clock.now()), UstCent: 0 },
    })),
  ],
  objectGutschrift: [foreign(document('gutschriftnummer'), GONE, ownDocument)],
};
