const LONGEST = 40;
const KEPT = 19;

/** A text for where lines cannot break: more than 40 characters are cut to 19 and an ellipsis. */
export function shortText(text: string): string {
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  return characters.length > LONGEST ? `${characters.slice(0, KEPT).join('')}…` : text;
}
