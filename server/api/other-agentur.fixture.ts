import { AGENTUR_BERICHTE } from '../../contract/calls/agentur/berichte.ts';
import {
  abmeldecodeFor,
  inviteEmpfehler,
  loginAgentur,
  makeAgentur,
  makeBenutzer,
  openAgencyWithStaff,
} from '../../test/support/agentur.ts';
import type { TestApp } from '../../test/support/app.ts';
import { einladungOf } from '../../test/support/einladung.ts';
import { newAccount } from '../../test/support/konto.ts';
import { tokenOf } from '../../test/support/mails.ts';
import { ordered, recipient } from '../../test/support/money.ts';
import { makeRechnung } from '../../test/support/rechnung.ts';
import { zustimmungenAt } from '../../test/support/registrierung.ts';
import { insertRows } from '../../test/support/rows.ts';
import type { CreateThing } from '../../test/support/things.ts';
import { login, newEmail, PASSWORD } from '../../test/support/walk.ts';
import { addDays, startOfDay } from '../calendar.ts';
import { codeAt } from '../modules/zugang/totp.ts';
import { type Foreign, foreign, GONE } from './other.fixture.ts';

/** An agency: its number and a session of its owner. */
const agency: CreateThing = async (app, tenant) => {
  const { agenturnummer: agentur, inhaber: session } = await openAgencyWithStaff(app, tenant);
  return { agentur, session };
};

const member: CreateThing = async (app, tenant) => ({ email: await makeBenutzer(app, tenant, await makeAgentur(app, tenant)) });

/** A user of two agencies, logged in for one of them. */
const other: CreateThing = async (app, tenant) => {
  const email = await makeBenutzer(app, tenant, await makeAgentur(app, tenant));
  const session = await loginAgentur(app, tenant, email);
  const agentur = await makeAgentur(app, tenant);
  await makeBenutzer(app, tenant, agentur, { email });
  return { agentur, session };
};

const passwordLink: CreateThing = async (app, tenant) => {
  const email = await makeBenutzer(app, tenant, await makeAgentur(app, tenant));
  await app.api(tenant, 'GET', `/agentur/passwortvergessen/${encodeURIComponent(email)}`);
  await app.jobs.drainMails();
  return { Token: tokenOf(app.mails.to(email, 'passwortsetzen')) };
};

/** The code that ends the notices of an agency user. */
const mailcode: CreateThing = async (app, tenant) => {
  const email = await makeBenutzer(app, tenant, await makeAgentur(app, tenant));
  return { Token: await abmeldecodeFor(app, tenant, email) };
};

/** The mailed link of a firm that has registered. */
const registration: CreateThing = async (app, tenant) => {
  const Email = newEmail('westwind', 'agentur.example');
  await app.api(tenant, 'POST', '/agentur/registrieren', {
    body: { Firma: 'Agentur Westwind', Vorname: 'Wiebke', Nachname: 'Westermann', Email, Zustimmungen: await zustimmungenAt(app, tenant) },
  });
  await app.jobs.drainMails();
  return { Token: tokenOf(app.mails.to(Email, 'bestaetigen')) };
};

/** A login that waits for its second factor. */
const mfa: CreateThing = async (app, tenant) => {
  const email = await makeBenutzer(app, tenant, await makeAgentur(app, tenant));
  const bearer = await loginAgentur(app, tenant, email);
  const { body } = await app.api(tenant, 'POST', '/agentur/zweitfaktor', { bearer, body: { Password: PASSWORD } });
  const code = () => codeAt(body.Geheimnis, app.clock.now());
  await app.api(tenant, 'PUT', '/agentur/zweitfaktor', { bearer, body: { Code: code() } });
  app.clock.pass({ minutes: 1 });
  const { body: begun } = await app.api(tenant, 'POST', '/agentur/login', { body: { Email: email, Password: PASSWORD } });
  return { MfaToken: begun.MfaToken, Code: code() };
};

