import { describe, expect, test } from 'vitest';
import { PAGE_NAMES, PAGES } from '../../../contract/pages/public.ts';
import { demoApp, type Reply } from '../../../test/support/app.ts';
import { configure, configured } from '../../../test/support/mandant.ts';
import { newBrowser } from '../../../test/support/pages.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';

const TENANTS = ['telko', 'energie', 'berater', 'intern'];
/** Fields that programs rely on, including those of the channels; credentials are secret and not included. */
const FIELDS = [
  'Name',
  'ProgrammName',
  'CmsAppName',
  'MandantUrl',
  'ModuleAdv',
  'ModuleErzwingeLogin',
  'produktApi',
  'trackings',
  'useInternalConsentManager',
  'SupportedLanguage',
  'language',
  'fallbackLanguage',
  'themePath',
  'apiRoute',
  'EmpfehlungslinkDomain',
  'RoutePaths',
  'SupportEmail',
  'ReferralUrl',
  'ModuleAgentRecommendation',
  'EmailWhitelist',
  'RecommenderDefaultShare',
  'ModuleStoringBankdata',
  'AllowSelfRecommendation',
  'ModuleCompanyRecommendation',
  'ModuleIntegratedFrame',
  'IsAutologin',
  'ModuleErstelleOfflineEmpfehlungCode',
  'ModuleAuftragsdatumMindestalterTage',
  'MaxEmpfaengerPraemieCent',
  'ModuleNewsletterPermission',
  'ModuleIBANNurDE',
  'AgbCheckBoxAutoAccept',
  'ShowProductCategory',
  'EmpfehlenPath',
  'EmpfehlenWebPage',
  'ModuleEmailClient',
  'ModuleGmail',
  'ModuleOutlook',
  'ModuleYahoo',
  'ModuleFacebook',
  'FacebookId',
  'ModuleWhatsapp',
  'ModuleTwitter',
  'ModuleXing',
  'ModuleLinkedIn',
  'ModuleSms',
  'ModuleMessenger',
  'ModuleInstagram',
];

const app = demoApp();

const get = (url: string) => app.request({ method: 'GET', url });

describe.each(TENANTS)('mandant/%s', (tenant) => {
  test('returns every field that programs rely on, and no secret', async () => {
    const { status, body } = await get(`/api/v1/mandant/${tenant}`);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(expect.arrayContaining(FIELDS));
    expect(JSON.stringify(body)).not.toMatch(/secret|credential|passwor[dt]|apikey|schluessel|demo-|hash/i);
    for (const tracking of body.trackings)
      expect(Object.keys(tracking)).toEqual(expect.arrayContaining(['type', 'enabled', 'id', 'tagId']));
    expect(Object.keys(body.EmpfehlungslinkDomain).sort()).toEqual(['development', 'production', 'staging', 'testing']);
    expect(body.apiRoute).toBe(`/api/v1/${tenant}`);
  });
});

describe('the configuration of the demo tenants', () => {
  const of = async (tenant: string) => (await get(`/api/v1/mandant/${tenant}`)).body;

  test('has common fields with the same values at every tenant', async () => {
    for (const tenant of TENANTS) {
      expect(await of(tenant)).toMatchObject({
        AllowSelfRecommendation: false,
        ModuleAuftragsdatumMindestalterTage: 14,
        ModuleAdv: false,
        KontoAuskunft: false,
        ModuleXing: -1,
        RoutePaths: {},
        SupportedLanguage: { Sprache: ['de', 'en'] },
        language: 'de',
        fallbackLanguage: 'de',
        EmpfehlungGueltigTage: 60,
        AuftragFristTage: 180,
        PraemieGueltigTage: 90,
        AuszahlungFristTage: 70,
      });
      const { trackings } = await of(tenant);
      expect(trackings.map(({ type }: { type: string }) => type).sort()).toEqual(['gtag', 'gtm', 'matomo']);
    }
  });

  test("has fields with values of each tenant's own", async () => {
    const caps = await Promise.all(TENANTS.map(async (tenant) => [tenant, (await of(tenant)).MaxEmpfaengerPraemieCent]));
    expect(Object.fromEntries(caps)).toEqual({ telko: null, energie: null, berater: 1500, intern: 0 });
    expect(await of('telko')).toMatchObject({ produktApi: 'telekom', ModuleErzwingeLogin: false, EmailWhitelist: [] });
    expect(await of('energie')).toMatchObject({ produktApi: 'standard', ModuleAgentRecommendation: false });
    expect(await of('berater')).toMatchObject({ produktApi: 'berater', ModuleAgentRecommendation: true });
    expect(await of('intern')).toMatchObject({ ModuleErzwingeLogin: true, IsAutologin: true });
    expect((await of('intern')).EmailWhitelist).toEqual(expect.arrayContaining(['*@werkring.example', 'erika@example.org']));
  });
});

test('an unknown tenant returns 404', async () => {
  for (const name of ['nirgendwo', 'mandant', 'api', '%2e%2e', '__proto__', 'constructor'])
    expectProblem(await get(`/api/v1/mandant/${name}`), 404, 'NichtGefunden');
});

