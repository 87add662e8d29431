import { lazy, Suspense } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { useOpenedDialog } from '../../shell/search/opened-dialog.ts';
import { PRIMARY_BUTTON } from '../../shell/styles.ts';
import { defineReport } from '../define-report.tsx';
import { PLAN_BADGES } from '../labels.ts';
import { NEW_BUTTONS } from '../new-buttons.ts';
import { mayDo, useAgentur } from '../own.ts';

const EntrySheet = lazy(() => import('../plan/entry-sheet.tsx'));
const EntryDialog = lazy(() => import('../plan/entry-dialog.tsx'));

/** Button that opens the dialog for a new entry; nothing without the right to change the plan. */
function NewEntry({ onChanged }: { onChanged(): void }) {
  const { t, data } = useAgentur();
  const [isOpen, setOpen] = useOpenedDialog();
  if (!mayDo(data.own, NEW_BUTTONS.praemienplan.recht)) return null;
  return (
    <>
      <button type="button" className={`${PRIMARY_BUTTON} max-sm:px-2.5`} onClick={() => setOpen(true)}>
        <Icon name="plus" />
        <span className="sr-only sm:not-sr-only">{t(NEW_BUTTONS.praemienplan.label)}</span>
      </button>
      {isOpen && (
        <Suspense>
          <EntryDialog close={() => setOpen(false)} onChanged={onChanged} />
        </Suspense>
      )}
    </>
  );
}

export default defineReport('praemienplan', {
  key: 'Id',
  columns: ['Produkt', 'Status', 'WertCent', 'Startdatum', 'Enddatum', 'AngelegtVon'],
  hidden: ['ProduktId', 'Id'],
  card: { title: ['Produkt'], beside: 'Status', facts: ['WertCent', 'Startdatum', 'Enddatum'] },
  badges: PLAN_BADGES,
  choices: ['produkt'],
  Sheet: EntrySheet,
  New: NewEntry,
});
