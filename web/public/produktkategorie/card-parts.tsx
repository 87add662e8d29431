import { pageAddress } from '../../../contract/pages/public.ts';
import type { PageContext } from '../../shell/page.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

/** What a recommendation earns. */
export const Praemie = ({ context: { t }, praemie }: { context: PageContext; praemie: string | null }) =>
  praemie ? <Badge>{t('katalog.praemie', { praemie })}</Badge> : <span className="text-xs text-muted">{t('katalog.ohnePraemie')}</span>;

/** A short word about what stands in the card. */
export const Mark = ({ children }: { children: string }) => (
  <span className="inline-flex items-center rounded-pill border border-border px-3 py-1 text-xs whitespace-nowrap">{children}</span>
);

interface RecommendLinkProps {
  readonly context: PageContext;
  readonly produktId: number;
  /** What is recommended, for who hears the link alone. */
  readonly name: string;
  readonly isFirst?: boolean;
}

/** Leads to the form that recommends it. */
export const RecommendLink = ({ context: { t, paths, locale }, produktId, name, isFirst = false }: RecommendLinkProps) => (
  <ButtonLink
    look={isFirst ? 'primary' : 'quiet'}
    href={pageAddress(paths, 'Recommend', locale, { produktId: String(produktId) })}
    className="w-full"
  >
    {t('home.produkte.empfehlen')}
    <span className="sr-only"> {name}</span>
  </ButtonLink>
);

/** Mark that leads to a footnote at the end of the page. */
export const FussnoteMark = ({ context: { t }, nummer }: { context: PageContext; nummer: number | null }) =>
  nummer && (
    <a
      href={`#fussnote-${nummer}`}
      className="relative -top-1 inline-flex size-6 items-center justify-center rounded-control text-xs text-primary no-underline hover:underline"
    >
      <span className="sr-only">{t('katalog.fussnote', { nummer })}</span>
      <span aria-hidden="true">{nummer}</span>
    </a>
  );
