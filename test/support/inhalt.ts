import type { Felder, InhaltArt, InhaltEntry } from '../../contract/calls/inhalt.ts';
import { changeInhalte } from '../../server/modules/content/index.ts';
import type { TestApp } from './app.ts';

/** An entry of a tenant's content. */
export const entry = <A extends InhaltArt>(art: A, kennung: string, felder: Felder[A], position = 1): InhaltEntry =>
  ({ art, kennung, position, felder }) as InhaltEntry;

/** A variable of a tenant. */
export const variable = (name: string, Wert: Felder['variablen']['Wert']): InhaltEntry =>
  entry('variablen', name, { Name: { iv: name }, Wert });

/** A tenant's content, as its pages use it. */
export const entriesOf = ({ parts }: TestApp, tenant: string): readonly InhaltEntry[] =>
  parts.inhalte.of(tenant, parts.clock.now()).entries;

/** Adds entries to a tenant's content; they replace entries of the same kind and name. */
export async function addInhalte(app: TestApp, tenant: string, ...added: readonly InhaltEntry[]): Promise<void> {
  const others = entriesOf(app, tenant).filter((one) => !added.some(({ art, kennung }) => art === one.art && kennung === one.kennung));
  await changeInhalte(app.parts, tenant, [...others, ...added]);
}

/** Runs `work` with other content of a tenant, then restores the content. */
export async function withInhalte<T>(app: TestApp, tenant: string, entries: readonly InhaltEntry[], work: () => Promise<T>): Promise<T> {
  const before = entriesOf(app, tenant);
  await changeInhalte(app.parts, tenant, entries);
  return work().finally(() => changeInhalte(app.parts, tenant, before));
}
