import { describe, expect, test } from 'vitest';
import { loginAddress, tabAddress, tabOf } from './addresses.ts';

const place = (EmployeeArea = '/mitarbeiterempfehlen/:tab') =>
  ({ locale: 'de', own: { paths: { EmployeeArea, Login: '/login', Recommend: '/empfehlen/:produktId' } } }) as unknown as Parameters<
    typeof tabOf
  >[0];
const at = (path: string) => new URL(path, 'http://intern.example');

describe('addresses of an employee', () => {
  test('name their tab, in whichever letters and by whichever path of the tenant', () => {
    expect(tabOf(place(), at('/de/MitarbeiterEmpfehlen/einladungen/'))).toBe('einladungen');
    expect(tabOf(place('/kollegen'), at('/de/kollegen?tab=freigabe'))).toBe('freigabe');
    for (const path of ['/de/mitarbeiterempfehlen', '/de/mitarbeiterempfehlen/gehalt', '/de/andere/einladungen'])
      expect(tabOf(place(), at(path))).toBeNull();
  });

  test('come back from the login to where somebody was', () => {
    const address = tabAddress(place(), 'interessenten', { Status: 'Ok' });
    expect(address).toBe('/de/mitarbeiterempfehlen/interessenten?Status=Ok');
    const login = at(loginAddress(place(), at(address)));
    expect([login.pathname, login.searchParams.get('redirect')]).toEqual(['/de/login', 'EmployeeArea?Status=Ok&tab=interessenten']);
  });
});
