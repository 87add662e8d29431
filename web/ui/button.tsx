import type { ReactNode } from 'react';

const SHAPE =
  'relative inline-flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-control px-[min(--spacing(6),6vw)] py-2.5 text-center leading-snug font-semibold no-underline transition-[box-shadow,background-color,border-color,color,translate] duration-200 ease-out';

const VARIANTS = {
  primary: 'bg-primary text-on-primary hover:shadow-raised motion-safe:hover:-translate-y-0.5 active:translate-y-0',
  quiet: 'border border-muted text-primary hover:border-primary hover:bg-surface-strong',
} as const;

const DISABLED =
  'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-surface-strong disabled:text-muted disabled:shadow-none disabled:translate-y-0';

export type ButtonVariant = keyof typeof VARIANTS;

/** Classes of a button, 48 px high. A screen has one primary button; the others are quiet. */
export const buttonStyles = (variant: ButtonVariant): string => `${SHAPE} ${VARIANTS[variant]}`;

interface ButtonProps {
  readonly variant?: ButtonVariant;
  readonly name?: string;
  readonly value?: string;
  readonly disabled?: boolean;
  /** The form is being sent; the client script sets this state on a click. */
  readonly busy?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Submit button. */
export const Button = ({ variant = 'primary', name, value, disabled, busy, className = '', children }: ButtonProps) => (
  <button
    type="submit"
    name={name}
    value={value}
    disabled={disabled}
    aria-busy={busy}
    className={`${buttonStyles(variant)} ${DISABLED} ${className}`}
  >
    {children}
  </button>
);
