import { type BenutzerBySession, readUser } from '../../../contract/calls/account/account.ts';
import { readEmpfehlerBankdaten, readVerbindung } from '../../../contract/calls/account/empfehler.ts';
import { listEmpfehlungen } from '../../../contract/calls/empfehlung/empfehlung.ts';
import { dayOf, formatDay } from '../../../contract/values/days.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import { newsletterOutcome, newsletterProblem } from '../../features/account/newsletter.ts';
import { endedSession } from '../../shell/login.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import type { Loaded, Problem, Visit } from '../../shell/visit.ts';

/** Consent to the newsletter: given, requested on a day, or neither. */
type Newsletter = { readonly state: 'an' | 'aus' } | { readonly state: 'angefragt'; readonly tag: string };

export interface SettingsProps extends PageContext {
  /** Empty until the first referral gives the name. */
  readonly name: string;
  readonly email: string;
  readonly language: Locale;
  readonly newsletter: Newsletter;
  readonly hasNewsletter: boolean;
  /** The stored account with a masked IBAN; null if the tenant stores none. */
  readonly bank: { readonly iban: string | null } | null;
  /** The agency or employee of the accepted invitation; null without one. */
  readonly verbindung: { readonly name: string; readonly seit: string | null } | null;
  /** Number of rewards to pick, in the step before the deletion; otherwise null. */
  readonly loeschen: { readonly offenePraemien: number } | null;
  /** What was just done. */
  readonly erfolg: 'sprache' | 'verbindung' | 'gesendet' | 'schon' | null;
  /** Why the last form had no effect. */
  readonly message: string | null;
}

/** Loads the recommender's settings, or with `?schritt=loeschen` the step before the account is deleted. */
export async function loadSettings(visit: Visit): Promise<Loaded<SettingsProps>> {
  const user = await visit.call(readUser);
  if (!user.ok) return endedSession(visit, 'Settings', user.problem);
  const loeschen = visit.query.schritt === 'loeschen' ? await readOpen(visit) : null;
  if (loeschen && 'problem' in loeschen) return endedSession(visit, 'Settings', loeschen.problem);
  const bank = visit.konfiguration.ModuleStoringBankdata ? await readBank(visit) : null;
  if (bank && 'problem' in bank) return endedSession(visit, 'Settings', bank.problem);
  const verbindung = hasEinladungen(visit) ? await readConnected(visit) : { connected: null };
  if ('problem' in verbindung) return endedSession(visit, 'Settings', verbindung.problem);
  const { Vorname, Nachname, Email, Language } = user.body;
  const context = pageContext(visit);
  return {
    props: {
      ...context,
      name: `${Vorname} ${Nachname}`.trim(),
      email: Email,
      language: Language,
      newsletter: newsletterOf(user.body, visit.locale),
      hasNewsletter: visit.konfiguration.ModuleNewsletterPermission,
      bank,
      verbindung: verbindung.connected,
      loeschen,
      erfolg: visit.form === null ? outcomeOf(visit.query) : null,
      message: visit.form && newsletterProblem(context, visit.form.problem),
    },
  };
}

function newsletterOf({ NewsletterOptinGegeben, NewsletterOptinVersendetAm: am }: BenutzerBySession, locale: Locale): Newsletter {
  if (NewsletterOptinGegeben) return { state: 'an' };
  return am === null ? { state: 'aus' } : { state: 'angefragt', tag: formatDay(dayOf(new Date(am)), locale) };
}

async function readBank(visit: Visit): Promise<{ iban: string | null } | { problem: Problem }> {
  const bank = await visit.call(readEmpfehlerBankdaten);
  if (bank.ok) return { iban: bank.body.IBAN };
  return bank.problem.status === 404 ? { iban: null } : { problem: bank.problem };
}

const hasEinladungen = ({ konfiguration }: Visit): boolean =>
  konfiguration.ModuleAgentur !== 'Aus' || konfiguration.ModuleCompanyRecommendation;

async function readConnected(visit: Visit): Promise<{ connected: SettingsProps['verbindung'] } | { problem: Problem }> {
  const answered = await visit.call(readVerbindung);
  if (!answered.ok) return { problem: answered.problem };
  const { Verbindung } = answered.body;
  if (!Verbindung) return { connected: null };
  const { Name, Agenturnummer, Seit } = Verbindung;
  return { connected: { name: Name || Agenturnummer, seit: Seit && formatDay(dayOf(new Date(Seit)), visit.locale) } };
}

async function readOpen(visit: Visit): Promise<{ offenePraemien: number } | { problem: Problem }> {
  const list = await visit.call(listEmpfehlungen);
  if (!list.ok) return { problem: list.problem };
  const people = list.body.flatMap(({ Empfaenger }) => Empfaenger);
  return { offenePraemien: people.filter(({ Praemierung }) => Praemierung?.Status === 'Offen').length };
}

const outcomeOf = (query: Visit['query']): SettingsProps['erfolg'] =>
  query.gespeichert === 'sprache' || query.gespeichert === 'verbindung' ? query.gespeichert : newsletterOutcome(query);
