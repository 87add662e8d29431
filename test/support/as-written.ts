const NO_BREAK = '<span class="whitespace-nowrap">[^<]*</span>';
const TEXT = new RegExp(`<span>((?:[^<]*${NO_BREAK})+[^<]*)</span>`, 'g');

/** A page's HTML without the elements inside its texts that prevent line breaks. */
export const withoutNoBreaks = (html: string): string => html.replace(TEXT, (_, text: string) => text.replace(/<[^>]*>/g, ''));