/** An order of an agency on the first day that it can be released. Moves the clock by 15 days. */
const auftrag: CreateThing = async (app, tenant) => {
  const agenturnummer = await makeAgentur(app, tenant);
  const empfehler = await inviteEmpfehler(app, tenant, { agenturnummer });
  const { auftrag: order } = await ordered(app, tenant, { empfehler });
  app.clock.set(new Date(startOfDay(addDays(order.Auftragsdatum, 15)).getTime() + 36_000_000));
  const session = await loginAgentur(app, tenant, await makeBenutzer(app, tenant, agenturnummer));
  return { agentur: agenturnummer, session, nr: order.Auftragsnummer };
};

const agencyAndEmpfehler = async (app: TestApp, tenant: string) => {
  const { agenturnummer: agentur, inhaber: session } = await openAgencyWithStaff(app, tenant);
  const empfehler = await inviteEmpfehler(app, tenant, { agenturnummer: agentur });
  return { agentur, session, empfehler };
};
const einladung: CreateThing = async (app, tenant) => {
  const { agentur, session, empfehler } = await agencyAndEmpfehler(app, tenant);
  return { agentur, session, nr: empfehler.einladungsnummer };
};
const empfehlung: CreateThing = async (app, tenant) => {
  const { agentur, session, empfehler } = await agencyAndEmpfehler(app, tenant);
  return { agentur, session, nr: (await recipient(app, tenant, { empfehler })).Empfehlungsnummer };
};
const lead: CreateThing = async (app, tenant) => {
  const { agentur, session, empfehler } = await agencyAndEmpfehler(app, tenant);
  return { agentur, session, nr: (await recipient(app, tenant, { empfehler })).Empfaengernummer };
};

/** An export that is being prepared. */
const exported: CreateThing = async (app, tenant) => {
  const { agenturnummer, inhaber: session } = await openAgencyWithStaff(app, tenant);
  await insertRows(
    app,
    10_001,
    `insert into einladung (mandant, einladungsnummer, agenturnummer, vorname, nachname, email, art, status, erstellt_am, gueltig_bis, beendet_am)
     select $3, $4 || '-o' || n, $4, 'Ida', 'Müßig', null, 'Telefon', 'Zurueckgezogen', $5::timestamptz, $5, $5 from generate_series($1::int, $2::int) n`,
    [tenant, agenturnummer, app.clock.now()],
  );
  const { body } = await app.api(tenant, 'GET', '/agentur/export/einladungen', { bearer: session });
  return { nr: body.Exportnummer, session };
};

type Rest = Pick<Awaited<ReturnType<Foreign['ask']>>, 'body' | 'path' | 'query'>;

/** Calls with the number of an agency and of something that it owns. */
const ofAgencyWith = (rest: Rest, thing: CreateThing = agency): Foreign =>
  foreign(thing, GONE, ({ agentur = '', session, ...path }, _, isOwner) => ({
    ...rest,
    path: { agentur, ...(path as Record<string, string>) },
    ...(isOwner && { bearer: String(session) }),
  }));
const ofAgency = ofAgencyWith({});

/** An agency with one employee, whose number is `nr`. */
const staff: CreateThing = async (app, tenant) => {
  const { agenturnummer: agentur, inhaber: session } = await openAgencyWithStaff(app, tenant);
  const body = { Vorname: 'Jörg', Nachname: 'Müßig', Email: newEmail('staff', 'agentur.example'), Rollen: ['Mitarbeiter'] };
  const { body: made } = await app.api(tenant, 'POST', `/agentur/mitarbeiter/${agentur}`, { bearer: session, body });
  return { agentur, session, nr: made.Mitarbeiternummer };
};

const EINTRAG = { ProduktId: 462, WertCent: 8000, Startdatum: '2030-01-01' };
/** An agency with a reward plan entry that begins in the future. */
const eintrag: CreateThing = async (app, tenant) => {
  const { agenturnummer: agentur, inhaber: session } = await openAgencyWithStaff(app, tenant);
  const { body } = await app.api(tenant, 'POST', `/agentur/praemienplan/${agentur}`, { bearer: session, body: EINTRAG });
  return { agentur, session, id: body.Id };
};

