import { useState } from 'react';
import { createBrowserRouter, Navigate, Outlet } from 'react-router';
import type { Translate } from '../../texts/texts.ts';
import { reloadOnce } from '../portals/shell/app/reload-once.ts';
import { ReloadError } from '../portals/shell/table/state-messages.tsx';
import { ToastContainer } from '../portals/shell/toast/toast-container.tsx';
import { useBackoffice } from './backoffice.ts';
import { Inside } from './frame/inside.tsx';
import { NotFound } from './frame/not-found.tsx';
import { Outside } from './frame/outside.tsx';
import { NotLive } from './golive/not-live.tsx';
import { BASE, PATHS } from './paths.ts';
import { StepUpDialog } from './step-up/step-up-dialog.tsx';
import { useZugang } from './user.ts';

/** The router of the app. Every screen is a chunk of its own. */
export const makeRouter = (t: Translate) =>
  createBrowserRouter(
    [
      {
        element: <Root />,
        errorElement: <Broken />,
        hydrateFallbackElement: (
          <p role="status" className="sr-only">
            {t('portal.wartet')}
          </p>
        ),
        children: [
          {
            element: <Outside />,
            children: [
              { path: PATHS.login, lazy: () => import('./screens/login.tsx') },
              { path: PATHS.logout, lazy: () => import('./screens/logout.tsx') },
              { path: PATHS.join, lazy: () => import('./screens/join.tsx') },
              { path: PATHS.forgot, lazy: () => import('./screens/forgot-password.tsx') },
              { path: PATHS.reset, lazy: () => import('./screens/reset-password.tsx') },
            ],
          },
          { path: PATHS.vorschau(':token'), lazy: () => import('./screens/vorschau.tsx') },
          {
            element: <Inside />,
            children: [
              { path: PATHS.home, lazy: () => import('./screens/home.tsx') },
              { path: PATHS.konto, lazy: () => import('./screens/konto.tsx') },
              { path: PATHS.neu, lazy: () => import('./screens/neu.tsx') },
              { path: '/plattform/*', element: <NotFound /> },
              {
                path: '/:mandant',
                element: <MandantScreens />,
                children: [
                  { index: true, element: <Navigate to="uebersicht" replace /> },
                  { path: 'uebersicht', lazy: () => import('./screens/uebersicht.tsx') },
                  { path: 'suche', lazy: () => import('./screens/suche.tsx') },
                  { path: 'personen/:id', lazy: () => import('./screens/person.tsx') },
                  { path: 'auftraege/:nr?', lazy: () => import('./screens/auftraege.tsx') },
                  { path: 'empfehlungen/:nr?', lazy: () => import('./screens/empfehlungen.tsx') },
                  { path: 'empfaenger/:nr?', lazy: () => import('./screens/empfaenger.tsx') },
                  { path: 'einwilligungen', lazy: () => import('./screens/einwilligungen.tsx') },
                  { path: 'sperren/:nr?', lazy: () => import('./screens/sperren.tsx') },
                  { path: 'agenturen/:nr?', lazy: () => import('./screens/agenturen.tsx') },
                  { path: 'verkaeufer/:nr?', lazy: () => import('./screens/verkaeufer.tsx') },
                  { path: 'rechnungen/:nr?', lazy: () => import('./screens/rechnungen.tsx') },
                  { path: 'abrechnungen/:nr?', lazy: () => import('./screens/abrechnungen.tsx') },
                  { path: 'gutschriften/:nr?', lazy: () => import('./screens/gutschriften.tsx') },
                  { path: 'lohn', lazy: () => import('./screens/lohn.tsx') },
                  { path: 'forderungen/:nr?', lazy: () => import('./screens/forderungen.tsx') },
                  { path: 'auszahlungen/:nr?', lazy: () => import('./screens/auszahlungen.tsx') },
                  { path: 'zahlungslaeufe/:nr?', lazy: () => import('./screens/zahlungslaeufe.tsx') },
                  { path: 'zahlungslaeufe/:lauf/zahlungen/:nr?', lazy: () => import('./screens/zahlungen.tsx') },
                  { path: 'gutscheine', lazy: () => import('./screens/gutscheine.tsx') },
                  { path: 'arbeiten/:nr?', lazy: () => import('./screens/arbeiten.tsx') },
                  { path: 'mails/:nr?', lazy: () => import('./screens/mails.tsx') },
                  { path: 'nachbuchungen/:nr?', lazy: () => import('./screens/nachbuchungen.tsx') },
                  { path: 'kundennummern/:nr?', lazy: () => import('./screens/kundennummern.tsx') },
                  { path: 'benutzer/:nr?', lazy: () => import('./screens/benutzer.tsx') },
                  { path: 'entwurf', lazy: () => import('./screens/entwurf.tsx') },
                  { path: 'entwurf/:part/:nr?', lazy: () => import('./screens/entwurf-part.tsx') },
                  { path: 'schluessel/:nr?', lazy: () => import('./screens/schluessel.tsx') },
                  { path: 'live', lazy: () => import('./screens/live.tsx') },
                  { path: 'protokoll', lazy: () => import('./screens/protokoll.tsx') },
                  { path: '*', element: <NotFound /> },
                ],
              },
              { path: '*', element: <NotFound /> },
            ],
          },
        ],
      },
    ],
    { basename: BASE },
  );

/** The screens of a tenant; an unknown tenant and one without a role look the same. */
const MandantScreens = () =>
  useZugang() ? (
    <>
      <NotLive />
      <Outlet />
    </>
  ) : (
    <NotFound />
  );

/** What every screen has: dialog of the second factor and toasts. */
const Root = () => (
  <>
    <Outlet />
    <StepUpDialog />
    <ToastContainer />
  </>
);

/** Message in place of a screen that failed or could not be loaded, if a reload does not help. */
function Broken() {
  const [isGoing] = useState(reloadOnce);
  const { t } = useBackoffice();
  return isGoing ? null : <ReloadError t={t} reload={() => location.reload()} />;
}
