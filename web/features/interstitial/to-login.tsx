import { ButtonLink } from '../../ui/button-link.tsx';

interface ToLoginProps {
  readonly href: string;
  readonly label: string;
  readonly text: string;
}

/** Button of an interstitial page to the login with a password, with what it takes. */
export const ToLogin = ({ href, label, text }: ToLoginProps) => (
  <div className="flex flex-col gap-4 md:flex-row md:items-center">
    <ButtonLink href={href}>{label}</ButtonLink>
    <p className="text-muted">{text}</p>
  </div>
);
