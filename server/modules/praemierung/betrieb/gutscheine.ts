import type { GutscheinZeile } from '../../../../contract/calls/betrieb/gutscheine.ts';
import { dayOf } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { type Report, withLines } from '../../../reports/report.ts';
import { countWaiting } from '../../../reports/waiting.ts';
import { type GutscheinRow, gutscheine } from './gutscheine.sql.ts';

/** The stock of voucher codes as a list. */
export const gutscheinListe = (
  context: Pick<Context, 'konfiguration'>,
): Report<GutscheinRow, GutscheinZeile, 'Frei' | 'Ausgegeben' | 'Wartend'> =>
  withLines(gutscheine(context.konfiguration.Gutschein?.Haendler ?? null), (row) => ({
    WertCent: row.wert_cent,
    Haendler: row.haendler || null,
    Frei: row.frei,
    Ausgegeben: row.ausgegeben,
    Wartend: row.wartend,
    FehltSeit: row.fehlt_seit?.toISOString() ?? null,
    Nummer: row.nummer,
  }));

/** Counts the amounts that the pool cannot pay. */
export const gutscheineWaiting = countWaiting('gutscheine', gutscheinListe, ({ FehltSeit }) => dayOf(new Date(FehltSeit ?? 0)));
