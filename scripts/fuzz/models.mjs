import fc from 'fast-check';
import { ERIKA } from '../demo.mjs';

let made = 0;
/** A number or address that nobody had before. */
const newNumber = () => `F-${process.pid}-${++made}`;
const newEmail = ({ pool }) => `neu${++made}@${pool.of('email').at(-1).split('@')[1]}`;

const byToken =
  (page) =>
  ({ recent }) => ({ body: { Token: recent(page) ?? 'x' } });
const byHex = ({ recent }) => ({ bearer: recent('recipients')?.hex });
/** Who has a session: it ends with its day. */
const accountsOf = (memory, today) => memory.of('accounts').filter(({ day }) => day === today);
const names = ({ pick, memory }) => ({ Vorname: pick(memory.pool.of('vorname')), Nachname: pick(memory.pool.of('nachname')) });
const bank = ({ pick, memory }) => ({ Kontoinhaber: pick(memory.pool.of('kontoinhaber')), IBAN: pick(memory.pool.of('iban')) });

/**
 * Requests by the name of their call that fit what has happened in the tenant: `body`, `params` of the path, `bearer`, and the
 * `thing` that they act on. Undefined where nothing is there to act on. Other calls are made by their schema alone.
 */
export const MODELS = {
  findVariables: ({ memory, pick }) => ({ body: { Namen: [pick(memory.pool.of('namen'))].flat() } }),
  login({ recent }) {
    const { Email, Password } = recent('accounts') ?? ERIKA;
    return { body: { Email, Password } };
  },
  createLogintoken: ({ recent }) => ({ body: { Email: recent('accounts')?.Email ?? ERIKA.Email } }),
  changePasswort(at) {
    const thing = at.pick(accountsOf(at.memory, at.day));
    if (!thing) return;
    const { Password, Token: bearer } = thing;
    return { thing, bearer, body: { Password, NewPassword: Password === 'Demo-2026' ? 'Fensterbank7' : 'Demo-2026' } };
  },
  validatePasswortlink: byToken('passwortsetzen'),
  resetPasswort: (at) => ({ body: { ...byToken('passwortsetzen')(at).body, Password: at.pick(at.memory.pool.of('password')) } }),
  createEmpfehler: (at) => ({ body: { ...names(at), Email: newEmail(at.memory) } }),
  chooseConsent({ memory, pick }) {
    const said = () => pick([true, false]);
    return { body: { Funktional: said(), Analytisch: said(), Marketing: said(), Wortlaut: pick(memory.of('wordings')) ?? 'x' } };
  },
  setNotiz: (at) => ofOwn(at, { Text: at.pick(['Fragt im März noch einmal', '']) }),
  setErinnerung: (at) => ofOwn(at, { Am: at.isRare() ? null : dayAfter(at.day, 7) }),
  confirmWerbeeinwilligung: byToken('optin'),
  confirmEmpfehlung: byToken('bestaetigung'),
  confirmEmpfaenger: byToken('empfaengerbestaetigung'),
  // It ends what could go on: mostly those who refused do it again.
  refuseEmpfaenger: (at) => byToken(at.isRare() || at.memory.of('refused').length === 0 ? 'empfaengerbestaetigung' : 'refused')(at),
  readBankdatenLink: byToken('bankdaten'),
  storeBankdaten: (at) => ({ body: { ...bank(at), ...byToken('bankdaten')(at).body } }),
  setNewsletterOptin: ({ memory, pick, day, session }) => ({
    bearer: pick(accountsOf(memory, day))?.Token ?? session,
    body: { Optin: pick([true, true, false]) },
  }),
  storeEmpfehlerBankdaten: (at) => ({ body: bank(at) }),
  requestBankdatenLink: (at) => (at.isRare() ? byHex(at) : { bearer: at.recent('confirmed')?.hex }),
  readEigenenStand: byHex,
  readEmpfaengerAuftrag: byHex,
  acceptZustimmung: (at) => ({ ...byHex(at), body: { AgbText: 'ja' } }),
  createEmpfehlung(at) {
    const { memory, pick, session } = at;
    const isOwn = pick([true, false]);
    const Email = isOwn ? ERIKA.Email : newEmail(memory);
    const share = pick([100, 50, 0]);
    const Empfehlung = {
      Produkt: pick(memory.of('products')),
      Channel: 'whatsapp',
      Empfehlungslink: true,
      AnteilEmpfehler: share,
      AgbText: 'ja',
    };
    const aktionen = memory.pool.of('AktionsId').map((AktionsId) => ({ AktionsId, Zustimmung: pick([true, false]) }));
    return {
      bearer: isOwn ? session : undefined,
      body: { Empfehlung, Empfehler: { ...names(at), Email }, ...(aktionen.length > 0 && { Aktionen: aktionen }) },
    };
  },
  createEmpfaenger(at) {
    const thing = at.recent('links');
    return thing && { thing, bearer: undefined, params: thing, body: { ...names(at), Email: newEmail(at.memory) } };
  },
  completeEmpfaenger(at) {
    const thing = at.recent('links');
    const { Vorname: vorname, Nachname: name } = names(at);
    const adresse = { ort: 'Köln', plz: '50667', strasse: 'Domkloster', hausnummer: '4 a' };
    const person = { anrede: 'Herr', vorname, name, geburtsdatum: '24.12.1980', email: newEmail(at.memory), telefon: '030 1234567' };
    const empfaengerdaten = { ...person, werbeeinwilligung: at.isRare(), adresse };
    return thing && { thing, bearer: undefined, body: { empfehlungsnummer: thing.nr, empfaengerdaten } };
  },
  postAuftrag: (at) => (at.memory.of('orders').length > 5 && !at.isRare() ? nextOf(at) : firstOf(at)),
  importAuftraege(at) {
    const messages = [nextOf(at), firstOf(at)].flatMap((model) => model?.body ?? []);
    const rows = messages.map((one) => [one.Auftragsnummer, one.Auftragsdatum, one.Empfaengernummer, one.ProduktId, one.Status].join(';'));
    return { body: ['Auftragsnummer;Auftragsdatum;Empfaengernummer;ProduktId;Status', ...rows].join('\n') };
  },
  readPraemierung: ({ recent }) => ({ bearer: recent('praemie') }),
  pickPraemierung(at) {
    const thing = at.recent('grants');
    if (!thing) return;
    const Art = at.pick(['Gutschein', 'Ueberweisung']);
    const Bankdaten = Art === 'Ueberweisung' ? bank(at) : null;
    return { thing, bearer: thing.token, body: { PraemieId: thing.praemieId, Art, Bankdaten } };
  },
  setKundennummer: ({ recent }) => ({ bearer: recent('praemie'), params: { kundennummer: newNumber() } }),
  answerKundennummer: ({ memory, pick }) => ({ body: { Anfrage: pick(memory.of('questions')) ?? 'x', Gefunden: pick([true, false]) } }),
  postKontakt: (at) => ({ body: { Anrede: null, Name: 'Ana Neu', Email: newEmail(at.memory), Betreff: 'Frage', Nachricht: 'Wann?' } }),
  createNachbuchung(at) {
    const thing = at.recent('links', ({ isOwn, day }) => isOwn && day < at.day);
    if (!thing) return;
    const claim = { Auftragsnummer: newNumber(), Auftragsdatum: thing.day, ProduktId: thing.produkt, Empfehlungsnummer: thing.nr };
    return { thing, body: { ...claim, ...names(at), Nachweis: 'Bon' } };
  },
  decideNachbuchung(at) {
    const thing = at.recent('claims');
    const body = at.pick([true, false]) ? { Status: 'Abgelehnt', Antwort: 'Dazu gibt es nichts.' } : { Status: 'Angenommen' };
    return thing && { thing, params: thing, body };
  },
};

