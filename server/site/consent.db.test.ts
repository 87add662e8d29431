import { describe, expect, it } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { type Browser, newBrowser, OTHER_SITE } from '../../test/support/pages.ts';
import { queryAsOwner } from '../../test/support/rows.ts';

const app = testApp();
const TITEL = 'Ihre Einwilligung zu Cookies';
const browser = (tenant = 'telko') => newBrowser(app, tenant);

/** The version of the wording on a page. */
async function wortlautOf(at: Browser, url = '/de/'): Promise<string> {
  const [, version = ''] = /name="Wortlaut" value="([^"]+)"/.exec((await at.get(url)).body) ?? [];
  expect(version).not.toBe('');
  return version;
}

/** Presses a button of the banner. */
async function choose(at: Browser, consent: string, { url = '/de/', fields = {} }: { url?: string; fields?: Record<string, string> } = {}) {
  return at.post(url, { consent, Wortlaut: await wortlautOf(at), ...fields });
}

const chosen = ({ cookies }: Browser) => ['er', 'fu', 'an', 'ma'].map((name) => cookies.get(`psoempf_${name}`));

describe('the banner', () => {
  it('asks on every page until there is a choice, with nothing ticked, and sets no cookie by itself', async () => {
    for (const tenant of ['telko', 'energie', 'berater', 'intern']) {
      const visitor = browser(tenant);
      for (const url of ['/de/faq', '/de/agb', '/de/code', '/de/gibtesnicht', '/en/faq']) {
        const { body } = await visitor.get(url);
        expect(body, url).toContain(url.startsWith('/en') ? 'Your consent to cookies' : TITEL);
        expect(body).not.toMatch(/name="(?:Funktional|Analytisch|Marketing)"[^>]*checked/);
      }
      expect([...visitor.cookies.keys()]).toEqual([]);
    }
  });

  it('does not cover Privacy and Imprint, which it links to', async () => {
    const visitor = browser();
    for (const url of ['/de/datenschutz', '/de/impressum', '/en/datenschutz', '/en/impressum', '/de/datenschutz?cookies=wahl'])
      expect((await visitor.get(url)).body).not.toContain('data-consent');
    expect((await visitor.get('/de/')).body).toMatch(/data-consent.*href="\/de\/datenschutz".*href="\/de\/impressum"/s);
  });

  it('leads to its settings and from there back to the page with its channel, but never to a secret', async () => {
    const visitor = browser();
    const linkOn = async (url: string) =>
      /href="([^"]*cookies=wahl[^"]*)"[^>]*>Einstellungen/.exec((await visitor.get(url)).body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const settings = await linkOn('/de/empfehlen/462?channel=flyer');
    expect(settings).toBe('/de/datenschutz?cookies=wahl&redirect=Recommend%3Fchannel%3Dflyer%26produktId%3D462');
    const done = await choose(visitor, 'auswahl', { url: settings, fields: { Analytisch: '1' } });
    expect([done.status, done.headers.location]).toEqual([303, '/de/empfehlen/462?channel=flyer']);
    await visitor.get(String(done.headers.location));
    expect(visitor.cookies.get('psoempf_channel')).toBe('flyer');
    visitor.cookies.clear();
    expect(await linkOn('/de/praemie/?token=geheim')).toBe('/de/datenschutz?cookies=wahl');
  });

  it.each(['//boese.example', 'https://boese.example', '/de/agb', 'Recommend', 'constructor'])(
    'does not redirect from its settings to %s',
    async (redirect) => {
      const done = await choose(browser(), 'alle', { url: `/de/datenschutz?cookies=wahl&redirect=${encodeURIComponent(redirect)}` });
      expect([done.status, new URL(String(done.headers.location), 'http://x').pathname]).toEqual([303, '/de/datenschutz']);
    },
  );

  it('opens again by the link in the footer of each page, with the stored choice', async () => {
    const visitor = browser();
    await choose(visitor, 'auswahl', { fields: { Analytisch: '1' } });
    const { body } = await visitor.get('/de/faq');
    expect(body).not.toContain(TITEL);
    expect(body).toContain('href="/de/datenschutz?cookies=wahl"');
    const settings = (await visitor.get('/de/datenschutz?cookies=wahl')).body;
    expect(settings).toMatch(/name="Analytisch"[^>]*checked/);
    expect(settings).not.toMatch(/name="Marketing"[^>]*checked/);
    const done = await visitor.post('/de/datenschutz?cookies=wahl', { consent: 'keine', Wortlaut: await wortlautOf(browser()) });
    expect([done.status, done.headers.location]).toEqual([303, '/de/datenschutz']);
    expect(chosen(visitor)).toEqual(['1', '0', '0', '0']);
  });

  it('and its link are missing if the tenant has its own consent manager', async () => {
    const { konfiguration } = app.parts.mandanten.get('telko') ?? {};
    if (!konfiguration) throw new Error('no telko');
    Object.assign(konfiguration, { useInternalConsentManager: false });
    try {
      const { body } = await browser().get('/de/faq?ohne');
      expect(body).not.toContain(TITEL);
      expect(body).not.toContain('cookies=wahl');
    } finally {
      Object.assign(konfiguration, { useInternalConsentManager: true });
    }
  });
});

describe('a choice', () => {
  it.each([
    ['alle', ['1', '1', '1', '1']],
    ['keine', ['1', '0', '0', '0']],
  ])('of %s sets four cookies and leads back to its page', async (consent, expected) => {
    const visitor = browser();
    const done = await choose(visitor, consent, { url: '/de/faq?channel=flyer&x=1' });
    expect([done.status, done.headers.location]).toEqual([303, '/de/faq?channel=flyer&x=1']);
    expect(chosen(visitor)).toEqual(expected);
    expect([done.headers['set-cookie']].flat().every((line) => /Max-Age=5184000;.*SameSite=Lax/.test(String(line)))).toBe(true);
    expect((await visitor.get('/de/faq')).body).not.toContain(TITEL);
  });

  it('stores only the ticked boxes', async () => {
    const visitor = browser();
    await choose(visitor, 'auswahl', { fields: { Marketing: '1', Funktional: 'ja' } });
    expect(chosen(visitor)).toEqual(['1', '0', '0', '1']);
  });

  it('is logged with its moment and wording, and without personal data', async () => {
    const list = () => queryAsOwner<Record<string, unknown>>(app, 'select * from consent');
    const before = await list();
    await choose(browser(), 'auswahl', { fields: { Analytisch: '1' } });
    const known = before.map(({ consent_id }) => consent_id);
    const added = (await list()).filter(({ consent_id }) => !known.includes(consent_id));
    expect(added).toEqual([
      {
        mandant: 'telko',
        consent_id: expect.any(String),
        zeit: app.clock.now(),
        wortlaut: expect.any(String),
        funktional: false,
        analytisch: true,
        marketing: false,
      },
    ]);
    const [wording] = await queryAsOwner(app, 'select language, inhalt from consent_wortlaut where wortlaut = $1', [added[0]?.wortlaut]);
    expect(wording).toMatchObject({ language: 'de', inhalt: { titel: TITEL, text: expect.stringContaining('widerrufbar') } });
  });

  it('leaves cached pages valid', async () => {
    const page = await browser().get('/de/faq');
    const before = app.parts.db.versionOf('telko');
    await choose(browser(), 'alle');
    expect(app.parts.db.versionOf('telko')).toEqual(before);
    expect((await browser().get('/de/faq', { 'if-none-match': String(page.headers.etag) })).status).toBe(304);
  });

  it('with an outdated wording is ignored, and the page asks again', async () => {
    const visitor = browser();
    const done = await visitor.post('/de/faq', { consent: 'alle', Wortlaut: 'x'.repeat(16) });
    expect([done.status, done.headers.location]).toEqual([303, '/de/faq']);
    expect([...visitor.cookies.keys()]).toEqual([]);
    expect((await visitor.get('/de/faq')).body).toContain(TITEL);
  });

  it('from a page of another site is refused', async () => {
    const visitor = browser();
    const fields = { consent: 'alle', Wortlaut: await wortlautOf(visitor) };
    expect((await visitor.post('/de/', fields, OTHER_SITE)).status).toBe(403);
    expect([...visitor.cookies.keys()]).toEqual([]);
  });

  it('on a missing page leads back to it', async () => {
    const done = await choose(browser(), 'keine', { url: '/de/gibtesnicht' });
    expect([done.status, done.headers.location]).toEqual([303, '/de/gibtesnicht']);
  });

  it('can be made by its call with all categories', async () => {
    const body = { Funktional: true, Analytisch: false, Marketing: false, Wortlaut: await wortlautOf(browser()) };
    const done = await app.api('telko', 'POST', '/consent', { body });
    expect(done.status).toBe(204);
    expect([done.headers['set-cookie']].flat().map((line) => String(line).split(';')[0])).toEqual([
      'psoempf_er=1',
      'psoempf_fu=1',
      'psoempf_an=0',
      'psoempf_ma=0',
    ]);
    expect((await app.api('telko', 'POST', '/consent', { body: { ...body, Marketing: 'ja' } })).status).toBe(422);
    expect((await app.api('energie', 'POST', '/consent', { body })).body).toMatchObject({ status: 409, code: 'Konflikt' });
  });
});

describe('consent', () => {
  it('to the analytical category stores the channel, whatever its parameter, and nothing before', async () => {
    const visitor = browser();
    await visitor.get('/de/faq?pk_campaign=fruehling');
    expect(visitor.cookies.has('psoempf_channel')).toBe(false);
    await choose(visitor, 'alle');
    const { headers } = await visitor.get('/de/faq?pk_campaign=fruehling');
    expect([headers['set-cookie']].flat().map(String)).toContainEqual(
      expect.stringMatching(/^psoempf_channel=fruehling; Max-Age=63072000;/),
    );
    await visitor.get('/de/faq');
    expect(visitor.cookies.get('psoempf_channel')).toBe('fruehling');
  });

  it('to the functional category stores the language, for addresses without one', async () => {
    const visitor = browser();
    await visitor.get('/en/faq');
    expect((await visitor.get('/faq', { 'accept-language': 'de' })).headers.location).toBe('/de/faq');
    await choose(visitor, 'alle');
    await visitor.get('/en/faq');
    expect((await visitor.get('/faq', { 'accept-language': 'de' })).headers.location).toBe('/en/faq');
  });

  it('that is withdrawn deletes the cookies of its category and of its trackers, at the host and above', async () => {
    const visitor = browser();
    await choose(visitor, 'alle', { url: '/de/?channel=flyer' });
    await visitor.get('/en/faq?channel=flyer');
    for (const name of ['_pk_id.1.abcd', '_ga', '_ga_X1', '_gcl_au', 'fremd']) visitor.cookies.set(name, 'x');
    const fields = { consent: 'auswahl', Marketing: '1', Wortlaut: await wortlautOf(browser()) };
    const done = await visitor.post('/de/datenschutz?cookies=wahl', fields);
    expect([...visitor.cookies.keys()].sort()).toEqual(['_gcl_au', 'fremd', 'psoempf_an', 'psoempf_er', 'psoempf_fu', 'psoempf_ma']);
    const lines = [done.headers['set-cookie']].flat().map(String);
    expect(lines.filter((line) => line.startsWith('_ga=')).map((line) => /Domain=([^;]+)/.exec(line)?.[1])).toEqual([
      undefined,
      'telko.localhost',
    ]);
  });
});
