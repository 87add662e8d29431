import '../shell/jitless.ts';
import { startPortal } from '../shell/start.tsx';
import { loginAddress, tabOf } from './addresses.ts';
import { askCounts } from './counts.ts';
import type { Own } from './own.ts';
import { SCREENS } from './screens.ts';

/** The app of the employees: what an address shows, and where one logs in. */
void startPortal<Own>({
  session: 'Empfehler',
  locate: (data) => (url) => {
    const name = tabOf(data, url);
    return name && { name, load: SCREENS[name] };
  },
  login: loginAddress,
  askCounts,
});
