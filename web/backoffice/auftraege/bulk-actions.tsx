import { lazy, Suspense, useState } from 'react';
import { AUFTRAG_AKTIONEN, type AuftragAktion, type BetriebAuftragZeile } from '../../../contract/calls/betrieb/auftraege.ts';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { useBackoffice } from '../backoffice.ts';

const DecideDialog = lazy(() => import('./decide-dialog.tsx'));

interface ActionsProps {
  readonly rows: readonly BetriebAuftragZeile[];
  done(): void;
}

/** Buttons for a decision on all selected orders, as far as one of them can take it. */
export function AuftraegeActions({ rows, done }: ActionsProps) {
  const { t, today } = useBackoffice();
  const [open, setOpen] = useState<AuftragAktion | null>(null);
  // An order without a referral has to be linked first, one by one.
  const linked = rows.filter(({ Empfehler }) => Empfehler !== null);
  const isThere: Readonly<Record<AuftragAktion, boolean>> = {
    Bestaetigen: linked.some(({ Status }) => Status === 'Eingegangen'),
    Freigeben: linked.some(({ Status, FreigabeAb }) => Status !== 'Freigegeben' && FreigabeAb <= today()),
    Stornieren: true,
  };
  return (
    <>
      {AUFTRAG_AKTIONEN.filter((aktion) => isThere[aktion]).map((aktion) => (
        <button
          key={aktion}
          type="button"
          className={aktion === 'Stornieren' ? SECONDARY_BUTTON : PRIMARY_BUTTON}
          onClick={() => setOpen(aktion)}
        >
          {t(`betrieb.auftrag.${aktion}.knopf`)}
        </button>
      ))}
      {open && (
        <Suspense>
          <DecideDialog aktion={open} rows={rows} close={() => setOpen(null)} done={done} />
        </Suspense>
      )}
    </>
  );
}
