import type { Datenauskunft } from '../../../contract/calls/account/datenschutz.ts';
import { auskunftOf } from '../../db/columns.ts';
import type { MandantScope } from '../../db/scope.ts';
import { AUFTRAG } from './columns.ts';
import { listAuftraegeOf } from './reads.ts';

/** Agencies' objections to the orders of these recipients, and the numbers of all these orders. */
export async function auskunftOfBeanstandungen(
  scope: MandantScope,
  empfaengernummern: readonly string[],
): Promise<{ teil: Pick<Datenauskunft, 'Beanstandungen'>; nummern: string[] }> {
  const rows = empfaengernummern.length > 0 ? await listAuftraegeOf(scope, empfaengernummern) : [];
  const Beanstandungen = rows.flatMap(({ beanstandet_am, beanstandung, ...row }) =>
    beanstandet_am && beanstandung ? [auskunftOf(AUFTRAG, { ...row, beanstandet_am, beanstandung })] : [],
  );
  return { teil: { Beanstandungen }, nummern: rows.map((row) => row.auftragsnummer) };
}
