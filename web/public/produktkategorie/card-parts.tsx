import { pageAddress } from '../../../contract/pages/public.ts';
import type { Tap } from '../../features/recommend/tap.ts';
import { TapForm } from '../../features/recommend/tap-form.tsx';
import type { PageContext } from '../../shell/page.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

/** Badge with the reward of a recommendation, or a note that there is none. */
export const Praemie = ({ context: { t }, praemie }: { context: PageContext; praemie: string | null }) =>
  praemie ? <Badge>{t('katalog.praemie', { praemie })}</Badge> : <span className="text-xs text-muted">{t('katalog.ohnePraemie')}</span>;

/** Short label in a card. */
export const Mark = ({ children }: { children: string }) => (
  <span className="inline-flex items-center rounded-pill border border-border px-3 py-1 text-xs whitespace-nowrap">{children}</span>
);

interface RecommendActionProps {
  readonly context: PageContext & { readonly tap: Tap | null };
  readonly produktId: number;
  /** Name of the product, for screen readers. */
  readonly name: string;
  readonly isFirst?: boolean;
}

/** Recommends the product: immediately with one tap if possible, otherwise by the form that it leads to. */
export const RecommendAction = ({ context, produktId, name, isFirst = false }: RecommendActionProps) => {
  const { t, paths, locale, tap } = context;
  const variant = isFirst ? 'primary' : 'quiet';
  const content = (
    <>
      {t('home.produkte.empfehlen')}
      <span className="sr-only"> {name}</span>
    </>
  );
  if (tap)
    return (
      <TapForm context={context} tap={tap} page="Recommend" produktId={String(produktId)}>
        <Button variant={variant} className="w-full">
          {content}
        </Button>
      </TapForm>
    );
  return (
    <ButtonLink variant={variant} href={pageAddress(paths, 'Recommend', locale, { produktId: String(produktId) })} className="w-full">
      {content}
    </ButtonLink>
  );
};

/** Mark that links to a footnote at the end of the page. */
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
