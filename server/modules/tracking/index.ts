export { isCrawler } from './crawler.ts';
export { makeKlickWriter } from './klick-writer.ts';
export {
  beginKlickstand,
  claimKlickzahlen,
  deleteKlicks,
  dueKlickstaende,
  type Klickzahl,
  listKlicksBefore,
} from './klickstand.sql.ts';
export { makeRepeatFilter } from './repeat.ts';
export { hasKlicks, insertKlicks, type NeuerKlick } from './store.ts';
export { countZiel, countZielOf, nextAnalyseBis } from './ziele.ts';
