import { expect, it } from 'vitest';
import type { Einladungslink } from '../contract/calls/agentur/einladung.ts';
import type { PageName } from '../contract/pages/public.ts';
import { benutzerOf } from './features/account/benutzer.fixture.ts';
import { empfehlung } from './features/empfaenger/empfehlung.fixture.ts';
import { gefragt, offen } from './features/praemie/grant.fixture.ts';
import { empfehlung as shared } from './features/share/referral.fixture.ts';
import { pageOf, renderedPages } from './pages.ts';
import { openPage, type VisitOptions } from './shell/open.fixture.ts';
import { type Answers, block, owner as portalHolder, seller } from './shell/visit.fixture.ts';
import type { Fields } from './shell/visit.ts';

const login = { who: 'E' } as const;
const query = { token: 'geheim' };
const AGENTUR = { konfiguration: { ModuleAgentur: 'Offen' } } as const;
const SELLER = { konfiguration: { ModuleProfiseller: true } } as const;
const none = { problem: { status: 404, code: 'NichtGefunden' as const, detail: '' } };
const user = { readUser: { body: benutzerOf({ NewsletterOptinGegeben: true }) } };
const bank = { readEmpfehlerBankdaten: { body: { Kontoinhaber: 'Erika', IBAN: 'DE02', BIC: null } } };
const produkt = { Id: 7, ExterneId: 'SV-7', Name: 'Ökostrom', Beschreibung: '', Praemien: [{ WertCent: 7000, Wert: '70,00 €' }] };
const readPasswortregeln = { body: { MinLaenge: 8, Regeln: [] } };
const followed = { readEmpfehlung: { body: empfehlung }, readProduktlink: none };
const held = { ...followed, readBestaetigung: { body: { Empfehlungsnummer: 'n1' } } };
const asked = {
  Auftragsnummer: 'ANF-1',
  Status: 'Eingegangen',
  Auftragsdatum: '2026-11-20',
  Freigabetag: '2026-12-05',
  Freigebbar: false,
  ProduktArt: 'Gespraech',
  Produkt: { Id: 7, Name: 'Ida Rat' },
  Vorname: 'Jan',
  Nachname: 'B',
  Email: 'jan@example.net',
  Telefon: null,
  Wunschzeit: null,
  Nachricht: null,
};
const own = {
  Empfaengernummer: 'p1',
  Empfehlungsnummer: 'n1',
  Status: 'Ok',
  Zugestimmt: true,
  Bestaetigt: true,
  Frist: null,
  BankdatenMoeglich: true,
  IBAN: null,
  empfaengerdaten: { email: 'ida@example.net' },
};
const waiting = { readEmpfehlung: { body: { Status: 'Offen' } }, readAdresse: { body: { Email: 'ida@example.net' } } };
const recipient = (change: object) => ({
  ...followed,
  readEmpfaengerAuftrag: none,
  listEmpfaengerForderungen: { body: { Forderungen: [] } },
  readEigenenStand: { body: { ...own, ...change } },
});

const invited = (Weg: Einladungslink['Weg']) => ({
  openEinladung: { body: { Stand: 'Offen', Agentur: 'Nord', Weg, Vorname: null, Nachname: null, Email: null } },
});

type Refused = [PageName, VisitOptions, Answers?, Fields?];

const regeln = block('agentur-regeln', '<p>Regeln.</p>');
const REGISTRIERUNG = { body: { Gueltig: true, Ablauf: '2026-12-24T13:05:00Z', Zweck: 'Registrierung', Email: 'e@x' } };

