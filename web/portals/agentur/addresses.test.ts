import { expect, test } from 'vitest';
import { PAGES } from '../../../contract/pages/public.ts';
import { bereichAddress, loginAddress, placeOf } from './addresses.ts';
import type { Own } from './own.ts';

const place = (AgencyArea: string = PAGES.AgencyArea.path, AgencyHome: string = PAGES.AgencyHome.path) => {
  const own = { paths: { AgencyHome, AgencyArea, AgencyLogin: '/agentur/login' } } as Own;
  return { locale: 'de', own } as const;
};
const url = (path: string) => new URL(path, 'http://telko.localhost');

test('an address names its area, by default paths, renamed ones, and where a path does not name it', () => {
  for (const own of [place(), place('/partner/x/:bericht'), place('/partner/liste', '/partner')]) {
    const address = bereichAddress(own, 'leads', { zeile: '7' });
    expect(placeOf(own, url(address))).toBe('leads');
    expect(url(address).searchParams.get('zeile')).toBe('7');
  }
});

test('home is known with a slash behind it, and every other page is none of the app', () => {
  expect(placeOf(place(), url('/de/agentur/'))).toBe('home');
  for (const path of ['/de/agentur/regeln', '/de/agentur/bereich/rechnung', '/en/agentur', '/de/', '/de/agentur/bereich'])
    expect(placeOf(place(), url(path))).toBe(null);
});

test('the login leads back to the row and filters that somebody looked at', () => {
  const login = url(loginAddress(place(), url('/de/agentur/bereich/auftraege?zeile=B-1&status=Offen')));
  expect(login.pathname).toBe('/de/agentur/login');
  expect(login.searchParams.get('redirect')).toBe('AgencyArea?zeile=B-1&status=Offen&bericht=auftraege');
  expect(url(loginAddress(place(), url('/de/agentur'))).searchParams.get('redirect')).toBe('AgencyHome');
});
