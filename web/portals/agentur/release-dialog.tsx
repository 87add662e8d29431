import { useState } from 'react';
import type { Answer } from '../../../contract/call.ts';
import { releaseAuftraege } from '../../../contract/calls/agentur/freigabe.ts';
import type { AuftragZeile } from '../../../contract/calls/agentur/zeilen.ts';
import ConfirmDialogContent from '../shell/dialog/confirm-dialog-content.tsx';
import { ResultsDialog } from '../shell/dialog/results-dialog.tsx';
import { newKey } from '../shell/form/key.ts';
import { amount } from '../shell/format.ts';
import { useAgentur } from './own.ts';

type Freigaben = Answer<typeof releaseAuftraege>['body'];

interface ReleaseDialogProps {
  readonly rows: readonly AuftragZeile[];
  close(): void;
  done(): void;
}

/** Asks for confirmation with the sum of the orders; then says the result in a sentence and lists the orders that could not be released. */
export default function ReleaseDialog({ rows, close, done }: ReleaseDialogProps) {
  const { t, locale, call } = useAgentur();
  const [result, setResult] = useState<Freigaben | null>(null);
  const [idempotencyKey] = useState(newKey);
  const wert = amount(
    rows.reduce((sum, { WertCent }) => sum + WertCent, 0),
    locale,
  );
  if (result)
    return (
      <ResultsDialog
        changed={result.Freigegeben}
        title={t.plural('agentur.freigabe.ergebnis', result.Freigegeben, { wert: amount(result.WertCent, locale) })}
        results={result.Ergebnisse}
        done="Freigegeben"
        already="BereitsFreigegeben"
        close={done}
      />
    );
  return (
    <ConfirmDialogContent
      title={t.plural('agentur.freigabe.frage', rows.length)}
      text={t('agentur.freigabe.folge', { wert })}
      confirmLabel={t('agentur.freigabe.knopf')}
      close={close}
      confirm={async () => {
        const { body } = await call(
          releaseAuftraege,
          { body: { Auftragsnummern: rows.map((row) => row.Auftragsnummer) } },
          { idempotencyKey },
        );
        setResult(body);
      }}
    />
  );
}
