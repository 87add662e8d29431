import { lazy, Suspense, useState } from 'react';
import {
  type BetriebForderung,
  type ForderungAktion,
  payBetriebForderung,
  waiveBetriebForderung,
} from '../../../contract/calls/betrieb/forderungen.ts';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { amount } from '../../portals/shell/format.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { useBackoffice } from '../backoffice.ts';
import { ActionButton } from '../liste/action-button.tsx';
import { useMandant } from '../user.ts';

const ReasonDialog = lazy(() => import('../liste/reason-dialog.tsx'));
const PayDialog = lazy(() => import('../rechnungen/pay-dialog.tsx'));

interface ForderungActionsProps {
  readonly forderung: BetriebForderung;
  onChanged(): void;
}

/** The key of each decision. */
const AKTION_KEYS = { Bezahlt: 'b', Erlassen: 'e' } as const satisfies Record<ForderungAktion, string>;

/** Buttons for the decisions on an open claim, each with a key; each opens a dialog before it acts. */
export function ForderungActions({ forderung, onChanged }: ForderungActionsProps) {
  const { Forderungsnummer: nummer, RestCent, ErstelltAm, Aktionen } = forderung;
  const { t, locale, callIn } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const [keyOf] = useState(makeKeys);
  const [open, setOpen] = useState<ForderungAktion | null>(null);
  if (Aktionen.length === 0) return null;
  const call = callIn(Mandant);
  const params = { nr: nummer };
  const close = () => setOpen(null);
  const done = (aktion: ForderungAktion, { Status, RestCent: rest }: BetriebForderung, cent: number | null = null) => {
    close();
    const values = { nummer, rest: amount(rest, locale), betrag: amount(cent ?? 0, locale) };
    const text = () => {
      if (Status === aktion) return t(`betrieb.forderung.${aktion}.fertig`, values);
      if (Status !== 'Offen') return t('betrieb.forderung.inzwischen', { status: t(`forderung.status.${Status}`) });
      return t(rest === RestCent - (cent ?? 0) ? 'betrieb.forderung.Bezahlt.teil' : 'betrieb.forderung.inzwischenRest', values);
    };
    toast({ text: text() });
    onChanged();
  };
  const words = (aktion: ForderungAktion) => ({
    title: t(`betrieb.forderung.${aktion}.frage`, { nummer, mandant: Name }),
    text: t(`betrieb.forderung.${aktion}.folge`, { betrag: amount(RestCent, locale) }),
    confirmLabel: t(`betrieb.forderung.${aktion}.knopf`),
    close,
  });
  return (
    <div className="flex flex-wrap gap-3">
      {Aktionen.map((aktion) => (
        <ActionButton
          key={aktion}
          hotkey={AKTION_KEYS[aktion]}
          label={t(`betrieb.forderung.${aktion}.knopf`)}
          isSecondary={aktion !== 'Bezahlt'}
          act={() => setOpen(aktion)}
        />
      ))}
      <Suspense>
        {open === 'Bezahlt' && (
          <PayDialog
            {...words(open)}
            rechnung={{ AusgestelltAm: ErstelltAm, OffenCent: RestCent }}
            send={async (body) =>
              done(
                open,
                (await call(payBetriebForderung, { params, body }, { idempotencyKey: keyOf({ params, body }) })).body,
                body.BetragCent,
              )
            }
          />
        )}
        {open === 'Erlassen' && (
          <ReasonDialog
            {...words(open)}
            hint={t('betrieb.forderung.grund.text', { mandant: Name })}
            draftName={`Erlassen.${Mandant}.${nummer}`}
            send={async (body) =>
              done(open, (await call(waiveBetriebForderung, { params, body }, { idempotencyKey: keyOf({ params, body }) })).body)
            }
          />
        )}
      </Suspense>
    </div>
  );
}
