import { pathOf } from '../../../contract/call.ts';
import { type Produktkategorie, readKategorieGrafik, readKategorieIcon } from '../../../contract/calls/produkt/produktkategorie.ts';
import type { Context } from '../../context.ts';
import { type KategorieRow, listKategorien, listShown } from './store.ts';

const titelOf = ({ titel, titel_en }: KategorieRow, { locale }: Context): string => (locale === 'de' ? titel : titel_en);

/** All categories with their parents, pictures and preselected product; null if that product is not shown there. */
export async function describeKategorien(context: Context): Promise<Produktkategorie[]> {
  const rows = await listKategorien(context);
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const vorauswahl = await readVorauswahl(context);
  return rows.map((row) => ({
    Id: row.id,
    Slug: row.slug,
    Name: titelOf(row, context),
    Quelle: row.quelle,
    Breadcrumb: row.breadcrumb.flatMap((slug) => {
      const parent = bySlug.get(slug);
      return parent ? [{ Slug: slug, Name: titelOf(parent, context) }] : [];
    }),
    Vorauswahl: vorauswahl.get(row.slug) ?? null,
    Grafik: pictureAddress(context, readKategorieGrafik, row.id),
    Icon: pictureAddress(context, readKategorieIcon, row.id),
  }));
}

const pictureAddress = ({ mandant }: Context, call: typeof readKategorieGrafik, id: number): string =>
  pathOf(call).replace(':tenant', mandant).replace(':id', String(id));

/** The tenant's preselected products by category slug, without those that are hidden, deleted, or in another category. */
async function readVorauswahl(context: Context): Promise<ReadonlyMap<string, number>> {
  const wanted = Object.entries(context.konfiguration.Vorauswahl);
  if (wanted.length === 0) return new Map();
  const shown = await listShown(context, Object.values(context.konfiguration.Vorauswahl));
  return new Map(wanted.filter(([slug, id]) => shown.some((produkt) => produkt.id === id && produkt.kategorie === slug)));
}

/** A category with its title, by the Id in an address; null if unknown. */
export const findKategorie = async (context: Context, id: string): Promise<{ row: KategorieRow; name: string } | null> => {
  const row = (await listKategorien(context)).find((one) => String(one.id) === id);
  return row ? { row, name: titelOf(row, context) } : null;
};

/** Moves the preselected product of each category before the others of that category; otherwise keeps the order. */
export function preselectedFirst<P extends { readonly id: number; readonly kategorie: string }>(
  { konfiguration }: Pick<Context, 'konfiguration'>,
  produkte: readonly P[],
): P[] {
  const isChosen = ({ id, kategorie }: P) => konfiguration.Vorauswahl[kategorie] === id;
  const chosen = new Map(produkte.filter(isChosen).map((produkt) => [produkt.kategorie, produkt]));
  const begun = new Set<string>();
  return produkte.flatMap((produkt) => {
    const first = chosen.get(produkt.kategorie);
    if (!first) return [produkt];
    if (begun.has(produkt.kategorie)) return produkt === first ? [] : [produkt];
    begun.add(produkt.kategorie);
    return produkt === first ? [produkt] : [first, produkt];
  });
}
