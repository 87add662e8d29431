import { lazy, Suspense, useState } from 'react';
import type { Answer } from '../../../contract/call.ts';
import {
  cancelBetriebRechnung,
  payBetriebRechnung,
  RECHNUNG_STATUS_AFTER,
  type RechnungAktion,
  type readBetriebRechnung,
} from '../../../contract/calls/betrieb/rechnungen.ts';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { amount } from '../../portals/shell/format.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { useBackoffice } from '../backoffice.ts';
import { ActionButton } from '../liste/action-button.tsx';
import { useMandant } from '../user.ts';

const ReasonDialog = lazy(() => import('../liste/reason-dialog.tsx'));
const PayDialog = lazy(() => import('./pay-dialog.tsx'));

interface RechnungActionsProps {
  readonly rechnung: Answer<typeof readBetriebRechnung>['body'];
  onChanged(): void;
}

/** The key of each decision. */
const AKTION_KEYS = { Bezahlt: 'b', Stornieren: 's' } as const satisfies Record<RechnungAktion, string>;

/** Buttons for the decisions on an open document, each with a key; each opens a dialog before it acts. */
export function RechnungActions({ rechnung, onChanged }: RechnungActionsProps) {
  const { Rechnungsnummer, AgenturName, Agenturnummer, OffenCent, Aktionen } = rechnung;
  const { t, locale, callIn } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const [keyOf] = useState(makeKeys);
  const [open, setOpen] = useState<RechnungAktion | null>(null);
  if (Aktionen.length === 0) return null;
  const call = callIn(Mandant);
  const params = { nr: Rechnungsnummer };
  const close = () => setOpen(null);
  const done = (aktion: RechnungAktion, { Status, OffenCent: rest }: typeof rechnung, cent: number | null = null) => {
    close();
    const values = { nummer: Rechnungsnummer, rest: amount(rest, locale), betrag: amount(cent ?? 0, locale) };
    const text = () => {
      if (Status === RECHNUNG_STATUS_AFTER[aktion]) return t(`betrieb.rechnung.${keyFor(aktion)}.fertig`, values);
      if (Status !== 'Offen') return t('betrieb.rechnung.inzwischen', { status: t(`agentur.status.rechnung.${Status}`) });
      return t(rest === OffenCent - (cent ?? 0) ? 'betrieb.rechnung.Bezahlt.teil' : 'betrieb.rechnung.inzwischenRest', values);
    };
    toast({ text: text() });
    onChanged();
  };
  const keyFor = (aktion: RechnungAktion) => (aktion === 'Bezahlt' && OffenCent < 0 ? 'Guthaben' : aktion);
  const label = (aktion: RechnungAktion) => t(`betrieb.rechnung.${keyFor(aktion)}.knopf`);
  const words = (aktion: RechnungAktion) => ({
    title: t(`betrieb.rechnung.${keyFor(aktion)}.frage`, { nummer: Rechnungsnummer, mandant: Name }),
    confirmLabel: label(aktion),
    close,
  });
  const sum = { betrag: amount(Math.abs(OffenCent), locale), agentur: AgenturName || Agenturnummer };
  return (
    <div className="flex flex-wrap gap-3">
      {Aktionen.map((aktion) => (
        <ActionButton
          key={aktion}
          hotkey={AKTION_KEYS[aktion]}
          label={label(aktion)}
          isSecondary={aktion !== 'Bezahlt'}
          act={() => setOpen(aktion)}
        />
      ))}
      <Suspense>
        {open === 'Bezahlt' && (
          <PayDialog
            {...words(open)}
            text={t(`betrieb.rechnung.${keyFor(open)}.folge`, sum)}
            rechnung={rechnung}
            send={async (body) =>
              done(
                open,
                (await call(payBetriebRechnung, { params, body }, { idempotencyKey: keyOf({ params, body }) })).body,
                body.BetragCent,
              )
            }
          />
        )}
        {open === 'Stornieren' && (
          <ReasonDialog
            {...words(open)}
            text={t(`betrieb.rechnung.${keyFor(open)}.folge`, sum)}
            hint={t('betrieb.rechnung.grund.text', { mandant: Name })}
            draftName={`Stornieren.${Mandant}.${Rechnungsnummer}`}
            send={async (body) =>
              done(open, (await call(cancelBetriebRechnung, { params, body }, { idempotencyKey: keyOf({ params, body }) })).body)
            }
          />
        )}
      </Suspense>
    </div>
  );
}
