import '../../portals/shell/app/jitless.ts';
import { startApp } from '../../portals/shell/app/start.tsx';
import { REPORTS } from './reports.tsx';

// App that shows the parts of portals with example rows.
void startApp({
  session: 'Agentur',
  locate: () => (url) => {
    const name = url.searchParams.get('teil') ?? 'tabelle';
    if (url.pathname !== '/dev/ui/portal') return null;
    if (name === 'teile') return { name, load: () => import('./parts.tsx') };
    const screen = REPORTS[name as keyof typeof REPORTS];
    return screen ? { name, load: async () => ({ default: screen }) } : null;
  },
  login: () => '/dev/ui',
  loadExports: async () => (await import('./exports.ts')).exampleExports(),
  findHits: () => async (query) =>
    query.startsWith('x')
      ? []
      : (/^B-\d{4}$/.test(query) ? [query] : ['B-1001', 'B-1002']).map((title) => ({
          href: `/dev/ui/portal?zeile=${title}`,
          title,
          detail: 'Anna S. · Glasfaser 500',
          group: 'Beispiele',
          found: title === 'B-1002' ? { label: 'E-Mail', value: 'anna@b-1.example', from: 5, to: 8 } : undefined,
        })),
});