/** An agency with an invoice. */
const rechnung: CreateThing = async (app, tenant) => {
  const { agenturnummer: agentur, inhaber: session } = await openAgencyWithStaff(app, tenant);
  return { agentur, session, nr: await makeRechnung(app, tenant, agentur) };
};

/** Calls with the thing's number under the agency of the caller. */
const ofOwn = (thing: CreateThing, { path, body }: Rest = {}): Foreign =>
  foreign(thing, GONE, async ({ agentur = '', nr = '', session }, { app, tenant }, isOwner) => {
    const own = isOwner ? { agenturnummer: agentur, inhaber: session } : await openAgencyWithStaff(app, tenant);
    return { path: { agentur: own.agenturnummer, nr, ...path }, bearer: String(own.inhaber), body };
  });

/** An open invitation with an address: its number and the secret of its QR code. */
const offene: CreateThing = async (app, tenant) => {
  const { inhaber: session } = await openAgencyWithStaff(app, tenant);
  const { nr, code } = await einladungOf(app, tenant).invite(session, { Email: newEmail() });
  return { nr, Token: code, session };
};
/** An open invitation of an employee. */
const eigene: CreateThing = async (app, tenant) => {
  const session = await login(app, tenant, (await newAccount(app, tenant)).email);
  return { nr: (await einladungOf(app, tenant).invite(session)).nr, session };
};
/** A recipient of an employee's referral, and that recipient's order. */
const eigeneNummern = async (app: TestApp, tenant: string) => {
  const empfehler = await newAccount(app, tenant);
  const session = await login(app, tenant, empfehler.email);
  await einladungOf(app, tenant).invite(session);
  return { session, ...(await ordered(app, tenant, { empfehler })) };
};
const eigenerAuftrag: CreateThing = async (app, tenant) => {
  const { session, auftrag: order } = await eigeneNummern(app, tenant);
  return { nr: order.Auftragsnummer, session };
};
const eigenerInteressent: CreateThing = async (app, tenant) => {
  const { session, Empfaengernummer: nr } = await eigeneNummern(app, tenant);
  return { nr, session };
};
const ofEmployee = (thing: CreateThing): Foreign =>
  foreign(thing, GONE, ({ nr = '', session }, _, isOwner) => ({ path: { nr }, ...(isOwner && { bearer: String(session) }) }));

const byOwner: Foreign['ask'] = async ({ nr = '', session }, { app, tenant }, isOwner) => ({
  path: { nr },
  bearer: isOwner ? String(session) : (await openAgencyWithStaff(app, tenant)).inhaber,
});

