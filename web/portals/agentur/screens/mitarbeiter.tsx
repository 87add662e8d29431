import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { PRIMARY_BUTTON } from '../../shell/styles.ts';
import { defineReport } from '../define-report.tsx';
import { MITARBEITER_BADGES } from '../labels.ts';
import MitarbeiterSheet from '../mitarbeiter/sheet.tsx';
import { useAgentur } from '../own.ts';

const InviteDialog = lazy(() => import('../mitarbeiter/invite-dialog.tsx'));

/** Button that opens the dialog to invite a person to the staff. */
function NewStaff({ onChanged }: { onChanged(): void }) {
  const { t } = useAgentur();
  const [isOpen, setOpen] = useState(false);
  const done = () => {
    setOpen(false);
    onChanged();
  };
  return (
    <>
      <button type="button" className={`${PRIMARY_BUTTON} max-sm:px-2.5`} onClick={() => setOpen(true)}>
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

/** Report of the staff, with a button to invite a person. */
export default defineReport('mitarbeiter', {
  key: (row) => row.Mitarbeiternummer ?? row.Email,
  columns: ['Nachname', 'Vorname', 'Mitarbeiternummer', 'Status', 'Rollen', 'Email', 'LetzteAnmeldung'],
  card: { title: ['Vorname', 'Nachname'], beside: 'Status', facts: ['Rollen', 'Mitarbeiternummer'] },
  badges: MITARBEITER_BADGES,
  New: NewStaff,
  Sheet: MitarbeiterSheet,
});
