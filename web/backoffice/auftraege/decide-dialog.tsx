import { useState } from 'react';
import type { Answer } from '../../../contract/call.ts';
import { type AuftragAktion, type BetriebAuftragZeile, decideBetriebAuftraege } from '../../../contract/calls/betrieb/auftraege.ts';
import ConfirmDialogContent from '../../portals/shell/dialog/confirm-dialog-content.tsx';
import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { newKey } from '../../portals/shell/form/key.ts';
import { amount } from '../../portals/shell/format.ts';
import { PRIMARY_BUTTON } from '../../portals/shell/styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { useBackoffice } from '../backoffice.ts';
import { useMandant } from '../user.ts';
import CancelDialog from './cancel-dialog.tsx';

type Entscheidungen = Answer<typeof decideBetriebAuftraege>['body'];

interface DecideDialogProps {
  readonly aktion: AuftragAktion;
  readonly rows: readonly BetriebAuftragZeile[];
  close(): void;
  done(): void;
}

/** Asks for confirmation of a decision on several orders, with their sum and the tenant; then shows the result of each order on a line. */
export default function DecideDialog({ aktion, rows, close, done }: DecideDialogProps) {
  const { t, locale, callIn } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const [result, setResult] = useState<Entscheidungen | null>(null);
  const [idempotencyKey] = useState(newKey);
  if (result) return <Result aktion={aktion} result={result} close={done} />;
  const decide = async (reason: { readonly Grund?: string } = {}) => {
    const body = { Auftragsnummern: rows.map((row) => row.Auftragsnummer), Aktion: aktion, ...reason };
    setResult((await callIn(Mandant)(decideBetriebAuftraege, { body }, { idempotencyKey })).body);
  };
  const title = t.plural(`betrieb.auftrag.${aktion}.frage`, rows.length, { mandant: Name });
  const wert = amount(
    rows.reduce((sum, { WertCent }) => sum + WertCent, 0),
    locale,
  );
  if (aktion === 'Stornieren')
    return (
      <CancelDialog
        title={title}
        text={t(
          rows.some(({ Status }) => Status === 'Freigegeben')
            ? 'betrieb.auftrag.Stornieren.folge.freigegeben'
            : 'betrieb.auftrag.Stornieren.folge',
        )}
        draftName={`stornieren.${Mandant}.mehrere`}
        close={close}
        send={decide}
      />
    );
  return (
    <ConfirmDialogContent
      title={title}
      text={t(`betrieb.auftrag.${aktion}.folge`, { wert })}
      confirmLabel={t(`betrieb.auftrag.${aktion}.knopf`)}
      close={close}
      confirm={() => decide()}
    />
  );
}

function Result({ aktion, result, close }: { aktion: AuftragAktion; result: Entscheidungen; close(): void }) {
  const { t, locale } = useBackoffice();
  return (
    <Modal title={t.plural(`betrieb.auftrag.${aktion}.ergebnis`, result.Erledigt, { wert: amount(result.WertCent, locale) })} close={close}>
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
}

/** Results with those first that changed nothing, since they need attention. */
const inOrder = ({ Ergebnisse }: Entscheidungen): Entscheidungen['Ergebnisse'] =>
  [...Ergebnisse].sort((a, b) => Number(isDone(a.Ergebnis)) - Number(isDone(b.Ergebnis)));

const isDone = (ergebnis: Entscheidungen['Ergebnisse'][number]['Ergebnis']): boolean =>
  ergebnis === 'Erledigt' || ergebnis === 'Unveraendert';
