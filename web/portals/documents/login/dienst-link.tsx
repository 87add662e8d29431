import { ButtonLink } from '../../../ui/button-link.tsx';
import type { DocumentContext } from '../context.ts';

interface DienstLinkProps extends Pick<DocumentContext, 't'> {
  readonly label: string;
  readonly href: string;
}

/** Button for the login at the tenant's provider, above the password form. */
export const DienstLink = ({ t, label, href }: DienstLinkProps) => (
  <div className="mb-8 flex flex-col gap-6">
    <ButtonLink href={href} variant="quiet" className="md:self-start">
      {t('agenturseite.dienst.knopf', { label })}
    </ButtonLink>
    <p className="flex items-center gap-4 text-muted before:h-px before:grow before:bg-border after:h-px after:grow after:bg-border">
      {t('agenturseite.dienst.oder')}
    </p>
  </div>
);
