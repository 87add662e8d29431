import { describe, expect, it } from 'vitest';
import { BROWSER_TESTS, browserTestsFor, PLACES } from '../scripts/changed-browser-tests.mjs';
import { listFiles } from '../scripts/sources.mjs';

const namesOf = (files: string[] | 'all') =>
  files === 'all' ? files : files.map((file) => file.replace(/^test\/browser\/(.*)\.browser\.ts$/, '$1'));
const testsFor = (...files: string[]) => namesOf(browserTestsFor(files));

describe('the map from pages to browser tests', () => {
  it('contains every browser test', () => {
    expect(BROWSER_TESTS).toEqual(listFiles(['test/browser']).filter((file) => file.endsWith('.browser.ts')));
  });

  it('names only pages and screens that exist', () => {
    const files = listFiles(['web']);
    expect(PLACES.filter((place) => !files.some((file) => file === place || file.startsWith(`${place}/`)))).toEqual([]);
  });
});

describe('browserTestsFor', () => {
  it('returns the tests that open a page, and the tests of all pages', () => {
    expect(testsFor('web/public/interstitial/page.tsx')).toEqual(['forced-login', 'pages', 'referral']);
    expect(testsFor('web/public/tos/page.tsx')).toEqual(['pages']);
  });

  it('returns the tests that open a screen of a portal', () => {
    expect(testsFor('web/portals/agentur/screens/leads.tsx')).toEqual([
      'pages',
      'portal-day-roles',
      'portal-day',
      'portal-gone',
      'portal-leads',
    ]);
    expect(testsFor('web/portals/mitarbeiter/screens/freigabe.tsx')).toEqual(['command-palette', 'employee-day', 'pages']);
  });

  it('returns every test of a portal for code that its screens share', () => {
    const tests = testsFor('web/portals/agentur/choices.ts');
    expect(tests).toContain('portal-plan');
    expect(tests).toContain('pages');
    expect(tests).not.toContain('employee-day');
    expect(testsFor('web/portals/shell/table/table.tsx')).toEqual(expect.arrayContaining(['employee-day', 'portal-parts', 'portal-plan']));
    expect(testsFor('web/portals/shell/table/table.tsx')).not.toContain('home');
    expect(testsFor('web/portals/features/labels.ts')).toEqual(expect.arrayContaining(['employee-day', 'portal-leads', 'pages']));
  });

  it('returns a changed browser test', () => {
    expect(testsFor('test/browser/home.browser.ts', 'web/widget/widget.ts')).toEqual(['home', 'widget']);
  });

  it('returns nothing for files that no browser test covers', () => {
    expect(testsFor('docs/testing.md', 'README.md', 'server/db/scope.db.test.ts', 'tools/fuzz/fuzz.ts')).toEqual([]);
  });

  it.each([
    'contract/pages/public.ts',
    'server/db/migrations/001.sql',
    'server/modules/auftrag/index.ts',
    'test/support/app.ts',
    'test/browser/support/journey.ts',
    'test/browser/gone.browser.ts',
    'tools/shared/demo.ts',
    'web/site.tsx',
    'web/ui/button.tsx',
    'web/features/share/code.tsx',
    'texts/de.json',
    'mandanten/telko/mandant.json',
    'package-lock.json',
    'docs/first-order.md',
  ])('returns all tests for %s', (file) => {
    expect(browserTestsFor(['web/public/tos/page.tsx', file])).toBe('all');
  });
});
