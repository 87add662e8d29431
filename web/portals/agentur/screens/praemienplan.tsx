import { lazy, Suspense, useState } from 'react';
import { listPraemienplan } from '../../../../contract/calls/agentur/berichte.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PRIMARY } from '../../shell/looks.ts';
import { defineReport } from '../define-report.tsx';
import { PLAN_LOOKS } from '../labels.ts';
import { mayDo, useAgentur } from '../own.ts';

const EntrySheet = lazy(() => import('../plan/entry-sheet.tsx'));
const EntryDialog = lazy(() => import('../plan/entry-dialog.tsx'));

/** Button that opens the dialog for a new entry; nothing without the right to change the plan. */
function NewEntry({ onChanged }: { onChanged(): void }) {
  const { t, data } = useAgentur();
  const [isOpen, setOpen] = useState(false);
  if (!mayDo(data.own, 'PraemienplanAendern')) return null;
  return (
    <>
      <button type="button" className={`${PRIMARY} max-sm:px-2.5`} onClick={() => setOpen(true)}>
        <Icon name="plus" />
        <span className="sr-only sm:not-sr-only">{t('agentur.plan.neu')}</span>
      </button>
      {isOpen && (
        <Suspense>
          <EntryDialog close={() => setOpen(false)} onChanged={onChanged} />
        </Suspense>
      )}
    </>
  );
}

export default defineReport({
  bereich: 'praemienplan',
  call: listPraemienplan,
  key: 'Id',
  columns: {
    Produkt: { kind: 'text' },
    Status: { kind: 'badge' },
    WertCent: { kind: 'cent' },
    Startdatum: { kind: 'date' },
    Enddatum: { kind: 'date' },
    AngelegtVon: { kind: 'text' },
    ProduktId: { kind: 'count', isHidden: true },
    Id: { kind: 'text', isHidden: true },
  },
  card: { title: ['Produkt'], beside: 'Status', facts: ['WertCent', 'Startdatum', 'Enddatum'] },
  status: {
    looks: PLAN_LOOKS,
    label: (t, status) => t(`agentur.status.plan.${status}`),
  },
  choices: ['produkt'],
  Sheet: EntrySheet,
  New: NewEntry,
});
