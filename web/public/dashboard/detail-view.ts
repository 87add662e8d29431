import type { Empfehlung } from '../../../contract/calls/empfehlung/empfehlungsform.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { isShareable } from '../../../contract/rules/shareable.ts';
import { splitPraemie } from '../../../contract/rules/split.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import { dayOf, formatDay } from '../../../contract/values/days.ts';
import { forderungSentences } from '../../../texts/forderung-sentences.ts';
import { isTextKey, type TextKey } from '../../../texts/texts.ts';
import { wasShared } from '../../features/empfehlungen/own.ts';
import { formatWert, withoutBreaks } from '../../features/praemie/amount.ts';
import type { Visit } from '../../shell/visit.ts';
import type { TimelineEntry } from '../../ui/timeline.tsx';
import type { Item } from './items.ts';
import { type MerkenView, merkenView } from './merken-view.ts';
import { type Action, nameOf, newLinkActionOf, placeOf, type RowView, statusOf, subtitleOf, type Viewer } from './row-view.ts';

/** Id of the details on the page, so that forms lead back to them. */
export const PLACE = 'einzeln';

/** All data of one line: its history, the next step, and what can be done. */
export interface DetailView {
  readonly id: string;
  readonly name: string;
  readonly subtitle: string;
  readonly status: RowView['status'];
  /** The amounts that the referral pays to each side, as text. */
  readonly betrag: string;
  readonly verlauf: readonly TimelineEntry[];
  readonly next: { readonly text: string; readonly note: string };
  /** Link to pick the reward, or to name another account for it; null if there is none. */
  readonly reward: Action | null;
  readonly links: readonly Action[];
  readonly merken: MerkenView;
  /** Address of its line in the list. */
  readonly backLink: string;
}

export function detailOf(item: Item, visit: Visit, viewer: Viewer): DetailView {
  const { id, empfehlung, person, schritt } = item;
  return {
    id,
    name: nameOf(item),
    subtitle: subtitleOf(item, viewer),
    status: statusOf(item, viewer),
    betrag: amountsOf(empfehlung, viewer),
    verlauf: [...beginningOf(empfehlung, viewer), ...(person ? stepsOf(person, viewer) : [])],
    next: nextOf(schritt, viewer),
    reward: rewardOf(item, viewer),
    links: linksOf(item, viewer),
    merken: merkenView(visit, viewer, empfehlung, person?.Empfaengernummer ?? null),
    backLink: `${pageAddress(viewer.paths, 'Dashboard', viewer.locale, viewer.places)}#${placeOf(id)}`,
  };
}

function rewardOf({ person }: Item, { t, locale, paths }: Viewer): Action | null {
  const { Token: token, WertCent = 0, Status } = person?.Praemierung ?? {};
  if (token === undefined) return null;
  const wert = shortCent(WertCent, locale);
  if (Status !== 'Offen')
    return { text: t('bereich.konto', { wert }), adresse: pageAddress(paths, 'RewardBankDetails', locale, { token }) };
  return { text: t('bereich.waehlen', { wert }), adresse: pageAddress(paths, 'Reward', locale, { token }) };
}

/** Whether a reward of the recipient exists, so that none is missing. One that ended can be claimed still. */
const hasReward = ({ person }: Item): boolean => {
  const status = person?.Praemierung?.Status;
  return status !== undefined && status !== 'Storniert' && status !== 'Abgelaufen';
};

function linksOf(item: Item, viewer: Viewer): readonly Action[] {
  const { t, locale, paths } = viewer;
  const { Empfehlungsnummer: empfehlungsnummer, KurzURL } = item.empfehlung;
  const share = {
    text: t(wasShared(item.empfehlung) ? 'bereich.teilen.nochmal' : 'bereich.teilen'),
    adresse: pageAddress(paths, 'Recommendation', locale, { empfehlungsnummer }),
  };
  const claim = {
    text: t('bereich.melden'),
    adresse: `${pageAddress(paths, 'Dashboard', locale, { melden: empfehlungsnummer })}#nachbuchung`,
  };
  const newLinkAction = newLinkActionOf(item, viewer);
  return [
    ...(isShareable(item.empfehlung) ? [share] : []),
    ...(newLinkAction ? [newLinkAction] : []),
    ...(KurzURL === undefined || hasReward(item) ? [] : [claim]),
  ];
}

/** The reward promised today, with the amounts of both sides. */
function amountsOf({ Praemie, AnteilEmpfehler }: Empfehlung, { t, locale, maxEmpfaengerCent }: Viewer): string {
  if (Praemie === null || Praemie.WertCent === 0) return t('bereich.betrag.keine');
  const { empfehlerCent, empfaengerCent } = splitPraemie(Praemie.WertCent, AnteilEmpfehler, maxEmpfaengerCent);
  const variante = empfaengerCent === 0 ? 'empfehler' : empfehlerCent === 0 ? 'empfaenger' : 'beide';
  return t(`bereich.betrag.${variante}`, { empfehler: shortCent(empfehlerCent, locale), empfaenger: shortCent(empfaengerCent, locale) });
}

