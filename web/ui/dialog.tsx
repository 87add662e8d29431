import type { ReactNode } from 'react';
import type { ButtonVariant } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { Heading } from './heading.tsx';
import { Icon } from './icon.tsx';
import { CLOSES, mark } from './protocol.ts';

/** Id of the link that opens a dialog, to which the close link leads without script. */
const openerOf = (id: string): string => `${id}-oeffnen`;

interface DialogProps {
  readonly id: string;
  readonly title: string;
  /** Accessible name of the close button. */
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/**
 * Modal dialog: a sheet at the bottom edge on phones, a centred card on wider screens. The client script opens it, traps the focus and
 * returns it. Without script, its fragment shows it and the close link leads back. It must not be inside another form.
 */
export const Dialog = ({ id, title, closeLabel, children }: DialogProps) => (
  <dialog
    id={id}
    aria-labelledby={`${id}-titel`}
    className="dialog w-full max-w-136 rounded-card bg-surface text-text shadow-raised max-md:max-w-none max-md:rounded-b-none"
  >
    <div className="p-6 pb-[max(--spacing(8),env(safe-area-inset-bottom))] md:p-8">
      <div className="flex items-start justify-between gap-4">
        <Heading level={2} size="item" id={`${id}-titel`} className="min-w-0">
          {title}
        </Heading>
        <a
          href={`#${openerOf(id)}`}
          {...mark(CLOSES, true)}
          aria-label={closeLabel}
          className="-mt-2 -mr-3 grid size-11 shrink-0 place-items-center rounded-control text-xl text-primary transition-colors duration-200 ease-out hover:bg-surface-strong"
        >
          <Icon name="close" />
        </a>
      </div>
      <div className="mt-4 flex flex-col gap-4">{children}</div>
    </div>
  </dialog>
);

/** Link that opens a dialog of the same page. */
export const DialogLink = ({ dialog, variant = 'quiet', children }: { dialog: string; variant?: ButtonVariant; children: ReactNode }) => (
  <ButtonLink id={openerOf(dialog)} href={`#${dialog}`} variant={variant} opens="dialog">
    {children}
  </ButtonLink>
);
