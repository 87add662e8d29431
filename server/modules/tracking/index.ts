export { isCrawler } from './crawler.ts';
export { makeKlickWriter } from './klick-writer.ts';
export { makeRepeatFilter } from './repeat.ts';
export { hasKlicks, insertKlicks, type NeuerKlick } from './store.ts';
