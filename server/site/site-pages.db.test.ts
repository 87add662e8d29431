import { describe, expect, it } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { hrefsOf, linksOf, partOf } from '../../test/support/html.ts';
import { configured } from '../../test/support/mandant.ts';
import { loggedIn, newBrowser, redirectOf } from '../../test/support/pages.ts';
import { login, recommend } from '../../test/support/walk.ts';

const app = demoApp();
const TENANTS = ['telko', 'energie', 'berater', 'intern'] as const;
/** A visitor who may open the tenant's pages. */
const guest = async (tenant: string) => (tenant === 'intern' ? loggedIn(app, tenant) : newBrowser(app, tenant));
const links = (html: string, path: string) => [...html.matchAll(new RegExp(`href="${path}([^"?#]*)"`, 'g'))].map(([, id]) => id);

describe('RewardOverview', () => {
  it.each(TENANTS)('shows the rewards of %s and has a link on the home page', async (tenant) => {
    const browser = await guest(tenant);
    for (const locale of ['de', 'en']) {
      const page = await browser.get(`/${locale}/aktuellepraemienuebersicht`);
      expect(page.status).toBe(200);
      expect(page.body).toMatch(locale === 'de' ? /bis zum 31\.12\.2036/ : /until 31 December 2036/);
    }
    expect((await browser.get('/de/')).body).toContain('href="/de/aktuellepraemienuebersicht"');
  });

  it.each(['telko', 'energie', 'intern'])(
    'lists at %s exactly the products that can be recommended, without hidden ones',
    async (tenant) => {
      const { body } = await (await guest(tenant)).get('/de/aktuellepraemienuebersicht');
      const shown: { Id: number; Praemien: unknown[] }[] = (await app.api(tenant, 'GET', '/produkt')).body;
      const wanted = shown.flatMap(({ Id, Praemien }) => (Praemien.length > 0 ? [String(Id)] : []));
      expect(links(body, '/de/empfehlen/').toSorted()).toEqual(wanted.toSorted());
      const hidden = await app.inTenant(tenant, ({ tx }) => tx.selectFrom('produkt').select('id').where('versteckt', '=', true).execute());
      for (const { id } of hidden) expect(body).not.toContain(`/empfehlen/${id}"`);
    },
  );

  it('leads recommenders of agents to the search', async () => {
    const { body } = await newBrowser(app, 'berater').get('/de/aktuellepraemienuebersicht');
    expect(links(body.slice(body.indexOf('<main')), '/de/agent/empfehlungen')).toEqual(['']);
    expect(body).toContain('75 €'.replace(' ', '\u00a0'));
  });

  it('is cached until a reward changes, and shows future rewards', async () => {
    const open = () => newBrowser(app, 'energie').get('/de/aktuellepraemienuebersicht');
    expect((await open()).headers.etag).toBe((await open()).headers.etag);
    const row = { produkt_id: 1, titel: 'Neu', titel_en: 'New', startdatum: '2030-01-01', enddatum: '2030-12-31' };
    await app.inTenant('energie', ({ tx }) =>
      tx
        .insertInto('praemie')
        .values({ id: 77, ...row, enddatum_anzeige: '2030-12-31', wert_cent: 9900 })
        .execute(),
    );
    expect((await open()).body).toMatch(/Ab dem 01\.01\.2030: bis zu 99\s€/);
  });
});

describe('AgentRecommendations', () => {
  it('lists each agent once across its pages, six on each', async () => {
    const open = (query: string) => newBrowser(app, 'berater').get(`/de/agent/empfehlungen${query}`);
    const pages = await Promise.all(
      ['', '?page=2', '?page=3'].map(async (query) => links((await open(query)).body, '/de/agent/empfehlen/')),
    );
    expect(pages.map(({ length }) => length)).toEqual([6, 6, 2]);
    expect(new Set(pages.flat()).size).toBe(14);
    expect(redirectOf(await open('?page=4'))).toEqual([302, '/de/agent/empfehlungen?page=3']);
    expect(links((await open('?query=kiel')).body, '/de/agent/empfehlen/')).toEqual(['SV-1003']);
  });

  it.each(['telko', 'energie', 'intern'])('returns 404 at %s', async (tenant) => {
    expect((await (await guest(tenant)).get('/de/agent/empfehlungen')).status).toBe(404);
  });
});

