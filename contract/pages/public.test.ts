import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AGENTUR, AGENTUR_PAGES, bereichNames } from '../portals/agentur.ts';
import { SELLER, SELLER_PAGES } from '../portals/seller.ts';
import {
  entryOf,
  isClosed,
  isSwitchedOff,
  LOGIN_AUSNAHMEN,
  PAGE_NAMES,
  PAGES,
  type PageName,
  pageAddress,
  rechtOf,
  routePaths,
  sessionOf,
} from './public.ts';

/** Whether the page belongs to a portal with its own session. */
const hasOwnLogin = (page: PageName): boolean => sessionOf(page) !== 'Empfehler';

test('no two pages have the same path', () => {
  const paths = PAGE_NAMES.map((name) => PAGES[name].path.replace(/\/$/, '').replace(/:\w+/g, ':'));
  expect(new Set(paths).size).toBe(paths.length);
});

/** The default exceptions, each with its pages; "terms" are the terms and the reward conditions, which are accepted together. */
const EXCEPTIONS: Record<string, PageName[]> = {
  'not-found': ['FileNotFound'],
  terms: ['TOS', 'RewardConditions'],
  'recipient bank data': ['BankDetailsRecipient'],
  code: ['Code'],
  privacy: ['Privacy'],
  'recipient data': ['RecipientData'],
  'the page before a login': ['Interstitial'],
  FAQ: ['Faq'],
  imprint: ['Imprint'],
  contact: ['Contact'],
  login: ['Login'],
  logout: ['Logout'],
  'set password': ['SetPassword'],
  'forgot password': ['ForgotPassword'],
  'reward selection': ['Reward'],
  'reward data': ['RewardDetails', 'RewardBankDetails'],
  registration: ['Registration'],
  'accessibility declaration': ['AccessibilityDeclaration'],
  'the initial information that the law requires': ['Erstinformation'],
};

describe('when a login is forced', () => {
  const einlass = {
    ModuleErzwingeLogin: true,
    LoginAusnahmen: null,
    Zwischenseite: true,
    IsAutologin: false,
    ModuleAgentur: 'Aus',
    ModuleCompanyRecommendation: false,
    ModuleProfiseller: true,
  } as const;

  test('the default exceptions and the pages that no tenant can close are open', () => {
    const named = Object.values(EXCEPTIONS).flat();
    expect(LOGIN_AUSNAHMEN.toSorted()).toEqual(named.toSorted());
    const open = PAGE_NAMES.filter((page) => !isClosed(einlass, page) && !hasOwnLogin(page));
    expect(open.toSorted()).toEqual([...named, 'LoginToken', 'Admin', 'Click', 'Anfrage', 'Invitation'].toSorted());
  });

  test("a tenant's own list replaces the default exceptions, but cannot close the entry pages", () => {
    const open = PAGE_NAMES.filter((page) => !isClosed({ ...einlass, LoginAusnahmen: ['Faq', 'Homepage'] }, page) && !hasOwnLogin(page));
    expect(open.toSorted()).toEqual([
      'Admin',
      'Anfrage',
      'Click',
      'Faq',
      'FileNotFound',
      'Homepage',
      'Interstitial',
      'Invitation',
      'Login',
      'LoginToken',
    ]);
  });

  test("pages of the portals stay open regardless of the tenant's list, since portals have their own login", () => {
    for (const LoginAusnahmen of [null, []])
      for (const page of Object.keys({ ...AGENTUR_PAGES, ...SELLER_PAGES }) as PageName[])
        expect(isClosed({ ...einlass, LoginAusnahmen }, page)).toBe(false);
  });

  test('no page is closed once the setting is off', () => {
    expect(PAGE_NAMES.filter((page) => isClosed({ ...einlass, ModuleErzwingeLogin: false }, page))).toEqual([]);
  });
});

/** A tenant with all portals. */
const ALL = {
  ModuleAgentur: 'Offen',
  ModuleCompanyRecommendation: true,
  ModuleProfiseller: true,
  IsAutologin: false,
  ModuleErzwingeLogin: true,
} as const;

test('the registration of profi sellers is missing under autologin, the rest of their portal is not', () => {
  const off = (IsAutologin: boolean) => PAGE_NAMES.filter((page) => isSwitchedOff({ ...ALL, IsAutologin }, page));
  expect([off(true), off(false)]).toEqual([['SellerRegister'], []]);
});

