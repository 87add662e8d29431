import { pageAddress } from '../../../contract/pages/public.ts';
import { splitPraemie } from '../../../contract/rules/split.ts';
import { isTeilbar } from '../../../contract/rules/teilbar.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import { dayOf, formatDay } from '../../../contract/values/days.ts';
import type { PageContext } from '../../shell/page.ts';
import type { BadgeVariant } from '../../ui/status-badge.tsx';
import type { Item } from './items.ts';

/** What the page knows beside the referrals. */
export type Viewer = Pick<PageContext, 't' | 'locale' | 'mandant' | 'paths'> & { readonly maxEmpfaengerCent: number | null };

/** The same in the words of what comes about by a product, by its id: a tenant may have several kinds. */
export type ViewerOf = (produktId: number) => Viewer;

export interface Action {
  readonly text: string;
  readonly adresse: string;
}

/** A line of the list. */
export interface RowView {
  readonly id: string;
  readonly name: string;
  readonly produkt: string;
  readonly status: { readonly text: string; readonly variant: BadgeVariant };
  /** What it brings, as short as it can be said; null where it brings nothing. */
  readonly betrag: string | null;
  readonly action: Action | null;
  /** Where its details are shown. */
  readonly adresse: string;
}

export function rowOf(item: Item, viewerOf: ViewerOf): RowView {
  const { id, empfehlung } = item;
  const viewer = viewerOf(empfehlung.Produkt.Id);
  return {
    id,
    name: nameOf(item, viewer),
    produkt: produktOf(item, viewer),
    status: statusOf(item, viewer),
    betrag: betragOf(item, viewer),
    action: actionOf(item, viewer),
    adresse: addressOf(item, viewer),
  };
}

/** Where a line stands, for what leads back to it. */
export const placeOf = (id: string): string => `zeile-${id}`;

/** What was recommended; of a link that names nobody also when, since there may be several. */
function produktOf({ empfehlung: { Produkt, ErstelltAm }, person }: Item, { t, locale }: Viewer): string {
  if (person !== null) return Produkt.Name;
  return t('bereich.zeile.vom', { produkt: Produkt.Name, tag: formatDay(dayOf(new Date(ErstelltAm)), locale) });
}

export const nameOf = ({ person }: Item, { t }: Viewer): string => person?.Anzeigename ?? t('bereich.zeile.link');

const addressOf = ({ id, person }: Item, { paths, locale }: Viewer): string =>
  `${pageAddress(paths, 'Dashboard', locale, person ? { empfaengernummer: id } : { empfehlungsnummer: id })}#${placeOf(id)}`;

/** The badge is a word for the next step; what has come to its end says how. */
export function statusOf({ person, schritt }: Item, { t }: Viewer): RowView['status'] {
  const variant = badgeVariantOf(schritt);
  if (schritt.Schritt === 'Fertig' && person?.Praemierung) return { text: t(`status.praemierung.${person.Praemierung.Status}`), variant };
  if (schritt.Schritt === 'Beendet' && (person?.Status === 'Storniert' || person?.Status === 'Abgelaufen'))
    return { text: t(`status.empfaenger.${person.Status}`), variant };
  return { text: t(`badge.${schritt.Schritt}`), variant };
}

function badgeVariantOf({ Schritt, Wer }: Item['schritt']): BadgeVariant {
  if (Schritt === 'PraemieWaehlen') return 'reward';
  if (Schritt === 'Teilen') return 'share';
  if (Schritt === 'GutscheinVerspaetet' || Schritt === 'AuszahlungVerspaetet') return 'late';
  if (Schritt === 'Fertig' || Schritt === 'PraemieDesKontakts') return 'done';
  return ({ Empfehler: 'act', Empfaenger: 'waiting', Mandant: 'running', Niemand: 'over' } as const)[Wer];
}

/** Ends that bring the recommender nothing. */
const WITHOUT: readonly Item['schritt']['Schritt'][] = ['AnderesProdukt', 'KeinePraemie', 'PraemieAbgelaufen', 'Beendet'];

/** The granted amount, otherwise the amount promised today: the recommender's part, or the contact's part if the contact gets everything. */
function betragOf({ empfehlung: { Praemie, AnteilEmpfehler }, person, schritt }: Item, viewer: Viewer): string | null {
  const { t, locale, maxEmpfaengerCent } = viewer;
  if (WITHOUT.includes(schritt.Schritt)) return null;
  if (person?.Praemierung) return shortCent(person.Praemierung.WertCent, locale);
  if (Praemie === null || Praemie.WertCent === 0) return null;
  const { empfehlerCent, empfaengerCent } = splitPraemie(Praemie.WertCent, AnteilEmpfehler, maxEmpfaengerCent);
  return empfehlerCent > 0 ? shortCent(empfehlerCent, locale) : t('bereich.zeile.kontakt', { wert: shortCent(empfaengerCent, locale) });
}

/** What its recommender can do now; the one thing that helps most. */
function actionOf({ empfehlung, person, schritt }: Item, viewer: Viewer): Action | null {
  const { t, paths, locale } = viewer;
  const { Empfehlungsnummer: empfehlungsnummer } = empfehlung;
  const share = pageAddress(paths, 'Recommendation', locale, { empfehlungsnummer });
  switch (schritt.Schritt) {
    case 'PraemieWaehlen': {
      const token = person?.Praemierung?.Token;
      return token === undefined ? null : { text: t('bereich.zeile.waehlen'), adresse: pageAddress(paths, 'Reward', locale, { token }) };
    }
    case 'AdresseBestaetigen':
      return { text: t('bereich.zeile.bestaetigen'), adresse: pageAddress(paths, 'Confirmation', locale, { empfehlungsnummer }) };
    case 'Teilen':
      return { text: t('bereich.zeile.teilen'), adresse: share };
    case 'EmpfaengerDaten':
    case 'EmpfaengerBestaetigen':
    case 'Bestellen':
      return isTeilbar(empfehlung) ? { text: t('bereich.zeile.erinnern'), adresse: share } : null;
    default:
      return newLinkActionOf({ empfehlung, schritt }, viewer);
  }
}

/** The recommend form of the product that was recommended, once its link has ended and while it still has a reward. */
export function newLinkActionOf(
  { empfehlung, schritt }: Pick<Item, 'empfehlung' | 'schritt'>,
  { t, paths, locale }: Viewer,
): Action | null {
  const { KurzURL, Praemie, Produkt } = empfehlung;
  const isOver = schritt.Wer === 'Niemand' && KurzURL !== undefined && !isTeilbar(empfehlung);
  if (!isOver || Praemie === null) return null;
  return { text: t('bereich.neuerLink'), adresse: pageAddress(paths, 'Recommend', locale, { produktId: String(Produkt.Id) }) };
}
