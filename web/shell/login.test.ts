import { describe, expect, it, test } from 'vitest';
import { routePaths } from '../../contract/pages/public.ts';
import { AGENTUR } from '../../contract/portals/agentur.ts';
import { afterLogin, afterPortalLogin, toLogin } from './login.ts';

const paths = routePaths({});

test('toLogin passes the route name and parameters of the page, without secrets', () => {
  expect(toLogin({ params: {}, query: {} }, 'Dashboard')).toEqual({ redirect: { page: 'Login', params: { redirect: 'Dashboard' } } });
  const visit = { params: { empfehlungsnummer: 'a&b' }, query: { neu: '1', token: 'geheim', redirect: 'x' } };
  const redirect = 'Recommendation?empfehlungsnummer=a%26b&neu=1';
  expect(toLogin(visit, 'Recommendation')).toEqual({ redirect: { page: 'Login', params: { redirect } } });
});

describe('afterLogin', () => {
  it('returns the page of `redirect` with its parameters', () => {
    expect(afterLogin('Recommendation?neu=1&empfehlungsnummer=a%26b', paths)).toEqual({
      page: 'Recommendation',
      params: { neu: '1', empfehlungsnummer: 'a&b' },
    });
    expect(afterLogin('Settings', paths)).toEqual({ page: 'Settings', params: {} });
  });

  it.each([
    undefined,
    '',
    '/de/agb',
    'https://boese.example',
    '//boese.example',
    'constructor',
    'Login',
    'Logout',
    'AgencyHome',
    'AgencyArea?bericht=leads',
    'Recommendation',
    'Recommendation?empfehlungsnummer=',
    `Recommendation?x=${'y'.repeat(5000)}&empfehlungsnummer=1`,
  ])('returns the personal area for %s', (redirect) => expect(afterLogin(redirect, paths)).toEqual({ page: 'Dashboard' }));

  it('drops secrets', () => {
    expect(afterLogin('Reward?token=t&x=1', paths)).toEqual({ page: 'Reward', params: { x: '1' } });
  });
});

describe('afterPortalLogin', () => {
  const leadsTo = (redirect: string | undefined) => afterPortalLogin(AGENTUR, redirect, paths);

  it('returns the page of the portal with its parameters, without secrets', () => {
    const params = { bericht: 'auftraege', Status: 'Offen' };
    expect(leadsTo('AgencyArea?bericht=auftraege&Status=Offen&token=t')).toEqual({ page: 'AgencyArea', params });
    expect(leadsTo('AgencyRules')).toEqual({ page: 'AgencyRules', params: {} });
  });

  it.each([
    undefined,
    '',
    '/de/agentur',
    'https://boese.example',
    'constructor',
    'Dashboard',
    'Homepage',
    'AgencyLogin',
    'AgencyLogout',
    'AgencyResetPassword?token=t',
    'AgencyArea',
    'AgencyArea?bericht=',
  ])('returns the home of the portal for %s', (redirect) => expect(leadsTo(redirect)).toEqual({ page: 'AgencyHome', params: {} }));
});
