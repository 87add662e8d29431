import '../shell/app/jitless.ts';
import { MITARBEITER } from '../../../contract/portals/mitarbeiter.ts';
import { startPortal } from '../shell/app/start.tsx';
import { countRows } from './counts.ts';

/** The app of the employees: the screen of every area, each in a chunk of its own. */
void startPortal(MITARBEITER, {
  screens: {
    einladungsmaske: () => import('./screens/einladungsmaske.tsx'),
    einladungen: () => import('./screens/einladungen.tsx'),
    empfehler: () => import('./screens/empfehler.tsx'),
    interessenten: () => import('./screens/interessenten.tsx'),
    freigabe: () => import('./screens/freigabe.tsx'),
    uebersicht: () => import('./screens/uebersicht.tsx'),
  },
  countRows,
});
