import { describe, expect, test } from 'vitest';
import { CALLS } from '../../contract/calls.ts';
import type { PageName } from '../../contract/pages/public.ts';
import { renderedPages, renderPage } from '../site.tsx';
import { openPage as open, type VisitOptions } from './open.fixture.ts';
import { theme } from './theme.fixture.ts';
import { owner, visitOf } from './visit.fixture.ts';

const gone = { status: 503, code: 'NetzwerkFehler', detail: '', retryAfterSeconds: 5 } as const;
const broken = { status: 500, code: 'Default', detail: 'Technischer Fehler.' } as const;
const allAnswer = (problem: typeof gone | typeof broken) => Object.fromEntries(CALLS.map(({ name }) => [name, { problem }]));

const PARAMS = {
  empfehlungsnummer: 'A1',
  produktId: '1',
  praemieid: '1',
  slug: 'tarife',
  code: 'A1',
  adminLoginToken: 'geheim',
  bericht: 'leads',
  tab: 'freigabe',
};
const VISITS: readonly VisitOptions[] = [
  { params: PARAMS, query: { token: 'geheim', art: 'Gutschein' } },
  { params: PARAMS, query: PARAMS },
  { params: PARAMS, query: { bestaetigt: '1', gespeichert: '1' }, login: { who: 'E' }, sessionSeconds: 60 },
  {
    params: PARAMS,
    query: { schritt: 'loeschen' },
    login: { who: 'E' },
    konfiguration: { produktApi: 'berater', ModuleAgentRecommendation: true, ModuleCompanyRecommendation: true },
  },
  {
    params: PARAMS,
    query: { token: 'geheim' },
    portalHolder: owner,
    sessionSeconds: 60,
    konfiguration: { ModuleAgentur: 'Offen' },
  },
];

describe('an outage during the calls of a page', () => {
  test.each(renderedPages().filter((name) => name !== 'Click'))('makes %s answer 503', async (page: PageName) => {
    for (const options of VISITS) {
      const { visit, made } = visitOf({ page, ...options }, allAnswer(gone));
      const rendered = await renderPage(page, visit, { theme, css: '' });
      if (made.length > 0) expect(rendered).toMatchObject({ status: 503 });
    }
  });

  test('is explained in both languages, with the time for a retry', async () => {
    const { text, status, retryAfterSeconds } = await open('RewardOverview', {}, allAnswer(gone));
    expect([status, retryAfterSeconds]).toEqual([503, 5]);
    for (const said of ['Wir sind gleich wieder da', 'liegt an uns']) expect(text).toContain(said);
    const english = await open('RewardOverview', { locale: 'en' }, allAnswer(gone));
    for (const said of ['We will be right back', 'our side']) expect(english.text).toContain(said);
    const other = await open('RewardOverview', {}, allAnswer(broken));
    for (const said of ['Das hat nicht geklappt', 'Technischer Fehler.']) expect(other.text).toContain(said);
  });

  test.each(['Confirmation', 'RecipientTOSConsent', 'LoginToken'] as const)('does not declare the link of %s invalid', async (page) => {
    const form = { values: {}, problem: gone };
    const { text, status, html } = await open(page, { page, query: { token: 'geheim' }, form });
    expect([status, text.includes('Wir sind gleich wieder da')]).toEqual([503, true]);
    expect(html).toContain('token=geheim"');
  });
});
