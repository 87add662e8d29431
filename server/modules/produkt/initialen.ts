import type { Theme } from '../../../contract/values/theme.ts';

/** First letters of the first and the last word of a name. */
function lettersOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('de') ?? '').join('');
}

/** Replaces a missing photo of a person: the initials in the theme's colours, an SVG with the size of the portraits. */
export function drawInitialen(name: string, { color }: Pick<Theme, 'color'>): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 400" width="320" height="400">
<path fill="${color.surfaceStrong}" d="M0 0h320v400H0z"/>
<circle cx="160" cy="196" r="96" fill="${color.surface}" stroke="${color.border}" stroke-width="2"/>
<text x="160" y="196" dy=".35em" text-anchor="middle" font-family="Georgia, 'Times New Roman', serif" font-size="76" letter-spacing="2" fill="${color.primary}">${lettersOf(name)}</text>
</svg>`;
}
