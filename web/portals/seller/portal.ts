import '../shell/app/jitless.ts';
import { SELLER } from '../../../contract/portals/seller.ts';
import type { ScreenFile } from '../shell/app/locate.ts';
import { startPortal } from '../shell/app/start.tsx';

// The app of the profi sellers' portal: the screen of an area is the file of its name, a chunk of its own.
void startPortal(SELLER, { screens: import.meta.glob<ScreenFile>('./screens/*.tsx') });
