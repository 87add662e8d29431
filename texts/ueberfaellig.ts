import { tageSeit } from '../contract/rules/rechnung.ts';
import type { Translate } from './texts.ts';

/** How long a document is overdue on a day: "seit 3 Tagen". */
export const seitPhrase = (t: Translate, faelligAm: string, heute: string): string =>
  t.plural('agentur.rechnung.seit', tageSeit(faelligAm, heute));
