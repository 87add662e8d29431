import { describe, expect, it } from 'vitest';
import { MandantKonfiguration } from '../../contract/calls/mandant.ts';
import { PAGE_NAMES, type PageName, portalOf } from '../../contract/pages/public.ts';
import { AGENTUR_PAGES } from '../../contract/portals/agentur.ts';
import { SELLER_PAGES } from '../../contract/portals/seller.ts';
import type { Rolle } from '../../contract/rules/rollen.ts';
import intern from '../../mandanten/intern/mandant.json' with { type: 'json' };
import { gateOf } from './gate.ts';
import { owner, seller, visitOf } from './visit.fixture.ts';

const FORCED = { ModuleErzwingeLogin: true, IsAutologin: false, Zwischenseite: false };
const INTERN = MandantKonfiguration.parse(intern.konfiguration);

type VisitOptions = Parameters<typeof visitOf>[0];
const gate = (page: PageName | null, options: VisitOptions) => gateOf(visitOf(options).visit, page);
/** Pages of the tenant that do not open; portals have their own tests. */
const closed = (options: VisitOptions) => PAGE_NAMES.filter((page) => portalOf(page) === null && gate(page, options) !== null);

/** Personal pages of a recommender. Logout is one too, but it opens for everyone, to confirm the logout. */
const OWN = [
  'Dashboard',
  'Settings',
  'ChangePassword',
  'Recommendation',
  'BankDetailsRecommender',
  'AnnualStatement',
  'RecommendationCard',
];

describe('a personal page', () => {
  it.each(OWN as PageName[])('%s opens for a recommender and redirects everyone else to Login, which leads back', (page) => {
    const params = { empfehlungsnummer: 'A1' };
    expect(gate(page, { params, login: { who: 'E' } })).toBeNull();
    for (const login of [null, { who: 'R' }, { who: 'P' }] as const)
      expect(gate(page, { params, login })).toEqual({ redirect: { page: 'Login', params: { redirect: `${page}?empfehlungsnummer=A1` } } });
  });
});

describe('a forced login', () => {
  it('redirects to Login with the requested page, without its secrets', () => {
    const options = { konfiguration: FORCED, params: { produktId: '7' }, query: { channel: 'mail', token: 'geheim' } };
    expect(gate('Recommend', options)).toEqual({
      redirect: { page: 'Login', params: { redirect: 'Recommend?produktId=7&channel=mail' } },
    });
  });

  it('redirects to the Zwischenseite if the tenant has one', () => {
    expect(gate('Homepage', { konfiguration: { ...FORCED, Zwischenseite: true } })).toEqual({
      redirect: { page: 'Interstitial', params: { redirect: 'Homepage' } },
    });
  });

  it('opens all pages for a logged-in recommender, and lets unknown addresses through to their 404', () => {
    expect(closed({ konfiguration: FORCED, login: { who: 'E' } })).toEqual([]);
    expect(gate(null, { konfiguration: FORCED })).toBeNull();
  });

  it('is required only on personal pages if the tenant does not force it', () => {
    expect(closed({})).toEqual(OWN);
  });

  it('closes all pages of the tenant intern except LoginAusnahmen, which include all pages that a recipient needs', () => {
    const open = PAGE_NAMES.filter((page) => gate(page, { konfiguration: INTERN }) === null);
    const way = ['RecipientData', 'RecipientTOSConsent', 'RecipientConfirmation', 'BankDetailsRecipient', 'Reward', 'RewardDetails'];
    expect(open).toEqual(
      expect.arrayContaining([...way, 'RewardThanks', 'ExpiredRecommendation', 'Code', 'Imprint', 'Privacy', 'TOS', 'RewardConditions']),
    );
    for (const page of ['Homepage', 'Recommend', 'RecommendAgent', 'Recommendation', 'Dashboard', 'Thanks'] as const)
      expect(open).not.toContain(page);
  });
});

const DISABLED = ['Login', 'Registration', 'Settings', 'ForgotPassword', 'SetPassword', 'ChangePassword'] as const;

