import { expect } from 'vitest';
import type { Context } from '../../server/context.ts';

/** Grants of orders that were released after their recommender's data was deleted. */
export const grantsOfDeleted = ({ tx }: Pick<Context, 'tx'>) =>
  tx
    .selectFrom('praemierung')
    .innerJoin('empfaenger', 'empfaenger.empfaengernummer', 'praemierung.empfaengernummer')
    .innerJoin('empfehlung', 'empfehlung.empfehlungsnummer', 'empfaenger.empfehlungsnummer')
    .innerJoin('empfehler', 'empfehler.empfehler_id', 'empfehlung.empfehler_id')
    .select('praemierungsnummer')
    .whereRef('empfehler.geloescht_am', '<', 'praemierung.erstellt_am')
    .execute();

/** Checks that deleted recommenders have no name left and no open claim. */
export async function expectNothingOfDeleted({ tx }: Context): Promise<void> {
  const deleted = await tx
    .selectFrom('empfehler')
    .select(['empfehler_id', 'vorname', 'nachname'])
    .where('geloescht_am', 'is not', null)
    .execute();
  const claims = await tx.selectFrom('nachbuchung').select(['empfehler_id', 'status', 'vorname', 'nachweis']).execute();
  for (const { empfehler_id, vorname, nachname } of deleted) {
    expect({ vorname, nachname }).toEqual({ vorname: '', nachname: '' });
    for (const { status, vorname, nachweis } of claims.filter((claim) => claim.empfehler_id === empfehler_id)) {
      expect({ vorname, nachweis }).toEqual({ vorname: null, nachweis: null });
      expect(['Angenommen', 'Abgelehnt']).toContain(status);
    }
  }
}