function beginningOf({ ErstelltAm, Klicks }: Empfehlung, { t, locale }: Viewer): TimelineEntry[] {
  const made = { text: t('bereich.schritt.angelegt'), tag: formatDay(dayOf(new Date(ErstelltAm)), locale) };
  if (Klicks === 0) return [made];
  return [made, { text: t.plural('bereich.schritt.klicks', Klicks) }];
}

/** History of one recipient, as far as the recommender may know it. */
function stepsOf(
  { Anzeigename: name, Status, AuftragAm, Praemierung }: NonNullable<Item['person']>,
  { t, locale }: Viewer,
): TimelineEntry[] {
  const ordered = AuftragAm === undefined ? [] : [{ text: t('bereich.schritt.bestellt', { name }), tag: formatDay(AuftragAm, locale) }];
  const currentStep = { text: t(stepKey(t, Status, name), { name }) };
  const wert = Praemierung && formatWert(t, Praemierung, locale);
  const granted = Praemierung ? [grantedEntry(Praemierung, wert ?? '', { t, locale }), ...claimEntry(Praemierung, { t, locale })] : [];
  if (Status === 'Offen') return [currentStep];
  if (Status === 'Ok') return [currentStep, ...ordered];
  // A cancelled order cancels its reward too, so both are listed. A paid reward reports its payment itself, so the step is left out.
  if (Status === 'Gezahlt' && Praemierung) return [...ordered, ...granted];
  return [...ordered, currentStep, ...granted];
}

/** The grant in the history: a transfer that was made with its day, masked account and statement text. */
function grantedEntry(
  { Status, Art, Ausgezahlt }: NonNullable<NonNullable<Item['person']>['Praemierung']>,
  wert: string,
  { t, locale }: Pick<Viewer, 't' | 'locale'>,
): TimelineEntry {
  if (Art === 'Gehalt' && (Status === 'Bereitgestellt' || Status === 'Ausgezahlt'))
    return { text: t(`bereich.praemie.Gehalt.${Status}`, { wert }) };
  if (Ausgezahlt === undefined) return { text: t(`bereich.praemie.${Status}` as TextKey, { wert }) };
  const { Am, IBAN: iban, Zweck: zweck } = Ausgezahlt;
  const key = iban === undefined ? 'bereich.praemie.Ausgezahlt.ohne' : 'bereich.praemie.Ausgezahlt.konto';
  return { text: t(key, { wert, iban: withoutBreaks(iban ?? ''), zweck }), tag: formatDay(Am, locale) };
}

/** The claim of a reward that was claimed back. */
const claimEntry = (
  { Forderung }: NonNullable<NonNullable<Item['person']>['Praemierung']>,
  { t, locale }: Pick<Viewer, 't' | 'locale'>,
): TimelineEntry[] => (Forderung ? [{ text: forderungSentences(t, locale, Forderung).join(' ') }] : []);

/** A recipient without a name to show has a separate text. */
function stepKey(t: Viewer['t'], status: NonNullable<Item['person']>['Status'], name: string): TextKey {
  const key = `bereich.schritt.${status}`;
  const anonymous = `${key}.anonym`;
  return (name === t('empfaenger.anonym') && isTextKey(anonymous) ? anonymous : key) as TextKey;
}

/** Texts for the days of a step that have passed. */
const PASSED: Partial<Record<Item['schritt']['Schritt'], 'bereich.seit' | 'bereich.zugesagt'>> = {
  FreigabeMoeglich: 'bereich.seit',
  GutscheinVerspaetet: 'bereich.zugesagt',
  AuszahlungVerspaetet: 'bereich.zugesagt',
};

/** The next step with its actor and its first and last day. A day that its sentence contains is not repeated. */
function nextOf({ Schritt, Wer, Was, Fruehestens, Spaetestens }: Item['schritt'], { t, locale, mandant }: Viewer) {
  const day = (key: 'bereich.ab' | 'bereich.bis', value: string | undefined): string[] => {
    const tag = value === undefined ? '' : formatDay(value, locale);
    return tag === '' || Was.includes(tag) ? [] : [t(PASSED[Schritt] ?? key, { tag })];
  };
  const wer = Wer === 'Mandant' ? [t('bereich.amzug', { wer: mandant.Name })] : [];
  return { text: Was, note: [...wer, ...day('bereich.ab', Fruehestens), ...day('bereich.bis', Spaetestens)].join(' · ') };
}
