import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type LoaderFunctionArgs, RouterProvider } from 'react-router';
import type { PageName } from '../../../../contract/pages/public.ts';
import type { AreaOf, PortalDeclaration } from '../../../../contract/portals/portal.ts';
import { dayOf } from '../../../../contract/values/days.ts';
import type { SessionName } from '../../../../contract/values/sessions.ts';
import { CallError, makeCall } from '../call.ts';
import { PORTAL, PORTAL_DATA, type PortalData } from '../data.ts';
import type { Exports } from '../export/exports.ts';
import type { AskCounts } from '../frame/counts.ts';
import { type Portal, PortalProvider } from '../portal.tsx';
import type { FindHits } from '../search/global-search.tsx';
import { portalTexts } from '../texts.ts';
import { areaAt, loginAddress } from './areas.ts';
import { Broken } from './broken.tsx';
import { followLinks } from './links.ts';
import type { LoadScreen, Locate, Located } from './locate.ts';
import { Shown } from './shown.tsx';

interface Extras<Own> {
  /** How its reports are taken along as files. */
  loadExports?(portal: Portal<Own>): Promise<Exports>;
  readonly findHits?: (portal: Portal<Own>) => FindHits;
  readonly askCounts?: AskCounts;
}

interface Declared<P extends PortalDeclaration, Own> extends Extras<Own> {
  /** The screen of every area. */
  readonly screens: Readonly<Record<AreaOf<P>, LoadScreen>>;
}

interface App<Own> extends Extras<Own> {
  /** The session that the portal goes by. */
  readonly session: SessionName;
  locate(data: PortalData<Own>): Locate;
  /** Address of the portal's login, which leads back to `url`. */
  login(data: PortalData<Own>, url: URL): string;
}

/** Starts the app of a portal: its areas and login by its declaration, a screen for each area. */
export const startPortal = <P extends PortalDeclaration<PageName>, Own>(
  portal: P,
  { screens, ...extras }: Declared<P, Own>,
): Promise<void> =>
  startApp<Own>({
    ...extras,
    session: portal.session,
    locate: (data) => (url) => {
      const name = areaAt(portal, data, url);
      // The navigation has the areas that the person may open. Others are left to the browser, so that the server refuses them.
      return name !== null && data.frame.ways.some((way) => way.name === name) ? { name, load: screens[name] } : null;
    },
    login: (data, url) => loginAddress(portal, data, url),
  });

/** What somebody has typed into the frame by the moment in which the app takes its place. */
const typedBefore = (): string => document.querySelector<HTMLInputElement>(`#${PORTAL} header input`)?.value ?? '';

/** Of an address that the server answers with 404: the browser opened it, since links lead nowhere else within the app. */
const UNKNOWN: Located = { name: null, load: () => import('./unknown.tsx') };

/** Fresh for so long: who comes back to a table sees it at once, and what is new a moment later. */
const FRESH_MS = 10_000;
const RETRIES = 2;

/** Puts the app in the place of the frame that the server drew, once the first screen is there: nothing is seen to change. */
export async function startApp<Own>({ session, locate, login, loadExports, findHits, askCounts }: App<Own>): Promise<void> {
  const root = document.getElementById(PORTAL);
  const data: PortalData<Own> = JSON.parse(document.getElementById(PORTAL_DATA)?.textContent ?? 'null');
  if (!root || !data) return;
  const t = portalTexts(data.locale, data.texte);
  const onEnd = () => location.assign(login(data, new URL(location.href)));
  const call = makeCall({ tenant: data.tenant, locale: data.locale, session, unreachable: t('portal.fehler.netz'), onEnd });
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: FRESH_MS, retry: (count, error) => count < RETRIES && isOfTheMoment(error) } },
  });
  let loaded: Promise<Exports> | undefined;
  const exports = loadExports
    ? () => {
        loaded ??= loadExports(portal);
        return loaded;
      }
    : null;
  const ahead = Date.parse(data.now) - Date.now();
  const now = () => new Date(Date.now() + ahead);
  const portal: Portal<Own> = { t, locale: data.locale, call, queries, data, exports, now, today: () => dayOf(now()) };
  const find = locate(data);

  const router = createBrowserRouter([
    {
      path: '*',
      loader: async ({ request }: LoaderFunctionArgs) => {
        const { name, load } = find(new URL(request.url)) ?? UNKNOWN;
        return { name, screen: (await load()).default };
      },
      // What stands behind the question mark is the screen's own; but where paths name no screens, it says which one.
      shouldRevalidate: ({ currentUrl, nextUrl }) => find(currentUrl)?.name !== find(nextUrl)?.name,
      errorElement: <Broken find={find} findHits={findHits?.(portal)} />,
      element: <Shown askCounts={askCounts} findHits={findHits?.(portal)} typed={typedBefore} />,
    },
  ]);
  followLinks(find, (path) => void router.navigate(path));
  await initialized(router);
  createRoot(root).render(
    <PortalProvider value={portal as Portal<unknown>}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </PortalProvider>,
  );
}

/** What may go well a moment later is asked again. */
const isOfTheMoment = (error: unknown): boolean => error instanceof CallError && error.problem.status >= 500;

type Router = ReturnType<typeof createBrowserRouter>;

const initialized = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const end = router.subscribe(({ initialized: isReady }) => {
      if (!isReady) return;
      end();
      resolve();
    });
  });
