import { listEmpfehlungen } from '../../../contract/calls/empfehlung/empfehlung.ts';
import type { Empfehlung } from '../../../contract/calls/empfehlung/empfehlungsform.ts';
import { createNachbuchung, type Nachbuchung } from '../../../contract/calls/praemie/nachbuchung.ts';
import { dayOf, formatDay } from '../../../contract/values/days.ts';
import { readDay } from '../../../contract/values/typed-day.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { type FormView, formView, nested, once } from '../../shell/form.ts';
import { endedSession } from '../../shell/login.ts';
import type { PageContext } from '../../shell/page.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';
import type { Option } from '../../ui/select-field.tsx';
import { isMerkenForm } from './merken-view.ts';
import { PAGE_SIZE, type Part, partOf } from './parts.ts';
import type { Viewer, ViewerOf } from './row-view.ts';

/** A claim for a missing reward, as the personal area shows it. */
export interface NachbuchungView {
  readonly nummer: string;
  readonly status: string;
  readonly bestellung: string;
  readonly produkt: string;
  readonly statusText: string;
  readonly antwort: string | null;
}

export interface NachbuchungenView {
  readonly liste: Part<NachbuchungView>;
  readonly form: FormView<NachbuchungField>;
  /** The recommender's newest referrals and the one of the address, then their products for a recommender who does not know the referral; empty if there is nothing to claim for. */
  readonly bezuege: readonly Option[];
  /** The form was just sent. */
  readonly wasSent: boolean;
  /** The address opens the form. */
  readonly isOpen: boolean;
}

/** Id of a claim on the page, for links to its answer. */
export const placeOf = (nummer: string): string => `nachbuchung-${nummer}`;

/** Fields of the form, by their names on the wire. The form also has the referral, or a product in its place. */
const FIELDS = ['Auftragsnummer', 'Auftragsdatum', 'Vorname', 'Nachname', 'Nachweis'] as const;

export type NachbuchungField = (typeof FIELDS)[number] | 'Empfehlungsnummer';

/** Prefix of an option that chooses a product instead of a referral. */
const PRODUKT = 'produkt:';

/** The claims of the logged-in recommender, each in the words of its product, and the form for another one. */
export function nachbuchungenView(
  visit: Visit,
  { context, viewerOf }: { readonly context: PageContext & { readonly places: Fields }; readonly viewerOf: ViewerOf },
  list: readonly Nachbuchung[],
  empfehlungen: readonly Empfehlung[],
): NachbuchungenView {
  const items = list.map((one) => ({ id: one.Nachbuchungsnummer, one }));
  const liste = partOf('nachbuchungen', items, () => true, context);
  return {
    liste: { ...liste, rows: liste.rows.map(({ one }) => viewOf(one, viewerOf(one.Produkt.Id))) },
    form: formOf(visit, context),
    bezuege: bezuegeOf(empfehlungen, visit.form?.values.Empfehlungsnummer ?? visit.query.melden, context),
    wasSent: visit.query.nachbuchung === 'gesendet' && visit.form === null,
    isOpen: visit.query.melden !== undefined,
  };
}

function viewOf(one: Nachbuchung, { t, locale }: Viewer): NachbuchungView {
  const day = (moment: string) => formatDay(dayOf(new Date(moment)), locale);
  const gemeldet = t('nachbuchung.gemeldet', { tag: day(one.ErstelltAm) });
  const entschieden = one.EntschiedenAm === undefined ? [] : [t('nachbuchung.entschieden', { tag: day(one.EntschiedenAm) })];
  return {
    nummer: one.Nachbuchungsnummer,
    status: t(`nachbuchung.status.${one.Status}` as TextKey),
    bestellung: t('nachbuchung.bestellung', { auftragsnummer: one.Auftragsnummer, tag: formatDay(one.Auftragsdatum, locale) }),
    produkt: one.Produkt.Name,
    statusText: [gemeldet, ...entschieden].join(' · '),
    antwort: one.Antwort ?? null,
  };
}

