import { readEigenenStand } from '../../../contract/calls/account/eigenerstand.ts';
import { readAnnahme } from '../../../contract/calls/empfehlung/empfehlungslink.ts';
import { type RequiredField, requiredFields } from '../../../contract/rules/pflichtfelder.ts';
import type { ProduktArt } from '../../../contract/values/produktart.ts';
import { type Empfehlung, findEmpfehlung } from '../../features/empfaenger/empfehlung.ts';
import { withContactTexts } from '../../shell/art.ts';
import { type FormView, formView, type VORGANG } from '../../shell/form.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import type { Fields, Loaded, Visit } from '../../shell/visit.ts';
import { type AGB_TEXT, fieldsOf, type PersonField, type WERBEEINWILLIGUNG } from './data.ts';

/** View of the page: the recommendation with the form, the form alone, or why it cannot be followed. */
type Schritt = 'landung' | 'daten' | 'unbestaetigt' | 'unbekannt';

export interface RecipientDataProps extends PageContext {
  readonly schritt: Schritt;
  readonly empfehlung: Empfehlung;
  readonly channel: string | undefined;
  /** The visitor has entered data here before. */
  readonly isKnown: boolean;
  /** Fields that the tenant requires in addition to names and mail. */
  readonly requestedFields: readonly RequiredField[];
  /** The tenant asks for no tick but shows a sentence at the button. */
  readonly isAgbHinweis: boolean;
  readonly form: FormView<`empfaengerdaten.${PersonField}` | typeof WERBEEINWILLIGUNG | typeof AGB_TEXT | typeof VORGANG>;
}

const nothing = (art: ProduktArt): Empfehlung => ({
  nummer: '',
  vorname: '',
  produktId: 0,
  produkt: '',
  gueltigBis: '',
  praemie: '',
  sie: null,
  empfehler: null,
  empfaengerWert: '',
  istVerkaeufer: false,
  agentur: null,
  oeffnungszeiten: null,
  angaben: { art, fakten: [], ab: null, unter: null, foto: null },
});

/** Loads a referral for its recipient. Typed data stays in the page until it is sent. */
export async function loadRecipientData(visit: Visit): Promise<Loaded<RecipientDataProps>> {
  const nummer = nummerOf(visit);
  const empfehlung = await findEmpfehlung(visit, nummer);
  const annahme = await visit.call(readAnnahme, { params: { nr: nummer } });
  const { EmpfaengerPflichtfelder, AgbCheckBoxAutoAccept: isAgbHinweis, ProduktArt } = visit.konfiguration;
  const base = { channel: visit.query.channel, isKnown: false, isAgbHinweis, form: formView(null) };
  if (!empfehlung || !annahme.ok) {
    return {
      props: { ...pageContext(visit), ...base, schritt: 'unbekannt', empfehlung: nothing(ProduktArt), requestedFields: [] },
      status: 404,
    };
  }
  if (annahme.body.Annahme === 'Beendet') return { redirect: { page: 'ExpiredRecommendation', params: { empfehlungsnummer: nummer } } };

  const { istVerkaeufer } = empfehlung;
  const { art } = empfehlung.angaben;
  const context = withContactTexts(pageContext(visit), visit, { art, istVerkaeufer });
  const props = { ...context, ...base, empfehlung, requestedFields: requiredFields(EmpfaengerPflichtfelder, art) };
  if (annahme.body.Annahme === 'Unbestaetigt') return { props: { ...props, schritt: 'unbestaetigt' } };

  const stand = await visit.call(readEigenenStand);
  const own = stand.ok && stand.body.Empfehlungsnummer === nummer ? stand.body : null;
  const isCorrection = own !== null && visit.query.schritt === 'daten';
  if (!isCorrection && visit.form === null) return { props: { ...props, isKnown: own !== null, schritt: 'landung' } };
  const isFinished = own !== null && (own.Bestaetigt || own.Status !== 'Offen');
  if (isFinished && visit.form === null) return { redirect: { page: 'RecipientTOSConsent' } };
  return { props: { ...props, isKnown: own !== null, schritt: 'daten', form: dataForm(visit, own ? fieldsOf(own) : {}) } };
}

/** The referral number; a tenant's own path can leave it to the query. */
export const nummerOf = ({ params, query }: Pick<Visit, 'params' | 'query'>): string =>
  params.empfehlungsnummer ?? query.empfehlungsnummer ?? '';

/** The form as first shown, with stored data to change, or after a refusal. */
const dataForm = (visit: Visit, stored: Fields): FormView =>
  formView(visit.form, stored, {
    EmailUngueltig: EMAIL,
    EmailNotAllowed: EMAIL,
    EmailEmpfehlerGleichEmpfaenger: EMAIL,
    AcceptAgb: 'AgbText',
  });

const EMAIL = 'empfaengerdaten.email';