describe('mandant?host=', () => {
  test.each([
    ['telko.localhost', 'telko'],
    ['TELKO.localhost:3000', 'telko'],
    ['energie.localhost.', 'energie'],
    ['freunde.funkhof.example', 'telko'],
    ['Weitersagen.Lindtal.example:8443', 'energie'],
    ['fnkhf.example', 'telko'],
    ['localhost:3000', 'telko'],
    ['127.0.0.1', 'telko'],
    ['[::1]:3000', 'telko'],
  ])('finds for %s the tenant %s', async (host, tenant) => {
    const reply = await get(`/api/v1/mandant?host=${encodeURIComponent(host)}`);
    expect([reply.status, reply.body]).toEqual([200, { tenant }]);
  });

  test.each([
    'evil.example',
    'telko.evil.example',
    'xtelko.localhost',
    'a.telko.localhost',
    'mandant.localhost',
    '',
    'telko',
    '\0',
    '__proto__',
  ])('returns 404 for %j', async (host) => {
    expectProblem(await get(`/api/v1/mandant?host=${encodeURIComponent(host)}`), 404, 'NichtGefunden');
  });

  test('requires a host', async () => {
    const reply = await get('/api/v1/mandant');
    expectProblem(reply, 422, 'Validierung');
    expect(fieldCodes(reply)).toEqual({ host: 'pflichtfeld' });
  });
});

describe('route/default', () => {
  test('returns a flat object: the languages, and the path of every page', async () => {
    const { status, body } = await app.api('telko', 'GET', '/route/default');
    expect(status).toBe(200);
    const { SupportedLanguage, ...paths } = body;
    expect(SupportedLanguage).toEqual({ Sprache: ['de', 'en'] });
    expect(paths).toEqual(Object.fromEntries(PAGE_NAMES.map((name) => [name, PAGES[name].path])));
    expect(paths).toMatchObject({
      Homepage: '/',
      Thanks: '/danke',
      Recommend: '/empfehlen/:produktId',
      Dashboard: '/persoenlicherbereich',
    });
  });

  test("returns a tenant's renamed path at that tenant only", async () => {
    const change = { RoutePaths: { Recommend: '/tipp/:produktId' }, SupportedLanguage: { Sprache: ['de'] } };
    await configured(app, 'intern', change, async () => {
      const { body } = await app.api('intern', 'GET', '/route/default/');
      expect(body).toMatchObject({ Recommend: '/tipp/:produktId', Thanks: '/danke', SupportedLanguage: { Sprache: ['de'] } });
      expect((await app.api('telko', 'GET', '/route/default')).body.Recommend).toBe('/empfehlen/:produktId');
    });
  });
});

describe('route/additional', () => {
  const AdditionalRoutes = [
    { Route: '/kulanzdanke', RouteName: 'RewardThanks' },
    { Route: '/Hilfe/Fragen', RouteName: 'Faq' },
  ];
  const page = (tenant: string, path: string) => newBrowser(app, tenant).get(path);
  const headlineOf = ({ body }: Reply) => /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1];

  test('is empty if the tenant configures no further paths', () =>
    configured(app, 'telko', { AdditionalRoutes: undefined }, async () => {
      const reply = await app.api('telko', 'GET', '/route/additional');
      expect([reply.status, reply.body]).toEqual([200, []]);
      expect((await page('telko', '/de/kulanzdanke')).status).toBe(404);
    }));

  test("returns a tenant's further paths, which open their pages at that tenant only", async () => {
    await configured(app, 'energie', { AdditionalRoutes }, async () => {
      expect((await app.api('energie', 'GET', '/Route/Additional/')).body).toEqual(AdditionalRoutes);
      expect((await app.api('telko', 'GET', '/route/additional')).body).toEqual(AdditionalRoutes.slice(0, 1));
      const [own, further] = [await page('energie', '/de/faq'), await page('energie', '/de/hilfe/fragen/')];
      expect([own.status, further.status]).toEqual([200, 200]);
      expect(headlineOf(further)).toBe(headlineOf(own));
      expect((await page('telko', '/de/hilfe/fragen')).status).toBe(404);
      expect((await app.api('energie', 'GET', '/route/default')).body.Faq).toBe('/faq');
    });
    expect((await page('energie', '/de/hilfe/fragen')).status).toBe(404);
  });

  test.each([
    ['equals the path of a page', { Route: '/FAQ/', RouteName: 'Faq' }, /energie.*AdditionalRoutes.*in common with \/faq/],
    [
      'hides addresses of a page',
      { Route: '/empfehlen/neu', RouteName: 'Faq' },
      /energie.*AdditionalRoutes.*in common with \/empfehlen\/:produktId/,
    ],
    [
      'equals another additional path',
      { Route: '/kulanzdanke', RouteName: 'Faq' },
      /energie.*AdditionalRoutes.*in common with \/kulanzdanke/,
    ],
    ['names an unknown page', { Route: '/hier', RouteName: 'Nirgends' }, /energie.*AdditionalRoutes\.2\.RouteName/],
    ['is not a path', { Route: 'https://evil.example', RouteName: 'Faq' }, /energie.*AdditionalRoutes\.2\.Route/],
  ])('refuses a configuration with a path that %s', async (_, route, fault) => {
    await expect(configure(app, 'energie', { AdditionalRoutes: [...AdditionalRoutes, route] })).rejects.toThrow(fault);
    await configure(app, 'energie', {});
  });
});

test('an invalid configuration is refused with its tenant and field', async () => {
  await expect(configure(app, 'berater', { produktApi: 'geheim' })).rejects.toThrow(/berater.*produktApi/);
  await configure(app, 'berater', {});
});