/** What the recommender of the demo does at an own referral. */
function ofOwn({ recent, session }, body) {
  const thing = recent('links', ({ isOwn }) => isOwn);
  return thing && { thing, bearer: session, params: thing, body };
}

const dayAfter = (day, days) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The first message of an order of somebody who joined. */
function firstOf({ recent, pick }) {
  const recipient = recent('recipients');
  if (!recipient) return;
  const { nr: Empfaengernummer, produkt: ProduktId, day: Auftragsdatum } = recipient;
  return { body: { Auftragsnummer: newNumber(), Empfaengernummer, ProduktId, Auftragsdatum, Status: pick(['Eingegangen', 'Bestaetigt']) } };
}

/** The next message of a known order: mostly its release, as soon as its days are over. */
function nextOf({ recent, day, isRare }) {
  const isDue = ({ Auftragsdatum, Status }) => Status !== 'Freigegeben' && Date.parse(day) - Date.parse(Auftragsdatum) > 15 * 86_400_000;
  const due = recent('orders', isDue);
  const thing = due ?? recent('orders');
  return thing && { thing, body: { ...thing, Status: isRare() ? 'Storniert' : due ? 'Freigegeben' : thing.Status } };
}

/** Calls that others live on are made more often, and what is behind the check of a body lies deepest. */
const SUPPLIES = {
  ...{ createEmpfehlung: 9, createEmpfaenger: 8, completeEmpfaenger: 8, postAuftrag: 12, createNachbuchung: 5 },
  ...{
    requestBankdatenLink: 8,
    setNewsletterOptin: 5,
    requestPasswortlink: 4,
    readPraemierung: 6,
    setKundennummer: 6,
    listKundennummern: 3,
  },
};
export const weightOf = ({ operationId, requestBody }) => SUPPLIES[operationId] ?? (requestBody === undefined ? 1 : 3);

/** So many of the newest can still be acted on: links and sessions end. */
const NEWEST = 12;

/** What a model asks of: `pick` one of a list, `recent` one of the newest things of a kind, undefined of none; `isRare` once in four times. */
export function placeOf(g, memory, session, day) {
  const pick = (list) => (list.length === 0 ? undefined : g(() => fc.constantFrom(...list)));
  const recent = (kind, fits = () => true) => pick(memory.of(kind).filter(fits).slice(-NEWEST));
  return { memory, session, day, pick, recent, isRare: () => g(() => fc.integer({ min: 0, max: 3 })) === 0 };
}

/** The tenants that have what a call does; without, any. */
export const HOMES = { requestAnmeldelink: ['intern'] };
