import type * as z from 'zod/mini';
import type { BetriebAuftrag, BetriebAuftragZeile } from '../../../../contract/calls/betrieb/auftraege.ts';
import type { Context } from '../../../context.ts';
import { itemOf } from '../../../reports/list.ts';
import { mandantNotizOf } from '../../../reports/notiz/notiz.ts';
import { type Report, withLines } from '../../../reports/report.ts';
import { countWaiting } from '../../../reports/waiting.ts';
import { reportTextsOf } from '../../agentur/index.ts';
import { inOrder } from '../../empfehlung/index.ts';
import { freigabeTagOf, produktOf } from '../../produkt/index.ts';
import { readFreigabefrist } from '../freigabefrist.sql.ts';
import { type OhneEmpfehlungListRow, ohneEmpfehlung } from './ohne.sql.ts';
import { isOver } from './verbinden.ts';

/** The orders of the tenant without a referral, as rows of the list of orders. */
export async function ohneEmpfehlungListe(context: Context): Promise<Report<OhneEmpfehlungListRow, BetriebAuftragZeile, 'WertCent'>> {
  const { t } = reportTextsOf(context);
  return withLines(ohneEmpfehlung(await readFreigabefrist(context)), (row) => ({
    Auftragsnummer: row.auftragsnummer,
    Auftragsdatum: row.auftragsdatum,
    Status: row.status,
    FreigabeAb: freigabeTagOf(context, row),
    WertCent: 0,
    Produkt: produktOf(row, context),
    Empfehler: null,
    Empfaenger: null,
    Agenturnummer: null,
    Grund: row.angegeben === null ? t('betrieb.ohne.grund.leer') : t('betrieb.ohne.grund.unbekannt', { nummer: row.angegeben }),
  }));
}

/** Counts the orders that wait to be linked. */
export const ohneEmpfehlungWaiting = countWaiting('auftraege', ohneEmpfehlungListe, ({ Auftragsdatum }) => Auftragsdatum, [
  'OhneEmpfehlung',
]);

/** One order without a referral; `mayDecide` says whether the caller can decide on it. Throws NichtGefunden. */
export async function ohneEmpfehlungForBetrieb(
  context: Context,
  nummer: string,
  mayDecide: boolean,
): Promise<z.input<typeof BetriebAuftrag>> {
  const { t } = reportTextsOf(context);
  const { row, zeile } = await itemOf(context, await ohneEmpfehlungListe(context), nummer);
  const over = isOver(row);
  return {
    ...zeile,
    Empfehlungsnummer: null,
    EmpfehlerId: null,
    Empfaengernummer: null,
    AngegebeneNummer: row.angegeben,
    Mitarbeiternummer: null,
    FreigegebenAm: null,
    FreigegebenDurch: null,
    Verlauf: inOrder([
      { am: row.erstellt_am, was: t('betrieb.ohne.verlauf.aufgenommen') },
      ...(over ? [{ am: row.geaendert_am, was: t(`betrieb.ohne.verlauf.${row.status as 'Storniert'}`) }] : []),
    ]),
    Notiz: await mandantNotizOf(context, 'auftraege', nummer),
    NaechsterSchritt: over
      ? { Schritt: 'Beendet', Wer: 'Niemand', Was: '' }
      : { Schritt: 'AuftragBestaetigen', Wer: 'Mandant', Was: t('betrieb.ohne.schritt') },
    Aktionen: mayDecide && !over ? ['Verbinden', 'Stornieren'] : [],
  };
}
