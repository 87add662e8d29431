import { describe, expect, it } from 'vitest';
import { TAPPER } from '../../features/recommend/tap.fixture.ts';
import { openPage } from '../../shell/open.fixture.ts';
import { theme } from '../../shell/theme.fixture.ts';
import { type Answers, visitOf } from '../../shell/visit.fixture.ts';
import { postPage, renderPage } from '../../site.tsx';
import { loadRecommend } from '../recommend/load.ts';

const praemie = { WertCent: 7500, Wert: '75,00 €' };
const agent = {
  Id: 7,
  ExterneId: 'SV-7',
  Name: 'Anke Muster',
  LastName: 'Muster',
  Beschreibung: 'Beratung für Familien.',
  ZipCode: '24103',
  City: 'Kiel',
  Photo: '/api/v1/muster/Produkt/SV-7/grafik',
  Praemien: [praemie],
};
const problem = { status: 404, code: 'NichtGefunden', detail: '' } as const;
const FIELDS = {
  'Empfehlung.AnteilEmpfehler': '50',
  'Empfehlung.AgbText': 'ja',
  'Empfehler.Vorname': 'Anna',
  'Empfehler.Nachname': 'Neu',
  'Empfehler.Email': 'anna@example.org',
};

/** The page of the agent at a tenant that has agents. */
const AGENTS = {
  page: 'RecommendAgent',
  params: { produktId: 'SV-7' },
  konfiguration: { produktApi: 'berater', ModuleAgentRecommendation: true },
} as const;

const visit = (answers: Answers = { readProdukt: { body: agent } }, produktApi: 'berater' | 'standard' = 'berater', query = {}) =>
  visitOf(
    {
      page: 'RecommendAgent',
      params: { produktId: 'SV-7' },
      query,
      konfiguration: { produktApi, ModuleAgentRecommendation: true, Name: 'Musterhaus' },
    },
    answers,
  );
const shell = { theme, css: '', address: 'https://muster.example/de/agent/empfehlen/SV-7' };

async function open(opened = visit()) {
  const rendered = await renderPage('RecommendAgent', opened.visit, shell);
  if ('redirect' in rendered) throw new Error('redirected');
  return { ...rendered, html: rendered.html.replaceAll('\u00a0', ' ') };
}

it('creates the link of the agent with one tap, or redirects to this page if input is needed first', async () => {
  const made = {
    createEmpfehlung: { status: 201, body: { Empfehlungsnummer: 'nr1', OptInRequired: false } },
    listEmpfehlungen: { body: [] },
  };
  const tap = async (Fassung: string) => {
    const opened = visitOf({ ...AGENTS, ...TAPPER.options }, { readProdukt: { body: agent }, ...made, ...TAPPER.answers });
    return { posted: await postPage('RecommendAgent', opened.visit, { schritt: 'link', Fassung }), calls: opened.made };
  };
  const { posted, calls } = await tap('3');
  expect(posted).toEqual({ redirect: { page: 'Recommendation', params: { empfehlungsnummer: 'nr1' } } });
  expect(calls.at(-1)?.input.body).toMatchObject({ Empfehlung: { Produkt: 7, AgentNumber: 'SV-7' } });
  expect((await tap('2')).posted).toEqual({ redirect: { page: 'RecommendAgent', params: { produktId: 'SV-7' } } });
});

describe('the page of an agent', () => {
  it('shows photo, name, place and reward, with the form', async () => {
    const { status, html } = await open();
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Anke Muster empfehlen<\/h1>/);
    expect(html).toContain('src="/api/v1/muster/Produkt/SV-7/grafik"');
    for (const said of ['24103 Kiel', 'Beratung für Familien.', '75 €', '37,50 €', 'Link erstellen']) expect(html).toContain(said);
  });

  it('names the agent in the preview of messengers', async () => {
    const { html } = await open();
    expect(html).toContain('<meta property="og:title" content="Anke Muster empfehlen"/>');
    expect(html).toContain('<meta property="og:image" content="https://muster.example/vorschau/de/produkt-SV-7.jpg"/>');
    expect(html).toContain('<title>Anke Muster empfehlen – Musterhaus</title>');
  });

  it.each([
    ['an unknown agent', { readProdukt: { problem } }],
    ['an agent without a reward', { readProdukt: { body: { ...agent, Praemien: [] } } }],
  ])('returns 404 with a link to the homepage for %s', async (_, answers) => {
    const { status, html } = await open(visit(answers));
    expect(status).toBe(404);
    expect(html).toContain('href="/de/"');
    expect(html).not.toContain('<form');
    expect(html).toContain('noindex');
  });

  it('returns 404 if the tenant recommends no agents, for its form too', async () => {
    const opened = visit({}, 'standard');
    expect(await open(opened)).toMatchObject({ status: 404, html: expect.stringContaining('404 - Datei nicht gefunden') });
    expect(await postPage('RecommendAgent', opened.visit, FIELDS)).toMatchObject({ problem: { status: 404 } });
    expect(opened.made).toEqual([]);
  });

  it("creates the referral with the agent's number", async () => {
    const created = { status: 201, body: { Empfehlungsnummer: 'n1', Status: 'Offen', OptInRequired: true } };
    const { visit: opened, made } = visit({ readProdukt: { body: agent }, createEmpfehlung: created }, 'berater', { channel: 'flyer' });
    expect(await postPage('RecommendAgent', opened, FIELDS)).toEqual({
      redirect: { page: 'Confirmation', params: { empfehlungsnummer: 'n1' } },
    });
    expect(made.at(-1)?.input.body).toMatchObject({
      Empfehlung: { Produkt: 7, AgentNumber: 'SV-7', AnteilEmpfehler: 50, Channel: 'flyer' },
      Empfehler: { Vorname: 'Anna' },
    });
  });

  it('sends no agent if the tenant recommends products', async () => {
    const created = { status: 201, body: { Empfehlungsnummer: 'n1', Status: 'Offen', OptInRequired: true } };
    const { visit: opened, made } = visit({ readProdukt: { body: agent }, createEmpfehlung: created }, 'standard');
    await postPage('Recommend', opened, FIELDS);
    expect(made.at(-1)).toMatchObject({ name: 'createEmpfehlung', input: { body: { Empfehlung: { Produkt: 7 } } } });
    expect(JSON.stringify(made)).not.toContain('AgentNumber');
  });
});

describe('the page of a product', () => {
  it("redirects an agent's Id or ExterneId to the agent's own page, with the channel", async () => {
    const { visit: opened } = visit(undefined, 'berater', { channel: 'flyer', more: 'no' });
    expect(await loadRecommend(opened)).toEqual({ redirect: { page: 'RecommendAgent', params: { produktId: 'SV-7', channel: 'flyer' } } });
    const { visit: other } = visit(undefined, 'standard');
    expect(await loadRecommend(other)).toMatchObject({ status: 200 });
  });
});

it.each([
  [null, ['100', '50', '*0']],
  [1500, ['100', '*50']],
  [0, ['*100']],
])('offers shares with the same amounts once: of 75 € and at most %s cents for the contact', async (MaxEmpfaengerPraemieCent, choices) => {
  const konfiguration = { ...AGENTS.konfiguration, RecommenderDefaultShare: 0, MaxEmpfaengerPraemieCent } as const;
  const { html } = await openPage('RecommendAgent', { ...AGENTS, konfiguration }, { readProdukt: { body: agent } });
  const radios = [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([radio]) => radio);
  expect(radios.map((radio) => `${radio.includes('checked=""') ? '*' : ''}${/value="(\d+)"/.exec(radio)?.[1]}`)).toEqual(choices);
});
