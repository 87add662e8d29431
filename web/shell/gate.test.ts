import { describe, expect, it } from 'vitest';
import { MandantKonfiguration } from '../../contract/calls/mandant.ts';
import { PAGE_NAMES, type PageName, portalOf } from '../../contract/pages/public.ts';
import { AGENTUR_PAGES } from '../../contract/portals/agentur.ts';
import type { Rolle } from '../../contract/rules/rollen.ts';
import intern from '../../mandanten/intern/mandant.json' with { type: 'json' };
import { gateOf } from './gate.ts';
import { visitOf } from './visit.fixture.ts';

const FORCED = { ModuleErzwingeLogin: true, IsAutologin: false, Zwischenseite: false };
const INTERN = MandantKonfiguration.parse(intern.konfiguration);

type VisitOptions = Parameters<typeof visitOf>[0];
const gate = (page: PageName | null, options: VisitOptions) => gateOf(visitOf(options).visit, page);
/** Which pages of the tenant do not open; portals have tests of their own. */
const closed = (options: VisitOptions) => PAGE_NAMES.filter((page) => portalOf(page) === null && gate(page, options) !== null);

/** What is of a recommender's own; Logout, which is too, tells who has left. */
const OWN = [
  'Dashboard',
  'Settings',
  'ChangePassword',
  'Recommendation',
  'BankDetailsRecommender',
  'AnnualStatement',
  'RecommendationCard',
];

describe('a page of one’s own', () => {
  it.each(OWN as PageName[])('%s opens for its recommender, and leads everybody else to Login and back', (page) => {
    const params = { empfehlungsnummer: 'A1' };
    expect(gate(page, { params, login: { who: 'E' } })).toBeNull();
    for (const login of [null, { who: 'R' }, { who: 'P' }] as const)
      expect(gate(page, { params, login })).toEqual({ redirect: { page: 'Login', params: { redirect: `${page}?empfehlungsnummer=A1` } } });
  });
});

