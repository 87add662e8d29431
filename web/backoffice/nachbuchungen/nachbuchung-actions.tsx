import { lazy, Suspense, useState } from 'react';
import type { BetriebNachbuchung } from '../../../contract/calls/betrieb/nachbuchungen.ts';
import { useKeys } from '../../portals/shell/keys.ts';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { useBackoffice } from '../backoffice.ts';
import type { Decision } from './decide-dialog.tsx';

const DecideDialog = lazy(() => import('./decide-dialog.tsx'));

interface ActionsProps {
  readonly nachbuchung: BetriebNachbuchung;
  onChanged(): void;
}

/** The key of each decision. */
const DECISION_KEYS = { Angenommen: 'a', Abgelehnt: 'l' } as const satisfies Record<Decision, string>;

/** Buttons for the decisions on an undecided claim, each with a key; each opens a dialog before it acts. */
export function NachbuchungActions({ nachbuchung, onChanged }: ActionsProps) {
  const { t } = useBackoffice();
  const [open, setOpen] = useState<Decision | null>(null);
  const canAccept = nachbuchung.Zuordnungen.length > 0 || nachbuchung.Auftrag !== null;
  const decisions: readonly Decision[] = canAccept ? ['Angenommen', 'Abgelehnt'] : ['Abgelehnt'];
  useKeys(Object.fromEntries(decisions.map((decision) => [DECISION_KEYS[decision], () => setOpen(decision)])));
  return (
    <div className="flex flex-wrap gap-3">
      {decisions.map((decision) => (
        <button
          key={decision}
          type="button"
          aria-keyshortcuts={DECISION_KEYS[decision]}
          className={decision === 'Angenommen' ? PRIMARY_BUTTON : SECONDARY_BUTTON}
          onClick={() => setOpen(decision)}
        >
          {t(`betrieb.nachbuchung.${decision}.knopf`)}
          <span aria-hidden="true" className="ml-2 hidden font-body text-xs opacity-70 lg:inline">
            {DECISION_KEYS[decision].toUpperCase()}
          </span>
        </button>
      ))}
      {open && (
        <Suspense>
          <DecideDialog
            decision={open}
            nachbuchung={nachbuchung}
            close={() => setOpen(null)}
            done={() => {
              setOpen(null);
              onChanged();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
