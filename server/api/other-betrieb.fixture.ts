import type { RegistrierungStatus } from '../../contract/rules/registrierung.ts';
import { nextTargetDay } from '../../contract/rules/target-days.ts';
import { makeAgentur } from '../../test/support/agentur.ts';
import { makeArbeit } from '../../test/support/arbeit.ts';
import { makePerson } from '../../test/support/betrieb.ts';
import { claimed } from '../../test/support/forderung.ts';
import { newAccount, requestLink } from '../../test/support/konto.ts';
import { recipient } from '../../test/support/money.ts';
import { makeRechnung } from '../../test/support/rechnung.ts';
import { releaseDays } from '../../test/support/release-days.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { billedSeller, invoicedSeller, makeSeller } from '../../test/support/seller.ts';
import { anfrage, type CreateThing, nachbuchung, storedOrder } from '../../test/support/things.ts';
import { newEmail, order } from '../../test/support/walk.ts';
import { dayOf } from '../calendar.ts';
import { addToSperren } from '../modules/account/index.ts';
import { keepOhneEmpfehlung } from '../modules/auftrag/index.ts';
import { makePayouts } from '../modules/auszahlung/auszahlung.fixture.ts';
import { createApiSchluessel } from '../modules/betrieb/index.ts';
import { type Foreign, foreign, GONE } from './other.fixture.ts';

/** A person who works for the tenant. */
const colleague: CreateThing = async (app, tenant) => ({ id: (await makePerson(app, { rollen: { [tenant]: ['Support'] } })).id });

/** An order that can be released. */
const dueOrder: CreateThing = async (app, tenant, session) => {
  const thing = await storedOrder(app, tenant, session);
  app.clock.pass({ days: releaseDays(tenant) });
  return thing;
};

/** An order without a referral, and a referral for it. */
const unlinkedOrder: CreateThing = async (app, tenant) => {
  const { Empfehlungsnummer: empfehlung, ProduktId } = await recipient(app, tenant);
  const { Auftragsnummer, Auftragsdatum } = order(app, '', ProduktId);
  await app.inTenant(tenant, (context) => keepOhneEmpfehlung(context, { Auftragsnummer, ProduktId, Auftragsdatum, Status: 'Bestaetigt' }));
  return { nr: Auftragsnummer, empfehlung };
};

/** A person who has come by a referral, and the referral. */
const recipientOf: CreateThing = async (app, tenant) => ({ nr: (await recipient(app, tenant)).Empfaengernummer });
const referralOf: CreateThing = async (app, tenant) => ({ nr: (await recipient(app, tenant)).Empfehlungsnummer });

/** A person with an account, and one who has come by a referral. */
const account: CreateThing = async (app, tenant) => ({ id: (await newAccount(app, tenant)).id });
const mailedAccount: CreateThing = async (app, tenant) => {
  const { id, email } = await newAccount(app, tenant);
  await requestLink(app, email, tenant);
  return { id };
};
const personOf: CreateThing = async (app, tenant) => ({ id: (await recipient(app, tenant)).Empfaengernummer });

/** A mail that was given up. */
const undeliverableMail: CreateThing = async (app, tenant) => {
  const { email, id } = await newAccount(app, tenant);
  await requestLink(app, email, tenant);
  const [row] = await queryAsOwner<{ id: string }>(
    app,
    `update mail set gesendet_am = null, unzustellbar_am = erstellt_am, fehler = 'EENVELOPE 552'
     where mandant = $1 and bezug in (select zugangslink_id from zugangslink where bezug = $2) returning mail_id as id`,
    [tenant, id],
  );
  return { id: row?.id ?? '' };
};

/** Work that failed for good. */
const failedWork: CreateThing = async (app, tenant) => ({ id: await makeArbeit(app, tenant) });

/** A block. */
const sperre: CreateThing = async (app, tenant) => {
  const muster = newEmail('gesperrt');
  const id = await app.inTenant(tenant, (context) => addToSperren(context, { muster, grund: 'Test', bis: null }));
  return { id: id ?? '' };
};

