import { lazy, Suspense, useState } from 'react';
import type { BetriebNachbuchung } from '../../../contract/calls/betrieb/nachbuchungen.ts';
import { useBackoffice } from '../backoffice.ts';
import { ActionButton } from '../liste/action-button.tsx';
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
  return (
    <div className="flex flex-wrap gap-3">
      {decisions.map((decision) => (
        <ActionButton
          key={decision}
          hotkey={DECISION_KEYS[decision]}
          label={t(`betrieb.nachbuchung.${decision}.knopf`)}
          isSecondary={decision !== 'Angenommen'}
          act={() => setOpen(decision)}
        />
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
