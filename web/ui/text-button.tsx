import type { ReactNode } from 'react';

interface TextButtonProps {
  /** Address to which the form is sent instead of its own action. */
  readonly formAction: string;
  readonly name: string;
  readonly value: string;
  readonly children: ReactNode;
}

/** Secondary submit button that looks like a link; it passes the typed values on. */
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
