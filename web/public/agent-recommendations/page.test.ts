import { describe, expect, it } from 'vitest';
import { TAPPER, tapFormTo } from '../../features/recommend/tap.fixture.ts';
import { openPage, type VisitOptions } from '../../shell/open.fixture.ts';
import { theme } from '../../shell/theme.fixture.ts';
import { type Answers, visitOf } from '../../shell/visit.fixture.ts';
import { renderPage } from '../../site.tsx';

const agent = {
  Id: 7,
  ExterneId: 'SV-7',
  Name: 'Anke Muster',
  LastName: 'Muster',
  Beschreibung: 'Beratung',
  ZipCode: '24103',
  City: 'Kiel',
  Photo: '/p',
};
const konfiguration = { produktApi: 'berater', ModuleAgentRecommendation: true, Name: 'Muster' } as const;
const answers = (found = {}, WertCent: number | null = 7500): Answers => ({
  searchBerater: { body: { Content: [agent], HasNext: true, PageCount: 3, TotalCount: 14, ...found } },
  listPraemien: { body: WertCent === null ? [] : [{ Id: 1, WertCent }] },
  readMaxPraemiewert: { body: { WertCent: WertCent ?? 0, Wert: '' } },
});
const options = (query: Record<string, string> = {}): VisitOptions => ({ page: 'AgentRecommendations', query, konfiguration });
const open = (query = {}, found = answers()) => openPage('AgentRecommendations', options(query), found);

describe('AgentRecommendations', () => {
  it('shows agents with photo, place and reward, and links to its pages of results', async () => {
    const { html, status } = await open({ page: '2' });
    expect(status).toBe(200);
    for (const part of ['src="/p"', '24103 Kiel', 'href="/de/agent/empfehlen/SV-7"', 'Seite 2 von 3', '<h1']) expect(html).toContain(part);
    expect(html).toContain('href="/de/agent/empfehlungen" rel="prev"');
    expect(html).toContain('href="/de/agent/empfehlungen?page=3" rel="next"');
    expect(html).toContain('action="/de/agent/empfehlungen"');
  });

  it('recommends an agent with one tap if the recommender is logged in and has accepted the terms', async () => {
    const { html } = await openPage('AgentRecommendations', { ...options(), ...TAPPER.options }, { ...answers(), ...TAPPER.answers });
    expect(html).toMatch(tapFormTo('/de/agent/empfehlen/SV-7'));
    expect(html).toContain('Sie empfehlen als Erika Muster');
  });

  it('keeps the search in its field, title and addresses, and excludes the results from search engines', async () => {
    const { html } = await open({ query: 'Kiel <' });
    expect(html).toContain('value="Kiel &lt;"');
    expect(html).toContain('14 Treffer für „Kiel &lt;“ – Wen möchten Sie empfehlen? – Muster');
    expect(html).toContain('noindex');
    expect(html).toContain('href="/en/agent/empfehlungen?query=Kiel+%3C"');
  });

  it('explains an empty result, a tenant without agents, and a missing reward', async () => {
    const nobody = { Content: [], PageCount: 0, TotalCount: 0 };
    expect((await open({ query: 'x' }, answers(nobody))).text).toContain('Zu „x“ haben wir niemanden gefunden');
    expect((await open({}, answers(nobody))).text).toContain('Zurzeit kann hier niemand empfohlen werden.');
    expect((await open({}, answers({}, null))).text).toContain('Zurzeit ist mit keiner Empfehlung eine Prämie verbunden.');
  });

  it('redirects from a page after the last one to the last page', async () => {
    const { visit } = visitOf(options({ query: 'Kiel', page: '9' }), answers({ Content: [] }));
    expect(await renderPage('AgentRecommendations', visit, { theme, css: '' })).toEqual({
      redirect: { page: 'AgentRecommendations', params: { query: 'Kiel', page: '3' } },
    });
  });

  it.each([{ produktApi: 'standard' }, { ModuleAgentRecommendation: false }] as const)('returns 404 with %o', async (other) => {
    const { status, made } = await openPage('AgentRecommendations', { konfiguration: { ...konfiguration, ...other } });
    expect([status, made]).toEqual([404, []]);
  });
});
