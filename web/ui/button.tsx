import type { ReactNode } from 'react';

const LOOKS = {
  primary: 'bg-primary text-on-primary hover:shadow-raised',
  quiet: 'border border-border text-primary hover:bg-surface',
} as const;

interface ButtonProps {
  readonly look?: keyof typeof LOOKS;
  readonly name?: string;
  readonly value?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Sends its form. One primary a screen; the others are quiet. */
export const Button = ({ look = 'primary', name, value, className = '', children }: ButtonProps) => (
  <button
    type="submit"
    name={name}
    value={value}
    className={`inline-flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-control px-6 py-3 text-center font-semibold transition-[box-shadow,background-color] duration-200 ease-out ${LOOKS[look]} ${className}`}
  >
    {children}
  </button>
);
