import '../shell/app/jitless.ts';
import { SELLER } from '../../../contract/portals/seller.ts';
import type { ScreenFile } from '../shell/app/locate.ts';
import { startPortal } from '../shell/app/start.tsx';
import type { Own } from './own.ts';

// The app of the profi sellers' portal: the screen of an area is the file of its name, a chunk of its own.
void startPortal<Own>(SELLER, {
  screens: import.meta.glob<ScreenFile>('./screens/*.tsx'),
  findHits: (portal) => async (query, signal) => (await import('./find-hits.ts')).findHits(portal)(query, signal),
});
