import '../shell/app/jitless.ts';
import { MITARBEITER } from '../../../contract/portals/mitarbeiter.ts';
import type { ScreenFile } from '../shell/app/locate.ts';
import { startPortal } from '../shell/app/start.tsx';
import { countRows } from './counts.ts';
import type { Own } from './own.ts';

// The app of the employee portal: the screen of an area is the file of its name, a chunk of its own.
void startPortal<Own>(MITARBEITER, {
  screens: import.meta.glob<ScreenFile>('./screens/*.tsx'),
  countRows,
  findHits: (portal) => async (query, signal) => (await import('./find-hits.ts')).findHits(portal)(query, signal),
});
