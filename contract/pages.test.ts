import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAGE_NAMES, PAGES, pageAddress, routePaths } from './pages.ts';

/** The table of specification section 2, with the names that contract section 3 adds. */
const SPECIFIED = [
  ...['Homepage', 'Thanks', 'Dashboard', 'Settings', 'Login', 'Logout', 'Code', 'ForgotPassword', 'ChangePassword', 'SetPassword'],
  ...['Registration', 'Recommend', 'RecommendAgent', 'Confirmation', 'Recommendation', 'RecipientConfirmation', 'ExpiredRecommendation'],
  ...['RecipientData', 'Reward', 'RewardDetails', 'RewardThanks', 'RewardOverview', 'CustomerNumber', 'RecipientTOSConsent'],
  ...['BankDetailsRecipient', 'BankDetailsRecommender', 'Imprint', 'Privacy', 'TOS', 'Faq', 'Contact', 'NewsletterRecommenderOptOut'],
  ...['NewsletterRecommenderOptIn', 'RecommendEmployee', 'FileNotFound', 'AccessibilityDeclaration', 'Click', 'AgentRecommendations'],
  'Admin',
];

test('every route name of the specification has a page', () => {
  expect([...PAGE_NAMES].sort()).toEqual([...SPECIFIED].sort());
});

test('no two pages have the same path', () => {
  const paths = PAGE_NAMES.map((name) => PAGES[name].path.replace(/\/$/, '').replace(/:\w+/g, ':'));
  expect(new Set(paths).size).toBe(paths.length);
});

describe('the address of a page', () => {
  const paths = routePaths({});

  test('has the locale, the path with its parameters, and the rest as query', () => {
    expect(pageAddress(paths, 'RecipientData', 'de', { empfehlungsnummer: 'a1', channel: 'whatsapp' })).toBe(
      '/de/empfaengerdaten/a1?channel=whatsapp',
    );
    expect(pageAddress(paths, 'Homepage', 'en')).toBe('/en/');
  });

  test('follows a tenant that renames it, and loses no parameter the new path leaves out', () => {
    const renamed = routePaths({ Recommend: '/tipp/:produktId', RecipientData: '/daten' });
    expect(pageAddress(renamed, 'Recommend', 'de', { produktId: '462' })).toBe('/de/tipp/462');
    expect(pageAddress(renamed, 'RecipientData', 'de', { empfehlungsnummer: 'a1' })).toBe('/de/daten?empfehlungsnummer=a1');
    expect(pageAddress(renamed, 'Thanks', 'de')).toBe('/de/danke');
  });

  test('cannot be left by a parameter, whatever stands in it', () => {
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

  test('is not made without a parameter of its path', () => {
    expect(() => pageAddress(paths, 'Recommend', 'de')).toThrow('produktId');
  });
});
