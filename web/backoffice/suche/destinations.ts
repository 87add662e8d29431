import type { Translate } from '../../../texts/texts.ts';
import { beginsWord } from '../../portals/shell/search/begins-word.ts';
import type { IconName } from '../../ui/icon.tsx';
import { AREAS, areasOf } from '../areas.ts';
import type { Mandantenzugang } from '../backoffice.ts';
import { mayAdd, NEW_BUTTONS, NEW_LISTS, OPENS_NEW } from '../liste/new-buttons.ts';
import { PATHS } from '../paths.ts';

/** A screen, or an action: a list that opens with its dialog. */
export interface Destination {
  readonly to: string;
  readonly title: string;
  readonly icon: IconName;
  /** Of an action: the name of its list and the state of the history that opens its dialog. */
  readonly action?: { readonly liste: string; readonly state: typeof OPENS_NEW };
}

/** What the person may open at the tenant with a word in its name that begins with the typed text: screens in the order of the navigation, then actions, which are also found by the name of their list. */
export function findDestinations(t: Translate, zugang: Mandantenzugang, typed: string): readonly Destination[] {
  if (typed.trim() === '') return [];
  const areas = areasOf(zugang).filter((area) => area !== 'suche');
  const screens = areas.map(
    (area): Destination => ({ to: PATHS.liste(zugang.Mandant, area), title: t(`betrieb.bereich.${area}`), icon: AREAS[area].icon }),
  );
  const actions = NEW_LISTS.filter((liste) => areas.includes(liste) && mayAdd(zugang, liste)).map(
    (liste): Destination => ({
      to: PATHS.liste(zugang.Mandant, liste),
      title: t(NEW_BUTTONS[liste].label),
      icon: 'plus',
      action: { liste: t(`betrieb.bereich.${liste}`), state: OPENS_NEW },
    }),
  );
  return [...screens, ...actions].filter(({ title, action }) => beginsWord(title, typed) || (action && beginsWord(action.liste, typed)));
}
