/**
 * Characters that nobody sees: zero-width, those that change the text direction, fillers and marks of annotations. Joiners and variants within
 * a picture, such as that of a family, are no reason.
 */
const INVISIBLE = /(?<!\p{Extended_Pictographic}\ufe0f?)[\u200d\ufe0f]|(?![\u200d\ufe0f])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** A text without the characters that nobody sees. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');
