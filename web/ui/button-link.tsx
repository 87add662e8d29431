import type { ReactNode } from 'react';
import { type ButtonLook, buttonLook } from './button.tsx';

interface ButtonLinkProps {
  readonly href: string;
  readonly look?: ButtonLook;
  readonly id?: string;
  /** What appears, where it leads to nothing but a part of the page. */
  readonly opens?: 'dialog';
  readonly className?: string;
  readonly children: ReactNode;
}

/** The one primary action of a screen, when it leads somewhere; quiet beside another. */
export const ButtonLink = ({ href, look = 'primary', id, opens, className = '', children }: ButtonLinkProps) => (
  <a id={id} href={href} aria-haspopup={opens} className={`${buttonLook(look)} ${className}`}>
    {children}
  </a>
);