/** A key. */
const schluessel: CreateThing = async (app, tenant) => {
  const wish = { name: newEmail('shop').slice(0, 40), rechte: ['Auftrag'] as const, giltBis: null };
  return { id: (await app.inTenant(tenant, (context) => createApiSchluessel(context, wish)))?.id ?? '' };
};

/** An agency in a state. */
const agencyIn =
  (status: RegistrierungStatus): CreateThing =>
  async (app, tenant) => ({ nr: await makeAgentur(app, tenant, { status }) });

/** A profi seller in a state. */
const sellerIn =
  (status: RegistrierungStatus): CreateThing =>
  async (app, tenant) => ({ nr: (await makeSeller(app, tenant, { status })).sellernummer });

/** A document of a seller. */
const gutschrift: CreateThing = async (app, tenant) => ({ nr: (await billedSeller(app, tenant)).gutschriftnummer });

/** A statement of a profi seller who writes invoices. */
const abrechnung: CreateThing = async (app, tenant) => ({
  nr: (await billedSeller(app, tenant, { gutschriftverfahren: false })).abrechnungsnummer,
});

/** A statement with the invoice of its seller. */
const invoiced: CreateThing = async (app, tenant) => ({ nr: (await invoicedSeller(app, tenant)).abrechnungsnummer });

/** An open invoice of an agency. */
const rechnung: CreateThing = async (app, tenant) => ({ nr: await makeRechnung(app, tenant, await makeAgentur(app, tenant)) });

/** A claim against the recommender of a cancelled order. */
const forderung: CreateThing = async (app, tenant) => ({ nr: (await claimed(app, tenant)).nummer });

/** A reward that was picked as a transfer, and one that is held. */
const transferOf: CreateThing = async (app, tenant) => {
  const payouts = makePayouts(app, tenant);
  await payouts.begin();
  return { nr: (await payouts.picked()).nummer };
};
const holdOf: CreateThing = async (app, tenant) => {
  const payouts = makePayouts(app, tenant);
  await payouts.begin();
  const { nummer } = await payouts.picked();
  await payouts.ok(payouts.call('POST', 'zurueckhaltungen', { Praemierungsnummern: [nummer], Grund: 'Probe' }));
  const { Zurueckhaltungen } = await payouts.ok(payouts.call('GET', `auszahlungen/${nummer}`));
  return { id: Zurueckhaltungen[0].Id };
};

/** A payout run in a state (`Bestaetigt` is a draft whose hints are confirmed), a payment and a hint of it, and the session of a person who may approve it. */
const run =
  (status: 'Entwurf' | 'Bestaetigt' | 'Geprueft' | 'Freigegeben' | 'Uebergeben'): CreateThing =>
  async (app, tenant) => {
    const payouts = makePayouts(app, tenant);
    await payouts.begin();
    const { nummer } = await payouts.picked({ inhaber: 'Jörg Müßig' });
    const makes = {
      Entwurf: payouts.create,
      Bestaetigt: async () => {
        const draft = await payouts.create();
        await payouts.confirm(draft);
        return draft;
      },
      Geprueft: payouts.checked,
      Freigegeben: payouts.approved,
      Uebergeben: payouts.handedOver,
    };
    const lauf = await makes[status]();
    const { zahlungsnummer: zahlung = '' } = (await payouts.paymentOf(nummer)) ?? {};
    const hinweis = lauf.Hinweisliste.find((one: { Zahlungsnummer: string | null }) => one.Zahlungsnummer === zahlung);
    return {
      nr: lauf.Laufnummer,
      zahlung,
      hinweis: hinweis?.Id ?? '',
      pruefsumme: lauf.Pruefsumme ?? '',
      approver: payouts.session.approver,
    };
  };

/** A query about a customer number. */
const kundennummer: CreateThing = async (app, tenant, session) => ({ nr: (await anfrage(app, tenant, session)).Anfrage ?? '' });

const OWN_ROWS = 'by what the rows of the tenant are chosen';
const OWN_DRAFT = 'the draft of the tenant, of which there is one';
const OWN_ACCOUNT = "the person's own account, which belongs to no tenant";

