import { lazy, Suspense, useState } from 'react';
import {
  AGENTUR_AKTIONEN,
  AGENTUR_STATUS_AFTER,
  type AgenturAktion,
  approveBetriebAgentur,
  type BetriebAgenturZeile,
  deactivateBetriebAgentur,
  refuseBetriebAgentur,
} from '../../../contract/calls/betrieb/agenturen.ts';
import { ConfirmDialog } from '../../portals/shell/dialog/confirm-dialog.tsx';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { useBackoffice } from '../backoffice.ts';
import { ActionButton } from '../liste/action-button.tsx';
import { useMandant } from '../user.ts';

const ReasonDialog = lazy(() => import('../liste/reason-dialog.tsx'));

interface AgenturActionsProps {
  readonly agentur: Pick<BetriebAgenturZeile, 'Agenturnummer' | 'Name' | 'Status'> & { readonly Aktionen: readonly AgenturAktion[] };
  onChanged(): void;
}

/** The key of each decision. */
const AKTION_KEYS = { Freigeben: 'f', Ablehnen: 'a', Deaktivieren: 'd' } as const satisfies Record<AgenturAktion, string>;

/** Buttons for the decisions on an agency that the person can take now, each with a key; each opens a dialog before it acts. */
export function AgenturActions({ agentur, onChanged }: AgenturActionsProps) {
  const { Agenturnummer, Name: agenturName, Status, Aktionen } = agentur;
  const { t, callIn } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const [keyOf] = useState(makeKeys);
  const [open, setOpen] = useState<AgenturAktion | null>(null);
  if (Aktionen.length === 0) return null;
  const params = { nr: Agenturnummer };
  const done = (aktion: AgenturAktion, now: typeof Status) => {
    setOpen(null);
    toast({
      text:
        now === AGENTUR_STATUS_AFTER[aktion]
          ? t(`betrieb.agentur.${aktion}.fertig`, { agentur: agenturName })
          : t('betrieb.agentur.inzwischen', { status: t(`status.agentur.${now}`) }),
    });
    onChanged();
  };
  const call = callIn(Mandant);
  const words = (aktion: AgenturAktion) => ({
    title: t(`betrieb.agentur.${aktion}.frage`, { agentur: agenturName, mandant: Name }),
    text: t(`betrieb.agentur.${aktion}.folge`, { mandant: Name }),
    confirmLabel: t(`betrieb.agentur.${aktion}.knopf`),
    close: () => setOpen(null),
  });
  return (
    <div className="flex flex-wrap gap-3">
      {AGENTUR_AKTIONEN.filter((aktion) => Aktionen.includes(aktion)).map((aktion) => (
        <ActionButton
          key={aktion}
          hotkey={AKTION_KEYS[aktion]}
          label={t(`betrieb.agentur.${aktion}.knopf`)}
          isSecondary={aktion !== 'Freigeben'}
          act={() => setOpen(aktion)}
        />
      ))}
      {open === 'Freigeben' && (
        <ConfirmDialog
          {...words(open)}
          confirm={async () => {
            const body = { Bisher: Status };
            done(
              open,
              (await call(approveBetriebAgentur, { params, body }, { idempotencyKey: keyOf({ open, params, body }) })).body.Status,
            );
          }}
        />
      )}
      {(open === 'Ablehnen' || open === 'Deaktivieren') && (
        <Suspense>
          <ReasonDialog
            {...words(open)}
            hint={t('betrieb.agentur.grund.text')}
            draftName={`${open}.${Mandant}.${Agenturnummer}`}
            send={async (typed) => {
              const body = { ...typed, Bisher: Status };
              const decide = open === 'Ablehnen' ? refuseBetriebAgentur : deactivateBetriebAgentur;
              done(open, (await call(decide, { params, body }, { idempotencyKey: keyOf({ open, params, body }) })).body.Status);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
