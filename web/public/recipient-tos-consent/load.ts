import { type EigenerStand, readEigenenStand, readEmpfaenger, readEmpfaengerAuftrag } from '../../../contract/calls/eigenerstand.ts';
import { readEmpfehlung } from '../../../contract/calls/empfehlungslink.ts';
import { formatCent } from '../../../contract/values/cent.ts';
import { formatDay, freigabeTag } from '../../../contract/values/days.ts';
import { unbroken } from '../../features/praemie/amount.ts';
import { type FormView, formView } from '../../shell/form.ts';
import { isPassing } from '../../shell/outage.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';
import { type Stage, stageOf } from './stage.ts';

/** What the form that has a new link mailed says in the field `schritt`. */
export const NEUER_LINK = 'neuerLink';

/** Before the own state can be shown: a mailed secret to exchange, one that is no good, a browser's that is no good any more, none at all, or a new one on its way. */
export type Zugang = 'oeffnen' | 'ungueltig' | 'abgeloest' | 'ohneZugang' | 'gesendet';

/** A recipient's own data and what comes next, as the page shows it. */
export interface EigenerStandView {
  readonly stage: Stage;
  readonly empfaengernummer: string;
  readonly empfehlungsnummer: string;
  readonly email: string;
  readonly zugestimmt: boolean;
  readonly bestaetigt: boolean;
  readonly vorname: string;
  readonly produkt: string;
  /** Last day to order; null where none is set. */
  readonly frist: string | null;
  /** The first day on which the order can be released; null without one. */
  readonly freigabe: string | null;
  /** The recipient's own part; null when it gets nothing. */
  readonly wert: string | null;
  readonly auftrag: { readonly nummer: string; readonly tag: string; readonly status: string } | null;
  /** Where the tenant takes orders; null when it names no page. */
  readonly bestellseite: string | null;
  /** Bank data ahead of the reward: what is stored, masked, and whether the link was just mailed; null where there is nothing to pay. */
  readonly bank: { readonly iban: string | null; readonly wasSent: boolean } | null;
}

export interface ZustimmungProps extends PageContext {
  readonly zugang: Zugang | null;
  readonly stand: EigenerStandView | null;
  readonly support: string;
  /** The form that has a new link mailed. */
  readonly form: FormView<'Email'>;
  /** Why the last click did nothing. */
  readonly message: string | null;
}

/** Opens what the recipient has done and what comes next. A secret in the address is only exchanged by the page's button. */
export async function loadZustimmung(visit: Visit): Promise<Loaded<ZustimmungProps>> {
  const { SupportEmail } = visit.konfiguration;
  const asked = visit.form?.values.schritt === NEUER_LINK ? visit.form : null;
  const form = formView(asked, {}, { EmailUngueltig: 'Email' });
  const message = visit.form?.problem.detail ?? null;
  const props = { ...pageContext(visit), support: SupportEmail, form, message, zugang: null, stand: null };
  const { token, gesendet } = visit.query;
  if (visit.form && token !== undefined && isPassing(visit.form.problem)) return { problem: visit.form.problem };
  if (token !== undefined) return readToken(visit, token, props);
  if (gesendet === '1' && asked === null) return { props: { ...props, zugang: 'gesendet' } };
  const own = await visit.call(readEigenenStand);
  if (own.ok) return { props: { ...props, stand: await readStand(visit, own.body) } };
  return { props: { ...props, zugang: own.problem.code === 'NichtGefunden' ? 'abgeloest' : 'ohneZugang' } };
}

/** Whether a mailed secret still opens something; looking changes nothing, and sets no cookie. */
async function readToken(visit: Visit, hex: string, props: ZustimmungProps): Promise<Loaded<ZustimmungProps>> {
  const found = await visit.call(readEmpfaenger, { params: { hex } });
  return found.ok ? { props: { ...props, zugang: 'oeffnen' } } : { props: { ...props, zugang: 'ungueltig' }, status: 404 };
}

async function readStand(visit: Visit, own: EigenerStand): Promise<EigenerStandView> {
  const { locale, konfiguration } = visit;
  const empfehlung = await visit.call(readEmpfehlung, { params: { nr: own.Empfehlungsnummer } });
  const found = await visit.call(readEmpfaengerAuftrag);
  const auftrag = found.ok ? found.body : null;
  const { Vorname, Produkt, Praemie } = empfehlung.ok ? empfehlung.body : { Vorname: '', Produkt: null, Praemie: null };
  const wert = Praemie && Praemie.EmpfaengerWert !== formatCent(0, locale) ? unbroken(Praemie.EmpfaengerWert) : null;
  return {
    stage: stageOf(own, auftrag, Produkt?.Id ?? null),
    empfaengernummer: own.Empfaengernummer,
    empfehlungsnummer: own.Empfehlungsnummer,
    email: own.empfaengerdaten.email ?? '',
    zugestimmt: own.Zugestimmt,
    bestaetigt: own.Bestaetigt,
    vorname: Vorname,
    produkt: Produkt?.Name ?? '',
    frist: own.Frist && formatDay(own.Frist, locale),
    freigabe: auftrag && formatDay(freigabeTag(auftrag.Auftragsdatum, konfiguration), locale),
    wert,
    auftrag: auftrag && { nummer: auftrag.Auftragsnummer, tag: formatDay(auftrag.Auftragsdatum, locale), status: auftrag.Status },
    bank: own.BankdatenMoeglich && wert !== null ? { iban: own.IBAN, wasSent: visit.query.bank === 'gesendet' } : null,
    bestellseite: konfiguration.EmpfehlenWebPage && orderAddress(konfiguration.EmpfehlenWebPage, own.Empfaengernummer),
  };
}

/** The tenant's page for orders, with the number that links the order to the recommendation. */
function orderAddress(webPage: string, empfaengernummer: string): string {
  const address = new URL(webPage);
  address.searchParams.set('empfaengernummer', empfaengernummer);
  return address.href;
}
