import '../shell/app/jitless.ts';
import { AGENTUR } from '../../../contract/portals/agentur.ts';
import { startPortal } from '../shell/app/start.tsx';
import { findHits } from './find-hits.ts';

/** The app of the agencies: the screen of every area, each in a chunk of its own. */
void startPortal(AGENTUR, {
  screens: {
    home: () => import('./screens/home.tsx'),
    auftraege: () => import('./screens/auftraege.tsx'),
    leads: () => import('./screens/leads.tsx'),
    empfehlungen: () => import('./screens/empfehlungen.tsx'),
    empfehler: () => import('./screens/empfehler.tsx'),
    einladung: () => import('./screens/einladung.tsx'),
    einladungen: () => import('./screens/einladungen.tsx'),
    praemien: () => import('./screens/praemien.tsx'),
    praemienplan: () => import('./screens/praemienplan.tsx'),
    rechnungen: () => import('./screens/rechnungen.tsx'),
    statistik: () => import('./screens/statistik.tsx'),
    mitarbeiter: () => import('./screens/mitarbeiter.tsx'),
    stammdaten: () => import('./screens/stammdaten.tsx'),
    verwaltung: () => import('./screens/verwaltung.tsx'),
  },
  loadExports: async (portal) => (await import('./exports.ts')).exportsOf(portal),
  findHits,
});
