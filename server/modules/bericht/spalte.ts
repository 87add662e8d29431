import type { Bericht, Spalte } from './form.ts';

/** The column of a report with this name. */
export function spalteOf<Row>({ spalten }: Pick<Bericht<Row>, 'spalten'>, { OrderBy }: { readonly OrderBy: string }): Spalte {
  const spalte = spalten[OrderBy];
  if (!spalte) throw new Error(`a report is not ordered by ${OrderBy}`);
  return spalte;
}