test('the portal of profi sellers starts with its interstitial page only while a login is forced, and that of agencies never does', () => {
  const pages = (ModuleErzwingeLogin: boolean) => PAGE_NAMES.filter((page) => isSwitchedOff({ ...ALL, ModuleErzwingeLogin }, page));
  expect([pages(true), pages(false)]).toEqual([[], ['SellerInterstitial']]);
  const entries = (ModuleErzwingeLogin: boolean) => [SELLER, AGENTUR].map((portal) => entryOf(portal, { ...ALL, ModuleErzwingeLogin }));
  expect([entries(true), entries(false)]).toEqual([
    ['SellerInterstitial', 'AgencyLogin'],
    ['SellerLogin', 'AgencyLogin'],
  ]);
});

describe('the portal of agencies', () => {
  test('is on or off as a whole, except for the registration page, which only ModuleAgentur Offen has', () => {
    const off = (ModuleAgentur: 'Aus' | 'Einladung' | 'Offen') =>
      PAGE_NAMES.filter((page) => isSwitchedOff({ ...ALL, ModuleAgentur }, page));
    expect(off('Aus')).toEqual(Object.keys(AGENTUR_PAGES));
    expect([off('Einladung'), off('Offen')]).toEqual([['AgencyRegister'], []]);
  });

  test('does not switch on the area of employees', () => {
    const off = (ModuleCompanyRecommendation: boolean) => isSwitchedOff({ ...ALL, ModuleCompanyRecommendation }, 'EmployeeArea');
    expect([off(false), off(true)]).toEqual([true, false]);
  });

  test('needs below AgencyArea the right of the area in the address, or Agentur for an unknown area', () => {
    for (const bericht of bereichNames()) expect(rechtOf('AgencyArea', { bericht })).toBe(AGENTUR.areas[bericht].recht);
    expect(rechtOf('AgencyArea', { bericht: 'rechnungen' })).toBe('Rechnungen');
    for (const bericht of ['unbekannt', 'home', 'toString', '']) expect(rechtOf('AgencyArea', { bericht })).toBe('Agentur');
  });
});

describe('pageAddress', () => {
  const paths = routePaths({});

  test('has the locale, the path with its parameters, and all other parameters as query', () => {
    expect(pageAddress(paths, 'RecipientData', 'de', { empfehlungsnummer: 'a1', channel: 'whatsapp' })).toBe(
      '/de/empfaengerdaten/a1?channel=whatsapp',
    );
    expect(pageAddress(paths, 'Homepage', 'en')).toBe('/en/');
  });

  test("uses the tenant's path, and puts parameters that this path does not name into the query", () => {
    const renamed = routePaths({ Recommend: '/tipp/:produktId', RecipientData: '/daten' });
    expect(pageAddress(renamed, 'Recommend', 'de', { produktId: '462' })).toBe('/de/tipp/462');
    expect(pageAddress(renamed, 'RecipientData', 'de', { empfehlungsnummer: 'a1' })).toBe('/de/daten?empfehlungsnummer=a1');
    expect(pageAddress(renamed, 'Thanks', 'de')).toBe('/de/danke');
  });

  test('stays on its host and path with any parameter value', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (value) => {
        const address = pageAddress(paths, 'Recommend', 'de', { produktId: value, channel: value });
        const url = new URL(address, 'https://freunde.example');
        expect(url.origin).toBe('https://freunde.example');
        expect(url.searchParams.get('channel')).toBe(value);
        if (!/^\.{1,2}$/.test(value)) expect(url.pathname.startsWith('/de/empfehlen/')).toBe(true);
      }),
    );
  });

  test('keeps slashes in a parameter that takes the rest of the address, and stays below the locale', () => {
    expect(pageAddress(paths, 'Produktkategorie', 'de', { slug: 'internet/glasfaser.html', tarifId: '7' })).toBe(
      '/de/internet/glasfaser.html?tarifId=7',
    );
    expect(pageAddress(paths, 'Produktkategorie', 'de', { slug: '/fremd.example/?a#b' })).toBe('/de//fremd.example/%3Fa%23b');
  });

  test('throws if a parameter of the path is missing', () => {
    expect(() => pageAddress(paths, 'Recommend', 'de')).toThrow('produktId');
  });
});
