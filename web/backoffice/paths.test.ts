import { expect, test } from 'vitest';
import { loginAddress, pathAfterLogin } from './paths.ts';

const address = (path: string) => {
  const { pathname, search } = new URL(path, 'http://telko.localhost');
  return new URL(loginAddress({ pathname, search }), 'http://telko.localhost');
};

test.each(['/telko/uebersicht', '/telko/benutzer?zeile=7&Status=Offen', '/plattform/konto'])('the login leads back to %s', (path) => {
  const login = address(`/betrieb${path}`);
  expect(login.pathname).toBe('/betrieb/login');
  expect(pathAfterLogin(login.searchParams)).toBe(path);
});

test.each(['/betrieb', '/betrieb/', '/betrieb/login', '/betrieb/login/', '/betrieb/logout'])(
  'the login of %s leads to the start page',
  (path) => {
    const login = address(path);
    expect(login.search).toBe('');
    expect(pathAfterLogin(login.searchParams)).toBe('/');
  },
);

test.each([
  '//evil.example/x',
  'https://evil.example/a/b',
  '/telko//evil.example',
  '/\\evil.example/a',
  '/telko/\\evil',
  'telko/uebersicht',
])('the login does not lead to %s', (path) => {
  expect(pathAfterLogin(new URLSearchParams({ zurueck: path }))).toBe('/');
});
