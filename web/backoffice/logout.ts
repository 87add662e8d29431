import { useState } from 'react';
import { logoutBetrieb } from '../../contract/calls/betrieb/login.ts';
import { CallError } from '../portals/shell/call.ts';
import { toast } from '../portals/shell/toast/toasts.ts';
import { useBackoffice } from './backoffice.ts';
import { BASE, PATHS } from './paths.ts';

/** Marks the address of the logout after the session has ended. */
export const LOGGED_OUT = '#fertig';

/** Ends the session and opens the page that says so, as a new document, so that no data of the session stay in memory. */
export function useLogout(): { readonly isBusy: boolean; logout(): void } {
  const { call } = useBackoffice();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    logout() {
      setBusy(true);
      call(logoutBetrieb)
        .then(() => location.assign(`${BASE}${PATHS.logout}${LOGGED_OUT}`))
        .catch((error: unknown) => {
          setBusy(false);
          if (!(error instanceof CallError)) throw error;
          if (error.problem.status !== 401) toast({ text: error.problem.detail });
        });
    },
  };
}
