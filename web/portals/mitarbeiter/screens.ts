import type { Tab } from '../../../contract/pages/mitarbeiter.ts';
import type { LoadScreen } from '../shell/locate.ts';

/** The screen of every tab, each in a chunk of its own: a tab without one does not compile. */
export const SCREENS: Readonly<Record<Tab, LoadScreen>> = {
  einladungsmaske: () => import('./screens/einladungsmaske.tsx'),
  einladungen: () => import('./screens/einladungen.tsx'),
  empfehler: () => import('./screens/empfehler.tsx'),
  interessenten: () => import('./screens/interessenten.tsx'),
  freigabe: () => import('./screens/freigabe.tsx'),
  uebersicht: () => import('./screens/uebersicht.tsx'),
};
