import { withoutInvisible } from '../../contract/values/normalize.ts';

/** Scheme and slashes, in every spelling, such as `https://`, `http:\\` and the full-width one. */
const SCHEME = /[\p{L}\p{N}+.-]{0,40}[:：︓﹕]\s?[/\\／＼⁄∕]+/gu;
/** The beginning of an address in a Windows network. */
const SHARE = /[\\＼]{2,}/g;
/** A dot within a host: before a letter or a picture, without a blank around it. */
const DOT = /(?<=\S)([.．。｡․﹒])(?=[\p{L}\p{M}\p{S}])/gu;
/** A colon after a word, as in `mailto:`, but not in a time. */
const COLON = /(?<=\p{L})([:：︓﹕])(?=\S)/gu;
const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
/** The first dot of a numeric host. */
const NUMERIC = new RegExp(`(?<![\\d.])(${OCTET}[.．。｡])(?=(?:${OCTET}[.．。｡]){2}${OCTET}(?!\\d))`, 'gu');

/**
 * A text that a person typed, for a mail, in which no mail program finds an address to link: a blank follows each dot and colon that could be part of one,
 * schemes and invisible characters are removed. "Dr.Müller" becomes "Dr. Müller"; numbers such as 1.000 stay. Every value that is not the
 * tenant's passes through it, in subject, HTML and text (`server/start/mail-words.db.test.ts`).
 */
export const unlinked = (typed: string): string =>
  withoutSchemes(withoutInvisible(typed)).replace(SHARE, ' ').replace(NUMERIC, '$1 ').replace(DOT, '$1 ').replace(COLON, '$1 ');

/** Removes schemes until none is left: what stood around one can form another. */
function withoutSchemes(text: string): string {
  const next = text.replace(SCHEME, '');
  return next === text ? text : withoutSchemes(next);
}
