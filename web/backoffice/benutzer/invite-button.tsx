import { lazy, Suspense, useState } from 'react';
import { PRIMARY_BUTTON } from '../../portals/shell/styles.ts';
import { useBackoffice } from '../backoffice.ts';

const InviteDialog = lazy(() => import('./invite-dialog.tsx'));

/** Button that opens the dialog to invite a person. */
export function InviteButton({ onChanged }: { onChanged(): void }) {
  const { t } = useBackoffice();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={PRIMARY_BUTTON} onClick={() => setOpen(true)}>
        {t('betrieb.benutzer.einladen.titel')}
      </button>
      {isOpen && (
        <Suspense>
          <InviteDialog
            close={() => setOpen(false)}
            onInvited={() => {
              setOpen(false);
              onChanged();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
