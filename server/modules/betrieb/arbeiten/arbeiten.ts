import type { ArbeitZeile } from '../../../../contract/calls/betrieb/arbeiten.ts';
import { createTexts, isTextKey, type Translate } from '../../../../texts/texts.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import { dayOf } from '../../../calendar.ts';
import type { Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { itemOf } from '../../../reports/list.ts';
import { type Report, withLines } from '../../../reports/report.ts';
import { countWaiting } from '../../../reports/waiting.ts';
import { checkStillMay } from '../benutzer/recht.ts';
import { ARBEITEN, type ArbeitListRow, setWiederholt } from './arbeiten.sql.ts';

/** Failed work of the tenant as a list. */
export function arbeitenListe({ locale, texte }: Context): Report<ArbeitListRow, ArbeitZeile> {
  const t = createTexts(locale, texte[locale]);
  return withLines(ARBEITEN, (row) => ({
    ErstelltAm: row.erstellt_am.toISOString(),
    Nummer: row.arbeit_id,
    Art: artOf(t, row.art),
    Bezug: row.bezug,
    Status: row.status,
    Grund: row.grund,
  }));
}

/** What work it is, in words; the name of a kind that is no longer known. */
function artOf(t: Translate, art: string): string {
  const key = `betrieb.arbeitart.${art}`;
  return isTextKey(key) ? t(key) : art;
}

/** Counts failed work that has not been tried again. */
export const arbeitenWaiting = countWaiting('arbeiten', arbeitenListe, ({ ErstelltAm }) => dayOf(new Date(ErstelltAm)));

/**
 * Has failed work tried again: the next search for due work hands it to the queue. Work that is tried already or has succeeded stays as it is. Throws
 * NichtAuthorisiert if the right ended, NichtGefunden.
 */
export async function retryWork(context: Context, login: Login | null, id: string): Promise<ArbeitZeile> {
  await checkStillMay(context, login, 'Arbeiten');
  const isMoved = await setWiederholt(context, id);
  const { row, zeile } = await itemOf(context, arbeitenListe(context), id);
  if (isMoved) await writeProtokoll(context, 'arbeit.status', id, { art: row.art }, { vorher: 'Gescheitert', nachher: 'Wiederholt' });
  return zeile;
}
