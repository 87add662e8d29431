import { sql } from 'kysely';
import type { Berater } from '../../../contract/calls/produkt/produktform.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import type { MandantScope } from '../../db/scope.ts';
import { nameOf } from './shown.ts';

/** Device offers of one device or one tariff, in the tenant's order, without hidden tariffs. */
export const listAngebote = (
  scope: MandantScope,
  {
    handyId,
    tarifId,
    externeId,
    kategorie,
    quelle,
  }: Partial<Record<'handyId' | 'tarifId', number>> & Partial<Record<'externeId' | 'kategorie' | 'quelle', string | undefined>>,
) => {
  const wert = (feld: 'HandyId' | 'TarifId') => sql<number>`(geraet.daten ->> ${sql.lit(feld)})::int`;
  let query = scope.tx
    .selectFrom('geraet')
    .innerJoin('produkt', (join) => join.on(wert('TarifId'), '=', sql<number>`produkt.id`))
    .select(['geraet.daten', 'produkt.id as tarif_id', 'produkt.externe_id'])
    .where('produkt.versteckt', '=', false);
  if (handyId !== undefined) query = query.where(wert('HandyId'), '=', handyId);
  if (tarifId !== undefined) query = query.where('produkt.id', '=', tarifId);
  if (externeId !== undefined) query = query.where('produkt.externe_id', '=', externeId);
  if (kategorie) query = query.where('produkt.kategorie', '=', kategorie);
  if (quelle) query = query.where('produkt.quelle', '=', quelle);
  return query.orderBy('geraet.sortierung').orderBy('geraet.id').execute();
};

export type AngebotRow = Awaited<ReturnType<typeof listAngebote>>[number];

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

/** All agents in the German order of last name and name, then by ExterneId. */
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
