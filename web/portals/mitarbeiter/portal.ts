import '../shell/app/jitless.ts';
import { MITARBEITER } from '../../../contract/portals/mitarbeiter.ts';
import { startPortal } from '../shell/app/start.tsx';
import { countRows } from './counts.ts';

// The app of the employee portal: one screen for each area, each in its own chunk.
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
