import type { Bereich } from '../../../contract/pages/agentur.ts';
import type { LoadScreen } from '../shell/locate.ts';

/** The screen of the start page and of every area, each in a chunk of its own: an area without one does not compile. */
export const SCREENS: Readonly<Record<Bereich | 'home', LoadScreen>> = {
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
};
