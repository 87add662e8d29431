import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { PRIMARY } from '../../shell/looks.ts';
import { useAgentur } from '../own.ts';

const InviteDialog = lazy(() => import('./invite-dialog.tsx'));

/** Button that opens the dialog to invite a person to the staff. */
export function NewStaff({ onChanged }: { onChanged(): void }) {
  const { t } = useAgentur();
  const [isOpen, setOpen] = useState(false);
  const done = () => {
    setOpen(false);
    onChanged();
  };
  return (
    <>
      <button type="button" className={`${PRIMARY} max-sm:px-2.5`} onClick={() => setOpen(true)}>
        <Icon name="mail" />
        <span className="sr-only sm:not-sr-only">{t('agentur.mitarbeiter.einladen')}</span>
      </button>
      {isOpen && (
        <Suspense>
          <InviteDialog close={() => setOpen(false)} done={done} />
        </Suspense>
      )}
    </>
  );
}
