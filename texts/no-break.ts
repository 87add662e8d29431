/** Splits a document into elements whose text must stay unchanged, other tags, and the text between them. */
const PARTS = /<(title|style|script|svg|select|textarea)\b.*?(?:<\/\1>|$)|<[^<>]*>|[^<]+/gs;

/**
 * A single letter, a hyphen and up to ten letters, such as E-Mail. Longer words can break where they do not fit. The word is a group, so a split returns it
 * at every second index.
 */
export const NO_BREAK_WORD = /(?<![\p{L}\p{N}-])(\p{L}-\p{L}{1,10})(?!\p{L})/gu;

/**
 * Prevents line breaks after a single first letter: wraps each such word of a rendered document in an element with these attributes. The hyphen stays a
 * hyphen, so that search and copy work. The text around the word gets an element too, because some parents lay out each child separately.
 */
export const preventBreaks = (html: string, attributes: string, words = NO_BREAK_WORD): string =>
  html.replace(PARTS, (part) => {
    const changed = part.startsWith('<') ? part : part.replace(words, `<span ${attributes}>$&</span>`);
    return changed === part ? part : `<span>${changed}</span>`;
  });
