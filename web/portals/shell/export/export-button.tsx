import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { usePortal } from '../portal.tsx';
import { SECONDARY_BUTTON } from '../styles.ts';
import type { ExportRequest } from './exports.ts';

const ExportDialog = lazy(() => import('./export-dialog.tsx'));

/** Opens the export dialog for the shown rows; disabled until their number is known and if there are none. Icon only on phones. */
export function ExportButton({ rows }: { rows: Omit<ExportRequest, 'anzahl'> & { readonly anzahl: number | undefined } }) {
  const { t } = usePortal();
  const [request, setRequest] = useState<ExportRequest | null>(null);
  const { anzahl } = rows;
  return (
    <>
      <button
        type="button"
        className={`${SECONDARY_BUTTON} max-sm:w-10 max-sm:px-0`}
        aria-label={t('portal.export.knopf')}
        disabled={!anzahl}
        onClick={() => anzahl !== undefined && setRequest({ ...rows, anzahl })}
      >
        <Icon name="download" />
        <span className="max-sm:hidden">{t('portal.export.knopf')}</span>
      </button>
      {request && (
        <Suspense>
          <ExportDialog request={request} close={() => setRequest(null)} />
        </Suspense>
      )}
    </>
  );
}
