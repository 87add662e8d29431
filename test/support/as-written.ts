const KEPT = '<span class="whitespace-nowrap">[^<]*</span>';
const TEXT = new RegExp(`<span>((?:[^<]*${KEPT})+[^<]*)</span>`, 'g');

/** A page's HTML without the elements inside its texts that prevent line breaks. */
export const asWritten = (html: string): string => html.replace(TEXT, (_, text: string) => text.replace(/<[^>]*>/g, ''));