describe('the thanks pages', () => {
  it.each(TENANTS)('open at %s, also under their additional path', async (tenant) => {
    const browser = await guest(tenant);
    for (const locale of ['de', 'en']) {
      expect((await browser.get(`/${locale}/danke`)).status).toBe(200);
      const further = await newBrowser(app, tenant).get(`/${locale}/kulanzdanke`);
      expect(further.status).toBe(200);
      expect(further.body).toContain(locale === 'de' ? 'So kommt eine Prämie an' : 'How a reward arrives');
    }
    expect((await app.api(tenant, 'GET', '/route/additional')).body).toEqual([{ Route: '/kulanzdanke', RouteName: 'RewardThanks' }]);
  });

  it('are linked where a code is shown, and link back', async () => {
    const { Empfehlungsnummer } = await recommend(app, 'energie', await login(app, 'energie'));
    const browser = await loggedIn(app, 'energie');
    const share = await browser.get(`/de/empfehlung/${Empfehlungsnummer}`);
    expect(share.body).toContain(`href="/de/danke?empfehlungsnummer=${Empfehlungsnummer}"`);
    const thanks = await browser.get(`/de/danke?empfehlungsnummer=${Empfehlungsnummer}`);
    expect(thanks.body).toContain(`href="/de/empfehlung/${Empfehlungsnummer}"`);
    await configured(app, 'energie', { ModuleErstelleOfflineEmpfehlungCode: false }, async () => {
      expect((await browser.get('/de/danke')).status).toBe(404);
      expect((await browser.get(`/de/empfehlung/${Empfehlungsnummer}`)).body).not.toContain('/de/danke');
    });
  });
});

describe('a switch of a tenant', () => {
  it('ModuleCompanyRecommendation opens RecommendEmployee', async () => {
    expect((await newBrowser(app, 'telko').get('/de/mitarbeiterempfehlen')).status).toBe(404);
    await configured(app, 'telko', { ModuleCompanyRecommendation: true }, async () => {
      expect((await newBrowser(app, 'telko').get('/en/mitarbeiterempfehlen')).body).toContain('Recommend what you know from work');
    });
    expect((await newBrowser(app, 'telko').get('/de/mitarbeiterempfehlen')).status).toBe(404);
  });

  it('ModuleAdv redirects Imprint to the home page and footer links to ReferralUrl, also on cached pages', async () => {
    const open = (path: string) => newBrowser(app, 'energie').get(path);
    expect((await open('/de/impressum')).status).toBe(200);
    expect((await open('/de/faq')).body).toContain('href="/de/impressum"');
    await configured(app, 'energie', { ModuleAdv: true, ReferralUrl: 'https://www.lindtal.example/empfehlen' }, async () => {
      expect(redirectOf(await open('/de/impressum?channel=flyer'))).toEqual([302, '/de/']);
      expect(redirectOf(await open('/en/impressum'))).toEqual([302, '/en/']);
      // The links in the footer and in the consent banner.
      for (const [locale, name] of [
        ['de', 'Impressum'],
        ['en', 'Legal notice'],
      ] as const) {
        for (const path of ['', 'faq', 'datenschutz', 'login', '404']) {
          const { body } = await open(`/${locale}/${path}`);
          const places = linksOf(body).flatMap((link) => (link.name.startsWith(name) ? [link.href] : []));
          expect(new Set(places), path).toEqual(new Set(['https://www.lindtal.example/empfehlen']));
          expect(places.length, path).toBeGreaterThan(path === 'datenschutz' ? 0 : 1);
        }
      }
    });
    expect((await open('/de/impressum')).status).toBe(200);
  });

  it('ModuleAdv without a ReferralUrl keeps the link, which redirects to the home page', () =>
    configured(app, 'telko', { ModuleAdv: true }, async () => {
      const telko = newBrowser(app, 'telko');
      expect(hrefsOf(partOf((await telko.get('/de/faq')).body, 'footer'), 'Impressum')).toEqual(['/de/impressum']);
      expect(redirectOf(await telko.get('/de/impressum'))).toEqual([302, '/de/']);
    }));
});
