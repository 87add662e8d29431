import type { FassungZeile } from '../../../contract/calls/betrieb/entwurf.ts';
import { namesOf } from '../../audit/actors.ts';
import type { Context } from '../../context.ts';
import type { Report } from '../../reports/report.ts';
import { FASSUNGEN_LIST, type FassungListRow } from './fassungen.sql.ts';

/** The kept versions of the tenant as a list. */
export const fassungenListe = (context: Context): Report<FassungListRow, FassungZeile> => ({
  ...FASSUNGEN_LIST,
  async toWire(rows) {
    const nameOf = await namesOf(
      context,
      rows.map(({ von }) => von),
    );
    return rows.map(({ nummer, gilt_ab, status, von, worte }) => ({
      Nummer: Number(nummer),
      GiltAb: gilt_ab.toISOString(),
      Status: status,
      VeroeffentlichtVon: nameOf(von),
      Worte: worte,
    }));
  },
});
