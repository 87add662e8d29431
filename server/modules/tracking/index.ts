export { isCrawler } from './crawler.ts';
export { recordKlick } from './klick.ts';
export { makeKlickWriter } from './klick-writer.ts';
export { makeRepeatFilter } from './repeat.ts';
export { hasKlicks, type NeuerKlick } from './store.ts';
