import { pageAddress } from '../../../contract/pages/public.ts';
import { isShareable } from '../../../contract/rules/shareable.ts';
import { splitPraemie } from '../../../contract/rules/split.ts';
import { stateOf } from '../../../contract/rules/stand.ts';
import type { StandState } from '../../../contract/values/bild.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import { dayOf, formatDay } from '../../../contract/values/days.ts';
import { wasShared } from '../../features/empfehlungen/own.ts';
import type { PageContext } from '../../shell/page.ts';
import type { Fields } from '../../shell/visit.ts';
import type { BadgeVariant } from '../../ui/status-badge.tsx';
import type { Item } from './items.ts';

/** Page data that the lines need in addition to the referrals. */
export type Viewer = Pick<PageContext, 't' | 'locale' | 'mandant' | 'paths'> & {
  readonly maxEmpfaengerCent: number | null;
  /** Where the lists go on, for links that leave them as they are. */
  readonly places: Fields;
};

/** The viewer in the words of a product's kind, by product id: a tenant can have several kinds. */
export type ViewerOf = (produktId: number) => Viewer;

export interface Action {
  readonly text: string;
  readonly adresse: string;
}

/** A line of the list. */
export interface RowView {
  readonly id: string;
  readonly name: string;
  readonly subtitle: string;
  readonly status: { readonly text: string; readonly variant: BadgeVariant };
  /** Amount in its shortest form; null if there is none. */
  readonly betrag: string | null;
  readonly action: Action | null;
  /** The state that the tenant's scene shows; null if it ended without a reward. */
  readonly stand: StandState | null;
  /** Address of its details. */
  readonly adresse: string;
}

export function rowOf(item: Item, viewerOf: ViewerOf): RowView {
  const { id, empfehlung } = item;
  const viewer = viewerOf(empfehlung.Produkt.Id);
  return {
    id,
    name: nameOf(item),
    subtitle: subtitleOf(item, viewer),
    status: statusOf(item, viewer),
    betrag: betragOf(item, viewer),
    action: actionOf(item, viewer),
    stand: stateOf(item.schritt),
    adresse: addressOf(item, viewer),
  };
}

/** Id of a line on the page, for links back to it. */
export const placeOf = (id: string): string => `zeile-${id}`;

/** The recipient; a link without one is titled by its product. */
export const nameOf = ({ empfehlung, person }: Item): string => person?.Anzeigename ?? empfehlung.Produkt.Name;

/** Below the title: the recommended product; for a link without a recipient its day, because there can be several. */
export const subtitleOf = ({ empfehlung: { Produkt, ErstelltAm }, person }: Item, { t, locale }: Viewer): string =>
  person !== null ? Produkt.Name : t('bereich.zeile.link', { tag: formatDay(dayOf(new Date(ErstelltAm)), locale) });

const addressOf = ({ id, person }: Item, { paths, locale, places }: Viewer): string =>
  `${pageAddress(paths, 'Dashboard', locale, { ...places, ...(person ? { empfaengernummer: id } : { empfehlungsnummer: id }) })}#${placeOf(id)}`;

/** The badge names the next step. For an ended item it names the outcome. */
export function statusOf({ person, schritt }: Item, { t }: Viewer): RowView['status'] {
  const variant = badgeVariantOf(schritt);
  if (schritt.Schritt === 'Fertig' && person?.Praemierung) return { text: t(`status.praemierung.${person.Praemierung.Status}`), variant };
  if (schritt.Schritt === 'Beendet' && (person?.Status === 'Storniert' || person?.Status === 'Abgelaufen'))
    return { text: t(`status.empfaenger.${person.Status}`), variant };
  return { text: t(`badge.${schritt.Schritt}`), variant };
}

/** Steps in which a promised reward does not come in time, or not for now. */
const LATE: readonly Item['schritt']['Schritt'][] = ['GutscheinVerspaetet', 'AuszahlungVerspaetet', 'AuszahlungAngehalten'];

function badgeVariantOf({ Schritt, Wer }: Item['schritt']): BadgeVariant {
  if (Schritt === 'PraemieWaehlen') return 'reward';
  if (Schritt === 'Teilen') return 'share';
  if (LATE.includes(Schritt)) return 'late';
  if (Schritt === 'Fertig' || Schritt === 'PraemieDesKontakts') return 'done';
  return ({ Empfehler: 'act', Empfaenger: 'waiting', Mandant: 'running', Niemand: 'over' } as const)[Wer];
}

/** Last steps that bring the recommender no reward. */
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

/** What the recommender can do now: the one action that helps most, or null. */
function actionOf({ empfehlung, person, schritt }: Item, viewer: Viewer): Action | null {
  const { t, paths, locale } = viewer;
  const { Empfehlungsnummer: empfehlungsnummer } = empfehlung;
  const share = pageAddress(paths, 'Recommendation', locale, { empfehlungsnummer });
  switch (schritt.Schritt) {
    case 'PraemieWaehlen': {
      const token = person?.Praemierung?.Token;
      return token === undefined ? null : { text: t('bereich.zeile.waehlen'), adresse: pageAddress(paths, 'Reward', locale, { token }) };
    }
    case 'BankdatenPruefen': {
      const token = person?.Praemierung?.Token;
      const adresse = pageAddress(paths, 'RewardBankDetails', locale, token === undefined ? {} : { token });
      return token === undefined ? null : { text: t('bereich.zeile.konto'), adresse };
    }
    case 'AdresseBestaetigen':
      return { text: t('bereich.zeile.bestaetigen'), adresse: pageAddress(paths, 'Confirmation', locale, { empfehlungsnummer }) };
    case 'Teilen':
      return { text: t('bereich.zeile.teilen'), adresse: share };
    case 'EmpfaengerDaten':
    case 'EmpfaengerBestaetigen':
    case 'Bestellen':
      return isShareable(empfehlung)
        ? { text: t(wasShared(empfehlung) ? 'bereich.zeile.erinnern' : 'bereich.zeile.teilen'), adresse: share }
        : null;
    default:
      return newLinkActionOf({ empfehlung, schritt }, viewer);
  }
}

/** Link to the recommend form of the product, once the referral has ended and while the product still has a reward; otherwise null. */
export function newLinkActionOf(
  { empfehlung, schritt }: Pick<Item, 'empfehlung' | 'schritt'>,
  { t, paths, locale }: Viewer,
): Action | null {
  const { KurzURL, Praemie, Produkt } = empfehlung;
  const isOver = schritt.Wer === 'Niemand' && KurzURL !== undefined && !isShareable(empfehlung);
  if (!isOver || Praemie === null) return null;
  return { text: t('bereich.neuerLink'), adresse: pageAddress(paths, 'Recommend', locale, { produktId: String(Produkt.Id) }) };
}
