import { lazy, Suspense, useState } from 'react';
import type { AuszahlungZeile } from '../../../contract/calls/betrieb/auszahlungen.ts';
import { PRIMARY_BUTTON } from '../../portals/shell/styles.ts';
import { useBackoffice } from '../backoffice.ts';

const HoldDialog = lazy(() => import('./hold-dialog.tsx'));

interface ActionsProps {
  readonly rows: readonly AuszahlungZeile[];
  done(): void;
}

/** Button that holds all selected transfers. */
export function AuszahlungenActions({ rows, done }: ActionsProps) {
  const { t } = useBackoffice();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={PRIMARY_BUTTON} onClick={() => setOpen(true)}>
        {t('betrieb.auszahlung.anhalten.knopf')}
      </button>
      {isOpen && (
        <Suspense>
          <HoldDialog rows={rows} close={() => setOpen(false)} done={done} />
        </Suspense>
      )}
    </>
  );
}
