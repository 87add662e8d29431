import '../shell/jitless.ts';
import { BEREICHE } from '../../../contract/pages/agentur.ts';
import { startPortal } from '../shell/start.tsx';
import { loginAddress, placeOf } from './addresses.ts';
import { findHits } from './find-hits.ts';
import { mayDo, type Own } from './own.ts';
import { SCREENS } from './screens.ts';

/** The app of the agencies: what an address shows, and where one logs in. */
void startPortal<Own>({
  session: 'Agentur',
  locate: (data) => (url) => {
    const name = placeOf(data, url);
    // What somebody may not see, the server says.
    if (name === null || (name !== 'home' && !mayDo(data.own, BEREICHE[name]))) return null;
    return { name, load: SCREENS[name] };
  },
  login: loginAddress,
  loadExports: async (portal) => (await import('./exports.ts')).exportsOf(portal),
  findHits,
});
