import { lazy, Suspense } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { useOpenedDialog } from '../../shell/search/opened-dialog.ts';
import { PRIMARY_BUTTON } from '../../shell/styles.ts';
import { defineReport } from '../define-report.tsx';
import { MITARBEITER_BADGES } from '../labels.ts';
import MitarbeiterSheet from '../mitarbeiter/sheet.tsx';
import { NEW_BUTTONS } from '../new-buttons.ts';
import { mayDo, useAgentur } from '../own.ts';

const InviteDialog = lazy(() => import('../mitarbeiter/invite-dialog.tsx'));

/** Button that opens the dialog to invite a person to the staff; nothing without the right. */
function NewStaff({ onChanged }: { onChanged(): void }) {
  const { t, data } = useAgentur();
  const [isOpen, setOpen] = useOpenedDialog();
  if (!mayDo(data.own, NEW_BUTTONS.mitarbeiter.recht)) return null;
  const done = () => {
    setOpen(false);
    onChanged();
  };
  return (
    <>
      <button type="button" className={`${PRIMARY_BUTTON} max-sm:px-2.5`} onClick={() => setOpen(true)}>
        <Icon name="mail" />
        <span className="sr-only sm:not-sr-only">{t(NEW_BUTTONS.mitarbeiter.label)}</span>
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
