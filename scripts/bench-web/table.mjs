const kB = (bytes) => (bytes / 1000).toFixed(1);
const whole = (value) => String(Math.round(value));

/** Figures of `measure`: heading, how it is shown, and the mark that holds for every page. */
const COLUMNS = {
  performance: { heading: 'perf', show: whole },
  accessibility: { heading: 'a11y', show: whole, least: 100 },
  bestPractices: { heading: 'best', show: whole },
  seo: { heading: 'seo', show: whole },
  fcp: { heading: 'FCP', show: whole },
  lcp: { heading: 'LCP', show: whole, most: 1500 },
  tbt: { heading: 'TBT', show: whole, most: 50 },
  cls: { heading: 'CLS', show: (value) => value.toFixed(3), most: 0.01 },
  html: { heading: 'HTML', show: kB },
  script: { heading: 'script', show: kB },
  fonts: { heading: 'fonts', show: kB },
  pictures: { heading: 'pictures', show: kB },
  all: { heading: 'all kB', show: kB },
};

/** Most milliseconds until a press is answered. */
export const INTERACTION = 100;

/** The marks in words. */
export const MARKS = [
  'home and category 100 in all four categories, landing and share page in all but SEO, every page 100 in accessibility',
  'LCP at most 1500 ms, TBT at most 50 ms, CLS at most 0.01',
  'script at most 85 kB on home, category, recommend, landing and share page, 110 kB on others, on texts and ends the session alone',
  'a press answered in at most 100 ms',
];

const line = (page, tenant, cells) => `${page.padEnd(10)}${tenant.padEnd(8)}${cells.map((cell) => cell.padStart(9)).join('')}`;

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

/** The marks of one figure of a page: those of every page, and its own. */
function marksOf(figure, { script, scores = [] }) {
  const { least = -Infinity, most = Infinity } = COLUMNS[figure];
  return { least: scores.includes(figure) ? 100 : least, most: figure === 'script' ? script : most };
}

/** A line for each mark that a page of `pagesOf` misses. */
export function missesOf(page, measured) {
  return Object.entries(COLUMNS).flatMap(([figure, { heading, show }]) => {
    const { least, most } = marksOf(figure, page);
    const value = measured[figure];
    if (value === undefined) return page.scores?.includes(figure) ? [`${page.tenant} ${page.name} ${heading}: not measured`] : [];
    if (value >= least && value <= most) return [];
    return `${page.tenant} ${page.name} ${heading}: ${show(value)}, mark ${show(least > 0 ? least : most)}`;
  });
}
