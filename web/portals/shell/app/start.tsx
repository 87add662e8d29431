import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type LoaderFunctionArgs, RouterProvider } from 'react-router';
import type { PageName } from '../../../../contract/pages/public.ts';
import type { PortalDeclaration } from '../../../../contract/portals/portal.ts';
import { dayOf } from '../../../../contract/values/days.ts';
import type { SessionName } from '../../../../contract/values/sessions.ts';
import { CallError, makeCall } from '../call.ts';
import { PORTAL_DATA_ID, PORTAL_ID, type PortalData } from '../data.ts';
import { isServerDocument } from '../document/html.ts';
import type { Exports } from '../export/exports.ts';
import type { CountRows } from '../frame/counts.ts';
import { useFolding } from '../frame/folded.ts';
import { Frame } from '../frame/frame.tsx';
import { AppProvider, type Portal, usePortal } from '../portal.tsx';
import type { FindHits } from '../search/command-palette.tsx';
import { ReloadError } from '../table/state-messages.tsx';
import { portalTexts } from '../texts.ts';
import { areaAt, loginAddress } from './areas.ts';
import type { LoadScreen, Locate, Located } from './locate.ts';
import { Palette, type PortalAction } from './palette.tsx';
import { PortalApp } from './portal-app.tsx';
import { reloadOnce } from './reload-once.ts';

interface Extras<Own> {
  /** Loads the export of reports as files. */
  loadExports?(portal: Portal<Own>): Promise<Exports>;
  /** Finds rows for the command palette. */
  readonly findHits?: (portal: Portal<Own>) => FindHits;
  /** Actions of the command palette that the user may do. */
  readonly actions?: (portal: Portal<Own>) => readonly PortalAction[];
  readonly countRows?: CountRows;
}

interface Declared<Own> extends Extras<Own> {
  /** The screen of every area, by its path `./screens/<area>.tsx`. */
  readonly screens: Readonly<Record<string, LoadScreen>>;
}

interface App<Own> extends Extras<Own> {
  /** Name of the session that the portal requires. */
  readonly session: SessionName;
  locate(data: PortalData<Own>): Locate;
  /** Address of the portal's login, which leads back to `url`. */
  login(data: PortalData<Own>, url: URL): string;
}

/** Starts the app of a portal: its areas and login by its declaration, a screen for each area. */
export function startPortal<Own>(portal: PortalDeclaration<PageName>, { screens, ...extras }: Declared<Own>): Promise<void> {
  return startApp<Own>({
    ...extras,
    session: portal.session,
    locate: (data) => (url) => {
      if (isServerDocument(url)) return DOCUMENT_SCREEN;
      const name = areaAt(portal, data, url);
      // The navigation has the areas that the person may open. Others are left to the browser, so that the server refuses them.
      const load = screens[`./screens/${name}.tsx`];
      // It needs a document of its own, whose policy allows the widget.
      if (data.captcha?.area === name && !data.captcha.isAllowed) return null;
      return load && data.frame.navItems.some((item) => item.name === name) ? { name, load } : null;
    },
    login: (data, url) => loginAddress(portal, data, url),
  });
}

/** The text that the user typed into the search of the server's frame before the app replaces it. */
const typedBefore = (): string => document.querySelector<HTMLInputElement>(`#${PORTAL_ID} header input`)?.value ?? '';

/** Shows the document of the first page. */
const DOCUMENT_SCREEN: Located = { name: null, load: () => import('../document/screen.tsx') };

/** Shown for an address that the server answers with 404. Only the browser opens one: the app leaves links to such addresses to it. */
const UNKNOWN: Located = { name: null, load: () => import('./unknown.tsx') };

/** Age in ms up to which data count as fresh; older data are shown immediately and loaded again. */
const FRESH_MS = 10_000;
const RETRIES = 2;

/** Replaces the frame that the server drew with the app once the first screen is loaded, so that nothing visible changes. */
export async function startApp<Own>({ session, locate, login, loadExports, findHits, actions, countRows }: App<Own>): Promise<void> {
  const root = document.getElementById(PORTAL_ID);
  const data: PortalData<Own> = JSON.parse(document.getElementById(PORTAL_DATA_ID)?.textContent ?? 'null');
  if (!root || !data) return;
  const t = portalTexts(data.locale, data.texte);
  const onEnd = () => location.assign(login(data, new URL(location.href)));
  const call = makeCall({ tenant: data.tenant, locale: data.locale, session, unreachable: t('portal.fehler.netz'), onEnd });
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: FRESH_MS, retry: (count, error) => count < RETRIES && isRetryable(error) } },
  });
  let loaded: Promise<Exports> | undefined;
  const exports = loadExports
    ? () => {
        loaded ??= loadExports(portal);
        return loaded;
      }
    : null;
  const clockOffset = Date.parse(data.now) - Date.now();
  const now = () => new Date(Date.now() + clockOffset);
  const portal: Portal<Own> = { t, locale: data.locale, call, queries, data, exports, now, today: () => dayOf(now()) };
  const find = locate(data);
  const palette = { findHits: findHits?.(portal), actions: actions?.(portal) ?? [] };

  const router = createBrowserRouter([
    {
      path: '*',
      loader: async ({ request }: LoaderFunctionArgs) => {
        const { name, load } = find(new URL(request.url)) ?? UNKNOWN;
        return { name, screen: (await load()).default };
      },
      // The screen itself reads the query. The loader runs again only if the query names another screen, for tenants whose paths do not name it.
      shouldRevalidate: ({ currentUrl, nextUrl }) => find(currentUrl)?.name !== find(nextUrl)?.name,
      errorElement: <Broken find={find} {...palette} />,
      element: <PortalApp countRows={countRows} {...palette} typed={typedBefore} />,
    },
  ]);
  followLinks(find, (path) => void router.navigate(path));
  await initialized(router);
  createRoot(root).render(
    <AppProvider value={portal}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppProvider>,
  );
}

/** Whether a retry can succeed: after errors of the server and of the network. */
const isRetryable = (error: unknown): boolean => error instanceof CallError && error.problem.status >= 500;

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

interface BrokenProps {
  readonly find: Locate;
  readonly findHits: FindHits | undefined;
  readonly actions: readonly PortalAction[];
}

/** Frame in place of a screen that failed or could not be loaded, if a reload does not help; the navigation stays usable. */
function Broken({ find, ...palette }: BrokenProps) {
  const [isGoing] = useState(reloadOnce);
  const { t, data } = usePortal();
  return (
    <Frame
      t={t}
      frame={data.frame}
      current={find(new URL(location.href))?.name ?? null}
      search={<Palette {...palette} />}
      folding={useFolding()}
    >
      {!isGoing && <ReloadError t={t} reload={() => location.reload()} />}
    </Frame>
  );
}

/** Opens links to screens of the app without loading a page. The browser follows all other links, and clicks with a modifier key. */
function followLinks(find: Locate, navigate: (path: string) => void): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const url = targetOf(event);
    if (!url || find(url) === null) return;
    event.preventDefault();
    navigate(url.pathname + url.search);
  });
  // The screen of a hovered link is loaded ahead; an error is shown when the link is clicked.
  document.addEventListener('pointerover', (event) => {
    const url = targetOf(event);
    if (url)
      find(url)
        ?.load()
        .catch(() => {});
  });
}

function targetOf({ target }: Event): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== location.origin || link.target !== '' || link.hasAttribute('download') || link.getAttribute('href')?.startsWith('#'))
    return null;
  return new URL(link.href);
}
