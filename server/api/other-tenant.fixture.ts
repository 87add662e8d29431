import { openGrant } from '../../test/support/credentials.ts';
import { newAccount } from '../../test/support/konto.ts';
import { IBANS } from '../../test/support/money.ts';
import { claim, opened, yesterday } from '../../test/support/nachbuchung.ts';
import type { CreateThing } from '../../test/support/things.ts';
import * as things from '../../test/support/things.ts';
import {
  accept,
  completion,
  findRewardedProdukt,
  join,
  login,
  newEmail,
  PASSWORD,
  recommend,
  recommendation,
} from '../../test/support/walk.ts';
import { pickedTransfer } from '../../test/support/zahlung.ts';
import { type Foreign, foreign, GONE, inBody } from './other.fixture.ts';
import { FOREIGN_AGENTUR } from './other-agentur.fixture.ts';
import { FOREIGN_BETRIEB } from './other-betrieb.fixture.ts';
import { FOREIGN_SELLER } from './other-seller.fixture.ts';

/** These ids exist only in telko's catalogue. */
const PRODUKT: CreateThing = async () => ({ id: 462 });
const PRAEMIE: CreateThing = async () => ({ id: 54 });
const KATEGORIE: CreateThing = async () => ({ id: 9 });

const PERSON = { Vorname: 'Jörg', Nachname: 'Müßig' };

const personOfYesterday: CreateThing = async (app, tenant, session) => {
  const thing = await things.person(app, tenant, session);
  await app.clock.advance(1);
  return thing;
};

const pickedReward: CreateThing = async (app, tenant) => {
  const { nummer: Praemierungsnummer, token } = await pickedTransfer(app, tenant);
  return { Praemierungsnummer, token };
};