/** Errors of referral and product are shown at the one list in which both are chosen. */
function formOf({ form: sent, query }: Visit, { t }: PageContext): NachbuchungenView['form'] {
  const own = sent && isMerkenForm(sent.values) ? null : sent;
  const chosen: Fields = query.melden === undefined ? {} : { Empfehlungsnummer: query.melden };
  const form = formView(own, chosen, { Konflikt: 'Auftragsnummer', NichtGefunden: 'Empfehlungsnummer' });
  const { ProduktId, ...errors } = form.errors;
  // The call checks the referral last, so a missing one is added here to the other errors.
  const isMissing = Object.keys(form.errors).length > 0 && !form.values.Empfehlungsnummer;
  const isBezugWrong = isMissing || ProduktId !== undefined || errors.Empfehlungsnummer !== undefined;
  const isTwice = own?.problem.code === 'Konflikt';
  return {
    ...form,
    errors: {
      ...errors,
      ...(isBezugWrong && { Empfehlungsnummer: t('nachbuchung.bezug.fehlt') }),
      ...(isTwice && { Auftragsnummer: t('nachbuchung.doppelt') }),
    },
  };
}

function bezuegeOf(empfehlungen: readonly Empfehlung[], chosen: string | undefined, { t, locale }: PageContext): Option[] {
  const confirmed = empfehlungen.filter(({ KurzURL }) => KurzURL !== undefined);
  if (confirmed.length === 0) return [];
  const offered = confirmed.filter(({ Empfehlungsnummer }, index) => index < PAGE_SIZE || Empfehlungsnummer === chosen);
  const produkte = new Map(confirmed.map(({ Produkt }) => [Produkt.Id, Produkt.Name]));
  return [
    { value: '', label: t('nachbuchung.bezug.waehlen') },
    ...offered.map(({ Empfehlungsnummer, Produkt, ErstelltAm }) => ({
      value: Empfehlungsnummer,
      label: t('nachbuchung.bezug.eintrag', { produkt: shortText(Produkt.Name), tag: formatDay(dayOf(new Date(ErstelltAm)), locale) }),
    })),
    ...[...produkte].map(([id, produkt]) => ({
      value: `${PRODUKT}${id}`,
      label: t('nachbuchung.bezug.unbekannt', { produkt: shortText(produkt) }),
    })),
  ];
}

/** Creates a claim. Its product is that of the chosen referral, or the chosen product. The same form sent twice creates one claim. */
export async function postNachbuchung(visit: Visit, fields: Fields): Promise<Posted> {
  const list = await visit.call(listEmpfehlungen);
  if (!list.ok) return endedSession(visit, 'Dashboard', list.problem);
  const { Empfehlungsnummer: wahl = '' } = fields;
  const own = list.body.find(({ Empfehlungsnummer }) => Empfehlungsnummer === wahl);
  const produkt = wahl.startsWith(PRODUKT) ? Number(wahl.slice(PRODUKT.length)) : own?.Produkt.Id;
  const { Auftragsdatum = '' } = fields;
  const typed = { ...fields, Auftragsdatum: readDay(Auftragsdatum) ?? Auftragsdatum };
  const body = {
    ...nested(typed, wahl.startsWith(PRODUKT) ? FIELDS : [...FIELDS, 'Empfehlungsnummer']),
    ProduktId: Number.isInteger(produkt) ? produkt : 0,
  };
  const opened = await visit.call(createNachbuchung, { body, ...once(fields, body) });
  if (!opened.ok) return endedSession(visit, 'Dashboard', opened.problem);
  return { redirect: { page: 'Dashboard', params: { nachbuchung: 'gesendet' } } };
}

const LONGEST = 40;
const SHORTENED = 19;

/** Shortens a text for places without line breaks: more than 40 characters become 19 and an ellipsis. */
export function shortText(text: string): string {
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  return characters.length > LONGEST ? `${characters.slice(0, SHORTENED).join('')}…` : text;
}
