import { useState } from 'react';
import { type AuszahlungZeile, holdAuszahlungen } from '../../../contract/calls/betrieb/auszahlungen.ts';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { amount } from '../../portals/shell/format.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { useBackoffice } from '../backoffice.ts';
import ReasonDialog from '../liste/reason-dialog.tsx';
import { useMandant } from '../user.ts';

interface HoldDialogProps {
  readonly rows: readonly Pick<AuszahlungZeile, 'Praemierungsnummer' | 'WertCent' | 'Stand'>[];
  close(): void;
  done(): void;
}

/** Asks why picked transfers are held, and holds them. */
export default function HoldDialog({ rows, close, done }: HoldDialogProps) {
  const { t, locale, callIn } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const [keyOf] = useState(makeKeys);
  const summe = amount(
    rows.reduce((total, { WertCent }) => total + WertCent, 0),
    locale,
  );
  const isInRun = rows.some(({ Stand }) => Stand === 'ImLauf');
  return (
    <ReasonDialog
      title={t.plural('betrieb.auszahlung.anhalten.frage', rows.length, { summe, mandant: Name })}
      text={t(isInRun ? 'betrieb.auszahlung.anhalten.folge.lauf' : 'betrieb.auszahlung.anhalten.folge')}
      hint={t('betrieb.auszahlung.grund.text', { mandant: Name })}
      confirmLabel={t('betrieb.auszahlung.anhalten.knopf')}
      draftName={`anhalten.${Mandant}`}
      close={close}
      send={async ({ Grund }) => {
        const body = { Praemierungsnummern: rows.map(({ Praemierungsnummer }) => Praemierungsnummer), Grund };
        const { Zurueckgehalten } = (await callIn(Mandant)(holdAuszahlungen, { body }, { idempotencyKey: keyOf(body) })).body;
        toast({ text: t.plural('betrieb.auszahlung.anhalten.fertig', Zurueckgehalten) });
        done();
      }}
    />
  );
}
