import type { Ordner } from '../../../contract/rules/entwurf.ts';
import type { Context } from '../../context.ts';
import type { SetupScope } from '../../db/scope.ts';
import { readOrdner } from '../ordner.ts';
import { hasFassungen, insertFassung, lastNummer } from './store.ts';

/** Stores what the tenant is after an import as a version, with who published it and why; the first time also what it was before, which nobody published here. */
export async function recordFassung(
  { now, wer }: Pick<Context, 'now' | 'wer'>,
  scope: SetupScope,
  { before, worte }: { readonly before: Ordner; readonly worte: string },
): Promise<void> {
  if (!(await hasFassungen(scope)))
    await insertFassung(scope, { nummer: 1, ordner: before, gilt_ab: now, veroeffentlicht_von: 'Betrieb', worte: '' });
  const ordner = await readOrdner(scope);
  if (ordner) await insertFassung(scope, { nummer: (await lastNummer(scope)) + 1, ordner, gilt_ab: now, veroeffentlicht_von: wer, worte });
}
