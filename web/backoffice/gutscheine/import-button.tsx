import { lazy, Suspense, useState } from 'react';
import { PRIMARY_BUTTON } from '../../portals/shell/styles.ts';
import { useBackoffice } from '../backoffice.ts';
import { mayWrite, useMandant } from '../user.ts';

const ImportDialog = lazy(() => import('./import-dialog.tsx'));

/** Button that opens the dialog to add codes, for people who may. */
export function ImportButton({ onChanged }: { onChanged(): void }) {
  const { t } = useBackoffice();
  const zugang = useMandant();
  const [isOpen, setOpen] = useState(false);
  if (!mayWrite(zugang, 'Gutscheine')) return null;
  return (
    <>
      <button type="button" className={PRIMARY_BUTTON} onClick={() => setOpen(true)}>
        {t('betrieb.einspielen.knopf')}
      </button>
      {isOpen && (
        <Suspense>
          <ImportDialog
            close={() => setOpen(false)}
            onDone={() => {
              setOpen(false);
              onChanged();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
