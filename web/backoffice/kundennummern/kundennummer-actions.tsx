import { useState } from 'react';
import { answerBetriebKundennummer, type BetriebKundennummer } from '../../../contract/calls/betrieb/kundennummern.ts';
import { ConfirmDialog } from '../../portals/shell/dialog/confirm-dialog.tsx';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { useBackoffice } from '../backoffice.ts';
import { ActionButton } from '../liste/action-button.tsx';
import { useMandant } from '../user.ts';

interface ActionsProps {
  readonly kundennummer: BetriebKundennummer;
  onChanged(): void;
}

const ANSWERS = ['Gefunden', 'Unbekannt'] as const;
type Answer = (typeof ANSWERS)[number];

/** The key of each answer. */
const ANSWER_KEYS = { Gefunden: 'g', Unbekannt: 'n' } as const satisfies Record<Answer, string>;

/** Buttons for the answers that a customer number does not have yet, each with a key; each opens a dialog before it acts. */
export function KundennummerActions({ kundennummer, onChanged }: ActionsProps) {
  const { t, callIn } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const [keyOf] = useState(makeKeys);
  const [open, setOpen] = useState<Answer | null>(null);
  const { Anfrage: nr, Kundennummer: nummer, Status, Empfehler: empfehler } = kundennummer;
  const answers = ANSWERS.filter((answer) => answer !== Status);
  return (
    <div className="flex flex-wrap gap-3">
      {answers.map((answer) => (
        <ActionButton
          key={answer}
          hotkey={ANSWER_KEYS[answer]}
          label={t(`betrieb.kundennummer.${answer}.knopf`)}
          isSecondary={answer !== 'Gefunden'}
          act={() => setOpen(answer)}
        />
      ))}
      {open && (
        <ConfirmDialog
          title={t(`betrieb.kundennummer.${open}.frage`, { nummer, mandant: Name })}
          text={t(`betrieb.kundennummer.${open}.folge`, { empfehler, mandant: Name })}
          confirmLabel={t(`betrieb.kundennummer.${open}.knopf`)}
          close={() => setOpen(null)}
          confirm={async () => {
            const body = { Gefunden: open === 'Gefunden', Bisher: Status };
            const { body: after } = await callIn(Mandant)(
              answerBetriebKundennummer,
              { params: { nr }, body },
              { idempotencyKey: keyOf(body) },
            );
            setOpen(null);
            toast({
              text:
                after.Status === open
                  ? t(`betrieb.kundennummer.${open}.fertig`, { nummer })
                  : t('betrieb.kundennummer.inzwischen', {
                      name: after.BeantwortetDurch ?? Name,
                      status: t(`betrieb.kundennummer.status.${after.Status}`),
                    }),
            });
            onChanged();
          }}
        />
      )}
    </div>
  );
}
