import { readEigenenStand } from '../../../contract/calls/eigenerstand.ts';
import { readAnnahme, readEmpfehlung } from '../../../contract/calls/empfehlungslink.ts';
import { grafikPath } from '../../../contract/calls/produkt.ts';
import { formatCent } from '../../../contract/values/cent.ts';
import { formatDay } from '../../../contract/values/days.ts';
import { unbroken } from '../../features/praemie/amount.ts';
import { type FormView, formView, VORGANG } from '../../shell/form.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import type { Fields, Loaded, Visit } from '../../shell/visit.ts';
import { fieldsOf, type PersonField, type WERBEEINWILLIGUNG } from './data.ts';

/** What the page shows: the recommendation, the form, what was typed, or that there is nothing to follow. */
type Schritt = 'landung' | 'daten' | 'pruefen' | 'unbestaetigt' | 'unbekannt';

interface Empfehlung {
  readonly nummer: string;
  readonly vorname: string;
  readonly produkt: string;
  /** Address of the photo of a recommended agent. */
  readonly foto: string | null;
  readonly gueltigBis: string;
  /** The whole reward. */
  readonly praemie: string;
  /** Amounts of both sides; null for a side that gets nothing. */
  readonly sie: string | null;
  readonly empfehler: string | null;
}

export interface RecipientDataProps extends PageContext {
  readonly schritt: Schritt;
  readonly empfehlung: Empfehlung;
  readonly channel: string | undefined;
  /** The visitor has entered data here before. */
  readonly isKnown: boolean;
  readonly form: FormView<`empfaengerdaten.${PersonField}` | typeof WERBEEINWILLIGUNG | typeof VORGANG>;
}

const NOTHING: Empfehlung = { nummer: '', vorname: '', produkt: '', foto: null, gueltigBis: '', praemie: '', sie: null, empfehler: null };

/** Opens a recommendation for the person it was sent to. What is typed stands in the page alone until it is sent. */
export async function loadRecipientData(visit: Visit): Promise<Loaded<RecipientDataProps>> {
  const nummer = nummerOf(visit);
  const context = pageContext(visit);
  const found = await visit.call(readEmpfehlung, { params: { nr: nummer } });
  const annahme = await visit.call(readAnnahme, { params: { nr: nummer } });
  const base = { ...context, channel: visit.query.channel, isKnown: false, form: formView(null) };
  if (!found.ok || !annahme.ok) return { props: { ...base, schritt: 'unbekannt', empfehlung: NOTHING }, status: 404 };
  if (annahme.body.Annahme === 'Beendet') return { redirect: { page: 'ExpiredRecommendation', params: { empfehlungsnummer: nummer } } };

  const { Vorname, Produkt, Praemie, GueltigBis } = found.body;
  const none = formatCent(0, context.locale);
  const shown = (wert: string) => (wert === none ? null : unbroken(wert));
  const empfehlung = {
    nummer,
    vorname: Vorname,
    produkt: Produkt.Name,
    foto: visit.konfiguration.produktApi === 'berater' ? `${visit.konfiguration.apiRoute}${grafikPath(Produkt.Id)}` : null,
    gueltigBis: formatDay(GueltigBis, context.locale),
    praemie: Praemie.Wert,
    sie: shown(Praemie.EmpfaengerWert),
    empfehler: shown(Praemie.EmpfehlerWert),
  };
  if (annahme.body.Annahme === 'Unbestaetigt') return { props: { ...base, schritt: 'unbestaetigt', empfehlung } };

  const stand = await visit.call(readEigenenStand);
  const own = stand.ok && stand.body.Empfehlungsnummer === nummer ? stand.body : null;
  const props = { ...base, empfehlung, isKnown: own !== null };
  if (visit.carried?.schritt === 'pruefen') return { props: { ...props, schritt: 'pruefen', form: formView(null, visit.carried) } };
  const wasSent = visit.form !== null || visit.carried !== undefined;
  if (visit.query.schritt !== 'daten' && !wasSent) return { props: { ...props, schritt: 'landung' } };
  const isFinished = own !== null && (own.Bestaetigt || own.Status !== 'Offen');
  if (isFinished && !wasSent) return { redirect: { page: 'RecipientTOSConsent' } };
  return { props: { ...props, schritt: 'daten', form: dataForm(visit, own ? fieldsOf(own) : {}) } };
}

/** A tenant's own path may leave the number to the query. */
export const nummerOf = ({ params, query }: Pick<Visit, 'params' | 'query'>): string =>
  params.empfehlungsnummer ?? query.empfehlungsnummer ?? '';

/** The form as first shown, as to be changed, or as refused. */
const dataForm = (visit: Visit, stored: Fields): FormView =>
  formView(visit.form, visit.carried ?? { ...stored, [VORGANG]: crypto.randomUUID() }, {
    EmailUngueltig: EMAIL,
    EmailNotAllowed: EMAIL,
    EmailEmpfehlerGleichEmpfaenger: EMAIL,
  });

const EMAIL = 'empfaengerdaten.email';
