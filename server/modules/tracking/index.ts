export { isCrawler } from './crawler.ts';
export { makeKlickWriter } from './klick-writer.ts';
export {
  beginKlickstand,
  deleteKlicks,
  dueKlickstaende,
  type Klickzahl,
  listKlicksBefore,
  takeKlickzahlen,
} from './klickstand.sql.ts';
export { makeRepeatFilter } from './repeat.ts';
export { hasKlicks, insertKlicks, type NeuerKlick } from './store.ts';