describe('with autologin', () => {
  const AUTO = { IsAutologin: true };

  it.each(DISABLED)('%s redirects to the Zwischenseite, which every tenant has then', (page) => {
    expect(gate(page, { konfiguration: AUTO })).toEqual({ redirect: { page: 'Interstitial', params: {} } });
    expect(gate(page, { konfiguration: AUTO, login: { who: 'E' } })).toEqual({ redirect: { page: 'Dashboard' } });
  });

  it('Login passes its target and the note about a logout on', () => {
    const query = { redirect: 'Recommend?produktId=7', abgemeldet: '1', token: 'geheim' };
    expect(gate('Login', { konfiguration: AUTO, query })).toEqual({
      redirect: { page: 'Interstitial', params: { redirect: 'Recommend?produktId=7', abgemeldet: '1' } },
    });
    expect(gate('Login', { konfiguration: AUTO, query, login: { who: 'E' } })).toEqual({
      redirect: { page: 'Recommend', params: { produktId: '7' } },
    });
  });

  it('a forced login redirects to the Zwischenseite too', () => {
    const konfiguration = { ...AUTO, ModuleErzwingeLogin: true };
    expect(gate('Homepage', { konfiguration })).toEqual({ redirect: { page: 'Interstitial', params: { redirect: 'Homepage' } } });
  });

  it('disables no other page', () => {
    expect(closed({ konfiguration: AUTO })).toEqual(expect.arrayContaining([...DISABLED]));
    expect(closed({ konfiguration: AUTO, login: { who: 'E' } })).toHaveLength(DISABLED.length);
  });
});

describe('the area of employees', () => {
  const options = { params: { tab: 'freigabe' }, query: { Status: 'Ok' } };

  it('answers 404 without the programme, and redirects to the login, which leads back', () => {
    expect(gate('EmployeeArea', { ...options, login: { who: 'E' } })).toMatchObject({ problem: { status: 404 } });
    const konfiguration = { ModuleCompanyRecommendation: true };
    expect(gate('EmployeeArea', { ...options, konfiguration, login: { who: 'E' } })).toBeNull();
    expect(gate('EmployeeArea', { ...options, konfiguration })).toEqual({
      redirect: { page: 'Login', params: { redirect: 'EmployeeArea?tab=freigabe&Status=Ok' } },
    });
  });
});

describe('login settings of the configuration', () => {
  const { LoginAusnahmen: _, Zwischenseite: __, ...older } = INTERN;

  it('default to the usual exceptions and no Zwischenseite', () => {
    const read = MandantKonfiguration.parse(older);
    expect([read.LoginAusnahmen, read.Zwischenseite]).toEqual([null, false]);
  });

  it('reject the name of an unknown page', () => {
    const read = MandantKonfiguration.safeParse({ ...INTERN, LoginAusnahmen: ['Faq', 'Startseite'] });
    expect(read.error?.issues[0]?.path[0]).toBe('LoginAusnahmen');
  });
});

describe('the portal of agencies', () => {
  const konfiguration = { ModuleAgentur: 'Offen' } as const;
  const agency = { agenturnummer: 'A-1', name: 'Nord', status: 'Aktiv', isConsentOpen: false } as const;
  const of = (rolle: Rolle) => ({ who: 'A', rollen: [rolle], schalter: [], ...agency }) as const;
  const NEEDED = (Object.keys(AGENTUR_PAGES) as (keyof typeof AGENTUR_PAGES)[]).filter((page) => 'recht' in AGENTUR_PAGES[page]);

  it('redirects visitors without its session, including recommenders, to its login, which leads back', () => {
    expect(NEEDED).toHaveLength(7);
    for (const login of [null, { who: 'E' }] as const)
      expect(gate('AgencyArea', { konfiguration, login, params: { bericht: 'leads' }, query: { Status: 'Offen' } })).toEqual({
        redirect: { page: 'AgencyLogin', params: { redirect: 'AgencyArea?bericht=leads&Status=Offen' } },
      });
    for (const page of ['AgencyHome', 'AgencyRewardOverview'] as const)
      expect(gate(page, { konfiguration })).toEqual({ redirect: { page: 'AgencyLogin', params: { redirect: page } } });
    expect(gate('AgencyLogout', { konfiguration })).toBeNull();
  });

  it('answers 403 for areas that the role may not open', () => {
    const area = (rolle: Rolle, bericht: string) => gate('AgencyArea', { konfiguration, portalHolder: of(rolle), params: { bericht } });
    expect(area('Inhaber', 'mitarbeiter')).toBeNull();
    for (const [rolle, bericht] of [
      ['Mitarbeiter', 'mitarbeiter'],
      ['InhaberInaktiv', 'leads'],
      ['Minimal', 'verwaltung'],
      ['Mitarbeiter', 'rechnungen'],
    ] as const)
      expect(area(rolle, bericht), `${rolle} ${bericht}`).toMatchObject({ problem: { status: 403 } });
    expect(gate('AgencyHome', { konfiguration, portalHolder: of('Minimal') })).toBeNull();
  });

  it('answers 404 for an unknown area without a login, and for all pages of a tenant without agencies', () => {
    for (const bericht of ['unbekannt', 'rechnung', 'toString'])
      expect(gate('AgencyArea', { konfiguration, params: { bericht } })).toMatchObject({ problem: { status: 404 } });
    for (const rolle of ['Inhaber', 'Minimal'] as const)
      expect(gate('AgencyArea', { konfiguration, portalHolder: of(rolle), params: { bericht: 'unbekannt' } })).toBeNull();
    for (const page of Object.keys(AGENTUR_PAGES) as PageName[])
      expect(gate(page, { konfiguration: { ModuleAgentur: 'Aus' }, portalHolder: of('Inhaber') })).toMatchObject({
        problem: { status: 404 },
      });
  });

  it('requires the right of the area in the query if the path does not name one', () => {
    const asked = (rolle: Rolle, bericht: string) => gate('AgencyArea', { konfiguration, portalHolder: of(rolle), query: { bericht } });
    expect(asked('Inhaber', 'mitarbeiter')).toBeNull();
    expect(asked('Mitarbeiter', 'mitarbeiter')).toMatchObject({ problem: { status: 403 } });
  });

  it('keeps its login pages open if the tenant forces a login of recommenders', () => {
    for (const page of ['AgencyLogin', 'AgencyForgotPassword', 'AgencyResetPassword', 'AgencyRules'] as const)
      expect(gate(page, { konfiguration: { ...konfiguration, ...FORCED, Zwischenseite: true } })).toBeNull();
  });
});

