import type { ComponentProps, ReactNode } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { NoBreakText } from '../no-break-text.tsx';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../styles.ts';

interface FormPartProps {
  /** Error that belongs to no field. */
  readonly refused: string | null;
  submit(event: React.FormEvent): void;
  readonly children: ReactNode;
}

/** Form of a portal, with its error above the fields. */
export const FormPart = ({ refused, submit, children }: FormPartProps) => (
  <form className="flex max-w-120 flex-col gap-4" noValidate onSubmit={submit}>
    {refused && (
      <Notice variant="danger" alert>
        <NoBreakText text={refused} />
      </Notice>
    )}
    {children}
  </form>
);

/** Submit button; at most one on a screen should be primary, the others `isQuiet`. */
export const SubmitButton = ({ isBusy, isQuiet = false, ...button }: { isBusy: boolean; isQuiet?: boolean } & ComponentProps<'button'>) => (
  <button {...button} type="submit" className={`${isQuiet ? SECONDARY_BUTTON : PRIMARY_BUTTON} self-start`} aria-busy={isBusy} />
);
