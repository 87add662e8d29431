import { agencyAtWork, inviteEmpfehler, loginAgentur, makeAgentur, makeBenutzer } from '../../test/support/agentur.ts';
import type { TestApp } from '../../test/support/app.ts';
import { tokenOf } from '../../test/support/mails.ts';
import { ordered, recipient } from '../../test/support/money.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import type { Maker } from '../../test/support/things.ts';
import { PASSWORD } from '../../test/support/walk.ts';
import { addDays, startOfDay } from '../calendar.ts';
import { codeAt } from '../modules/agentur/totp.ts';
import { type Foreign, foreign, GONE } from './other.fixture.ts';

/** An agency, by its number and a session of its owner. */
const agency: Maker = async (app, tenant) => {
  const { agenturnummer: agentur, inhaber: session } = await agencyAtWork(app, tenant);
  return { agentur, session };
};

const member: Maker = async (app, tenant) => ({ email: await makeBenutzer(app, tenant, await makeAgentur(app, tenant)) });

/** Somebody of two agencies, logged in for one of them. */
const other: Maker = async (app, tenant) => {
  const email = await makeBenutzer(app, tenant, await makeAgentur(app, tenant));
  const session = await loginAgentur(app, tenant, email);
  const agentur = await makeAgentur(app, tenant);
  await makeBenutzer(app, tenant, agentur, { email });
  return { agentur, session };
};

const passwordLink: Maker = async (app, tenant) => {
  const email = await makeBenutzer(app, tenant, await makeAgentur(app, tenant));
  await app.api(tenant, 'GET', `/agentur/passwortvergessen/${encodeURIComponent(email)}`);
  await app.jobs.drainMails();
  return { Token: tokenOf(app.mails.to(email, 'passwortsetzen')) };
};

