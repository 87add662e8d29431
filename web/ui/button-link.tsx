import type { ReactNode } from 'react';
import { type ButtonVariant, buttonStyles } from './button.tsx';

interface ButtonLinkProps {
  readonly href: string;
  readonly variant?: ButtonVariant;
  readonly id?: string;
  /** Set if the link opens a part of the page. */
  readonly opens?: 'dialog';
  /** -1 leaves it out of the order of the Tab key; only for a link whose target the keyboard reaches next anyway. */
  readonly tabIndex?: -1;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Link that looks like a button: the primary action of a screen, or `quiet` next to another button. */
export const ButtonLink = ({ href, variant = 'primary', id, opens, tabIndex, className = '', children }: ButtonLinkProps) => (
  <a id={id} href={href} aria-haspopup={opens} tabIndex={tabIndex} className={`${buttonStyles(variant)} ${className}`}>
    {children}
  </a>
);