/** The same for the calls of the back office. */
export const FOREIGN_BETRIEB: Readonly<Record<string, readonly [Foreign, ...Foreign[]] | string>> = {
  loginBetrieb: OWN_ACCOUNT,
  finishBetriebLogin: OWN_ACCOUNT,
  confirmBetrieb: OWN_ACCOUNT,
  acceptBetriebEinladung: OWN_ACCOUNT,
  finishBetriebEinladung: OWN_ACCOUNT,
  requestBetriebPasswortlink: OWN_ACCOUNT,
  resetBetriebPasswort: OWN_ACCOUNT,
  changeBetriebPasswort: OWN_ACCOUNT,
  endBetriebSitzung: OWN_ACCOUNT,
  addBetriebFaktor: OWN_ACCOUNT,
  confirmBetriebFaktor: OWN_ACCOUNT,
  endBetriebFaktor: OWN_ACCOUNT,
  changeBenachrichtigungen: "the person's own wish at this tenant",
  inviteBetriebBenutzer: 'an address: its person gets roles here, whatever roles they have elsewhere',
  changeBetriebBenutzer: [foreign(colleague, GONE, (path) => ({ path, body: { Rollen: ['Buchhaltung'] } }))],
  endBetriebBenutzer: [foreign(colleague)],
  resetBetriebFaktor: [foreign(colleague)],
  listBetriebBenutzer: OWN_ROWS,
  listProtokoll: OWN_ROWS,
  listBetriebAuftraege: OWN_ROWS,
  listBetriebEmpfehlungen: OWN_ROWS,
  readBetriebEmpfehlung: [foreign(referralOf)],
  listBetriebEmpfaenger: OWN_ROWS,
  listEinwilligungen: OWN_ROWS,
  readBetriebEmpfaenger: [foreign(recipientOf)],
  changeEntwurf: OWN_DRAFT,
  publishEntwurf: OWN_DRAFT,
  createMandant: 'the platform alone, which works for every tenant',
  uploadOrdner: OWN_DRAFT,
  goLive: 'the list of the tenant itself',
  previewPraemie: 'the number of a product: the orders and links of the tenant alone are counted',
  uploadBild: OWN_DRAFT,
  readEntwurfBild: 'a picture has its name in its tenant alone',
  listFassungen: OWN_ROWS,
  restoreFassung: 'a version has its number in its tenant alone',
  listSchluessel: OWN_ROWS,
  createSchluessel: 'a name, which the keys of the tenant alone have',
  endSchluessel: [foreign(schluessel)],
  listSperren: OWN_ROWS,
  addSperre: 'an address or a pattern: it is blocked here, whatever other tenants block',
  endSperre: [foreign(sperre)],
  listBetriebAgenturen: OWN_ROWS,
  readBetriebAgentur: [foreign(agencyIn('Aktiv'))],
  approveBetriebAgentur: [foreign(agencyIn('WartetAufFreigabe'))],
  refuseBetriebAgentur: [foreign(agencyIn('WartetAufFreigabe'), GONE, (path) => ({ path, body: { Grund: 'Es fehlt etwas.' } }))],
  deactivateBetriebAgentur: [foreign(agencyIn('Aktiv'), GONE, (path) => ({ path, body: { Grund: 'Der Vertrag ruht.' } }))],
  listVerkaeufer: OWN_ROWS,
  readVerkaeufer: [foreign(sellerIn('Aktiv'))],
  approveVerkaeufer: [foreign(sellerIn('WartetAufFreigabe'))],
  refuseVerkaeufer: [foreign(sellerIn('WartetAufFreigabe'), GONE, (path) => ({ path, body: { Grund: 'Es fehlt etwas.' } }))],
  deactivateVerkaeufer: [foreign(sellerIn('Aktiv'), GONE, (path) => ({ path, body: { Grund: 'Der Vertrag ruht.' } }))],
  listAbrechnungen: OWN_ROWS,
  listGutschriften: OWN_ROWS,
  readBetriebGutschrift: [foreign(gutschrift)],
  readBetriebGutschriftPdf: [foreign(gutschrift)],
  objectBetriebGutschrift: [
    foreign(gutschrift, GONE, (path, { app }) => ({ path, body: { EingangAm: dayOf(app.clock.now()), Kanal: 'Brief' } })),
  ],
  readBetriebAbrechnung: [foreign(abrechnung)],
  correctGutschrift: [foreign(gutschrift, GONE, (path) => ({ path, body: { Grund: 'Der Steuerstatus war falsch.' } }))],
  enterSellerRechnung: [
    foreign(abrechnung, GONE, (path, { app }) => ({
      path,
      body: { Rechnungsnummer: '2026-17', Tag: dayOf(app.clock.now()), UstCent: 0 },
    })),
  ],
  replaceSellerRechnung: [
    foreign(invoiced, GONE, (path, { app }) => ({
      path,
      body: { Rechnungsnummer: '2026-17', Tag: dayOf(app.clock.now()), UstCent: 0 },
    })),
  ],
  listForderungen: OWN_ROWS,
  readBetriebForderung: [foreign(forderung)],
  payBetriebForderung: [foreign(forderung, GONE, (path, { app }) => ({ path, body: { Am: dayOf(app.clock.now()) } }))],
  waiveBetriebForderung: [foreign(forderung, GONE, (path) => ({ path, body: { Grund: 'Der Rest ist nicht einzutreiben.' } }))],
  refundBetriebForderung: [
    foreign(forderung, GONE, (path, { app }) => ({ path, body: { Am: dayOf(app.clock.now()), Referenz: 'Guthaben' } })),
  ],
  runAbrechnungen: OWN_ROWS,
  readLohn: OWN_ROWS,
  readLohnDatei: OWN_ROWS,
  handOverLohn: OWN_ROWS,
  inviteBetriebAgentur: 'an address: its agency begins here, whatever it has elsewhere',
  listBetriebRechnungen: OWN_ROWS,
  readBetriebRechnung: [foreign(rechnung)],
  readBetriebRechnungPdf: [foreign(rechnung)],
  payBetriebRechnung: [foreign(rechnung, GONE, (path, { app }) => ({ path, body: { Am: dayOf(app.clock.now()) } }))],
  cancelBetriebRechnung: [foreign(rechnung, GONE, (path) => ({ path, body: { Grund: 'Falsche Anschrift.' } }))],
  runBetriebRechnungen: OWN_ROWS,
  listAuszahlungen: OWN_ROWS,
  readAuszahlung: [foreign(transferOf)],
  askAuszahlung: [foreign(transferOf)],
  holdAuszahlungen: [foreign(transferOf, GONE, (path) => ({ path, body: { Praemierungsnummern: [path.nr], Grund: 'Rückfrage.' } }))],
  releaseZurueckhaltung: [foreign(holdOf, GONE, (path) => ({ path, body: { Grund: 'Geklärt.' } }))],
  listZahlungslaeufe: OWN_ROWS,
  listZahlungen: [foreign(run('Entwurf'), GONE, (path) => ({ path, body: {} }))],
  readZahlungslauf: [foreign(run('Entwurf'))],
  createZahlungslauf: OWN_ROWS,
  changeZahlungslauf: [
    foreign(run('Entwurf'), GONE, (path, { app }) => ({ path, body: { Ausfuehrungstag: nextTargetDay(dayOf(app.clock.now())) } })),
  ],
  confirmHinweise: [foreign(run('Entwurf'), GONE, (path) => ({ path, body: { Hinweise: [{ Id: path.hinweis, Worte: 'Geprüft.' }] } }))],
  dropZahlung: [foreign(run('Entwurf'), GONE, (path) => ({ path, body: { Grund: 'Doppelt.' } }))],
  checkZahlungslauf: [foreign(run('Bestaetigt'))],
  reopenZahlungslauf: [foreign(run('Geprueft'), GONE, (path) => ({ path, body: { Grund: 'Anderer Tag.' } }))],
  discardZahlungslauf: [foreign(run('Entwurf'), GONE, (path) => ({ path, body: { Grund: 'Doppelt.' } }))],
  approveZahlungslauf: [
    foreign(run('Geprueft'), GONE, (path, _, isOwner) => ({
      path,
      body: { Pruefsumme: path.pruefsumme },
      ...(isOwner && { bearer: String(path.approver) }),
    })),
  ],
  readZahlungsdatei: [foreign(run('Freigegeben'))],
  handOverZahlungslauf: [foreign(run('Freigegeben'))],
  executeZahlungslauf: [foreign(run('Uebergeben'), GONE, (path, { app }) => ({ path, body: { Ausfuehrungstag: dayOf(app.clock.now()) } }))],
  withdrawZahlungslauf: [foreign(run('Freigegeben'), GONE, (path) => ({ path, body: { Grund: 'Nicht angenommen.' } }))],
  readZahlungIban: [foreign(run('Entwurf'), GONE, (path) => ({ path, query: { grund: 'Rückfrage' } }))],
  returnZahlung: [
    foreign(run('Uebergeben'), GONE, (path, { app }) => ({
      path,
      body: { Tag: dayOf(app.clock.now()), Grundcode: 'AC01', BetragCent: 1 },
    })),
  ],
  readBetriebNotiz: [foreign(storedOrder, GONE, (path) => ({ path: { ...path, liste: 'auftraege' } }))],
  saveBetriebNotiz: [foreign(storedOrder, GONE, (path) => ({ path: { ...path, liste: 'auftraege' }, body: { Text: 'Ruft zurück.' } }))],
  listGutscheine: OWN_ROWS,
  exportBetriebListe: 'the name of a list, and by what the own rows are chosen',
  importGutscheine: 'codes for the pool of the tenant',
  listArbeiten: OWN_ROWS,
  retryArbeit: [foreign(failedWork)],
  listBetriebMails: OWN_ROWS,
  resendBetriebMail: [foreign(undeliverableMail)],
  readBetriebAuftrag: [foreign(storedOrder)],
  confirmBetriebAuftrag: [foreign(storedOrder)],
  releaseBetriebAuftrag: [foreign(dueOrder)],
  cancelBetriebAuftrag: [foreign(storedOrder, GONE, (path) => ({ path, body: { Grund: 'Doppelt bestellt.' } }))],
  linkBetriebAuftrag: [foreign(unlinkedOrder, GONE, (thing) => ({ path: thing, body: { Empfehlungsnummer: thing.empfehlung } }))],
  importBetriebAuftraege: 'orders of the tenant, whose numbers other tenants can have too',
  listBetriebNachbuchungen: OWN_ROWS,
  readBetriebNachbuchung: [foreign(nachbuchung)],
  decideBetriebNachbuchung: [
    foreign(nachbuchung, GONE, (path) => ({ path, body: { Status: 'Abgelehnt', Antwort: 'Dazu gibt es keine Bestellung.' } })),
  ],
  searchBetrieb: OWN_ROWS,
  readBetriebPerson: [foreign(account), foreign(personOf)],
  resendPersonMail: [foreign(mailedAccount, GONE, (path) => ({ path, body: { Vorlage: 'passwortSetzen' } }))],
  mailPersonLink: [foreign(account, GONE, (path) => ({ path, body: { Zweck: 'Passwort' } }))],
  changePersonAdresse: [foreign(account, GONE, (path) => ({ path, body: { Email: newEmail('neu'), Anruferpruefung: ['Email'] } }))],
  openAnsicht: [foreign(account, GONE, (path) => ({ path, body: { Grund: 'Findet ihren Link nicht.' } }))],
  listBetriebKundennummern: OWN_ROWS,
  readBetriebKundennummer: [foreign(kundennummer)],
  answerBetriebKundennummer: [foreign(kundennummer, GONE, (path) => ({ path, body: { Gefunden: true } }))],
  decideBetriebAuftraege: [foreign(storedOrder, [200], ({ nr }) => ({ body: { Auftragsnummern: [nr], Aktion: 'Bestaetigen' } }))],
};
