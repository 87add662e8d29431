import { useRef } from 'react';
import { Link } from 'react-router';
import { useSearchKeys } from '../../portals/shell/search/use-search-keys.ts';
import { Icon } from '../../ui/icon.tsx';
import { useBackoffice } from '../backoffice.ts';
import { PATHS } from '../paths.ts';

/** Link in the header to the search of a tenant, with the keys of a search. */
export function SearchLink({ mandant }: { readonly mandant: string }) {
  const { t } = useBackoffice();
  const link = useRef<HTMLAnchorElement>(null);
  // A click on the link of the open screen adds no entry to the history.
  useSearchKeys(() => link.current?.click());
  return (
    <Link
      ref={link}
      to={PATHS.suche(mandant)}
      aria-keyshortcuts="/ Control+K"
      className="flex min-h-10 min-w-10 items-center justify-center gap-2 rounded-control text-muted no-underline transition-colors duration-150 ease-out hover:bg-surface-strong hover:text-text sm:border sm:border-border sm:px-3 sm:hover:border-muted"
    >
      <Icon name="search" className="text-lg" />
      <span className="sr-only sm:not-sr-only sm:whitespace-nowrap">{t('betrieb.suche.oeffnen')}</span>
      <span aria-hidden="true" className="ml-2 hidden rounded-control border border-border px-1.5 font-body text-2xs lg:block">
        {t('portal.tasten.strgK')}
      </span>
    </Link>
  );
}
