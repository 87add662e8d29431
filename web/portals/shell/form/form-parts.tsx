import type { ComponentProps, ReactNode } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { PRIMARY, QUIET } from '../looks.ts';

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
      <Notice look="danger" alert>
        {refused}
      </Notice>
    )}
    {children}
  </form>
);

/** Sends the form; of several on a screen at most one is the primary. */
export const SubmitButton = ({ isBusy, isQuiet = false, ...button }: { isBusy: boolean; isQuiet?: boolean } & ComponentProps<'button'>) => (
  <button {...button} type="submit" className={`${isQuiet ? QUIET : PRIMARY} self-start`} aria-busy={isBusy} />
);