/** Like FOREIGN, for the calls of an agency. */
export const FOREIGN_AGENTUR: Readonly<Record<string, readonly [Foreign, ...Foreign[]] | string>> = {
  loginAgentur: [foreign(member, [401, 'PasswortOderEmailFalsch'], ({ email }) => ({ body: { Email: email, Password: PASSWORD } }))],
  finishAgenturLogin: [foreign(mfa, GONE, (body) => ({ body }))],
  startAgenturSso: 'nothing but the tenant',
  finishAgenturSso: 'a code of the provider, and a cookie that is sealed for the tenant',
  switchAgentur: [
    foreign(other, GONE, ({ agentur, session }, _, isOwner) => ({
      body: { Agenturnummer: agentur },
      ...(isOwner && { bearer: String(session) }),
    })),
  ],
  checkAgenturCaptcha: 'whether a captcha is needed',
  registerAgentur: 'a firm that registers itself',
  confirmAgentur: [foreign(registration, GONE, ({ Token }) => ({ body: { Token } }))],
  requestAgenturPasswortlink: [foreign(member, [204])],
  verifyAgenturToken: [foreign(passwordLink, GONE, ({ Token }) => ({ query: { t: String(Token) } }))],
  resetAgenturPasswort: [foreign(passwordLink, GONE, ({ Token }) => ({ body: { Token, Password: 'Fensterbank7' } }))],
  changeAgenturPasswort: 'the own passwords',
  confirmAgenturPasswort: 'the own password',
  agreeAgentur: 'versions of texts, for the own agency',
  changeAgenturkonto: 'a language',
  endAgenturmails: [foreign(mailcode, GONE, ({ Token }) => ({ body: { Token } }))],
  prepareZweitfaktor: 'the own password',
  confirmZweitfaktor: 'a code of the own authenticator',
  endZweitfaktor: 'the own password and code',
  ...Object.fromEntries(Object.values(AGENTUR_BERICHTE).map(({ name }) => [name, [ofAgency] as const])),
  readRechnung: [ofOwn(rechnung)],
  readRechnungPdf: [ofOwn(rechnung)],
  readStammdaten: [ofAgency],
  inviteMitarbeiter: [
    ofAgencyWith({ body: { Vorname: 'Jörg', Nachname: 'Müßig', Email: newEmail('neu', 'agentur.example'), Rollen: [] } }),
  ],
  readMitarbeiter: [ofAgencyWith({}, staff)],
  changeMitarbeiter: [ofAgencyWith({ body: { Vorname: 'Jörg' } }, staff)],
  endMitarbeiter: [ofAgencyWith({}, staff)],
  reactivateMitarbeiter: [ofAgencyWith({}, staff)],
  changeStammdaten: [ofAgencyWith({ body: { Strasse: 'Am Speicher' } })],
  setAgenturvariables: [ofAgencyWith({ body: { Begruessung: 'Guten Tag!' } })],
  findAgenturvariables: [ofAgencyWith({ body: { Namen: ['Name'] } })],
  readStatistik: [ofAgency],
  readAgenturHeute: [ofAgency],
  readAgenturFilter: [ofAgency],
  searchAgentur: 'words that are looked for in the own reports',
  readAgenturAuftrag: [ofOwn(auftrag)],
  readAgenturEmpfehlung: [ofOwn(empfehlung)],
  readLead: [ofOwn(lead)],
  readEinladung: [ofOwn(einladung)],
  saveNotiz: [ofOwn(lead, { path: { bericht: 'leads' }, body: { Text: 'an Jörg' } })],
  addPlan: [ofAgencyWith({ body: EINTRAG })],
  previewPlan: [ofAgencyWith({ body: EINTRAG })],
  endPlan: [ofAgencyWith({}, eintrag)],
  readKosten: [ofAgencyWith({ query: { ProduktId: '462' } })],
  releaseAuftrag: [ofOwn(auftrag)],
  objectAuftrag: [ofOwn(auftrag, { body: { Grund: 'Doppelt bestellt.' } })],
  releaseAuftraege: [
    foreign(auftrag, [200], async ({ nr, session }, { app, tenant }, isOwner) => ({
      body: { Auftragsnummern: [nr] },
      bearer: isOwner ? String(session) : (await openAgencyWithStaff(app, tenant)).inhaber,
    })),
  ],
  createEinladung: 'an invitation in the own name',
  resendEinladung: [foreign(offene, GONE, byOwner)],
  withdrawEinladung: [foreign(offene, GONE, byOwner)],
  openEinladung: [foreign(offene, GONE, ({ Token }) => ({ body: { Token } }))],
  acceptEinladung: [foreign(offene, GONE, ({ Token }) => ({ body: { Token, Vorname: 'Jörg', Nachname: 'Müßig', Email: newEmail() } }))],
  declineEinladung: [foreign(offene, GONE, ({ Token }) => ({ body: { Token } }))],
  listEigeneEinladungen: 'by what the own rows are chosen',
  listEigeneEmpfehler: 'by what the own rows are chosen',
  listEigeneInteressenten: 'by what the own rows are chosen',
  listEigeneAuftraege: 'by what the own rows are chosen',
  readEigeneEinladung: [ofEmployee(eigene)],
  readEigenenInteressenten: [ofEmployee(eigenerInteressent)],
  readEigenenAuftrag: [ofEmployee(eigenerAuftrag)],
  exportBericht: 'the name of a report, and by what the own rows are chosen',
  readExport: [
    foreign(exported, GONE, ({ nr = '', session }, _, isOwner) => ({ path: { nr }, ...(isOwner && { bearer: String(session) }) })),
  ],
};
