import type { ReactNode } from 'react';

interface TextButtonProps {
  /** Address that gets the form instead of the form's own. */
  readonly formAction: string;
  readonly name: string;
  readonly value: string;
  readonly children: ReactNode;
}

/** A way on beside the primary action that takes along what is typed; looks like a link. */
export const TextButton = ({ formAction, name, value, children }: TextButtonProps) => (
  <button
    type="submit"
    formAction={formAction}
    formNoValidate
    name={name}
    value={value}
    className="inline-flex min-h-11 cursor-pointer items-center self-start text-primary underline decoration-1 underline-offset-4 transition-[text-decoration-thickness] duration-200 hover:decoration-2 md:self-auto"
  >
    {children}
  </button>
);