describe('the portal of profi sellers', () => {
  const konfiguration = { ModuleProfiseller: true } as const;

  it('opens for a seller, and redirects everyone else to its login, which leads back', () => {
    for (const page of ['SellerHome', 'SellerOrders', 'SellerCommissions', 'SellerBilling', 'SellerData'] as const) {
      expect(gate(page, { konfiguration, portalHolder: seller })).toBeNull();
      for (const visitor of [{}, { login: { who: 'E' } }, { portalHolder: owner }] as const)
        expect(gate(page, { konfiguration, ...visitor })).toEqual({ redirect: { page: 'SellerLogin', params: { redirect: page } } });
    }
    expect(gate('SellerLogout', { konfiguration })).toBeNull();
  });

  it('answers 404 for all pages of a tenant without sellers, and for the registration under autologin', () => {
    const missing = { problem: { status: 404 } };
    for (const page of Object.keys(SELLER_PAGES) as PageName[])
      expect(gate(page, { konfiguration: { ModuleProfiseller: false }, portalHolder: seller }), page).toMatchObject(missing);
    expect(gate('SellerRegister', { konfiguration: { ...konfiguration, IsAutologin: true } })).toMatchObject(missing);
    expect(gate('SellerLogin', { konfiguration: { ...konfiguration, IsAutologin: true } })).toBeNull();
  });

  it('redirects to its page in front while the tenant forces a login, also without a Zwischenseite for recommenders', () => {
    const options = { konfiguration: { ...konfiguration, ...FORCED }, query: { zeile: 'AB-00012', token: 'geheim' } };
    for (const visitor of [{}, { login: { who: 'E' } }, { portalHolder: owner }] as const)
      expect(gate('SellerBilling', { ...options, ...visitor })).toEqual({
        redirect: { page: 'SellerInterstitial', params: { redirect: 'SellerBilling?zeile=AB-00012' } },
      });
    expect(gate('SellerBilling', { ...options, portalHolder: seller })).toBeNull();
    for (const page of ['SellerInterstitial', 'SellerLogin', 'SellerResetPassword', 'SellerRegister', 'SellerLogout'] as const)
      expect(gate(page, options)).toBeNull();
  });

  it('answers 404 for its page in front unless the tenant forces a login', () => {
    const statusOf = (more: object) => gate('SellerInterstitial', { konfiguration: { ...konfiguration, ...more } });
    expect(statusOf({ Zwischenseite: true, IsAutologin: true })).toMatchObject({ problem: { status: 404 } });
    expect(statusOf({ ...FORCED, ModuleProfiseller: false })).toMatchObject({ problem: { status: 404 } });
  });
});
