import type { Translate } from '../../../texts/texts.ts';
import { OPENS_DIALOG } from '../../portals/shell/search/opened-dialog.ts';
import { areasOf } from '../areas.ts';
import type { Mandantenzugang, User } from '../backoffice.ts';
import { mayAdd, NEW_BUTTONS, NEW_LISTS } from '../liste/new-buttons.ts';
import { PATHS } from '../paths.ts';

/** A screen, or a list that opens with its dialog. */
export interface Destination {
  readonly to: string;
  readonly title: string;
  readonly detail?: string;
  /** State of the history, which opens the dialog of a list. */
  readonly state?: typeof OPENS_DIALOG;
}

/** What the person may open: the screens of the tenant in the order of the navigation, the other tenants, the account. */
export const screensFor = (
  t: Translate,
  { Mandanten }: Pick<User, 'Mandanten'>,
  zugang: Mandantenzugang | undefined,
): readonly Destination[] => [
  ...(zugang ? areasOf(zugang).map((area) => ({ to: PATHS.liste(zugang.Mandant, area), title: t(`betrieb.bereich.${area}`) })) : []),
  ...Mandanten.filter(({ Mandant }) => Mandant !== zugang?.Mandant).map(({ Mandant, Name }) => ({
    to: PATHS.uebersicht(Mandant),
    title: Name,
    detail: t('betrieb.palette.mandant'),
  })),
  { to: PATHS.konto, title: t('betrieb.konto.titel') },
];

/** What the person may add at the tenant, by the rights of the buttons. */
export function actionsFor(t: Translate, zugang: Mandantenzugang): readonly Destination[] {
  const areas = areasOf(zugang);
  return NEW_LISTS.filter((liste) => areas.includes(liste) && mayAdd(zugang, liste)).map((liste) => ({
    to: PATHS.liste(zugang.Mandant, liste),
    title: t(NEW_BUTTONS[liste].label),
    detail: t(`betrieb.bereich.${liste}`),
    state: OPENS_DIALOG,
  }));
}
