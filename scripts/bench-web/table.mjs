const kB = (bytes) => (bytes / 1000).toFixed(1);
const whole = (value) => String(Math.round(value));

/** Figures of `measure`: heading, how it is shown, and the mark where it has one. */
const COLUMNS = {
  performance: { heading: 'perf', show: whole, least: 95 },
  accessibility: { heading: 'a11y', show: whole, least: 100 },
  bestPractices: { heading: 'best', show: whole },
  seo: { heading: 'seo', show: whole },
  fcp: { heading: 'FCP', show: whole },
  lcp: { heading: 'LCP', show: whole },
  tbt: { heading: 'TBT', show: whole, most: 100 },
  cls: { heading: 'CLS', show: (value) => value.toFixed(3), most: 0.02 },
  html: { heading: 'HTML', show: kB },
  script: { heading: 'script', show: kB, most: 10_000 },
  fonts: { heading: 'fonts', show: kB },
  pictures: { heading: 'pictures', show: kB },
  all: { heading: 'all kB', show: kB },
};

/** Most milliseconds until a press is answered. */
export const INTERACTION = 200;

/** The marks in words. */
export const MARKS =
  'performance at least 95, accessibility 100, TBT at most 100 ms, CLS at most 0.02, script at most 10 kB, a press answered in at most 200 ms';

const line = (page, tenant, cells) => `${page.padEnd(9)}${tenant.padEnd(9)}${cells.map((cell) => cell.padStart(9)).join('')}`;

export const HEADING = line(
  'page',
  'brand',
  Object.values(COLUMNS).map(({ heading }) => heading),
);

/** One page as a line of the table; what was not asked of it is a dash. */
export const rowOf = ({ name, tenant }, measured) =>
  line(
    name,
    tenant,
    Object.entries(COLUMNS).map(([figure, { show }]) => (measured[figure] === undefined ? '–' : show(measured[figure]))),
  );

/** A line for each mark that a page misses. */
export function missesOf({ name, tenant }, measured) {
  return Object.entries(COLUMNS).flatMap(([figure, { heading, show, least = -Infinity, most = Infinity }]) => {
    const value = measured[figure];
    if (value === undefined || (value >= least && value <= most)) return [];
    return `${tenant} ${name} ${heading}: ${show(value)}, mark ${show(least > 0 ? least : most)}`;
  });
}