/** For each call with input: the things of another tenant that it could name, or the reason why there are none. */
export const FOREIGN: Readonly<Record<string, readonly [Foreign, ...Foreign[]] | string>> = {
  readMandantOfHost: 'which tenant an address belongs to is public',
  readMandant: 'the shown configuration of each tenant is public',
  login: [foreign(things.account, [401, 'PasswortOderEmailFalsch'], ({ email }) => ({ body: { Email: email, Password: PASSWORD } }))],
  createEmpfehler: [foreign(things.account, [202], ({ email }) => ({ body: { ...PERSON, Email: email } }))],
  resendWelcomeMail: [foreign(async (app, tenant) => ({ email: (await newAccount(app, tenant, 'offen')).email }), [204])],
  chooseConsent: 'a choice of cookies, in the words of the own banner',
  updateLanguage: 'a language',
  requestPasswortlink: [foreign(things.account, [204])],
  validatePasswortlink: [foreign(things.passwordLink, GONE, inBody)],
  resetPasswort: [foreign(things.passwordLink, GONE, ({ Token }) => ({ body: { Token, Password: 'Fensterbank7' } }))],
  changePasswort: 'the own passwords',
  loginByToken: [foreign(things.loginToken, GONE, ({ token }) => ({ query: { token: String(token) } }))],
  createLogintoken: [foreign(things.account, GONE, ({ email }) => ({ body: { Email: email } }))],
  requestAnmeldelink: 'answers every address the same, and only under IsAutologin',
  findVariables: 'names of texts',
  readLanguageContent: 'a language',
  listInhalte: 'a kind of content, and the Identifier of an own footnote',
  readInhalt: [foreign(async () => ({ art: 'fussnoten', kennung: 'young' }))],
  readRechtstext: 'a text block and a word of its own versions',
  listProdukte: 'words that narrow the own catalogue',
  readProdukt: [foreign(PRODUKT)],
  readExternesProdukt: [foreign(async () => ({ id: 'FH-462' }))],
  listHandytarife: [foreign(async () => ({ id: 301 }))],
  searchBerater: 'words that narrow the own catalogue',
  listAgents: 'a public number after which the own list goes on',
  readGrafik: [foreign(PRODUKT)],
  readKleineGrafik: [foreign(PRODUKT)],
  listZeitraeume: [foreign(async () => ({ produktId: 462 }), [200])],
  readGrafik100: [foreign(PRAEMIE)],
  readGrafik50: [foreign(PRAEMIE)],
  readGrafik50Empfehler: [foreign(PRAEMIE)],
  readGrafik50Empfaenger: [foreign(PRAEMIE)],
  readKategorieGrafik: [foreign(KATEGORIE)],
  readKategorieIcon: [foreign(KATEGORIE)],
  readEmpfaengerPraemie: [
    foreign(things.joinedRecipient, GONE, ({ nr = '', hex }, _, isOwner) => ({ path: { nr }, ...(isOwner && { bearer: String(hex) }) })),
  ],
  readJahresuebersicht: 'a year',
  readPraemierung: 'whether details are wanted',
  resendPraemieMail: [
    foreign(async (app, tenant, session) => ({ Praemierungsnummer: (await openGrant(app, tenant, session)).Praemierungsnummer })),
  ],
  pickPraemierung: [
    foreign(things.grantedPraemie, [422, 'Validierung'], ({ PraemieId, token }, _, isOwner) => ({
      body: { PraemieId, Art: 'Gutschein' },
      ...(isOwner && { bearer: String(token) }),
    })),
  ],
  replacePraemieBankdaten: [
    foreign(pickedReward, GONE, ({ Praemierungsnummer = '', token }, _, isOwner) => ({
      body: { Kontoinhaber: 'Jörg Müßig', IBAN: IBANS.other, Praemierungsnummer },
      ...(isOwner && { bearer: String(token) }),
    })),
  ],
  createEmpfehlung: [foreign(PRODUKT, [422, 'Validierung'], ({ id }) => ({ body: recommendation({ produkt: Number(id) }) }))],
  confirmEmpfehlung: [foreign(things.unconfirmed, GONE, ({ Token }) => ({ body: { Token } }))],
  resendBestaetigung: [foreign(things.unconfirmed)],
  setNotiz: [foreign(things.referral, GONE, ({ nr = '' }) => ({ path: { nr }, body: { Text: 'an Jörg' } }))],
  setErinnerung: [foreign(things.referral, GONE, ({ nr = '' }) => ({ path: { nr }, body: { Am: null } }))],
  setAnteil: [foreign(things.referral, GONE, ({ nr = '' }) => ({ path: { nr }, body: { AnteilEmpfehler: 0 } }))],
  setWunschcode: [foreign(things.referral, GONE, ({ nr = '' }) => ({ path: { nr }, body: { Code: 'FREMD7' } }))],
  readAdresse: [foreign(things.unconfirmed)],
  changeAdresse: [foreign(things.unconfirmed, GONE, ({ nr = '' }) => ({ path: { nr }, body: { Email: newEmail() } }))],
  readEmpfehlung: [foreign(things.referral)],
  openEmpfehlung: [foreign(things.referral)],
  openAnyEmpfehlung: [foreign(things.referral)],
  countBesuch: [foreign(things.referral)],
  readEmpfehlungscode: [foreign(async (app, tenant, session) => ({ code: (await recommend(app, tenant, session)).Empfehlungscode }))],
  readProduktlink: [
    foreign(things.referral),
    foreign(things.person, GONE, async ({ nr = '', Empfaengernummer }, { app, tenant, credentials }, isOwner) => ({
      path: { nr: isOwner ? nr : (await recommend(app, tenant, await credentials('E'))).Empfehlungsnummer },
      query: { empfaengernummer: String(Empfaengernummer) },
    })),
  ],
  readAnnahme: [foreign(things.referral)],
  clickEmpfehlung: [foreign(things.referral)],
  createEmpfaenger: [foreign(things.referral, GONE, ({ nr = '' }) => ({ path: { nr }, body: { ...PERSON, Email: newEmail() } }))],
  completeEmpfaenger: [foreign(things.referral, GONE, ({ nr }) => ({ body: completion(String(nr), newEmail()) }))],
  changeEmpfaengerAdresse: 'an own new address',
  readVorbelegung: [
    foreign(async (app, tenant, session) => {
      const { Empfehlungsnummer } = await recommend(app, tenant, session);
      const person = await join(app, tenant, Empfehlungsnummer);
      await accept(app, tenant, person);
      return { nr: person.Empfaengernummer };
    }),
  ],
  createAnfrage: 'what somebody asks the own tenant for',
  readAnfrage: [foreign(things.anfragelink, GONE, inBody)],
  decideAnfrage: [foreign(things.anfragelink, GONE, ({ Token }) => ({ body: { Token, Status: 'Storniert' } }))],
  readBestaetigung: [foreign(things.confirmation, GONE, inBody)],
  confirmEmpfaenger: [foreign(things.confirmation, GONE, inBody)],
  requestZugang: [foreign(things.account, [204], ({ email }) => ({ body: { Email: email } }))],
  refuseEmpfaenger: [foreign(things.confirmation, GONE, inBody)],
  readEmpfaenger: [foreign(things.joinedRecipient)],
  acceptZustimmung: 'a yes or no',
  readBankdatenLink: [foreign(things.bankLink, [422, 'Validierung'], inBody)],
  storeBankdaten: [
    foreign(things.bankLink, [422, 'Validierung'], ({ Token }) => ({ body: { Token, Kontoinhaber: 'Jörg Müßig', IBAN: IBANS.joerg } })),
  ],
  postAuftrag: [
    foreign(things.person, GONE, async ({ Empfaengernummer = '' }, { app, tenant }) => ({
      body: await things.orderOf(app, tenant, { Empfaengernummer }),
    })),
    foreign(things.person, GONE, async ({ nr = '' }, { app, tenant }) => ({
      body: await things.orderOf(app, tenant, { Empfehlungsnummer: nr, Auftragsnummer: 'F-2' }),
    })),
  ],
  importAuftraege: [
    foreign(things.person, [200], async ({ Empfaengernummer = '' }, { app, tenant }) => {
      const line = await things.orderOf(app, tenant, { Empfaengernummer, Auftragsnummer: 'F-3' });
      return { body: `${Object.keys(line).join(';')}\n${Object.values(line).join(';')}`, headers: { 'content-type': 'text/csv' } };
    }),
  ],
  readAuftrag: [foreign(things.storedOrder)],
  listStoredAuftraege: 'a number after which the own list goes on, a status and a moment',
  listEmpfehlungen: [foreign(things.referral, GONE, ({ nr }) => ({ query: { nach: String(nr) } }))],
  listEigeneEmpfaenger: [foreign(things.referral)],
  listNachbuchungen: [
    foreign(things.nachbuchung, GONE, async ({ nr }, { app, tenant }) => ({
      query: { nach: String(nr) },
      bearer: await login(app, tenant),
    })),
  ],
  setNewsletterOptin: 'a yes or no',
  confirmAdresse: [foreign(things.newAddressLink, GONE, inBody)],
  refuseAdresse: [foreign(things.oldAddressLink, GONE, inBody)],
  confirmWerbeeinwilligung: [foreign(things.consentLink, GONE, inBody)],
  storeEmpfehlerBankdaten: 'the own bank data',
  showEmpfehlungenBanner: [foreign(async () => ({ name: 'sommerpraemie' }), [200])],
  showPraemierungBanner: [foreign(async () => ({ name: 'gutscheine' }), [200])],
  setKundennummer: 'any number may be stated; whether it is known, the own system says',
  answerKundennummer: [foreign(things.anfrage, GONE, ({ Anfrage }) => ({ body: { Anfrage, Gefunden: true } }))],
  checkKontaktCaptcha: 'the name of a command',
  postKontakt: 'a message',
  createNachbuchung: [
    foreign(things.referral, GONE, async ({ nr }, { app, tenant }) => ({
      body: { ...claim(yesterday(app), (await findRewardedProdukt(app, tenant)).Id), Empfehlungsnummer: nr },
    })),
  ],
  listOffeneNachbuchungen: 'numbers of pages',
  decideNachbuchung: [
    foreign(things.nachbuchung, GONE, ({ nr = '' }) => ({ path: { nr }, body: { Status: 'Abgelehnt', Antwort: 'Nicht gefunden' } })),
    foreign(personOfYesterday, GONE, async ({ Empfaengernummer }, { app, tenant }) => {
      const body = { ...claim(yesterday(app), (await findRewardedProdukt(app, tenant)).Id), Vorname: 'Jörg', Nachname: 'Müßig' };
      const nr = await opened(app, tenant, await login(app, tenant), body);
      return { path: { nr }, body: { Status: 'Angenommen', Empfaengernummer } };
    }),
  ],
  ...FOREIGN_AGENTUR,
  ...FOREIGN_SELLER,
  ...FOREIGN_BETRIEB,
};
