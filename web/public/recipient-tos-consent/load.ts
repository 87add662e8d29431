import {
  type EigenerStand,
  readEigenenStand,
  readEmpfaenger,
  readEmpfaengerAuftrag,
} from '../../../contract/calls/account/eigenerstand.ts';
import { listEmpfaengerForderungen, type OffeneForderung } from '../../../contract/calls/forderung.ts';
import { formatDay } from '../../../contract/values/days.ts';
import { type Bestellweg, bestellwegOf } from '../../features/empfaenger/bestellen.ts';
import { type Empfehlung, findEmpfehlung } from '../../features/empfaenger/empfehlung.ts';
import { ADRESSE, ADRESSE_FIELDS } from '../../features/postfach/postfach.tsx';
import { withContactTexts } from '../../shell/art.ts';
import { type FormView, formView } from '../../shell/form.ts';
import { isTransient } from '../../shell/outage.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';
import { type Stage, stageOf } from './stage.ts';
import { type WerbungState, werbungStateOf } from './werbung.tsx';

/** Value of `schritt` in the form that requests a new link. */
export const REQUEST_LINK_STEP = 'neuerLink';
/** Value of `schritt` in the form that sends a request to the tenant. */
export const ANFRAGE_STEP = 'anfrage';

/**
 * States before the recipient's data can be shown, in this order: a mailed secret to exchange, an invalid mailed secret, an outdated secret in the
 * browser, no secret, a new link that was mailed.
 */
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
  /** The recipient's amount; null if there is none. */
  readonly wert: string | null;
  readonly auftrag: { readonly nummer: string; readonly tag: string; readonly status: string } | null;
  /** How to order; null unless that is the next step. */
  readonly bestellweg: Bestellweg | null;
  /** The referral, for the card; null if it no longer exists. */
  readonly empfehlung: Empfehlung | null;
  /** Bank data before the reward: the masked IBAN, and whether the link was just mailed; null if there is nothing to pay. */
  readonly bank: { readonly iban: string | null; readonly wasSent: boolean } | null;
  /** The mail that confirms was just sent again, or to another address. */
  readonly wasMailed: boolean;
  readonly werbung: WerbungState;
  /** What the tenant claims back from the recipient, the oldest first. */
  readonly forderungen: readonly OffeneForderung[];
}

export interface ZustimmungProps extends PageContext {
  readonly zugang: Zugang | null;
  readonly stand: EigenerStandView | null;
  readonly support: string;
  /** The tenant has a page that explains who advises and how. */
  readonly hasErstinformation: boolean;
  /** The form that requests a new link, the one that corrects the address, or the one that sends a request to the tenant. */
  readonly form: FormView<'Email' | 'Wunschzeit' | 'Telefon' | 'Nachricht'>;
  /** Why the last click had no effect. */
  readonly message: string | null;
}

/** Loads what the recipient has done and the next step. A token in the address is exchanged only by the page's button. */
export async function loadZustimmung(visit: Visit): Promise<Loaded<ZustimmungProps>> {
  const { SupportEmail } = visit.konfiguration;
  const schritt = visit.form?.values.schritt ?? '';
  const posted = [REQUEST_LINK_STEP, ANFRAGE_STEP, ADRESSE].includes(schritt) ? visit.form : null;
  const form = formView(posted, {}, ADRESSE_FIELDS);
  const message = posted ? null : (visit.form?.problem.errors?.[0]?.message ?? visit.form?.problem.detail ?? null);
  const hasErstinformation = visit.inhalte.find('content-bloecke', 'erstinformation') !== null;
  const props = { ...pageContext(visit), support: SupportEmail, form, message, hasErstinformation, zugang: null, stand: null };
  const { token, gesendet } = visit.query;
  if (visit.form && token !== undefined && isTransient(visit.form.problem)) return { problem: visit.form.problem };
  if (token !== undefined) return readToken(visit, token, props);
  if (gesendet === '1' && posted === null) return { props: { ...props, zugang: 'gesendet' } };
  const own = await visit.call(readEigenenStand);
  if (own.ok) return { props: await withEigenerStand(visit, props, own.body) };
  return { props: { ...props, zugang: own.problem.code === 'NichtGefunden' ? 'abgeloest' : 'ohneZugang' } };
}

/** Checks whether a mailed token is still valid; this changes nothing and sets no cookie. */
async function readToken(visit: Visit, hex: string, props: ZustimmungProps): Promise<Loaded<ZustimmungProps>> {
  const found = await visit.call(readEmpfaenger, { params: { hex } });
  return found.ok ? { props: { ...props, zugang: 'oeffnen' } } : { props: { ...props, zugang: 'ungueltig' }, status: 404 };
}

/** Props in the words of the recommended product, with the recipient's status. */
async function withEigenerStand(visit: Visit, props: Omit<ZustimmungProps, 'stand'>, own: EigenerStand): Promise<ZustimmungProps> {
  const { locale, konfiguration } = visit;
  const empfehlung = await findEmpfehlung(visit, own.Empfehlungsnummer);
  const art = empfehlung?.angaben.art ?? konfiguration.ProduktArt;
  const context = withContactTexts(props, visit, { art, istVerkaeufer: empfehlung?.istVerkaeufer ?? false });
  const found = await visit.call(readEmpfaengerAuftrag);
  const auftrag = found.ok ? found.body : null;
  const claims = await visit.call(listEmpfaengerForderungen);
  const stage = stageOf(own, auftrag, empfehlung?.produktId ?? null);
  const { vorname = '', produkt = '', sie: wert = null } = empfehlung ?? {};
  const { Empfaengernummer: empfaengernummer, Empfehlungsnummer: empfehlungsnummer, empfaengerdaten } = own;
  const name = [empfaengerdaten.vorname, empfaengerdaten.name].filter(Boolean).join(' ');
  const bestellung = { empfehlungsnummer, empfaengernummer, name, vorname, produkt };
  const stand = {
    stage,
    empfaengernummer,
    empfehlungsnummer,
    vorname,
    produkt,
    wert,
    empfehlung,
    email: empfaengerdaten.email ?? '',
    zugestimmt: own.Zugestimmt,
    bestaetigt: own.Bestaetigt,
    frist: own.Frist && formatDay(own.Frist, locale),
    freigabe: auftrag && formatDay(auftrag.FreigabeAb, locale),
    auftrag: auftrag && { nummer: auftrag.Auftragsnummer, tag: formatDay(auftrag.Auftragsdatum, locale), status: auftrag.Status },
    // Bank data is asked for once there is a reward to pay.
    bank:
      own.BankdatenMoeglich && wert !== null && (stage === 'freigegeben' || own.IBAN !== null)
        ? { iban: own.IBAN, wasSent: visit.query.bank === 'gesendet' }
        : null,
    wasMailed: visit.query.mail === 'gesendet',
    bestellweg: stage === 'bestellen' ? await bestellwegOf(visit, context.t, bestellung) : null,
    werbung: werbungStateOf(visit, own),
    forderungen: claims.ok ? claims.body.Forderungen : [],
  };
  return { ...context, stand };
}
