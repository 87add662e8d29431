import { lazy, Suspense, useState } from 'react';
import { PRIMARY_BUTTON } from '../../portals/shell/styles.ts';
import { useBackoffice } from '../backoffice.ts';
import { hasRecht, useMandant } from '../user.ts';

const InviteDialog = lazy(() => import('./invite-dialog.tsx'));

/** Button that opens the dialog to invite a firm, for people who may decide on agencies. */
export function InviteAgenturButton({ onChanged }: { onChanged(): void }) {
  const { t } = useBackoffice();
  const zugang = useMandant();
  const [isOpen, setOpen] = useState(false);
  if (!hasRecht(zugang, 'AgenturenEntscheiden')) return null;
  return (
    <>
      <button type="button" className={PRIMARY_BUTTON} onClick={() => setOpen(true)}>
        {t('betrieb.agentur.einladen.titel')}
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
