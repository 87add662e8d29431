import type { CallDefinition } from '../../contract/call.ts';
import { createEmpfehler, login } from '../../contract/calls/account/account.ts';
import { readEigenenStand, readEmpfaengerAuftrag, withdrawEigeneWerbeeinwilligung } from '../../contract/calls/account/eigenerstand.ts';
import { confirmWerbeeinwilligung, setNewsletterOptin, storeEmpfehlerBankdaten } from '../../contract/calls/account/empfehler.ts';
import { createLogintoken } from '../../contract/calls/account/logintoken.ts';
import { changePasswort, resetPasswort, validatePasswortlink } from '../../contract/calls/account/passwort.ts';
import { postAuftrag } from '../../contract/calls/auftrag.ts';
import { importAuftraege } from '../../contract/calls/auftragsimport.ts';
import { chooseConsent } from '../../contract/calls/consent.ts';
import { findVariables } from '../../contract/calls/content.ts';
import { createAnfrage, decideAnfrage, readAnfrage } from '../../contract/calls/empfehlung/anfrage.ts';
import {
  acceptZustimmung,
  completeEmpfaenger,
  confirmEmpfaenger,
  createEmpfaenger,
  readBestaetigung,
  refuseEmpfaenger,
} from '../../contract/calls/empfehlung/empfaenger.ts';
import { confirmEmpfehlung, createEmpfehlung } from '../../contract/calls/empfehlung/empfehlung.ts';
import { setErinnerung, setNotiz } from '../../contract/calls/empfehlung/merken.ts';
import { postKontakt } from '../../contract/calls/kontakt.ts';
import { readBankdatenLink, requestBankdatenLink, storeBankdaten } from '../../contract/calls/praemie/bankdaten.ts';
import { answerKundennummer, setKundennummer } from '../../contract/calls/praemie/kundennummer.ts';
import { createNachbuchung, decideNachbuchung } from '../../contract/calls/praemie/nachbuchung.ts';
import { pickPraemierung, readPraemierung } from '../../contract/calls/praemie/praemie.ts';
import { completion } from '../shared/bodies.ts';
import { ERIKA } from '../shared/demo.ts';
import { PASSWORDS, VARIABLES } from './known.ts';
import { asRows, firstOf, nextOf } from './orders.ts';
import { accountOf, bankOf, byHex, type Modelled, nameOf, newEmail, newNumber, type Place, tokenOf } from './place.ts';

type Model<C extends CallDefinition = CallDefinition> = (at: Place) => Modelled<C> | undefined;
type Named = [name: string, model: Model];

const model = <C extends CallDefinition>({ name }: C, make: Model<C>): Named => [name, make];

const EITHER = [true, false] as const;

/** Calls with a mailed token, which is stored by the page that it opens. */
const BY_TOKEN: Named[] = [
  model(validatePasswortlink, (at) => ({ body: { Token: tokenOf(at, 'passwortsetzen') } })),
  model(resetPasswort, (at) => ({ body: { Token: tokenOf(at, 'passwortsetzen'), Password: at.pick(PASSWORDS) } })),
  model(confirmWerbeeinwilligung, (at) => ({ body: { Token: tokenOf(at, 'optin') } })),
  model(confirmEmpfehlung, (at) => ({ body: { Token: tokenOf(at, 'bestaetigung') } })),
  model(confirmEmpfaenger, (at) => ({ body: { Token: tokenOf(at, 'empfaengerbestaetigung') } })),
  model(readBestaetigung, (at) => ({ body: { Token: tokenOf(at, 'empfaengerbestaetigung') } })),
  model(readAnfrage, (at) => ({ body: { Token: tokenOf(at, 'anfrage') } })),
  model(decideAnfrage, (at) => ({
    body: {
      Token: tokenOf(at, 'anfrage'),
      Status: at.pick(['Bestaetigt', 'Freigegeben', 'Storniert'] as const),
      FristBeginn: at.isRare() ? null : at.day,
    },
  })),
  model(refuseEmpfaenger, (at) => {
    // A refusal ends a referral that later requests need, so mostly a recipient who refused refuses again.
    const isNew = at.isRare() || at.memory.texts('refused').length === 0;
    return { body: { Token: tokenOf(at, isNew ? 'empfaengerbestaetigung' : 'refused') } };
  }),
  model(readBankdatenLink, (at) => ({ body: { Token: tokenOf(at, 'bankdaten') } })),
  model(storeBankdaten, (at) => ({ body: { ...bankOf(at), Token: tokenOf(at, 'bankdaten') } })),
];

