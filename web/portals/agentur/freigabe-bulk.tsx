import { lazy, Suspense, useState } from 'react';
import { MAX_FREIGABEN } from '../../../contract/calls/agentur/freigabe.ts';
import type { AuftragZeile } from '../../../contract/calls/agentur/zeilen.ts';
import type { Portal } from '../shell/portal.tsx';
import { PRIMARY_BUTTON } from '../shell/styles.ts';
import type { Bulk } from '../shell/table/report.ts';
import { mayDo, type Own, useAgentur } from './own.ts';

const ReleaseDialog = lazy(() => import('./release-dialog.tsx'));

/** Bulk release of confirmed orders whose release day is reached; null if the user may not release. */
export function freigabeBulk({ data, today }: Portal<Own>): Bulk<AuftragZeile> | null {
  if (!mayDo(data.own, 'Freigabe')) return null;
  return {
    canSelect: ({ Status, FreigabeAb, Grund }) => Status === 'Bestaetigt' && FreigabeAb <= today() && Grund === null,
    max: MAX_FREIGABEN,
    sum: 'WertCent',
    Actions,
  };
}

function Actions({ rows, done }: { readonly rows: readonly AuftragZeile[]; done(): void }) {
  const { t } = useAgentur();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={PRIMARY_BUTTON} onClick={() => setOpen(true)}>
        {t('agentur.freigabe.knopf')}
      </button>
      {isOpen && (
        <Suspense>
          <ReleaseDialog rows={rows} close={() => setOpen(false)} done={done} />
        </Suspense>
      )}
    </>
  );
}
