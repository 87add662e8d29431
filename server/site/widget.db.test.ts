import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { PAGE_NAMES, pageAddress, routePaths } from '../../contract/pages/public.ts';
import { framingHosts, NEVER_FRAMED, type WidgetData } from '../../contract/pages/widget.ts';
import { demoApp, type Reply } from '../../test/support/app.ts';
import { configured } from '../../test/support/mandant.ts';
import { loggedIn, newBrowser, redirectOf } from '../../test/support/pages.ts';
import { ERIKA, PASSWORD } from '../../test/support/walk.ts';

const app = demoApp();
const HOST = { host: 'energie.localhost:3000' };
const FRAMED = { ModuleIntegratedFrame: true, FrameHosts: ['www.firma.example', 'shop.firma.example:8443'] };

const PARAMS = {
  produktId: '1',
  empfehlungsnummer: 'x',
  praemieid: '1',
  slug: 'nirgends',
  adminLoginToken: 'x',
  tab: 'uebersicht',
  bericht: 'auftraege',
};

const ancestorsOf = ({ headers }: Reply): string | undefined =>
  /frame-ancestors ([^;]+)$/.exec(String(headers['content-security-policy']))?.[1];

/** The value of `frame-ancestors` for a page of the tenant. */
async function ancestors(url: string, headers: Record<string, string> = {}): Promise<string | undefined> {
  return ancestorsOf(await app.request({ method: 'GET', url, headers: { ...HOST, ...headers } }));
}

describe('frame-ancestors', () => {
  it("comes from the tenant's configuration, on cached, rendered, missing and redirected pages", async () => {
    await configured(app, 'energie', FRAMED, async () => {
      for (const url of ['/de/', '/de/', '/de/?widget', '/de/login', '/de/gibt-es-nicht', '/de/bestaetigung'])
        expect(await ancestors(url), url).toBe('www.firma.example shop.firma.example:8443 localhost:3000 127.0.0.1:3000');
    });
  });

  it.each(PAGE_NAMES.filter((page) => page !== 'Click'))('is as the rule says, whoever asks: %s', async (page) => {
    await configured(app, 'energie', { ...FRAMED, ModuleAgentur: 'Offen', ModuleCompanyRecommendation: true }, async () => {
      const path = pageAddress(routePaths({}), page, 'de', PARAMS);
      const hosts = 'www.firma.example shop.firma.example:8443 localhost:3000 127.0.0.1:3000';
      for (const inWidget of [false, true]) {
        const named = framingHosts(page, inWidget, [hosts]).join(' ') || "'none'";
        for (const browser of [newBrowser(app, 'energie'), await loggedIn(app, 'energie')]) {
          const reply = await browser.get(inWidget ? `${path}${path.includes('?') ? '&' : '?'}widget` : path);
          // A redirect shows nothing.
          if (reply.status === 302) expect(reply.body).toBe('');
          else expect([inWidget, reply.status, ancestorsOf(reply)]).toEqual([inWidget, reply.status, named]);
        }
      }
    });
  });

  it("is 'none' for a form of a page that is never framed, also after mistakes", async () => {
    await configured(app, 'energie', FRAMED, async () => {
      const browser = await loggedIn(app, 'energie');
      const refused = await browser.post('/de/empfehler/bankdaten', { IBAN: 'DE1' });
      expect([refused.status, ancestorsOf(refused)]).toEqual([422, "'none'"]);
    });
  });

  it('is never influenced by the request', async () => {
    const foreign = { referer: 'https://fremd.example/', origin: 'https://fremd.example', 'x-forwarded-host': 'fremd.example' };
    await configured(app, 'energie', FRAMED, async () => {
      for (const url of ['/de/?widget=fremd.example', '/de/?widget&host=fremd.example', '/de/?FrameHosts=fremd.example'])
        expect(await ancestors(url, foreign), url).not.toContain('fremd');
    });
  });

  it.each([
    ['the module is off', { ...FRAMED, ModuleIntegratedFrame: false }],
    ['no host is configured', { ...FRAMED, FrameHosts: [] }],
  ])("is 'none' if %s", async (_, konfiguration) => {
    await configured(app, 'energie', konfiguration, async () => {
      expect(await ancestors('/de/?widget')).toBe("'none'");
    });
  });

  it("is 'none' at another tenant", async () => {
    await configured(app, 'energie', FRAMED, async () => {
      expect(await ancestors('/de/?widget', { host: 'telko.localhost:3000' })).toBe("'none'");
    });
  });
});

