import { createIsBotFromList, list } from 'isbot';
import { LRUCache } from 'lru-cache';

/** Patterns of the kept list that are no reason here: a browser driven by a test follows a link as a person does. */
const DRIVEN = ['headless', 'cypress/', 'playwright', 'selenium'];

const isBot = createIsBotFromList(list.filter((pattern) => !DRIVEN.includes(pattern)));

/** Programs of offices that look at a link before the browser opens it, which the kept list does not have. */
const OFFICE = /\bms-?office\b|\bmicrosoft office\b/i;

/** Answers by user agent, since a look through the whole list costs a tenth of a click. */
const known = new LRUCache<string, boolean>({ max: 1_000 });

/**
 * Whether the caller is a preview fetcher, a search engine or another program that is no browser. These get the tags of a page and are never
 * counted. A caller without a user agent counts as a person, because some browsers for privacy send none.
 */
export function isCrawler(userAgent: string | undefined): boolean {
  const agent = (userAgent ?? '').slice(0, 500);
  const answer = known.get(agent) ?? (isBot(agent) || OFFICE.test(agent));
  known.set(agent, answer);
  return answer;
}
