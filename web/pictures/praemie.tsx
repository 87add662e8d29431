import { escapeUTF8 } from 'entities';
import sharp from 'sharp';
import type { Theme } from '../../contract/values/theme.ts';
import { drawLettering, fittingSize, type Lettering } from './lettering.tsx';

/** One side of a split reward: the formatted amount and the label of the side. */
interface Half {
  readonly wert: string;
  readonly wem: string;
}

/** The text in a picture of a reward. A null half belongs to another person or to no one; the picture shows it without its value. */
export interface PraemiePicture {
  readonly theme: Pick<Theme, 'color' | 'font' | 'radius'>;
  /** Alternative text of the picture. */
  readonly beschreibung: string;
  readonly titel: string;
  readonly mandant: string;
  readonly inhalt: { readonly ganz: string } | { readonly halb: readonly [empfehler: Half | null, empfaenger: Half | null] };
}

const PRAEMIE_SIZE = { width: 720, height: 400 } as const;

const EDGE = 20;
const CARD = { x: EDGE, y: EDGE, width: PRAEMIE_SIZE.width - 2 * EDGE, height: PRAEMIE_SIZE.height - 2 * EDGE } as const;
const MIDDLE = PRAEMIE_SIZE.width / 2;
const BOTTOM = CARD.y + CARD.height;
/** Radius of the half circles that are cut out at the tear of a voucher. */
const NOTCH = 16;
/** Distance of text from the edge of the card. */
const PADDING = 40;
const HALF_PADDING = 34;
/** Distance of a torn-off half from the middle. */
const TORN = 10;

/** Draws a reward as a voucher in the tenant's colours: whole, or torn along its middle into the parts of both sides. */
export async function drawPraemie(picture: PraemiePicture): Promise<string> {
  const { theme, inhalt } = picture;
  const [shapes, words] = 'ganz' in inhalt ? whole(picture, inhalt.ganz) : halves(picture, inhalt.halb);
  const { width, height } = PRAEMIE_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escapeUTF8(picture.beschreibung)}</title>
${shapes}
${await drawLettering(words, theme.font.heading, PRAEMIE_SIZE)}
</svg>`;
}

/** The picture as WebP in double size for high-density screens, because mail programs do not show SVG. */
export const toWebp = (svg: Buffer): Promise<Buffer> => sharp(svg, { density: 144 }).webp({ quality: 90 }).toBuffer();

type Drawing = readonly [shapes: string, words: readonly Lettering[]];

/** Corner radius of a voucher, derived from that of the tenant's cards. */
const cornerOf = ({ radius }: PraemiePicture['theme']): number => Math.min(Math.max(radius.card * 1.4, 4), 40);

function whole({ theme, titel, mandant }: PraemiePicture, wert: string): Drawing {
  const { color } = theme;
  const stub = 520;
  const shapes = `<defs><clipPath id="karte"><path d="${outline(CARD.x, CARD.x + CARD.width, cornerOf(theme), cornerOf(theme), stub)}"/></clipPath></defs>
<g clip-path="url(#karte)">
<path fill="${color.primary}" d="${box(CARD.x, stub + 1)}"/>
${rings(486, BOTTOM + 10, color.onPrimary)}
<path fill="${color.accent}" d="${box(stub, CARD.x + CARD.width)}"/>
${rosette((stub + CARD.x + CARD.width) / 2, 200, color.onAccent)}
${perforation(stub, color.onPrimary)}
</g>`;
  const width = stub - CARD.x - 2 * PADDING;
  const left = CARD.x + PADDING;
  return [
    shapes,
    [
      { text: titel, x: left, y: 52, width, height: 40, size: fittingSize(titel, width, 28), color: color.onPrimary },
      { text: wert, x: left, y: 120, width, height: 160, size: fittingSize(wert, width, 132), color: color.onPrimary },
      { text: mandant, x: left, y: 312, width, height: 36, size: fittingSize(mandant, width, 24), color: color.onPrimary },
    ],
  ];
}

interface Side {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly fill: string;
  readonly ink: string;
  readonly path: string;
  readonly half: Half | null;
  /** Text at the bottom. */
  readonly foot: string;
}

function halves({ theme, titel, mandant }: PraemiePicture, [empfehler, empfaenger]: readonly [Half | null, Half | null]): Drawing {
  const { color } = theme;
  const corner = cornerOf(theme);
  const isTorn = empfehler === null || empfaenger === null;
  const [start, end] = [CARD.x, CARD.x + CARD.width];
  const [tornLeft, tornRight] = isTorn ? [MIDDLE - TORN, MIDDLE + TORN] : [MIDDLE, MIDDLE];
  const links = { id: 'links', from: start, to: tornLeft, fill: color.primary, ink: color.onPrimary, half: empfehler, foot: titel };
  const rechts = { id: 'rechts', from: tornRight, to: end, fill: color.accent, ink: color.onAccent, half: empfaenger };
  const sides: Side[] = [
    { ...links, path: outline(start, tornLeft, corner, 0, null, 'right') },
    { ...rechts, foot: isTorn ? titel : mandant, path: outline(tornRight, end, 0, corner, null, 'left') },
  ];
  const shapes = sides.map((side) => (side.half ? filled(side) : missing(side, color.muted)));
  if (!isTorn) shapes.push(perforation(MIDDLE, color.onPrimary));
  return [shapes.join('\n'), sides.flatMap(wordsOf)];
}

const filled = ({ id, path, fill, ink, from }: Side): string =>
  `<defs><clipPath id="${id}"><path d="${path}"/></clipPath></defs>
