import type { Nachbuchung } from '../../../contract/calls/praemie/nachbuchung.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import { formatDay } from '../../../contract/values/days.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { canPick } from '../../features/empfehlungen/own.ts';
import type { Item } from './items.ts';
import { placeOf as placeOfNachbuchung } from './nachbuchung-view.ts';
import { type Action, nameOf, type Viewer, type ViewerOf } from './row-view.ts';

/** Number of tasks shown; a note counts the others. */
const SHOWN = 3;

/** The first tasks that wait for the recommender, and the number of all others. */
export interface WaitingView {
  readonly shown: readonly TaskView[];
  readonly others: number;
}

interface TaskView {
  readonly id: string;
  readonly titel: string;
  readonly text: string;
  readonly action: Action;
}

/** Whether a reward waits for its recommender, to be picked or for another account. */
const isOfReward = ({ person }: Item): boolean =>
  person !== null &&
  (canPick(person) || (person.NaechsterSchritt.Schritt === 'BankdatenPruefen' && person.Praemierung?.Token !== undefined));

/** The tasks of the recommender: rewards to pick and accounts to name, the one with the earliest last day first; then addresses to confirm, then answers to read. */
export function waitingOf(items: readonly Item[], claims: readonly Nachbuchung[], viewerOf: ViewerOf): WaitingView {
  const rewards = items.filter(isOfReward).sort((a, b) => ((a.schritt.Spaetestens ?? '') < (b.schritt.Spaetestens ?? '') ? -1 : 1));
  const addresses = items.filter(
    // The address of a referral is asked for only once.
    ({ schritt, empfehlung }, index) => schritt.Schritt === 'AdresseBestaetigen' && items[index - 1]?.empfehlung !== empfehlung,
  );
  const answers = claims.filter(({ Neu }) => Neu);
  const viewerAt = ({ empfehlung }: Item) => viewerOf(empfehlung.Produkt.Id);
  return {
    shown: [
      ...rewards.slice(0, SHOWN).flatMap((item) => rewardOf(item, viewerAt(item))),
      ...addresses.slice(0, SHOWN).map((item) => addressOf(item, viewerAt(item))),
      ...answers.slice(0, SHOWN).map((claim) => answerOf(claim, viewerOf(claim.Produkt.Id))),
    ].slice(0, SHOWN),
    others: Math.max(rewards.length + addresses.length + answers.length - SHOWN, 0),
  };
}

function rewardOf(item: Item, viewer: Viewer): TaskView[] {
  const { t, locale, paths } = viewer;
  const { id, empfehlung, person, schritt } = item;
  const { Token: token, WertCent = 0 } = person?.Praemierung ?? {};
  if (token === undefined) return [];
  const [was, knopf, page] =
    schritt.Schritt === 'PraemieWaehlen'
      ? (['praemie', 'bereich.waehlen', 'Reward'] as const)
      : (['konto', 'bereich.konto', 'RewardBankDetails'] as const);
  return [
    {
      id,
      titel: t(`bereich.wartet.${was}`, { name: nameOf(item) }),
      text: t(`bereich.wartet.${was}.text`, { produkt: empfehlung.Produkt.Name, tag: formatDay(schritt.Spaetestens ?? '', locale) }),
      action: { text: t(knopf, { wert: shortCent(WertCent, locale) }), adresse: pageAddress(paths, page, locale, { token }) },
    },
  ];
}

function addressOf({ id, empfehlung }: Item, { t, locale, paths }: Viewer): TaskView {
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
): TaskView {
  const bestellung = t('nachbuchung.bestellung', { auftragsnummer, tag: formatDay(Auftragsdatum, locale) });
  return {
    id,
    titel: t('bereich.wartet.antwort'),
    text: `${bestellung}: ${t(`nachbuchung.status.${Status}` as TextKey)}`,
    action: { text: t('bereich.wartet.antwort.knopf'), adresse: `#${placeOfNachbuchung(id)}` },
  };
}
