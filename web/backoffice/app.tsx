import '../portals/shell/app/jitless.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { dayOf } from '../../contract/values/days.ts';
import { CallError, makeCall } from '../portals/shell/call.ts';
import { AppProvider } from '../portals/shell/portal.tsx';
import { portalTexts } from '../portals/shell/texts.ts';
import { makeActivity } from './activity.ts';
import type { Backoffice } from './backoffice.ts';
import { type BackofficeData, DATA_ID, ROOT_ID } from './data.ts';
import { loginAddress } from './paths.ts';
import { makeRouter } from './router.tsx';
import { askForStepUp, withStepUp } from './step-up/step-up.ts';

/** Age in ms up to which data count as fresh; older data are shown immediately and loaded again. */
const FRESH_MS = 10_000;
const RETRIES = 2;

/** Whether a retry can succeed: after errors of the server and of the network. */
const isRetryable = (error: unknown): boolean => error instanceof CallError && error.problem.status >= 500;

function start(root: HTMLElement, { locale, now: madeAt, texte }: BackofficeData): void {
  const t = portalTexts(locale, texte);
  const callOf = (tenant: string | null) =>
    withStepUp(
      makeCall({
        tenant,
        locale,
        session: 'Betrieb',
        unreachable: t('portal.fehler.netz'),
        // A new document, so that nothing of the ended session stays in memory.
        onEnd: () => location.assign(loginAddress(location)),
      }),
      askForStepUp,
    );
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: FRESH_MS, retry: (count, error) => count < RETRIES && isRetryable(error) } },
  });
  const clockOffset = Date.parse(madeAt) - Date.now();
  const now = () => new Date(Date.now() + clockOffset);
  const clock = { now, today: () => dayOf(now()) };
  const backoffice: Backoffice = {
    t,
    locale,
    call: callOf(null),
    callIn: callOf,
    queries,
    exports: null,
    ...clock,
    takeActivity: makeActivity(document),
  };
  createRoot(root).render(
    <AppProvider value={backoffice}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={makeRouter(t)} />
      </QueryClientProvider>
    </AppProvider>,
  );
}

const root = document.getElementById(ROOT_ID);
const data: BackofficeData | null = JSON.parse(document.getElementById(DATA_ID)?.textContent ?? 'null');
if (root && data) start(root, data);
