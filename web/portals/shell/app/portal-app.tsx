import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useLoaderData, useNavigation } from 'react-router';
import { usePendingExports } from '../export/pending-exports.ts';
import { type CountRows, useCountedFrame } from '../frame/counts.ts';
import { useFolding } from '../frame/folded.ts';
import { Frame } from '../frame/frame.tsx';
import { useKeys } from '../keys.ts';
import { useLock } from '../lock/use-lock.ts';
import { usePortal } from '../portal.tsx';
import type { FindHits } from '../search/command-palette.tsx';
import { ToastContainer } from '../toast/toast-container.tsx';
import type { Screen } from './locate.ts';
import { Palette, type PortalAction } from './palette.tsx';

const ExportWatch = lazy(() => import('../export/export-watch.tsx'));
const LockScreen = lazy(() => import('../lock/lock-screen.tsx'));
const KeysDialog = lazy(() => import('../dialog/keys-dialog.tsx'));

interface PortalAppProps {
  readonly countRows: CountRows | undefined;
  readonly actions: readonly PortalAction[];
  readonly findHits: FindHits | undefined;
  readonly typed: () => string;
}

/** The frame with the screen of the current address. */
export function PortalApp({ countRows, actions, findHits, typed }: PortalAppProps) {
  const portal = usePortal();
  const frame = useCountedFrame(portal.data.frame, countRows);
  const shown: { readonly name: string | null; readonly screen: Screen } = useLoaderData();
  const { state } = useNavigation();
  const [showsKeys, setShowsKeys] = useState(false);
  const pendingExports = usePendingExports();
  const folding = useFolding();
  const { locked, check } = useLock();
  const first = useRef(true);
  const title = shown.screen.title(portal.t);
  useKeys({ '?': () => setShowsKeys(true) });

  useLayoutEffect(() => {
    document.title = `${title} – ${portal.data.name}`;
    // A navigation moves the focus to the content, so that screen readers announce it, unless an opened sheet has it already. On the first
    // page the focus stays where the browser put it. This happens in the commit that shows the screen: later, it would take the focus from a dialog
    // that opens with it, or from a field that a key has opened meanwhile.
    if (!first.current && !document.activeElement?.closest('.sheet')) document.getElementById('inhalt')?.focus({ preventScroll: true });
    first.current = false;
  }, [title, portal]);

  // The lock screen replaces the whole portal, so that nothing of it is rendered behind.
  if (locked)
    return (
      <Suspense>
        <LockScreen unlocked={check} />
      </Suspense>
    );
  const { View } = shown.screen;
  return (
    <>
      <Frame
        t={portal.t}
        frame={frame}
        current={shown.name}
        search={<Palette actions={actions} findHits={findHits} typed={typed} />}
        folding={folding}
      >
        <div aria-busy={state !== 'idle'} className="h-full">
          <View key={shown.name} />
        </div>
      </Frame>
      <ToastContainer />
      {portal.exports && pendingExports.length > 0 && (
        <Suspense>
          <ExportWatch />
        </Suspense>
      )}
      {showsKeys && (
        <Suspense>
          <KeysDialog close={() => setShowsKeys(false)} />
        </Suspense>
      )}
    </>
  );
}
