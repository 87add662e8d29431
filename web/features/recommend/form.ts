import { createHash } from 'node:crypto';
import { type Aktion, listAktionen } from '../../../contract/calls/aktion.ts';
import { createEmpfehlung } from '../../../contract/calls/empfehlung/empfehlung.ts';
import { readProdukt } from '../../../contract/calls/produkt/produkt.ts';
import { seenVersionsOf } from '../../../contract/rules/bedingungen.ts';
import { isAgbAccepted } from '../../../contract/values/wire.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { type FormView, formView, nested } from '../../shell/form.ts';
import { pageContext } from '../../shell/page.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';
import { acceptedOf } from '../account/accepted.ts';
import { type Captcha, captchaOf } from '../captcha/captcha.ts';
import { empfehlungOf, sendEmpfehlung } from './send.ts';
import { acceptedBy, type Person, readTapper, TAP, type Tap } from './tap.ts';

/** Fields that the call takes as typed, by their names on the wire. */
const FIELDS = ['Empfehler.Vorname', 'Empfehler.Nachname', 'Empfehler.Email', 'Empfaenger.Vorname', 'Captcha'] as const;

type RecommendField = (typeof FIELDS)[number] | `Empfehlung.${'Produkt' | 'AnteilEmpfehler' | 'AgbText'}` | `Aktionen.${number}`;

/** Form of a referral: its fields, and the recommender who fills it in. */
export interface RecommendForm {
  readonly form: FormView<RecommendField>;
  /** The logged-in recommender, who recommends under their own address; null without a login. */
  readonly person: Person | null;
  /** Data for one tap; if present, the form needs neither name fields nor a tick. */
  readonly tap: Tap | null;
  /** The tenant asks for no tick; a sentence at the button explains what sending the form means. */
  readonly isAgbHinweis: boolean;
  readonly captcha: Captcha | null;
  /** Campaigns that run today. */
  readonly aktionen: readonly Aktion[];
}

/** The form as first shown, with the name of the logged-in recommender, or after a refusal with all typed values. */
export async function readRecommendForm(visit: Visit): Promise<RecommendForm> {
  const { RecommenderDefaultShare, AgbCheckBoxAutoAccept } = visit.konfiguration;
  const [{ person, tap }, aktionen] = await Promise.all([readTapper(visit), readAktionen(visit)]);
  const own: Record<string, string> = person
    ? { 'Empfehler.Vorname': person.Vorname, 'Empfehler.Nachname': person.Nachname, 'Empfehler.Email': person.Email }
    : {};
  const defaults = { 'Empfehlung.AnteilEmpfehler': String(RecommenderDefaultShare), ...own };
  const form = formView(
    visit.form?.values.schritt === TAP ? { ...visit.form, values: { ...defaults, ...visit.form.values } } : visit.form,
    defaults,
    {
      AcceptAgb: 'Empfehlung.AgbText',
      EmailUngueltig: 'Empfehler.Email',
      EmailNotAllowed: 'Empfehler.Email',
      NichtAuthorisiert: 'Empfehler.Email',
      CaptchaRequired: 'Captcha',
      CaptchaWrong: 'Captcha',
    },
  );
  const captcha = person ? null : captchaOf(visit, form, createEmpfehlung, 'anmelden');
  return { form: tap ? form : withAgbError(visit, form), person, tap, isAgbHinweis: AgbCheckBoxAutoAccept, captcha, aktionen };
}

async function readAktionen(visit: Visit): Promise<readonly Aktion[]> {
  const answered = await visit.call(listAktionen);
  return answered.ok && answered.body ? answered.body : [];
}

/** Hash of a campaign's wording: another wording has another hash. */
export function wordingOf({ Titel, Text, RechtsText }: Aktion): string {
  const wording = createHash('sha256').update(JSON.stringify([Titel, Text, RechtsText]));
  return wording.digest('base64url').slice(0, 16);
}

/** The answers to all campaigns shown. A tick for a wording that has changed since counts as no. */
const aktionenOf = (aktionen: readonly Aktion[], fields: Fields) =>
  aktionen.map((aktion) => ({ AktionsId: aktion.AktionsId, Zustimmung: fields[`Aktionen.${aktion.AktionsId}`] === wordingOf(aktion) }));

/** The server checks fields before terms, so missing terms are added here to the errors of the fields. */
function withAgbError(visit: Visit, form: FormView): RecommendForm['form'] {
  const isMissing = !visit.konfiguration.AgbCheckBoxAutoAccept && !isAgbAccepted(form.values['Empfehlung.AgbText']);
  if (Object.keys(form.errors).length === 0 || !isMissing) return form;
  return { ...form, errors: { ...form.errors, 'Empfehlung.AgbText': pageContext(visit).t('fehler.AcceptAgb') } };
}

/** Creates the referral of a product, named by Id or ExterneId. The same form sent twice creates one. Returns NichtGefunden for an unknown product. */
export async function postRecommendForm(visit: Visit, fields: Fields, produktId: string): Promise<Posted> {
  const produkt = await visit.call(readProdukt, { params: { id: produktId } });
  if (!produkt.ok) return { problem: produkt.problem };
  const aktionen = await readAktionen(visit);
  const body = {
    Empfehlung: empfehlungOf(visit, produkt.body, {
      Empfehlungslink: !fields['Empfaenger.Vorname']?.trim(),
      AnteilEmpfehler: Number(fields['Empfehlung.AnteilEmpfehler'] || Number.NaN),
      AgbText: await agbText(visit, fields),
      ...seenVersionsOf(fields),
    }),
    Empfehler: {},
    ...nested(fields, FIELDS),
    ...(aktionen.length > 0 && { Aktionen: aktionenOf(aktionen, fields) }),
  };
  return sendEmpfehlung(visit, fields, body);
}

type AgbHinweis = Extract<TextKey, `${string}.agb.hinweis`>;

/** The accepted text as the form showed it: the one-tap sentence, the sentence at the button, or the label of the checkbox. */
export async function agbText(visit: Visit, fields: Fields, hinweis: AgbHinweis = 'empfehlen.agb.hinweis'): Promise<string> {
  if (fields.Fassung !== undefined) return acceptedBy(fields, (await readTapper(visit)).tap);
  const context = pageContext(visit);
  return visit.konfiguration.AgbCheckBoxAutoAccept ? context.t(hinweis, acceptedOf(context)) : acceptedBy(fields, null);
}