/** A login that waits for its second factor. */
const mfa: Maker = async (app, tenant) => {
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
const auftrag: Maker = async (app, tenant) => {
  const agenturnummer = await makeAgentur(app, tenant);
  const empfehler = await inviteEmpfehler(app, tenant, { agenturnummer });
  const { auftrag: order } = await ordered(app, tenant, { empfehler });
  app.clock.set(new Date(startOfDay(addDays(order.Auftragsdatum, 15)).getTime() + 36_000_000));
  const session = await loginAgentur(app, tenant, await makeBenutzer(app, tenant, agenturnummer));
  return { agentur: agenturnummer, session, nr: order.Auftragsnummer };
};

const agencyAndEmpfehler = async (app: TestApp, tenant: string) => {
  const { agenturnummer: agentur, inhaber: session } = await agencyAtWork(app, tenant);
  const empfehler = await inviteEmpfehler(app, tenant, { agenturnummer: agentur });
  return { agentur, session, empfehler };
};
const einladung: Maker = async (app, tenant) => {
  const { agentur, session, empfehler } = await agencyAndEmpfehler(app, tenant);
  return { agentur, session, nr: empfehler.einladungsnummer };
};
const empfehlung: Maker = async (app, tenant) => {
  const { agentur, session, empfehler } = await agencyAndEmpfehler(app, tenant);
  return { agentur, session, nr: (await recipient(app, tenant, { empfehler })).Empfehlungsnummer };
};
const lead: Maker = async (app, tenant) => {
  const { agentur, session, empfehler } = await agencyAndEmpfehler(app, tenant);
  return { agentur, session, nr: (await recipient(app, tenant, { empfehler })).Empfaengernummer };
};

/** An export that is under way. */
const exported: Maker = async (app, tenant) => {
  const { agenturnummer, inhaber: session } = await agencyAtWork(app, tenant);
  await queryAsOwner(
    app,
    `insert into einladung (mandant, einladungsnummer, agenturnummer, vorname, nachname, email, art, status, erstellt_am, gueltig_bis, beendet_am)
     select $1, $2 || '-o' || n, $2, 'Ida', 'Müßig', null, 'Telefon', 'Zurueckgezogen', $3::timestamptz, $3, $3 from generate_series(1, 10001) n`,
    [tenant, agenturnummer, app.clock.now()],
  );
  const { body } = await app.api(tenant, 'GET', '/agentur/export/einladungen', { bearer: session });
  return { nr: body.Exportnummer, session };
};

/** By the number of its agency. */
const ofAgency = foreign(agency, GONE, ({ agentur = '', session }, _, isOwner) => ({
  path: { agentur },
  ...(isOwner && { bearer: String(session) }),
}));

type Rest = Pick<Awaited<ReturnType<Foreign['ask']>>, 'body' | 'path'>;

/** By its own number, asked as something of the agency of whoever asks. */
const ofOwn = (thing: Maker, { path, body }: Rest = {}): Foreign =>
  foreign(thing, GONE, async ({ agentur = '', nr = '', session }, { app, tenant }, isOwner) => {
    const own = isOwner ? { agenturnummer: agentur, inhaber: session } : await agencyAtWork(app, tenant);
    return { path: { agentur: own.agenturnummer, nr, ...path }, bearer: String(own.inhaber), body };
  });

/** The same of the calls of an agency. */
export const FOREIGN_AGENTUR: Readonly<Record<string, readonly [Foreign, ...Foreign[]] | string>> = {
  loginAgentur: [foreign(member, [401, 'PasswortOderEmailFalsch'], ({ email }) => ({ body: { Email: email, Password: PASSWORD } }))],
  finishAgenturLogin: [foreign(mfa, GONE, (body) => ({ body }))],
  switchAgentur: [
    foreign(other, GONE, ({ agentur, session }, _, isOwner) => ({
      body: { Agenturnummer: agentur },
      ...(isOwner && { bearer: String(session) }),
    })),
  ],
  requestAgenturPasswortlink: [foreign(member, [204])],
  verifyAgenturToken: [foreign(passwordLink, GONE, ({ Token }) => ({ query: { t: String(Token) } }))],
  resetAgenturPasswort: [foreign(passwordLink, GONE, ({ Token }) => ({ body: { Token, Password: 'Fensterbank7' } }))],
  changeAgenturPasswort: 'the own passwords',
  confirmAgenturPasswort: 'the own password',
  changeAgenturkonto: 'a language',
  prepareZweitfaktor: 'the own password',
  confirmZweitfaktor: 'a code of the own authenticator',
  endZweitfaktor: 'the own password and code',
  listAuftraege: [ofAgency],
  listAgenturEmpfehlungen: [ofAgency],
  listLeads: [ofAgency],
  listAgenturEmpfehler: [ofAgency],
  listAgenturPraemien: [ofAgency],
  listPraemienplan: [ofAgency],
  listMitarbeiter: [ofAgency],
  listEinladungen: [ofAgency],
  readStammdaten: [ofAgency],
  readStatistik: [ofAgency],
  readAgenturHeute: [ofAgency],
  readAgenturFilter: [ofAgency],
  searchAgentur: 'words that are looked for in the own reports',
  readAgenturAuftrag: [ofOwn(auftrag)],
  readAgenturEmpfehlung: [ofOwn(empfehlung)],
  readLead: [ofOwn(lead)],
  readEinladung: [ofOwn(einladung)],
  saveNotiz: [ofOwn(lead, { path: { bericht: 'leads' }, body: { Text: 'an Jörg' } })],
  releaseAuftrag: [ofOwn(auftrag)],
  objectAuftrag: [ofOwn(auftrag, { body: { Grund: 'Doppelt bestellt.' } })],
  releaseAuftraege: [
    foreign(auftrag, [200], async ({ nr, session }, { app, tenant }, isOwner) => ({
      body: { Auftragsnummern: [nr] },
      bearer: isOwner ? String(session) : (await agencyAtWork(app, tenant)).inhaber,
    })),
  ],
  exportBericht: 'the name of a report, and by what the own rows are chosen',
  readExport: [
    foreign(exported, GONE, ({ nr = '', session }, _, isOwner) => ({ path: { nr }, ...(isOwner && { bearer: String(session) }) })),
  ],
};
