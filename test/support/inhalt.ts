import type { Felder, InhaltArt, InhaltEntry } from '../../contract/calls/inhalt.ts';
import { changeInhalte } from '../../server/modules/content/index.ts';
import type { TestApp } from './app.ts';

/** An entry of a test's content. */
export const entry = <A extends InhaltArt>(art: A, kennung: string, felder: Felder[A], position = 1): InhaltEntry =>
  ({ art, kennung, position, felder }) as InhaltEntry;

/** A variable of a test's tenant. */
export const variable = (name: string, Wert: Felder['variablen']['Wert']): InhaltEntry =>
  entry('variablen', name, { Name: { iv: name }, Wert });

/** What a tenant has, as its pages know it. */
export const entriesOf = ({ parts }: TestApp, tenant: string): readonly InhaltEntry[] => parts.inhalte.of(tenant).entries;

/** Adds entries to what a tenant has, or puts them in place of those of the same name. */
export async function addInhalte(app: TestApp, tenant: string, ...added: readonly InhaltEntry[]): Promise<void> {
  const others = entriesOf(app, tenant).filter((one) => !added.some(({ art, kennung }) => art === one.art && kennung === one.kennung));
  await changeInhalte(app.parts, tenant, [...others, ...added]);
}

/** Runs `work` while a tenant has other content; afterwards it has what it had. */
export async function withInhalte<T>(app: TestApp, tenant: string, entries: readonly InhaltEntry[], work: () => Promise<T>): Promise<T> {
  const before = entriesOf(app, tenant);
  await changeInhalte(app.parts, tenant, entries);
  return work().finally(() => changeInhalte(app.parts, tenant, before));
}