describe('a forced login', () => {
  it('leads to Login with what was asked for, without its secrets', () => {
    const options = { konfiguration: FORCED, params: { produktId: '7' }, query: { channel: 'mail', token: 'geheim' } };
    expect(gate('Recommend', options)).toEqual({
      redirect: { page: 'Login', params: { redirect: 'Recommend?produktId=7&channel=mail' } },
    });
  });

  it('leads to the page in front where the tenant has one', () => {
    expect(gate('Homepage', { konfiguration: { ...FORCED, Zwischenseite: true } })).toEqual({
      redirect: { page: 'Interstitial', params: { redirect: 'Homepage' } },
    });
  });

  it('lets in who is logged in, and an address without a page says so to everybody', () => {
    expect(closed({ konfiguration: FORCED, login: { who: 'E' } })).toEqual([]);
    expect(gate(null, { konfiguration: FORCED })).toBeNull();
  });

  it('is asked only on personal pages if the tenant does not force it', () => {
    expect(closed({})).toEqual(OWN);
  });

  it('closes of intern all but the exceptions, which let a recipient walk the whole way', () => {
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

describe('under autologin', () => {
  const AUTO = { IsAutologin: true };

  it.each(DISABLED)('%s leads to the page in front, which each tenant has then', (page) => {
    expect(gate(page, { konfiguration: AUTO })).toEqual({ redirect: { page: 'Interstitial', params: {} } });
    expect(gate(page, { konfiguration: AUTO, login: { who: 'E' } })).toEqual({ redirect: { page: 'Dashboard' } });
  });

  it('Login hands on its target and the note about a logout', () => {
    const query = { redirect: 'Recommend?produktId=7', abgemeldet: '1', token: 'geheim' };
    expect(gate('Login', { konfiguration: AUTO, query })).toEqual({
      redirect: { page: 'Interstitial', params: { redirect: 'Recommend?produktId=7', abgemeldet: '1' } },
    });
    expect(gate('Login', { konfiguration: AUTO, query, login: { who: 'E' } })).toEqual({
      redirect: { page: 'Recommend', params: { produktId: '7' } },
    });
  });

  it('a forced login leads to the page in front too', () => {
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

  it('is not there without the programme, and leads to the login and back', () => {
    expect(gate('EmployeeArea', { ...options, login: { who: 'E' } })).toMatchObject({ problem: { status: 404 } });
    const konfiguration = { ModuleCompanyRecommendation: true };
    expect(gate('EmployeeArea', { ...options, konfiguration, login: { who: 'E' } })).toBeNull();
    expect(gate('EmployeeArea', { ...options, konfiguration })).toEqual({
      redirect: { page: 'Login', params: { redirect: 'EmployeeArea?tab=freigabe&Status=Ok' } },
    });
  });
});

describe('the configuration', () => {
  const { LoginAusnahmen: _, Zwischenseite: __, ...older } = INTERN;

  it('of a tenant without the fields has the usual list and no page in front', () => {
    const read = MandantKonfiguration.parse({ ...older, IsAutologin: false });
    expect([read.LoginAusnahmen, read.Zwischenseite]).toEqual([null, false]);
  });

  it('refuses a name that no page has', () => {
    const read = MandantKonfiguration.safeParse({ ...INTERN, LoginAusnahmen: ['Faq', 'Startseite'] });
    expect(read.error?.issues[0]?.path[0]).toBe('LoginAusnahmen');
  });
});

describe('the portal of agencies', () => {
  const konfiguration = { ModuleAgentur: 'Offen' } as const;
  const of = (rolle: Rolle) => ({ who: 'A', rollen: [rolle], schalter: [], agenturnummer: 'A-1', name: 'Nord', status: 'Aktiv' }) as const;
  const NEEDED = (Object.keys(AGENTUR_PAGES) as (keyof typeof AGENTUR_PAGES)[]).filter((page) => 'recht' in AGENTUR_PAGES[page]);

  it('leads who has no login of its own there and back, a recommender too', () => {
    expect(NEEDED).toHaveLength(6);
    for (const login of [null, { who: 'E' }] as const)
      expect(gate('AgencyArea', { konfiguration, login, params: { bericht: 'leads' }, query: { Status: 'Offen' } })).toEqual({
        redirect: { page: 'AgencyLogin', params: { redirect: 'AgencyArea?bericht=leads&Status=Offen' } },
      });
    for (const page of ['AgencyHome', 'AgencyRewardOverview'] as const)
      expect(gate(page, { konfiguration })).toEqual({ redirect: { page: 'AgencyLogin', params: { redirect: page } } });
    expect(gate('AgencyLogout', { konfiguration })).toBeNull();
  });

  it('refuses what the role may not do, and opens the rest', () => {
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

  it('is nowhere at an address that names nothing, which the portal itself says to who is logged in, and in a tenant without agencies', () => {
    for (const bericht of ['unbekannt', 'rechnung', 'toString'])
      expect(gate('AgencyArea', { konfiguration, params: { bericht } })).toMatchObject({ problem: { status: 404 } });
    for (const rolle of ['Inhaber', 'Minimal'] as const)
      expect(gate('AgencyArea', { konfiguration, portalHolder: of(rolle), params: { bericht: 'unbekannt' } })).toBeNull();
    for (const page of Object.keys(AGENTUR_PAGES) as PageName[])
      expect(gate(page, { konfiguration: { ModuleAgentur: 'Aus' }, portalHolder: of('Inhaber') })).toMatchObject({
        problem: { status: 404 },
      });
  });

  it('asks for the right of the area that the query names, where a path of the tenant does not', () => {
    const asked = (rolle: Rolle, bericht: string) => gate('AgencyArea', { konfiguration, portalHolder: of(rolle), query: { bericht } });
    expect(asked('Inhaber', 'mitarbeiter')).toBeNull();
    expect(asked('Mitarbeiter', 'mitarbeiter')).toMatchObject({ problem: { status: 403 } });
  });

  it('stands open where a login of recommenders is forced', () => {
    for (const page of ['AgencyLogin', 'AgencyForgotPassword', 'AgencyResetPassword', 'AgencyRules'] as const)
      expect(gate(page, { konfiguration: { ...konfiguration, ...FORCED, Zwischenseite: true } })).toBeNull();
  });
});
