import type { Measures } from './lighthouse.ts';
import type { Page } from './pages.ts';

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const whole = (value: number) => String(Math.round(value));

interface Column {
  readonly heading: string;
  readonly show: (value: number) => string;
  readonly least?: number;
  readonly most?: number;
  /** Depends on the machine and its load: printed, but never fails the run. */
  readonly isTimed?: boolean;
}

/** Figures of `measure`: heading, format, and the mark for every page. */
const COLUMNS: Readonly<Record<string, Column>> = {
  performance: { heading: 'perf', show: whole, isTimed: true },
  accessibility: { heading: 'a11y', show: whole, least: 100 },
  bestPractices: { heading: 'best', show: whole },
  seo: { heading: 'seo', show: whole },
  fcp: { heading: 'FCP', show: whole, isTimed: true },
  lcp: { heading: 'LCP', show: whole, most: 1500, isTimed: true },
  tbt: { heading: 'TBT', show: whole, most: 50, isTimed: true },
  cls: { heading: 'CLS', show: (value) => value.toFixed(3), most: 0.01 },
  html: { heading: 'HTML', show: kB },
  script: { heading: 'script', show: kB },
  fonts: { heading: 'fonts', show: kB },
  pictures: { heading: 'pictures', show: kB },
  all: { heading: 'all kB', show: kB },
};

/** Highest time until a press is answered, in ms. */
export const INTERACTION = 100;

/** Highest time until the frame of a portal shows, in ms. */
const FRAME = 1500;

export const MARKS = [
  'home and category 100 in all four categories, landing and share page in all but SEO, every page 100 in accessibility',
  'LCP at most 1500 ms, TBT at most 50 ms, CLS at most 0.01',
  'script at most 85 kB on home, category, recommend, landing and share page, 110 kB on others, on texts and ends the session alone',
  'a page of a portal shows its frame (FCP) in at most 1500 ms; script at most 160 kB on its home, 220 kB on a report',
  'a press answered in at most 100 ms',
];

const line = (page: string, tenant: string, cells: readonly string[]) =>
  `${page.padEnd(10)}${tenant.padEnd(8)}${cells.map((cell) => cell.padStart(9)).join('')}`;

export const HEADING = line(
  'page',
  'brand',
  Object.values(COLUMNS).map(({ heading }) => heading),
);

/** One page as a line of the table; a dash stands for a figure that was not measured. */
export const rowOf = ({ name, tenant }: Page, measured: Measures): string =>
  line(
    name,
    tenant,
    Object.entries(COLUMNS).map(([figure, { show }]) => {
      const value = measured[figure];
      return value === undefined ? '–' : show(value);
    }),
  );

/** The marks of one figure of a page: its own or those for every page. */
function marksOf(figure: string, { least = -Infinity, most = Infinity }: Column, page: Page) {
  // A portal loads the content of its frame by calls later; its users stay there for long.
  if (page.isPortal)
    return { least: figure === 'accessibility' ? least : -Infinity, most: { fcp: FRAME, script: page.script }[figure] ?? Infinity };
  return { least: isScored(figure, page) ? 100 : least, most: figure === 'script' ? page.script : most };
}

const isScored = (figure: string, { scores = [] }: Page) => scores.some((score) => score === figure);

/** A missed mark; `isTimed` if it is a time. */
export interface Miss {
  readonly text: string;
  readonly isTimed: boolean;
}

/** The marks that a page of `pagesOf` misses. */
export function missesOf(page: Page, measured: Measures): Miss[] {
  return Object.entries(COLUMNS).flatMap(([figure, column]) => {
    const { heading, show, isTimed = false } = column;
    const { least, most } = marksOf(figure, column, page);
    const value = measured[figure];
    if (value === undefined)
      return isScored(figure, page) ? [{ text: `${page.tenant} ${page.name} ${heading}: not measured`, isTimed: false }] : [];
    if (value >= least && value <= most) return [];
    return { text: `${page.tenant} ${page.name} ${heading}: ${show(value)}, mark ${show(least > 0 ? least : most)}`, isTimed };
  });
}
