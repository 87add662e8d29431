import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { QUIET } from '../looks.ts';
import { usePortal } from '../portal.tsx';
import type { Wanted } from './exports.ts';

const ExportDialog = lazy(() => import('./export-dialog.tsx'));

/** Takes along what is shown; while it is not known how much that is, and of nothing, it waits. On phones its sign alone. */
export function ExportButton({ wanted }: { wanted: Omit<Wanted, 'anzahl'> & { readonly anzahl: number | undefined } }) {
  const { t } = usePortal();
  const [asked, setAsked] = useState<Wanted | null>(null);
  const { anzahl } = wanted;
  return (
    <>
      <button
        type="button"
        className={`${QUIET} max-sm:w-10 max-sm:px-0`}
        aria-label={t('portal.export.knopf')}
        disabled={!anzahl}
        onClick={() => anzahl !== undefined && setAsked({ ...wanted, anzahl })}
      >
        <Icon name="download" />
        <span className="max-sm:hidden">{t('portal.export.knopf')}</span>
      </button>
      {asked && (
        <Suspense>
          <ExportDialog wanted={asked} close={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}