/** Calls of recommenders and visitors. */
const RECOMMENDING: Named[] = [
  model(findVariables, ({ pick }) => ({ body: { Namen: [...pick(VARIABLES)] } })),
  model(login, ({ recent, memory }) => {
    const { Email, Password } = recent(memory.of('accounts')) ?? ERIKA;
    return { body: { Email, Password } };
  }),
  model(createLogintoken, ({ recent, memory }) => ({ body: { Email: (recent(memory.of('accounts')) ?? ERIKA).Email } })),
  model(changePasswort, (at) => {
    const account = accountOf(at);
    if (!account) return;
    const { Password, Token: bearer } = account;
    return { on: { account }, bearer, body: { Password, NewPassword: Password === PASSWORDS[0] ? PASSWORDS[1] : PASSWORDS[0] } };
  }),
  model(createEmpfehler, (at) => ({ body: { ...nameOf(at), Email: newEmail(at.memory) } })),
  model(chooseConsent, ({ memory, pick }) => {
    const said = () => pick(EITHER);
    const Wortlaut = pick(memory.texts('wordings')) ?? 'x';
    return { body: { Funktional: said(), Analytisch: said(), Marketing: said(), Wortlaut } };
  }),
  model(setNotiz, (at) => ofOwn(at, { Text: at.pick(['Fragt im März noch einmal', '']) })),
  model(setErinnerung, (at) => ofOwn(at, { Am: at.isRare() ? null : dayAfter(at.day, 7) })),
  model(setNewsletterOptin, (at) => ({
    bearer: accountOf(at)?.Token ?? at.session,
    body: { Optin: at.pick([true, true, false]) },
  })),
  model(storeEmpfehlerBankdaten, (at) => ({ body: bankOf(at) })),
  model(createEmpfehlung, (at) => {
    const { memory, pick, session } = at;
    const isOwn = pick(EITHER);
    const Produkt = pick(memory.of('products'));
    if (Produkt === undefined) return;
    const AnteilEmpfehler = pick([100, 50, 0]);
    const Empfehlung = { Produkt, Channel: 'whatsapp', Empfehlungslink: true, AnteilEmpfehler, AgbText: 'ja' } as const;
    const aktionen = memory.pool.of('AktionsId').filter((id) => typeof id === 'number');
    const Aktionen = aktionen.map((AktionsId) => ({ AktionsId, Zustimmung: pick(EITHER) }));
    const Empfehler = { ...nameOf(at), Email: isOwn ? ERIKA.Email : newEmail(memory) };
    return { bearer: isOwn ? session : undefined, body: { Empfehlung, Empfehler, ...(Aktionen.length > 0 && { Aktionen }) } };
  }),
  model(postKontakt, (at) => ({
    body: { Anrede: null, Name: 'Ana Neu', Email: newEmail(at.memory), Betreff: 'Frage', Nachricht: 'Wann?' },
  })),
  model(createNachbuchung, (at) => {
    const link = at.recent(at.memory.of('links'), ({ isOwn, day }) => isOwn && day < at.day);
    if (!link) return;
    const claim = { Auftragsnummer: newNumber(), Auftragsdatum: link.day, ProduktId: link.produkt, Empfehlungsnummer: link.nr };
    return { on: { link }, body: { ...claim, ...nameOf(at), Nachweis: 'Bon' } };
  }),
];

