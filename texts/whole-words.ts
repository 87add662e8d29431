/** Elements whose text is no text of the page, or not ours; any other tag; the text between. */
const PARTS = /<(title|style|script|svg|select|textarea)\b.*?(?:<\/\1>|$)|<[^<>]*>|[^<]+/gs;

/**
 * A letter and a hyphen say nothing without what follows: E-Mail. Words of up to ten letters behind them: what is longer, such as a number made of letters,
 * has to be parted where it does not fit. The word is a group, which a split keeps at every second place.
 */
export const WHOLE_WORD = /(?<![\p{L}\p{N}-])(\p{L}-\p{L}{1,10})(?!\p{L})/gu;

/**
 * Keeps words together that browsers would part behind their first letter, each in an element with these attributes. The hyphen stays a hyphen, so
 * that people find and copy the word as it is typed everywhere. The text around it gets an element too: laid out as one, where its parent lays out
 * each child by itself. Of a whole document as it was rendered.
 */
export const keepTogether = (html: string, attributes: string): string =>
  html.replace(PARTS, (part) => {
    const kept = part.startsWith('<') ? part : part.replace(WHOLE_WORD, `<span ${attributes}>$&</span>`);
    return kept === part ? part : `<span>${kept}</span>`;
  });
