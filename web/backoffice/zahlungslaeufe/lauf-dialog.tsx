import { useState } from 'react';
import {
  approveZahlungslauf,
  changeZahlungslauf,
  checkZahlungslauf,
  discardZahlungslauf,
  executeZahlungslauf,
  handOverZahlungslauf,
  type LaufAktion,
  reopenZahlungslauf,
  withdrawZahlungslauf,
  type Zahlungslauf,
} from '../../../contract/calls/betrieb/zahlungslaeufe.ts';
import { AUSFUEHRUNG_TAGE, type LaufStatus } from '../../../contract/rules/zahlung.ts';
import { addDays } from '../../../contract/values/days.ts';
import { CallError } from '../../portals/shell/call.ts';
import ConfirmDialogContent from '../../portals/shell/dialog/confirm-dialog-content.tsx';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { amount, formatCount } from '../../portals/shell/format.ts';
import { rowKey } from '../../portals/shell/sheet/row-sheet.tsx';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { useBackoffice } from '../backoffice.ts';
import ReasonDialog from '../liste/reason-dialog.tsx';
import { useMandant } from '../user.ts';
import DayDialog from './day-dialog.tsx';
import { laufRow } from './lauf-row.ts';

export type DialogAktion = Exclude<LaufAktion, 'Datei' | 'Zurueck'>;

const WITH_REASON = { Oeffnen: reopenZahlungslauf, Verwerfen: discardZahlungslauf, Zurueckziehen: withdrawZahlungslauf } as const;
const AT_ONCE = { Pruefen: checkZahlungslauf, Uebergeben: handOverZahlungslauf } as const;
const WITH_DAY = { Aendern: changeZahlungslauf, Ausfuehren: executeZahlungslauf } as const;

/** States that mean that the action was done. Payments of a run are booked soon after the answer. */
const AFTER: Readonly<Record<DialogAktion, readonly LaufStatus[]>> = {
  Aendern: ['Entwurf'],
  Pruefen: ['Geprueft'],
  Oeffnen: ['Entwurf'],
  Verwerfen: ['Verworfen'],
  Freigeben: ['Freigegeben'],
  Uebergeben: ['Uebergeben'],
  Ausfuehren: ['Uebergeben', 'Ausgefuehrt'],
  Zurueckziehen: ['Zurueckgezogen'],
};

const isIn = <Name extends string>(of: Readonly<Record<Name, unknown>>, name: string): name is Name => name in of;

interface LaufDialogProps {
  readonly aktion: DialogAktion;
  readonly lauf: Zahlungslauf;
  /** Day of the execution that the bank said (`YYYY-MM-DD`), or null. */
  readonly executed: string | null;
  close(): void;
  onChanged(): void;
}

/** Asks before an action on a run, with its consequence, and then acts. A run that has changed meanwhile is shown again. */
export default function LaufDialog({ aktion, lauf, executed, close, onChanged }: LaufDialogProps) {
  const { t, locale, callIn, today, queries } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const [keyOf] = useState(makeKeys);
  const { Laufnummer, Anzahl, SummeCent, Ausfuehrungstag } = lauf;
  const call = callIn(Mandant);
  const params = { nr: Laufnummer };
  const act = async (send: () => Promise<{ readonly body: Zahlungslauf }>) => {
    try {
      const { Status } = (await send()).body;
      toast({
        text: AFTER[aktion].includes(Status)
          ? t(`betrieb.lauf.${aktion}.fertig`, { nummer: Laufnummer })
          : t('betrieb.lauf.inzwischen', { status: t(`betrieb.zahlungslauf.status.${Status}`) }),
      });
    } catch (error) {
      if (!(error instanceof CallError) || error.problem.code !== 'LaufGeaendert') throw error;
      // The message says that the run is shown as it is now, and an approval of the one shown before would be refused again.
      await queries.refetchQueries({ queryKey: rowKey(...laufRow(Mandant, Laufnummer)) });
      toast({ text: t('betrieb.lauf.geaendert') });
    }
    close();
    onChanged();
  };
  const values = { nummer: Laufnummer, mandant: Name, anzahl: formatCount(Anzahl, locale), summe: amount(SummeCent, locale) };
  const words = { text: t(`betrieb.lauf.${aktion}.folge`, values), close };
  if (aktion === 'Freigeben') {
    const body = { Pruefsumme: lauf.Pruefsumme ?? '' };
    return (
      <ConfirmDialogContent
        {...words}
        title={t.plural('betrieb.lauf.Freigeben.frage', Anzahl, values)}
        confirmLabel={t.plural('betrieb.lauf.Freigeben.knopf', Anzahl, values)}
        confirm={() => act(() => call(approveZahlungslauf, { params, body }, { idempotencyKey: keyOf(body) }))}
      />
    );
  }
  const asked = { ...words, title: t(`betrieb.lauf.${aktion}.frage`, values), confirmLabel: t(`betrieb.lauf.${aktion}.knopf`) };
  if (isIn(WITH_REASON, aktion))
    return (
      <ReasonDialog
        {...asked}
        hint={t('betrieb.lauf.grund.text', { mandant: Name })}
        draftName={`${aktion}.${Mandant}.${Laufnummer}`}
        send={(body) => act(() => call(WITH_REASON[aktion], { params, body }, { idempotencyKey: keyOf(body) }))}
      />
    );
  if (isIn(WITH_DAY, aktion))
    return (
      <DayDialog
        {...asked}
        label={t(aktion === 'Aendern' ? 'betrieb.spalte.Ausfuehrungstag' : 'betrieb.spalte.AusgefuehrtAm')}
        {...(aktion === 'Aendern'
          ? { start: Ausfuehrungstag, min: today(), max: addDays(today(), AUSFUEHRUNG_TAGE) }
          : { start: executed ?? (Ausfuehrungstag < today() ? Ausfuehrungstag : today()), max: today() })}
        send={(body) => act(() => call(WITH_DAY[aktion], { params, body }, { idempotencyKey: keyOf(body) }))}
      />
    );
  return (
    <ConfirmDialogContent {...asked} confirm={() => act(() => call(AT_ONCE[aktion], { params }, { idempotencyKey: keyOf(aktion) }))} />
  );
}
