import { lazy, Suspense, useState } from 'react';
import { PRIMARY_BUTTON } from '../../portals/shell/styles.ts';
import { useBackoffice } from '../backoffice.ts';

const BlockDialog = lazy(() => import('./block-dialog.tsx'));

/** Button that opens the dialog to block an address. */
export function BlockButton({ onChanged }: { onChanged(): void }) {
  const { t } = useBackoffice();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={PRIMARY_BUTTON} onClick={() => setOpen(true)}>
        {t('betrieb.sperren.neu')}
      </button>
      {isOpen && (
        <Suspense>
          <BlockDialog
            close={() => setOpen(false)}
            onBlocked={() => {
              setOpen(false);
              onChanged();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
