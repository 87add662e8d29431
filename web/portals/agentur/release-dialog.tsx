import { useState } from 'react';
import type { Answer } from '../../../contract/call.ts';
import { releaseAuftraege } from '../../../contract/calls/agentur/freigabe.ts';
import type { AuftragZeile } from '../../../contract/calls/agentur/zeilen.ts';
import { Icon } from '../../ui/icon.tsx';
import ConfirmDialogContent from '../shell/dialog/confirm-dialog-content.tsx';
import { Modal } from '../shell/dialog/modal.tsx';
import { newKey } from '../shell/form/key.ts';
import { amount } from '../shell/format.ts';
import { PRIMARY_BUTTON } from '../shell/styles.ts';
import { useAgentur } from './own.ts';

type Freigaben = Answer<typeof releaseAuftraege>['body'];

interface ReleaseDialogProps {
  readonly rows: readonly AuftragZeile[];
  close(): void;
  done(): void;
}

/** Asks for confirmation with the sum of the orders; then shows the result of each order on a line. */
export default function ReleaseDialog({ rows, close, done }: ReleaseDialogProps) {
  const { t, locale, call } = useAgentur();
  const [result, setResult] = useState<Freigaben | null>(null);
  const [idempotencyKey] = useState(newKey);
  const wert = amount(
    rows.reduce((sum, { WertCent }) => sum + WertCent, 0),
    locale,
  );
  if (result) return <Result result={result} close={done} />;
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

const Result = ({ result, close }: { result: Freigaben; close(): void }) => {
  const { t, locale } = useAgentur();
  const wert = amount(result.WertCent, locale);
  return (
    <Modal title={t.plural('agentur.freigabe.ergebnis', result.Freigegeben, { wert })} close={close}>
      <ul className="flex flex-col gap-2 overflow-y-auto">
        {inOrder(result).map(({ Auftragsnummer, Ergebnis, Was }) => (
          <li key={Auftragsnummer} className="flex gap-3">
            <Icon
              name={isDone(Ergebnis) ? 'success' : 'warning'}
              className={`mt-0.5 ${isDone(Ergebnis) ? 'text-success' : 'text-warning'}`}
            />
            <span className="min-w-0">
              <span className="font-semibold tabular-nums">{Auftragsnummer}</span> {Was}
            </span>
          </li>
        ))}
      </ul>
      <button type="button" className={`${PRIMARY_BUTTON} self-end`} onClick={close}>
        {t('portal.schliessen')}
      </button>
    </Modal>
  );
};

/** Results of a release; orders that were not released come first, since they need attention. */
const inOrder = ({ Ergebnisse }: Freigaben): Freigaben['Ergebnisse'] =>
  [...Ergebnisse].sort((a, b) => Number(isDone(a.Ergebnis)) - Number(isDone(b.Ergebnis)));

/** Whether an order is released now. */
const isDone = (ergebnis: Freigaben['Ergebnisse'][number]['Ergebnis']): boolean =>
  ergebnis === 'Freigegeben' || ergebnis === 'BereitsFreigegeben';
