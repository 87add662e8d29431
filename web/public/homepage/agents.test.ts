import { describe, expect, it } from 'vitest';
import { openPage, plain, type VisitOptions } from '../../shell/open.fixture.ts';
import { type Answers, visitOf } from '../../shell/visit.fixture.ts';
import { loadHomepage } from './load.ts';

const agent = (Id: number, Name = `Anke Muster${Id}`) => ({
  Id,
  ExterneId: `SV-${Id}`,
  Name,
  LastName: 'Muster',
  Beschreibung: `Beratung ${Id}`,
  ZipCode: '24103',
  City: 'Kiel',
  Photo: `/api/v1/muster/Produkt/SV-${Id}/grafik`,
});
const praemie = (WertCent: number, ProduktId?: number) => ({
  Id: WertCent,
  WertCent,
  Wert: '',
  Titel: '',
  ...(ProduktId !== undefined && { ProduktId }),
});

interface Opened {
  readonly query?: Record<string, string>;
  readonly answers?: Answers;
  readonly found?: { Content?: unknown[]; PageCount?: number; TotalCount?: number };
  readonly praemien?: ReturnType<typeof praemie>[];
}

const visited = ({ query = {}, answers, found, praemien = [praemie(7500)] }: Opened): [VisitOptions, Answers] => [
  { query, konfiguration: { produktApi: 'berater', ModuleAgentRecommendation: true } },
  {
    searchBerater: { body: { Content: [agent(1), agent(2)], HasNext: false, PageCount: 1, TotalCount: 2, ...found } },
    listPraemien: { body: praemien },
    readMaxPraemiewert: { body: { WertCent: Math.max(0, ...praemien.map(({ WertCent }) => WertCent)), Wert: '' } },
    ...answers,
  },
];
const visit = (opened: Opened) => visitOf(...visited(opened));
const home = async (opened: Opened = {}) => plain((await openPage('Homepage', ...visited(opened))).html);

describe('the homepage of a tenant with agents', () => {
  it('shows each agent with photo, name, place and reward and a link to its own page, and no form to choose one', async () => {
    const html = await home();
    expect(html).toContain('href="/de/agent/empfehlen/SV-1"');
    expect(html).toContain('src="/api/v1/muster/Produkt/SV-2/grafik"');
    for (const said of ['Anke Muster2', 'Beratung 1', '24103 Kiel', '75 €', '2 zur Auswahl']) expect(html).toContain(said);
    expect(html).not.toContain('method="post"');
  });

  it('shows the best reward, and at each agent its own reward before the common one', async () => {
    const html = await home({ praemien: [praemie(7500), praemie(12000, 2), praemie(5000, 1)] });
    expect(html).toContain('Bis zu <span class="whitespace-nowrap text-primary">120 €</span>');
    const tiles = html.split('<li').filter((part) => part.includes('/grafik'));
    expect(tiles.map((tile) => /\d+ €/.exec(tile)?.[0])).toEqual(['50 €', '120 €']);
  });

  it('offers no agent without a reward', async () => {
    const html = await home({ praemien: [praemie(7500, 1)] });
    expect(html).toContain('/agent/empfehlen/SV-1');
    expect(html).not.toContain('/agent/empfehlen/SV-2');
    expect(html).toContain('Anke Muster2');
  });

  it('keeps the search in its field and in the addresses of its pages', async () => {
    const html = await home({ query: { query: 'Kiel & "so"', page: '2' }, found: { PageCount: 3, TotalCount: 14 } });
    expect(html).toContain('value="Kiel &amp; &quot;so&quot;"');
    expect(html).toContain('href="/de/?query=Kiel+%26+%22so%22#produkte" rel="prev"');
    expect(html).toContain('href="/de/?query=Kiel+%26+%22so%22&amp;page=3#produkte" rel="next"');
    expect(html).toContain('href="/en/?query=Kiel+%26+%22so%22&amp;page=2"');
    expect(html).toContain('Seite 2 von 3');
    expect(html).toContain('<meta name="robots" content="noindex,nofollow"/>');
  });

  it.each([
    [{}, { query: '', page: '1' }],
    [
      { query: ' Kiel ', page: '3' },
      { query: 'Kiel', page: '3' },
    ],
    [{ page: '0' }, { query: '', page: '1' }],
    [{ page: '-1' }, { query: '', page: '1' }],
    [{ page: '2; drop' }, { query: '', page: '1' }],
    [{ page: '9999999' }, { query: '', page: '1' }],
  ])('with %j in the address sends the query %j', async (query, asked) => {
    const { visit: opened, made } = visit({ query: query as Record<string, string>, found: { PageCount: 3 } });
    await loadHomepage(opened);
    expect(made.map(({ name }) => name).toSorted()).toEqual(['listPraemien', 'readMaxPraemiewert', 'searchBerater']);
    expect(made.find(({ name }) => name === 'searchBerater')?.input.query).toEqual(asked);
  });

  it('redirects from a page after the last one to the last page', async () => {
    const opened = visit({ query: { query: 'Kiel', page: '9' }, found: { Content: [], PageCount: 3, TotalCount: 14 } }).visit;
    expect(await loadHomepage(opened)).toEqual({ redirect: { page: 'Homepage', params: { query: 'Kiel', page: '3' } } });
  });

  it('explains an empty result, with a link to all agents', async () => {
    const nobody = { Content: [], PageCount: 0, TotalCount: 0 };
    const html = await home({ query: { query: '<b>' }, found: nobody });
    expect(html).toContain('Zu „&lt;b&gt;“ haben wir niemanden gefunden');
    expect(html).toMatch(/<a href="\/de\/#produkte"[^>]*>Alle anzeigen/);
    expect(html).not.toContain('Seite 1');
  });

  it('treats a refused search as an empty result', async () => {
    const problem = { status: 422, code: 'Validierung', detail: '' } as const;
    const html = await home({ query: { query: 'Kiel', page: '4' }, answers: { searchBerater: { problem } } });
    expect(html).toContain('Zu „Kiel“ haben wir niemanden gefunden');
  });
});
