import { sql } from 'kysely';
import type { MandantScope } from '../../db/scope.ts';

const agents = (scope: MandantScope) =>
  scope.tx
    .selectFrom('produkt')
    .select([
      'externe_id as ExterneId',
      sql<string>`daten ->> 'LastName'`.as('LastName'),
      sql<string>`daten ->> 'ZipCode'`.as('ZipCode'),
      sql<string>`daten ->> 'City'`.as('City'),
      sql<string>`daten ->> 'Photo'`.as('Photo'),
    ])
    .where('versteckt', '=', false);

/** All agents, sorted by name as people read it. */
export async function listAgents(scope: MandantScope) {
  const german = new Intl.Collator('de');
  return (await agents(scope).execute()).sort((a, b) => german.compare(a.LastName, b.LastName));
}
