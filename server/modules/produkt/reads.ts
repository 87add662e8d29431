import { sql } from 'kysely';
import type { Berater } from '../../../contract/produkt.ts';
import type { Locale } from '../../../contract/values.ts';
import type { MandantScope } from '../../db/scope.ts';
import { nameOf } from './produkt.ts';

const agents = (scope: MandantScope) =>
  scope.tx
    .selectFrom('produkt')
    .select([
      'id as Id',
      'externe_id as ExterneId',
      'name',
      'name_en',
      'beschreibung',
      'beschreibung_en',
      sql<string>`daten ->> 'LastName'`.as('LastName'),
      sql<string>`daten ->> 'ZipCode'`.as('ZipCode'),
      sql<string>`daten ->> 'City'`.as('City'),
      sql<string>`daten ->> 'Photo'`.as('Photo'),
    ])
    .where('versteckt', '=', false);

/** All agents, sorted by name as people read it; of the same name, by the number they have outside. */
export async function listAgents(scope: MandantScope, locale: Locale): Promise<Berater[]> {
  const german = new Intl.Collator('de');
  const rows = (await agents(scope).execute()).map(({ name, name_en, beschreibung, beschreibung_en, ...agent }) => ({
    ...agent,
    Name: nameOf({ name, name_en }, locale),
    Beschreibung: locale === 'de' ? beschreibung : beschreibung_en,
  }));
  return rows.sort(
    (a, b) => german.compare(a.LastName, b.LastName) || german.compare(a.Name, b.Name) || (a.ExterneId < b.ExterneId ? -1 : 1),
  );
}