/** Pages whose form can be refused, with what shows the form; a page with several forms has one entry for each. */
const REFUSED: Refused[] = [
  ['Homepage', {}, { listProdukte: { body: [produkt] } }],
  ['Recommend', { params: { produktId: '7' } }, { readProdukt: { body: produkt } }],
  [
    'RecommendAgent',
    { params: { produktId: 'SV-7' }, konfiguration: { produktApi: 'berater', ModuleAgentRecommendation: true } },
    { readProdukt: { body: produkt } },
  ],
  ['Confirmation', { query: { empfehlungsnummer: 'n1' } }, waiting],
  ['Confirmation', { query: { empfehlungsnummer: 'n1' } }, waiting, { schritt: 'adresse' }],
  ...['anteil', 'person', 'code'].map(
    (schritt): Refused => [
      'Recommendation',
      { login, params: { empfehlungsnummer: 'nr1' } },
      { ...user, listEmpfehlungen: { body: [shared({ Anteile: [100, 50, 0] })] } },
      { schritt },
    ],
  ),
  ['Dashboard', { login }, { ...user, listEmpfehlungen: { body: [shared()] }, listNachbuchungen: { body: [] } }],
  ['Settings', { login }, { ...user, ...bank }],
  ['Settings', { login, query: { schritt: 'loeschen' } }, { ...user, ...bank, listEmpfehlungen: { body: [] } }],
  ['Registration', {}],
  ['Login', {}],
  ['Logout', { login }],
  ['ForgotPassword', {}],
  [
    'SetPassword',
    { query },
    {
      readPasswortregeln,
      validatePasswortlink: { body: { Gueltig: true, Verwendet: false, Ablauf: '2026-12-24T13:05:00Z', Email: 'e@x' } },
    },
  ],
  ['ChangePassword', { login }, { ...user, readPasswortregeln }],
  ['Code', {}],
  ['Contact', {}],
  ['RewardDetails', { params: { praemieid: '7' }, query: { ...query, art: 'Gutschein' } }, { readPraemierung: { body: offen } }],
  ['RewardBankDetails', { query }, { readPraemierung: { body: gefragt } }],
  [
    'RecipientData',
    { query: { schritt: 'daten', empfehlungsnummer: 'n1' } },
    {
      ...followed,
      readAnnahme: { body: { Annahme: 'Moeglich' } },
      readEigenenStand: { body: { ...own, Status: 'Offen', Bestaetigt: false, empfaengerdaten: { adresse: {} } } },
    },
  ],
  ['RecipientTOSConsent', {}, recipient({ Status: 'Offen', Zugestimmt: false })],
  ['RecipientTOSConsent', {}, recipient({})],
  ['RecipientTOSConsent', {}, { readEigenenStand: none }, { schritt: 'neuerLink' }],
  ['BankDetailsRecipient', { query }, { readBankdatenLink: { body: { Kontoinhaber: 'Ida', IBAN: null } } }],
  ['BankDetailsRecommender', { login, query: { schritt: 'aendern' } }, { ...user, ...bank }],
  ['BankDetailsRecommender', { login, query: { schritt: 'loeschen' } }, { ...user, ...bank }],
  ['RecipientConfirmation', { query }, held],
  ['RecipientConfirmation', { query: { ...query, ablehnen: '1' } }, held],
  ['Anfrage', { query }, { readAnfrage: { body: asked } }],
  ...(['Mail', 'Code', 'Dauercode'] as const).map((Weg): Refused => ['Invitation', { query }, invited(Weg)]),
  ['Invitation', { query: { ...query, ablehnen: '1' } }, invited('Mail')],
  ['NewsletterRecommenderOptIn', { query }],
  ['AddressChange', { query }],
  ['NewsletterRecommenderOptOut', { login }, user],
  ['CustomerNumber', { query }, { readKundennummer: none }],
  ['AgencyLogin', AGENTUR],
  ['AgencyLogin', { ...AGENTUR, carried: { MfaToken: 'geheim' } }, {}, { MfaToken: 'geheim', Code: '1' }],
  ['AgencyLogout', { ...AGENTUR, portalHolder }],
  ['AgencyForgotPassword', AGENTUR],
  [
    'AgencyResetPassword',
    { ...AGENTUR, query },
    {
      readPasswortregeln,
      verifyAgenturToken: { body: { Gueltig: true, Ablauf: '2026-12-24T13:05:00Z', Zweck: 'Passwort', Email: 'e@x' } },
    },
  ],
  ['AgencyRegister', AGENTUR],
  ['AgencyUnsubscribe', { ...AGENTUR, query }],
  ['AgencyConfirm', { ...AGENTUR, query }, { verifyAgenturToken: REGISTRIERUNG }],
  ['AgencyRegisterPassword', { ...AGENTUR, query }, { readPasswortregeln, verifyAgenturToken: REGISTRIERUNG }],
  [
    'AgencyAdditionalData',
    { ...AGENTUR, portalHolder },
    { readAgenturkonto: { body: { Zusatzdaten: { Firma: 'Westwind', Status: 'Zusatzdaten', IBAN: null, Fehlt: ['IBAN'] } } } },
  ],
  [
    'AgencyConsent',
    { ...AGENTUR, portalHolder, inhalte: { 'content-bloecke': [regeln] } },
    {
      readAgenturzustimmung: { body: { Bedingungen: [{ Name: 'Regeln', Version: regeln.Pruefsumme, ZugestimmtAm: null }] } },
      readAgenturUser: { body: { AgenturName: 'Nord', Inhaber: ['Ida Nord'] } },
    },
  ],
  ['SellerLogin', SELLER],
  ['SellerLogout', { ...SELLER, portalHolder: seller }],
  ['SellerForgotPassword', SELLER],
  [
    'SellerResetPassword',
    { ...SELLER, query },
    { readPasswortregeln, verifySellerToken: { body: { ...REGISTRIERUNG.body, Zweck: 'Passwort' } } },
  ],
  ['SellerRegister', SELLER],
  ['SellerConfirm', { ...SELLER, query }, { verifySellerToken: REGISTRIERUNG }],
  ['SellerRegisterPassword', { ...SELLER, query }, { readPasswortregeln, verifySellerToken: REGISTRIERUNG }],
  [
    'Interstitial',
    { konfiguration: { Zwischenseite: true } },
    { readMaxPraemiewert: { body: { WertCent: 0, Wert: '' } }, listPraemien: { body: [] } },
  ],
];

