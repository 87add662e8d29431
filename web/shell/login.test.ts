import { describe, expect, it, test } from 'vitest';
import { routePaths } from '../../contract/pages/public.ts';
import { afterLogin, toLogin } from './login.ts';

const paths = routePaths({});

test('toLogin leads back here by the route name and its parameters, without secrets', () => {
  expect(toLogin({ params: {}, query: {} }, 'Dashboard')).toEqual({ redirect: { page: 'Login', params: { redirect: 'Dashboard' } } });
  const visit = { params: { empfehlungsnummer: 'a&b' }, query: { neu: '1', token: 'geheim', redirect: 'x' } };
  const redirect = 'Recommendation?empfehlungsnummer=a%26b&neu=1';
  expect(toLogin(visit, 'Recommendation')).toEqual({ redirect: { page: 'Login', params: { redirect } } });
});

describe('afterLogin', () => {
  it('leads back with the parameters', () => {
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
    'Recommendation',
    'Recommendation?empfehlungsnummer=',
    `Recommendation?x=${'y'.repeat(5000)}&empfehlungsnummer=1`,
  ])('leads to the personal area from %s', (redirect) => expect(afterLogin(redirect, paths)).toEqual({ page: 'Dashboard' }));

  it('carries no secret', () => {
    expect(afterLogin('Reward?token=t&x=1', paths)).toEqual({ page: 'Reward', params: { x: '1' } });
  });
});
