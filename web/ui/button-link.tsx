import type { ReactNode } from 'react';
import { type ButtonVariant, buttonStyles } from './button.tsx';

interface ButtonLinkProps {
  readonly href: string;
  readonly variant?: ButtonVariant;
  readonly id?: string;
  /** What appears, where it leads to nothing but a part of the page. */
  readonly opens?: 'dialog';
  readonly className?: string;
  readonly children: ReactNode;
}

/** The one primary action of a screen, when it leads somewhere; quiet beside another. */
export const ButtonLink = ({ href, variant = 'primary', id, opens, className = '', children }: ButtonLinkProps) => (
  <a id={id} href={href} aria-haspopup={opens} className={`${buttonStyles(variant)} ${className}`}>
    {children}
  </a>
);