/** Pages that show no button after a refusal; their title has the reason. */
const ENDED: readonly PageName[] = ['LoginToken', 'Admin'];

it.each(REFUSED)('the title of %s %j starts with the error if its form was refused', async (name, options, answers = {}, values = {}) => {
  const problem = { status: 422, code: 'Validierung' as const, detail: 'Bitte prüfen.' };
  const titleOf = async (form: VisitOptions['form']) => {
    const { html } = await openPage(name, { page: name, ...options, form }, answers);
    expect(/<[^>]* role="alert"/.test(html)).toBe(form !== null);
    return /<title>(.*?)<\/title>/.exec(html)?.[1];
  };
  const title = await titleOf(null);
  expect(title).not.toMatch(/^Fehler/);
  expect(await titleOf({ values, problem })).toBe(`Fehler: ${title}`);
});

it.each(['LoginToken', 'Confirmation', 'RecipientConfirmation', 'NewsletterRecommenderOptIn', 'AddressChange'] as const)(
  '%s has no error in its title if its link was used before',
  async (name) => {
    const form = { values: {}, problem: { status: 409, code: 'TokenBereitsVerwendet' as const, detail: '' } };
    const { html } = await openPage(name, { page: name, query, form }, { readEigenenStand: none, readBestaetigung: none });
    expect(html).toMatch(/<title>(?!Fehler)/);
  },
);

it('all pages with a form are tested', () => {
  const names = new Set([...REFUSED.map(([name]) => name), ...ENDED]);
  expect([...names].sort()).toEqual(
    renderedPages()
      .filter((name) => pageOf(name)?.post)
      .sort(),
  );
});
