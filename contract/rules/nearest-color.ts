import { type ColorName, type Colors, linearOf, pairsWith } from './contrast.ts';

/** A colour as lightness 0 to 1, and the two axes of its tone (OKLab, https://bottosson.github.io/posts/oklab/). */
interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** Steps of lightness: finer than the 256 of a channel. */
const STEPS = 1000;

/** Halvings of the chroma of a colour that no screen shows. */
const HALVINGS = 12;

/**
 * The nearest colour with which all pairs of this colour have the contrast that they need: the same hue, lighter or darker, with less chroma where a screen
 * could not show it. Null if the colour is no colour, or no lightness is enough for all pairs.
 */
export function nearestReadable(color: Partial<Colors>, name: ColorName): string | null {
  if (!/^#[0-9a-f]{6}$/i.test(color[name] ?? '')) return null;
  const passes = (hex: string) => pairsWith({ ...color, [name]: hex }, name).every(({ ratio, needed }) => ratio >= needed);
  const lab = labOf(color[name] ?? '');
  for (let step = 0; step <= STEPS; step += 1) {
    for (const l of [lab.l - step / STEPS, lab.l + step / STEPS]) {
      const hex = l >= 0 && l <= 1 ? hexOf({ ...lab, l }) : null;
      if (hex !== null && passes(hex)) return hex;
    }
  }
  return null;
}

function labOf(hex: string): Lab {
  const [r, g, b] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

function linearOfLab({ l, a, b }: Lab): [number, number, number] {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Rounding of the two conversions, so that a colour of a screen stays one. */
const ROUNDING = 1e-4;

const isShowable = (lab: Lab): boolean => linearOfLab(lab).every((channel) => channel >= -ROUNDING && channel <= 1 + ROUNDING);

/** A colour as `#rrggbb`, with as much of its chroma as a screen shows at this lightness. */
function hexOf(lab: Lab): string {
  const withChroma = (share: number): Lab => ({ l: lab.l, a: lab.a * share, b: lab.b * share });
  let [least, most] = isShowable(lab) ? [1, 1] : [0, 1];
  for (let halving = 0; halving < HALVINGS && least < most; halving += 1) {
    const middle = (least + most) / 2;
    if (isShowable(withChroma(middle))) least = middle;
    else most = middle;
  }
  return `#${linearOfLab(withChroma(least)).map(digitsOf).join('')}`;
}

function digitsOf(linear: number): string {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0');
}