/** Calls of recipients, owners of rewards and the tenant's own systems. */
const REWARDING: Named[] = [
  model(requestBankdatenLink, (at) => (at.isRare() ? byHex(at) : { bearer: at.recent(at.memory.of('confirmed'))?.hex })),
  model(readEigenenStand, byHex),
  model(readEmpfaengerAuftrag, byHex),
  model(withdrawEigeneWerbeeinwilligung, byHex),
  model(createAnfrage, (at) => ({ bearer: at.recent(at.memory.of('confirmed'))?.hex, body: { Wunschzeit: 'abends' } })),
  model(acceptZustimmung, (at) => ({ ...byHex(at), body: { AgbText: 'ja' } })),
  model(createEmpfaenger, (at) => {
    const link = at.recent(at.memory.of('links'));
    return link && { on: { link }, bearer: undefined, params: { nr: link.nr }, body: { ...nameOf(at), Email: newEmail(at.memory) } };
  }),
  model(completeEmpfaenger, (at) => {
    const link = at.recent(at.memory.of('links'));
    if (!link) return;
    const { Vorname: vorname, Nachname: name } = nameOf(at);
    const { empfaengerdaten, ...of } = completion(link.nr, newEmail(at.memory));
    const body = { ...of, empfaengerdaten: { ...empfaengerdaten, vorname, name, werbeeinwilligung: at.isRare() } };
    return { on: { link }, bearer: undefined, body };
  }),
  model(postAuftrag, (at) => (at.memory.of('orders').length > 5 && !at.isRare() ? nextOf(at) : firstOf(at))),
  model(importAuftraege, (at) => ({ body: asRows([nextOf(at), firstOf(at)].flatMap((one) => one?.body ?? [])) })),
  model(readPraemierung, ({ recent, memory }) => ({ bearer: recent(memory.texts('praemie')) })),
  model(pickPraemierung, (at) => {
    const grant = at.recent(at.memory.of('grants'));
    if (!grant) return;
    const Art = at.pick(['Gutschein', 'Ueberweisung'] as const);
    const Bankdaten = Art === 'Ueberweisung' ? bankOf(at) : null;
    return { on: { grant }, bearer: grant.token, body: { PraemieId: grant.praemieId, Art, Bankdaten } };
  }),
  model(setKundennummer, ({ recent, memory }) => ({
    bearer: recent(memory.texts('praemie')),
    params: { kundennummer: newNumber() },
  })),
  model(answerKundennummer, ({ memory, pick }) => ({
    body: { Anfrage: pick(memory.texts('questions')) ?? 'x', Gefunden: pick(EITHER) },
  })),
  model(decideNachbuchung, (at) => {
    const claim = at.recent(at.memory.of('claims'));
    const isRefused = at.pick(EITHER);
    const body = isRefused ? ({ Status: 'Abgelehnt', Antwort: 'Dazu gibt es nichts.' } as const) : ({ Status: 'Angenommen' } as const);
    return claim && { on: { claim }, params: { nr: claim.nr }, body };
  }),
];

/**
 * Models by call name that make requests that fit the state of the tenant. A model returns undefined if there is nothing to act on. Calls without a model
 * are generated from their schema.
 */
export const MODELS = new Map([...BY_TOKEN, ...RECOMMENDING, ...REWARDING]);

/** A call of the demo's recommender on one of its referrals. */
function ofOwn<B>({ recent, memory, session }: Place, body: B) {
  const link = recent(memory.of('links'), ({ isOwn }) => isOwn);
  return link && { on: { link }, bearer: session, params: { nr: link.nr }, body };
}

const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Tenants that offer a call; calls that are missing here exist at every tenant. */
export const HOMES = new Map<string, readonly string[]>([['requestAnmeldelink', ['intern']]]);
