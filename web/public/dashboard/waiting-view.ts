import type { Nachbuchung } from '../../../contract/calls/praemie/nachbuchung.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import { formatDay } from '../../../contract/values/days.ts';
import type { TextKey } from '../../../texts/texts.ts';
import type { Item } from './items.ts';
import { placeOf as placeOfNachbuchung } from './nachbuchung-view.ts';
import { type Action, nameOf, type Viewer, type ViewerOf } from './row-view.ts';

/** A task that waits for the recommender. */
export interface WaitingView {
  readonly id: string;
  readonly titel: string;
  readonly text: string;
  readonly action: Action;
}

/** All tasks of the recommender: rewards to pick, the one with the earliest last day first; then addresses to confirm, then answers to read. */
export const waitingOf = (items: readonly Item[], claims: readonly Nachbuchung[], viewerOf: ViewerOf): readonly WaitingView[] => [
  ...items
    .filter(({ schritt }) => schritt.Schritt === 'PraemieWaehlen')
    .sort((a, b) => ((a.schritt.Spaetestens ?? '') < (b.schritt.Spaetestens ?? '') ? -1 : 1))
    .flatMap((item) => rewardOf(item, viewerOf(item.empfehlung.Produkt.Id))),
  ...items
    .filter(({ schritt }, index) => schritt.Schritt === 'AdresseBestaetigen' && isFirst(items, index))
    .map((item) => addressOf(item, viewerOf(item.empfehlung.Produkt.Id))),
  ...claims.filter(({ Neu }) => Neu).map((claim) => answerOf(claim, viewerOf(claim.Produkt.Id))),
];

/** Whether an item is the first of its referral, whose address is asked for only once. */
const isFirst = (items: readonly Item[], index: number): boolean =>
  items.findIndex(({ empfehlung }) => empfehlung === items[index]?.empfehlung) === index;

function rewardOf(item: Item, viewer: Viewer): WaitingView[] {
  const { t, locale, paths } = viewer;
  const { id, empfehlung, person, schritt } = item;
  const { Token: token, WertCent = 0 } = person?.Praemierung ?? {};
  if (token === undefined) return [];
  return [
    {
      id,
      titel: t('bereich.wartet.praemie', { name: nameOf(item, viewer) }),
      text: t('bereich.wartet.praemie.text', { produkt: empfehlung.Produkt.Name, tag: formatDay(schritt.Spaetestens ?? '', locale) }),
      action: {
        text: t('bereich.waehlen', { wert: shortCent(WertCent, locale) }),
        adresse: pageAddress(paths, 'Reward', locale, { token }),
      },
    },
  ];
}

function addressOf({ id, empfehlung }: Item, { t, locale, paths }: Viewer): WaitingView {
  const { Empfehlungsnummer: empfehlungsnummer, Produkt } = empfehlung;
  const adresse = pageAddress(paths, 'Confirmation', locale, { empfehlungsnummer });
  return {
    id,
    titel: t('bereich.wartet.adresse'),
    text: t('bereich.wartet.adresse.text', { produkt: Produkt.Name }),
    action: { text: t('bereich.wartet.adresse.knopf'), adresse },
  };
}

function answerOf(
  { Nachbuchungsnummer: id, Status, Auftragsnummer: auftragsnummer, Auftragsdatum }: Nachbuchung,
  { t, locale }: Viewer,
): WaitingView {
  const bestellung = t('nachbuchung.bestellung', { auftragsnummer, tag: formatDay(Auftragsdatum, locale) });
  return {
    id,
    titel: t('bereich.wartet.antwort'),
    text: `${bestellung}: ${t(`nachbuchung.status.${Status}` as TextKey)}`,
    action: { text: t('bereich.wartet.antwort.knopf'), adresse: `#${placeOfNachbuchung(id)}` },
  };
}
