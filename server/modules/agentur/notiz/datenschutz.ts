import type { Datenauskunft } from '../../../../contract/calls/datenschutz.ts';
import { auskunftOf } from '../../../db/columns.ts';
import type { MandantScope } from '../../../db/scope.ts';
import { NOTIZ } from './columns.ts';
import { listNotizenAt } from './store.ts';

/** What agencies noted at the rows of these numbers, by report. */
export async function auskunftOfNotizen(
  scope: MandantScope,
  nummern: Parameters<typeof listNotizenAt>[1],
): Promise<Pick<Datenauskunft, 'Notizen'>> {
  return { Notizen: (await listNotizenAt(scope, nummern)).map((row) => auskunftOf(NOTIZ, row)) };
}
