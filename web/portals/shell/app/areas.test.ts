import { readdirSync } from 'node:fs';
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

test('areaAt finds the area of an address with default paths, renamed paths and paths without the area', () => {
  for (const place of [agency(), agency('/partner/:bericht'), agency('/partner/:bericht/liste'), agency('/partner/liste', '/partner')]) {
    const address = url(areaAddress(AGENTUR, place, 'leads', { zeile: '7' }));
    expect(areaAt(AGENTUR, place, address)).toBe('leads');
    expect(address.searchParams.get('zeile')).toBe('7');
  }
  expect(areaAt(MITARBEITER, employee(), url('/de/MitarbeiterEmpfehlen/einladungen/'))).toBe('einladungen');
  expect(areaAt(MITARBEITER, employee('/kollegen'), url('/de/kollegen?tab=freigabe'))).toBe('freigabe');
});

test('areaAt finds an area with its own page despite a trailing slash, and not below the page of the other areas', () => {
  expect(areaAt(AGENTUR, agency(), url('/de/agentur/'))).toBe('home');
  expect(areaAt(AGENTUR, agency(), url('/de/agentur/bereich/home'))).toBeNull();
});

test('areaAt returns null for every other page', () => {
  for (const path of ['/de/agentur/regeln', '/de/agentur/bereich/rechnung', '/en/agentur', '/de/', '/de/agentur/bereich'])
    expect(areaAt(AGENTUR, agency(), url(path))).toBeNull();
  for (const path of ['/de/mitarbeiterempfehlen', '/de/mitarbeiterempfehlen/gehalt', '/de/andere/einladungen'])
    expect(areaAt(MITARBEITER, employee(), url(path))).toBeNull();
});

test('loginAddress leads back to the row and filters of the address', () => {
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

test('loginAddress leads to the overview for an address without an area', () => {
  expect(url(loginAddress(AGENTUR, agency(), url('/de/agentur/bereich/rechnung'))).searchParams.get('redirect')).toBe('AgencyHome');
  expect(url(loginAddress(MITARBEITER, employee(), url('/de/mitarbeiterempfehlen/gehalt'))).searchParams.get('redirect')).toBe(
    'EmployeeArea?tab=uebersicht',
  );
});

describe.each([AGENTUR, MITARBEITER])('the portal $name', (portal) => {
  test('has one screen file for each area', () => {
    const screens = join(root, 'web', 'portals', portal.name, 'screens');
    expect(readdirSync(screens).toSorted()).toEqual(
      areaNames(portal)
        .map((area) => `${area}.tsx`)
        .toSorted(),
    );
  });

  test('has one of its areas as the overview', () => {
    expect(areaNames(portal)).toContain(portal.overview);
  });
});
