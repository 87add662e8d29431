import { describe, expect, it } from 'vitest';
import type { MandantKonfiguration } from '../../contract/calls/mandant.ts';
import { NAVBAR } from '../../contract/calls/mandant.ts';
import { openPage, type VisitOptions } from './open.fixture.ts';

type Own = Partial<MandantKonfiguration>;

const icon = { adresse: '/bilder/1/icon.svg', breite: 32, hoehe: 32 };
const look = { logo: { ...icon, adresse: '/bilder/1/logo.svg' }, icon, touchIcon: null, keyVisual: null, szenen: {}, stand: null };

/** HTML of the header of a page that makes no calls. */
async function headOf(konfiguration: Own = {}, options: Omit<VisitOptions, 'konfiguration'> = {}): Promise<string> {
  const { html } = await openPage(options.page ?? 'FileNotFound', {
    page: 'FileNotFound',
    look,
    ...options,
    konfiguration: { Navbar: NAVBAR, ...konfiguration },
  });
  return /<header.*?<\/header>/.exec(html)?.[0] ?? '';
}
const navbar = (own: Partial<typeof NAVBAR>): Own => ({ Navbar: { ...NAVBAR, ...own } });
const linksOf = (head: string): string[] =>
  [...head.slice(head.indexOf('id="menue"')).matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);

describe('links of the navigation', () => {
  const ofAll = ['/de/#empfehlen-form', '/de/aktuellepraemienuebersicht', '/de/code', '/de/faq'];

  it('lead to the pages that the tenant has', async () => {
    expect(linksOf(await headOf())).toEqual([...ofAll, '/de/login']);
    const telekom = await headOf({ produktApi: 'telekom', ShowProductCategory: true });
    expect(linksOf(telekom)).toEqual([ofAll[0], '/de/produkte', ...ofAll.slice(1), '/de/login']);
    expect(linksOf(await headOf({ produktApi: 'telekom', ShowProductCategory: false }))).not.toContain('/de/produkte');
    expect(linksOf(await headOf({ ModuleErstelleOfflineEmpfehlungCode: false }))).not.toContain('/de/code');
  });

  it.each<[string, Own]>([
    ['/de/#los', { EmpfehlenPath: '/#los' }],
    ['/de/agent/empfehlungen', { produktApi: 'berater', ModuleAgentRecommendation: true }],
    ['/de/start#empfehlen-form', { RoutePaths: { Homepage: '/start' } }],
  ])('begin with %s', async (address, own) => expect(linksOf(await headOf(own))[0]).toBe(address));

  it('include the personal area, the own data and the logout for a logged-in recommender', async () => {
    const head = await headOf({}, { login: { who: 'E' } });
    expect(linksOf(head)).toEqual([...ofAll, '/de/persoenlicherbereich', '/de/meinedaten']);
    expect(head).toMatch(/<form[^>]* action="\/de\/logout"/);
    expect(linksOf(await headOf({ IsAutologin: true }, { login: { who: 'E' } }))).not.toContain('/de/meinedaten');
    expect(linksOf(await headOf({ IsAutologin: true }))).toEqual([...ofAll, '/de/exklusiv']);
  });

  it('with a forced login lead only to pages that open for the visitor', async () => {
    const forced = { ModuleErzwingeLogin: true, LoginAusnahmen: ['Code'] } as const satisfies Own;
    expect(linksOf(await headOf({ ...forced, LoginAusnahmen: [...forced.LoginAusnahmen] }))).toEqual(['/de/code', '/de/login']);
    expect(linksOf(await headOf({ ModuleErzwingeLogin: true }, { login: { who: 'E' } }))).toContain('/de/faq');
  });
});

it.each([
  ['RewardOverview', 'page'],
  ['Code', 'page'],
] as const)('marks the link to %s as current on that page', async (page, current) => {
  const answers = { listProdukte: { body: [] }, listProduktkategorien: { body: [] }, listAlleZeitraeume: { body: [] } };
  const { html } = await openPage(page, { page }, answers);
  expect(html.match(/aria-current="[a-z]+"/g)).toEqual([`aria-current="${current}"`]);
});

it('marks no link as current at an address without a page', async () => {
  expect(await headOf({}, { page: null })).not.toContain('aria-current');
});

describe('settings of the tenant', () => {
  it('default to the usual navigation', async () => {
    const head = await headOf();
    expect(head).toContain('max-w-page');
    expect(head).toMatch(/<button[^>]*popovertarget="menue"/i);
    expect(head).toMatch(/<nav id="menue" popover="auto"/);
    expect(head.match(/<svg/g)).toHaveLength(7);
    expect(head).toContain('logo.svg');
    expect(head).not.toContain('icon.svg');
    expect(head).not.toContain('/en/');
  });

  it('Container off removes the maximum width', async () => expect(await headOf(navbar({ Container: false }))).not.toContain('max-w-page'));

  it('Hamburger off shows all links without a button', async () => {
    const head = await headOf(navbar({ Hamburger: false }));
    expect(head).not.toMatch(/popover|<button/i);
    expect(linksOf(head)).toHaveLength(5);
  });

  it('Icons off shows the links without icons', async () =>
    expect((await headOf(navbar({ Icons: false }))).match(/<svg/g)).toHaveLength(2));

  it('Emblem shows the icon and the name in place of the logo', async () => {
    const head = await headOf({ ...navbar({ Emblem: true }), Name: 'Musterfunk' });
    expect(head).toContain('src="/bilder/1/icon.svg"');
    expect(head).toContain('Musterfunk');
    expect(head).not.toContain('logo.svg');
  });

  it('Sprachwahl shows links to the other languages; the head names them for search engines in any case', async () => {
    expect(await headOf(navbar({ Sprachwahl: true }))).toMatch(/href="\/en\/404"[^>]*lang="en"/i);
    const { html } = await openPage(
      'Code',
      { page: 'Code', look, konfiguration: navbar({}) },
      {},
      { address: 'https://a.example/de/code' },
    );
    expect(html).toContain('<link rel="alternate" hrefLang="en" href="https://a.example/en/code"/>');
    expect(html.slice(html.indexOf('<body>'))).not.toContain('/en/');
  });
});

it('a widget has no header', async () => expect(await headOf({}, { query: { widget: '' } })).toBe(''));
