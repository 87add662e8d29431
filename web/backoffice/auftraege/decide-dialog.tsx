import { useState } from 'react';
import type { Answer } from '../../../contract/call.ts';
import { type AuftragAktion, type BetriebAuftragZeile, decideBetriebAuftraege } from '../../../contract/calls/betrieb/auftraege.ts';
import ConfirmDialogContent from '../../portals/shell/dialog/confirm-dialog-content.tsx';
import { ResultsDialog } from '../../portals/shell/dialog/results-dialog.tsx';
import { newKey } from '../../portals/shell/form/key.ts';
import { amount } from '../../portals/shell/format.ts';
import { useBackoffice } from '../backoffice.ts';
import ReasonDialog from '../liste/reason-dialog.tsx';
import { useMandant } from '../user.ts';
import { consequenceOf } from './consequence.ts';

type Entscheidungen = Answer<typeof decideBetriebAuftraege>['body'];

interface DecideDialogProps {
  readonly aktion: AuftragAktion;
  readonly rows: readonly BetriebAuftragZeile[];
  close(): void;
  done(): void;
}

/** Asks for confirmation of a decision on several orders, with their sum and the tenant; then says the result in a sentence and lists the orders that it failed for. */
export default function DecideDialog({ aktion, rows, close, done }: DecideDialogProps) {
  const { t, locale, callIn } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const [result, setResult] = useState<Entscheidungen | null>(null);
  const [idempotencyKey] = useState(newKey);
  if (result)
    return (
      <ResultsDialog
        changed={result.Erledigt}
        title={t.plural(`betrieb.auftrag.${aktion}.ergebnis`, result.Erledigt, { wert: amount(result.WertCent, locale) })}
        results={result.Ergebnisse}
        done="Erledigt"
        already="Unveraendert"
        close={done}
      />
    );
  const decide = async (reason: { readonly Grund?: string } = {}) => {
    const body = { Auftragsnummern: rows.map((row) => row.Auftragsnummer), Aktion: aktion, ...reason };
    setResult((await callIn(Mandant)(decideBetriebAuftraege, { body }, { idempotencyKey })).body);
  };
  const title = t.plural(`betrieb.auftrag.${aktion}.frage`, rows.length, { mandant: Name });
  const text = consequenceOf({ t, locale }, aktion, rows);
  if (aktion === 'Stornieren')
    return (
      <ReasonDialog
        hint={t('betrieb.auftrag.grund.text')}
        confirmLabel={t('betrieb.auftrag.Stornieren.knopf')}
        title={title}
        text={text}
        draftName={`stornieren.${Mandant}.mehrere`}
        close={close}
        send={decide}
      />
    );
  return (
    <ConfirmDialogContent
      title={title}
      text={text}
      confirmLabel={t(`betrieb.auftrag.${aktion}.knopf`)}
      close={close}
      confirm={() => decide()}
    />
  );
}
