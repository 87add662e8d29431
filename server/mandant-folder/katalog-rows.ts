import { dayOf } from '../calendar.ts';
import type { Context } from '../context.ts';
import { type Change, changesOf, difference } from './changes.ts';
import type { MandantFolder } from './draft.ts';
import type { Fault } from './faults.ts';
import { type Rows, rowsOf } from './rows.ts';
import { faultsOfKept, settleAktionen, settlePraemien, settleProdukte } from './settled.ts';
import { clearNames, deleteRows, putRows, readRows } from './store.ts';

/** Updates categories, products, devices, rewards and campaigns to those of the folder. Returns the changes, or the faults that prevent them. */
export async function importKatalog(context: Context, folder: MandantFolder): Promise<{ changes: Change[]; faults: Fault[] }> {
  const [before, after, today] = [await readRows(context), rowsOf(folder), dayOf(context.now)];
  const kategorien = difference(before.produktkategorie, after.produktkategorie, ({ id }) => id);
  const produkte = await settleProdukte(context, before.produkt, after.produkt);
  const geraete = difference(before.geraet, after.geraet, ({ id }) => id);
  const praemien = await settlePraemien(context, before.praemie, after.praemie, { today, gone: produkte.removed });
  const aktionen = await settleAktionen(context, before.aktion, after.aktion, today);
  const faults = [...faultsOfKept(before, after, produkte.removed), ...praemien.faults, ...aktionen.faults];
  if (faults.length > 0) return { changes: [], faults };

  // Clears names first, so that none conflicts with another. Then writes rows before those that refer to them, and deletes in the reverse order.
  await clearNames(context, renamed(before.produktkategorie, kategorien, 'slug'), renamed(before.produkt, produkte, 'externe_id'));
  await putRows(context, 'produktkategorie', [...kategorien.added, ...kategorien.changed]);
  await putRows(context, 'produkt', [...produkte.added, ...produkte.changed, ...produkte.kept]);
  await putRows(context, 'geraet', [...geraete.added, ...geraete.changed]);
  await putRows(context, 'praemie', [...praemien.added, ...praemien.changed, ...praemien.kept]);
  await putRows(context, 'aktion', [...aktionen.added, ...aktionen.changed, ...aktionen.kept]);
  await deleteRows(
    context,
    'aktion',
    aktionen.removed.map((row) => row.aktions_id),
  );
  await deleteRows(context, 'praemie', idsOf(praemien.removed));
  await deleteRows(context, 'geraet', idsOf(geraete.removed));
  await deleteRows(context, 'produkt', idsOf(produkte.removed));
  await deleteRows(context, 'produktkategorie', idsOf(kategorien.removed));

  const changes = [
    ...changesOf('kategorien.json', kategorien, ({ slug }) => slug),
    ...changesOf('produkte.json', { ...produkte, hidden: produkte.kept }, (row) => row.externe_id),
    ...changesOf('geraete.json', geraete, ({ id }) => `${id}`),
    ...changesOf('praemien.json', { ...praemien, ended: praemien.kept }, ({ id }) => `${id}`),
    ...changesOf('aktionen.json', { ...aktionen, ended: aktionen.kept }, (row) => `${row.aktions_id}`),
  ];
  return { changes, faults: [] };
}

const idsOf = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);

/** Ids of rows that give up a name, which another row may take in the same import. */
function renamed<T extends Rows['produktkategorie'][number] | Rows['produkt'][number]>(
  before: readonly T[],
  { changed, removed }: { readonly changed: readonly T[]; readonly removed: readonly T[] },
  name: keyof T,
): number[] {
  const nameOf = new Map(before.map((row) => [row.id, row[name]]));
  return idsOf([...changed.filter((row) => nameOf.get(row.id) !== row[name]), ...removed]);
}
