const KEPT = '<span class="whitespace-nowrap">[^<]*</span>';
const TEXT = new RegExp(`<span>((?:[^<]*${KEPT})+[^<]*)</span>`, 'g');

/** A page's HTML with words as they are written, not in the elements that keep them on one line. */
export const asWritten = (html: string): string => html.replace(TEXT, (_, text: string) => text.replace(/<[^>]*>/g, ''));