/** Links and forms of a page that stay on the site but lack the widget parameter. */
const lost = (html: string): string[] => {
  const tags = html.match(/<(?:a|form)\s[^>]*>/g) ?? [];
  return tags.filter((tag) => /(?:href|action)="\/(?:de|en)[/?"]/.test(tag) && !/target="_blank"/.test(tag) && !/[?;]widget\b/.test(tag));
};

describe('the widget parameter', () => {
  it('is carried by every link and form, also for logged-in users', async () => {
    const browser = await loggedIn(app, 'energie');
    const pages = ['/de/', '/de/login', '/de/code', '/de/faq', '/de/passwortvergessen', '/de/registrieren', '/de/empfehlen/99999'];
    const own = ['/de/persoenlicherbereich', '/de/meinedaten', '/de/passwortaendern', '/de/empfehler/bankdaten'];
    for (const url of [...pages, ...own, '/de/gibt-es-nicht', '/de/empfehlungabgelaufen', '/en/bestaetigung']) {
      const { body } = await browser.get(`${url}?widget=x`);
      expect(lost(body), url).toEqual([]);
      expect(body, url).not.toMatch(/widget(=[^"&]*)?&(?:amp;)?widget/);
    }
  });

  it.each(['de', 'en'])(
    'is replaced by a window for links to pages that are never framed, which show a button in a frame: %s',
    async (locale) => {
      const browser = await loggedIn(app, 'energie');
      for (const page of NEVER_FRAMED) {
        const path = pageAddress(routePaths({}), page, locale, { praemieid: '1', token: 'geheim' });
        const { status, body, headers } = await browser.get(`${path}&widget`);
        const shown = path.replaceAll('&', '&amp;');
        expect([page, status, body.includes(locale === 'de' ? 'In eigenem Fenster weiter' : 'Continue in a window of its own')]).toEqual([
          page,
          200,
          true,
        ]);
        expect(body).toMatch(new RegExp(`<a href="${shown.replace('?', '\\?')}" class="[^"]+" target="_blank" rel="noopener">`));
        expect(body).not.toMatch(/<form|<input/);
        expect(headers['referrer-policy']).toBe('no-referrer');
      }
      const area = (await browser.get(`/${locale}/persoenlicherbereich?widget`)).body;
      const outside = [...area.matchAll(/<a [^>]*href="([^"]+)"[^>]*>/g)].filter(([, href]) => /praemie\/?\?|bankdaten/.test(href ?? ''));
      expect(outside.length).toBeGreaterThan(0);
      for (const [tag] of outside) expect(tag).toContain('target="_blank" rel="noopener"');
    },
  );

  it('is kept by a redirect to a page that is never framed', async () => {
    const guest = newBrowser(app, 'energie');
    expect(
      redirectOf(await guest.post('/de/login?widget&redirect=BankDetailsRecommender', { Email: ERIKA.Email, Password: PASSWORD })),
    ).toEqual([303, '/de/empfehler/bankdaten?widget']);
  });

  it('is reported missing by the check of the test above', async () => {
    const { body } = await newBrowser(app, 'energie').get('/de/code');
    expect(lost(body)).not.toEqual([]);
  });

  it('is kept in the form of a search', async () => {
    const { body } = await newBrowser(app, 'berater').get('/de/?widget');
    expect(body).toMatch(/<form [^>]*method="get"[^>]*><input type="hidden" name="widget"/);
  });

  it('is kept across redirects: language, login, back from it, and after a form', async () => {
    const guest = newBrowser(app, 'energie');
    expect(redirectOf(await guest.get('/faq?widget'))).toEqual([302, '/de/faq?widget']);
    const toLogin = await guest.get('/de/persoenlicherbereich?widget=1&seite=2');
    expect(redirectOf(toLogin)).toEqual([302, '/de/login?widget&redirect=Dashboard%3Fseite%3D2']);
    const login = { Email: 'erika@example.org', Password: 'Demo-2026' };
    const entered = await guest.post(String(toLogin.headers.location), login);
    expect(redirectOf(entered)).toEqual([303, '/de/persoenlicherbereich?widget&seite=2']);
    const out = await guest.post('/de/logout?widget');
    expect(redirectOf(out)).toEqual([303, '/de/login?widget&abgemeldet=1']);
    const refused = await guest.post('/de/?widget');
    expect([refused.status, lost(refused.body)]).toEqual([422, []]);
    for (const { body } of [refused, await guest.get(String(out.headers.location))]) expect(body).not.toMatch(/<header|<nav|data-consent/);
    expect(redirectOf(await newBrowser(app, 'energie').get('/de/persoenlicherbereich'))[1]).not.toContain('widget');
  });

  it('is kept from the form to the confirmation', async () => {
    const guest = newBrowser(app, 'energie');
    const url = '/de/?widget&channel=kundenportal';
    const page = await guest.get(url);
    const produkt = /<option value="(\d+)"/.exec(page.body)?.[1] ?? '';
    const reply = await guest.post(url, {
      'Empfehlung.Produkt': produkt,
      'Empfehlung.AnteilEmpfehler': '50',
      'Empfehler.Vorname': 'Anna',
      'Empfehler.Nachname': 'Muster',
      'Empfehler.Email': 'anna.rahmen@example.org',
      'Empfehlung.AgbText': 'ja',
    });
    expect(reply.status).toBe(303);
    expect(reply.headers.location).toMatch(/^\/de\/bestaetigung\?widget&empfehlungsnummer=\w+$/);
  });
});

describe('widget.js', () => {
  const ask = (url: string, host = 'energie.localhost:3000', method: 'GET' | 'HEAD' = 'GET') =>
    app.request({ method, url, headers: { host } });
  /** The data that the script receives. */
  const told = (script: string): WidgetData => runInNewContext(`${script.replace(/^\(EMPFEHLWERK=>\{.*\n\}\)/s, '(data => data)')}`);

  it("belongs to the tenant of its path at any host, with the tenant’s own address and never the request's", async () => {
    for (const host of ['energie.localhost:3000', 'telko.localhost:3000', 'niemand.example']) {
      const { status, body } = await ask('/energie/widget.js', host);
      expect(status).toBe(200);
      expect(told(body)).toEqual({
        base: 'http://energie.localhost:3000',
        hosts: expect.arrayContaining(['www.lindtal.example']),
        titel: { de: 'Lindtal weitersagen: Lindtal Energie', en: expect.any(String) },
        formular: '/--sprache--/?widget',
        produkt: '/--sprache--/empfehlen/--id--?widget',
        teilen: '/--sprache--/empfehlung/--id--?widget',
      });
    }
  });

  it('can be cached publicly for an hour and loaded by any page', async () => {
    const { headers } = await ask('/energie/widget.js');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('answers HEAD, and its path in any letter case', async () => {
    expect(await ask('/energie/widget.js', undefined, 'HEAD')).toMatchObject({ status: 200, body: '' });
    expect((await ask('/Energie/widget.js')).status).toBe(200);
  });

  it('returns 404 for an unknown tenant', async () => {
    for (const name of ['niemand', 'de', 'api', '__proto__', 'constructor', '%00'])
      expect((await ask(`/${name}/widget.js`)).status, name).toBe(404);
  });

  it("lists no host without the module, and uses the tenant's own paths", async () => {
    await configured(app, 'energie', { ...FRAMED, ModuleIntegratedFrame: false, RoutePaths: { Recommend: '/los' } }, async () => {
      const { hosts, produkt } = told((await ask('/energie/widget.js')).body);
      expect([hosts, produkt]).toEqual([[], '/--sprache--/los?widget&produktId=--id--']);
    });
  });
});

it('the demo serves a sample page with the widget, to this machine only', async () => {
  const { status, body, headers } = await app.request({ method: 'GET', url: '/dev/widget', headers: HOST });
  expect(status).toBe(200);
  expect(body).toContain('src="http://energie.localhost:3000/energie/widget.js"');
  expect(headers['content-security-policy']).toContain('frame-src http://energie.localhost:3000;');
  expect((await app.request({ method: 'GET', url: '/dev/widget', remoteAddress: '10.1.1.1', headers: HOST })).status).toBe(404);
});

it('an invalid frame host stops the start', async () => {
  const broken = configured(app, 'energie', { FrameHosts: ["www.firma.example; script-src 'unsafe-inline'"] }, async () => {});
  await expect(broken).rejects.toThrow(/FrameHosts/);
});