<g clip-path="url(#${id})"><path fill="${fill}" d="${path}"/>${rings(from + (id === 'links' ? 40 : 300), BOTTOM + 30, ink)}</g>`;

const missing = ({ path }: Side, color: string): string =>
  `<path fill="none" stroke="${color}" stroke-width="2.5" stroke-dasharray="2 9" stroke-linecap="round" d="${path}"/>`;

function wordsOf({ from, to, ink, half, foot }: Side): Lettering[] {
  if (half === null) return [];
  const width = to - from - 2 * HALF_PADDING;
  const place = { x: from + HALF_PADDING, width, color: ink };
  return [
    { ...place, text: half.wem, y: 52, height: 40, size: fittingSize(half.wem, width, 26) },
    { ...place, text: half.wert, y: 120, height: 160, size: fittingSize(half.wert, width, 104) },
    { ...place, text: foot, y: 312, height: 36, size: fittingSize(foot, width, 22) },
  ];
}

const box = (from: number, to: number): string => `M${from} ${CARD.y}H${to}V${BOTTOM}H${from}Z`;

/** Outline of a card between two x values with the corner radius of each end; with notches at a tear inside or at one end. */
function outline(from: number, to: number, start: number, end: number, tear: number | null, at?: 'left' | 'right'): string {
  const top = CARD.y;
  const across =
    tear === null
      ? ['', '']
      : [`H${tear - NOTCH}a${NOTCH} ${NOTCH} 0 0 0 ${2 * NOTCH} 0`, `H${tear + NOTCH}a${NOTCH} ${NOTCH} 0 0 0 ${-2 * NOTCH} 0`];
  const corner = (radius: number, x: number, y: number) => (radius === 0 ? '' : `a${radius} ${radius} 0 0 1 ${x * radius} ${y * radius}`);
  const notch = (x: number, y: number) => `a${NOTCH} ${NOTCH} 0 0 0 ${x * NOTCH} ${y * NOTCH}`;
  const [startCut, endCut] = [at === 'left' ? NOTCH : start, at === 'right' ? NOTCH : end];
  return [
    `M${from + startCut} ${top}`,
    across[0],
    `H${to - endCut}`,
    at === 'right' ? notch(1, 1) : corner(end, 1, 1),
    `V${BOTTOM - endCut}`,
    at === 'right' ? notch(-1, 1) : corner(end, -1, 1),
    across[1],
    `H${from + startCut}`,
    at === 'left' ? notch(-1, -1) : corner(start, -1, -1),
    `V${top + startCut}`,
    at === 'left' ? notch(1, -1) : corner(start, 1, -1),
    'Z',
  ].join('');
}

/** Fine rings, as on security paper. */
function rings(x: number, y: number, color: string): string {
  const circles = Array.from({ length: 9 }, (_, index) => `<circle cx="${x}" cy="${y}" r="${60 + index * 26}"/>`);
  return `<g fill="none" stroke="${color}" stroke-opacity=".16" stroke-width="1.5">${circles.join('')}</g>`;
}

const perforation = (x: number, color: string): string =>
  `<path stroke="${color}" stroke-opacity=".55" stroke-width="3" stroke-dasharray="1 11" stroke-linecap="round" d="M${x} ${CARD.y + NOTCH + 16}V${BOTTOM - NOTCH - 10}"/>`;

/** A rosette of thin ellipses. */
function rosette(x: number, y: number, color: string): string {
  const petals = Array.from(
    { length: 12 },
    (_, index) => `<ellipse cx="${x}" cy="${y}" rx="66" ry="26" transform="rotate(${index * 15} ${x} ${y})"/>`,
  );
  return `<g fill="none" stroke="${color}" stroke-opacity=".7" stroke-width="1.6">${petals.join('')}</g>`;
}
