import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';

const BACKDROP = 'fixed inset-0 z-40 bg-text/40';
const POPUP =
  'fixed inset-x-4 bottom-4 z-50 mx-auto flex max-h-[85dvh] max-w-120 flex-col gap-4 overflow-y-auto rounded-card bg-surface p-6 text-text shadow-raised outline-none sm:inset-x-0 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2';

interface ModalProps {
  readonly title: string;
  /** Description of the dialog, in a sentence. */
  readonly text?: string;
  /** It requires a decision: a click outside does not close it. */
  readonly isAlert?: boolean;
  /** Element that gets the initial focus; by default the first focusable one. */
  readonly first?: RefObject<HTMLElement | null>;
  close(): void;
  readonly children: ReactNode;
}

/** Modal dialog; returns the focus on closing. It uses Base UI, so load it lazily. */
export function Modal({ title, text, isAlert = false, first, close, children }: ModalProps) {
  const Kind = isAlert ? AlertDialog : Dialog;
  return (
    <Kind.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Kind.Portal>
        <Kind.Backdrop className={BACKDROP} />
        <Kind.Popup data-modal {...(first && { initialFocus: first })} className={POPUP}>
          <Kind.Title className="text-lg">{title}</Kind.Title>
          {text && <Kind.Description>{text}</Kind.Description>}
          {children}
        </Kind.Popup>
      </Kind.Portal>
    </Kind.Root>
  );
}
