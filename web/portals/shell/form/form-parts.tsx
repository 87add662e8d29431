import type { ComponentProps, ReactNode } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../styles.ts';

interface FormPartProps {
  /** What was refused and has no field of its own. */
  readonly refused: string | null;
  submit(event: React.FormEvent): void;
  readonly children: ReactNode;
}

/** A form of a portal: what was refused above its fields. */
export const FormPart = ({ refused, submit, children }: FormPartProps) => (
  <form className="flex max-w-120 flex-col gap-4" noValidate onSubmit={submit}>
    {refused && (
      <Notice variant="danger" alert>
        {refused}
      </Notice>
    )}
    {children}
  </form>
);

/** Sends the form; of several on a screen at most one is the primary. */
export const SubmitButton = ({ isBusy, isQuiet = false, ...button }: { isBusy: boolean; isQuiet?: boolean } & ComponentProps<'button'>) => (
  <button {...button} type="submit" className={`${isQuiet ? SECONDARY_BUTTON : PRIMARY_BUTTON} self-start`} aria-busy={isBusy} />
);
