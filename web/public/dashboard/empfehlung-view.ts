import type { EigeneEmpfehlung, Empfehlung } from '../../../contract/calls/empfehlung.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { splitPraemie } from '../../../contract/rules/split.ts';
import { isTeilbar } from '../../../contract/rules/teilbar.ts';
import { formatCent } from '../../../contract/values/cent.ts';
import { dayOf, formatDay } from '../../../contract/values/days.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { shownWert, unbroken } from '../../features/praemie/amount.ts';
import type { PageContext } from '../../shell/page.ts';
import type { Visit } from '../../shell/visit.ts';
import type { Moment } from '../../ui/timeline.tsx';
import { type MerkenView, merkenView } from './merken-view.ts';

/** A referral as the personal area shows it. */
export interface EmpfehlungView {
  readonly empfehlungsnummer: string;
  readonly produkt: string;
  readonly status: string;
  /** What it pays. */
  readonly betrag: string;
  readonly verlauf: readonly Moment[];
  readonly danach: { readonly text: string; readonly note: string };
  /** Rewards to pick. */
  readonly praemien: readonly { readonly token: string; readonly wert: string }[];
  readonly isShareable: boolean;
  /** Where the same product can be recommended anew, once the link has ended. */
  readonly neu: string | null;
  readonly merken: MerkenView;
}

type Viewer = Pick<PageContext, 't' | 'locale' | 'mandant' | 'paths'> & { readonly maxEmpfaengerCent: number | null };
type Empfaenger = Empfehlung['Empfaenger'][number];

export function viewOf(empfehlung: EigeneEmpfehlung, visit: Visit, viewer: Viewer): EmpfehlungView {
  const { t, locale } = viewer;
  const { Empfehlungsnummer, Produkt, Status, KurzURL, Empfaenger, NaechsterSchritt } = empfehlung;
  const open = Empfaenger.flatMap(({ Praemierung }) => (Praemierung?.Token === undefined ? [] : [Praemierung]));
  return {
    empfehlungsnummer: Empfehlungsnummer,
    produkt: Produkt.Name,
    // Until its address is confirmed a referral has no link; after that an open one waits for the person it names.
    status: t(Status === 'Offen' && KurzURL !== undefined ? 'status.empfaenger.Offen' : `status.empfehlung.${Status}`),
    betrag: amountsOf(empfehlung, viewer),
    verlauf: [...beginningOf(empfehlung, viewer), ...Empfaenger.flatMap((person) => stepsOf(person, viewer))],
    danach: nextOf(NaechsterSchritt, viewer),
    praemien: open.map(({ Token = '', WertCent }) => ({ token: Token, wert: amount(WertCent, locale) })),
    isShareable: isTeilbar(empfehlung),
    neu: neuOf(empfehlung, viewer),
    merken: merkenView(visit, viewer, empfehlung),
  };
}

/** The recommend form of the product that this one was about, while it still has a reward. */
function neuOf(empfehlung: EigeneEmpfehlung, { paths, locale }: Viewer): string | null {
  const { KurzURL, Praemie, Produkt } = empfehlung;
  const hasEnded = KurzURL !== undefined && !isTeilbar(empfehlung);
  return hasEnded && Praemie !== null ? pageAddress(paths, 'Recommend', locale, { produktId: String(Produkt.Id) }) : null;
}

const amount = (cent: number, locale: Viewer['locale']): string => unbroken(formatCent(cent, locale));

/** The reward that is promised today, by its parts. */
function amountsOf({ Praemie, AnteilEmpfehler }: Empfehlung, { t, locale, maxEmpfaengerCent }: Viewer): string {
  if (Praemie === null || Praemie.WertCent === 0) return t('bereich.betrag.keine');
  const { empfehlerCent, empfaengerCent } = splitPraemie(Praemie.WertCent, AnteilEmpfehler, maxEmpfaengerCent);
  const variante = empfaengerCent === 0 ? 'empfehler' : empfehlerCent === 0 ? 'empfaenger' : 'beide';
  return t(`bereich.betrag.${variante}`, { empfehler: amount(empfehlerCent, locale), empfaenger: amount(empfaengerCent, locale) });
}

function beginningOf({ ErstelltAm, Klicks }: Empfehlung, { t, locale }: Viewer): Moment[] {
  const made = { text: t('bereich.schritt.angelegt'), tag: formatDay(dayOf(new Date(ErstelltAm)), locale) };
  if (Klicks === 0) return [made];
  return [made, { text: t.plural('bereich.schritt.klicks', Klicks) }];
}

/** What happened with one recipient, as far as its recommender may know. */
function stepsOf({ Anzeigename: name, Status, AuftragAm, Praemierung }: Empfaenger, { t, locale }: Viewer): Moment[] {
  const ordered = AuftragAm === undefined ? [] : [{ text: t('bereich.schritt.bestellt', { name }), tag: formatDay(AuftragAm, locale) }];
  const stand = { text: t(`bereich.schritt.${Status}` as TextKey, { name }) };
  const wert = Praemierung && shownWert(t, formatCent(Praemierung.WertCent, locale), Praemierung.BonusCent, locale);
  const granted = Praemierung ? [{ text: t(`bereich.praemie.${Praemierung.Status}` as TextKey, { wert: wert ?? '' }) }] : [];
  if (Status === 'Offen') return [stand];
  if (Status === 'Ok') return [stand, ...ordered];
  // A cancelled order takes its reward along, and a reward tells of its payment itself.
  if (Status === 'Gezahlt' && Praemierung) return [...ordered, ...granted];
  return [...ordered, stand, ...granted];
}

/** The next step with whose turn it is, from when and until when; what its sentence says already is not said twice. */
function nextOf({ Wer, Was, Fruehestens, Spaetestens }: Empfehlung['NaechsterSchritt'], { t, locale, mandant }: Viewer) {
  const day = (key: 'bereich.ab' | 'bereich.bis', value: string | undefined): string[] => {
    const tag = value === undefined ? '' : formatDay(value, locale);
    return tag === '' || Was.includes(tag) ? [] : [t(key, { tag })];
  };
  const wer = Wer === 'Mandant' ? [t('bereich.amzug', { wer: mandant.Name })] : [];
  return { text: Was, note: [...wer, ...day('bereich.ab', Fruehestens), ...day('bereich.bis', Spaetestens)].join(' · ') };
}
