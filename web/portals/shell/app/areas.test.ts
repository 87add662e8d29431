import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PAGES } from '../../../../contract/pages/public.ts';
import { AGENTUR } from '../../../../contract/portals/agentur.ts';
import { MITARBEITER } from '../../../../contract/portals/mitarbeiter.ts';
import { areaNames } from '../../../../contract/portals/portal.ts';
import { root } from '../../../../scripts/sources.mjs';
import { areaAddress, areaAt, loginAddress } from './areas.ts';

const agency = (AgencyArea: string = PAGES.AgencyArea.path, AgencyHome: string = PAGES.AgencyHome.path) =>
  ({ locale: 'de', paths: { AgencyHome, AgencyArea, AgencyLogin: '/agentur/login' } }) as const;
const employee = (EmployeeArea: string = PAGES.EmployeeArea.path) => ({ locale: 'de', paths: { EmployeeArea, Login: '/login' } }) as const;
const url = (path: string) => new URL(path, 'http://telko.localhost');

test('an address names its area, by default paths, renamed ones, and where a path does not name it', () => {
  for (const place of [agency(), agency('/partner/:bericht'), agency('/partner/:bericht/liste'), agency('/partner/liste', '/partner')]) {
    const address = url(areaAddress(AGENTUR, place, 'leads', { zeile: '7' }));
    expect(areaAt(AGENTUR, place, address)).toBe('leads');
    expect(address.searchParams.get('zeile')).toBe('7');
  }
  expect(areaAt(MITARBEITER, employee(), url('/de/MitarbeiterEmpfehlen/einladungen/'))).toBe('einladungen');
  expect(areaAt(MITARBEITER, employee('/kollegen'), url('/de/kollegen?tab=freigabe'))).toBe('freigabe');
});

test('an area with a page of its own is known with a slash behind it, and is not below the page of the others', () => {
  expect(areaAt(AGENTUR, agency(), url('/de/agentur/'))).toBe('home');
  expect(areaAt(AGENTUR, agency(), url('/de/agentur/bereich/home'))).toBeNull();
});

test('every other page is none of the app', () => {
  for (const path of ['/de/agentur/regeln', '/de/agentur/bereich/rechnung', '/en/agentur', '/de/', '/de/agentur/bereich'])
    expect(areaAt(AGENTUR, agency(), url(path))).toBeNull();
  for (const path of ['/de/mitarbeiterempfehlen', '/de/mitarbeiterempfehlen/gehalt', '/de/andere/einladungen'])
    expect(areaAt(MITARBEITER, employee(), url(path))).toBeNull();
});

test('the login leads back to the row and filters of the address', () => {
  const login = url(loginAddress(AGENTUR, agency(), url('/de/agentur/bereich/auftraege?zeile=B-1&status=Offen')));
  expect(login.pathname).toBe('/de/agentur/login');
  expect(login.searchParams.get('redirect')).toBe('AgencyArea?zeile=B-1&status=Offen&bericht=auftraege');
  expect(url(loginAddress(AGENTUR, agency(), url('/de/agentur'))).searchParams.get('redirect')).toBe('AgencyHome');
  const address = areaAddress(MITARBEITER, employee(), 'interessenten', { Status: 'Ok' });
  expect(address).toBe('/de/mitarbeiterempfehlen/interessenten?Status=Ok');
  expect(url(loginAddress(MITARBEITER, employee(), url(address))).searchParams.get('redirect')).toBe(
    'EmployeeArea?Status=Ok&tab=interessenten',
  );
});

test('from an address without an area the login leads to the overview', () => {
  expect(url(loginAddress(AGENTUR, agency(), url('/de/agentur/bereich/rechnung'))).searchParams.get('redirect')).toBe('AgencyHome');
  expect(url(loginAddress(MITARBEITER, employee(), url('/de/mitarbeiterempfehlen/gehalt'))).searchParams.get('redirect')).toBe(
    'EmployeeArea?tab=uebersicht',
  );
});

describe.each([AGENTUR, MITARBEITER])('the portal $name', (portal) => {
  test('has a screen for every area where the server looks for it', () => {
    const screens = join(root, 'web', 'portals', portal.name, 'screens');
    expect(areaNames(portal).filter((area) => !existsSync(join(screens, `${area}.tsx`)))).toEqual([]);
  });

  test('offers one of its areas at an address without one', () => {
    expect(areaNames(portal)).toContain(portal.overview);
  });
});
