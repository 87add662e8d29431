import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { useApp } from '../portal.tsx';
import { ICON_BUTTON } from '../styles.ts';
import { takeToasts, useWaitingToasts } from './toasts.ts';

const UNDO_MS = 10_000;
const READ_MS = 6_000;
const STAYS = 0;

/** Maximum number of visible toasts. */
const MAX_TOASTS = 3;

/** Shows the latest toasts at the bottom edge, each text once; a hovered or focused toast does not expire. */
export default function Toaster() {
  return (
    <Toast.Provider limit={MAX_TOASTS}>
      <List />
    </Toast.Provider>
  );
}

function List() {
  const { t } = useApp();
  const { toasts, add, close } = Toast.useToastManager();
  const waiting = useWaitingToasts();
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const { text, undo, action = undo && { label: t('portal.rueckgaengig'), act: undo } } of takeToasts()) {
      // A repeated text replaces its older toast.
      close(text);
      const id = add({
        id: text,
        title: text,
        timeout: undo ? UNDO_MS : action ? STAYS : READ_MS,
        ...(action && {
          actionProps: {
            children: action.label,
            onClick: () => {
              action.act();
              close(id);
            },
          },
        }),
      });
    }
  }, [waiting, add, close, t]);
  useEffect(() => {
    for (const { id, limited, transitionStatus } of toasts) if (limited && transitionStatus !== 'ending') close(id);
  }, [toasts, close]);
  return (
    <Toast.Portal>
      <Toast.Viewport className="fixed inset-x-4 bottom-20 z-50 mx-auto flex max-w-120 flex-col gap-2 lg:bottom-6">
        {toasts.map((one) => (
          <Toast.Root
            key={one.id}
            toast={one}
            className="flex min-h-12 items-center gap-3 rounded-card bg-text py-1 pr-1 pl-4 text-bg shadow-raised"
          >
            <Toast.Title className="min-w-0 grow font-body text-base font-medium" render={<p />} />
            <Toast.Action className="min-h-10 shrink-0 cursor-pointer rounded-control px-3 font-semibold whitespace-nowrap underline underline-offset-3" />
            <Toast.Close aria-label={t('portal.schliessen')} className={`${ICON_BUTTON} text-bg hover:bg-bg/15 hover:text-bg`}>
              <Icon name="close" />
            </Toast.Close>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}
