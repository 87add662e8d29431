import { describe, expect, it } from 'vitest';
import { TEST_SETTINGS } from '../../test/support/parts.ts';
import type { Mandant } from '../context.ts';
import type { Mandanten } from '../parts.ts';
import { browserLocale, mandantOfHost } from './mandant-of-host.ts';

const mandantNamed = (mandant: string, sprachen: string[] = ['de', 'en']) =>
  ({ mandant, konfiguration: { language: 'de', SupportedLanguage: { Sprache: sprachen } } }) as unknown as Mandant;

const known = { telko: mandantNamed('telko'), energie: mandantNamed('energie') };
const hosts: Record<string, ReturnType<Mandanten['byHost']>> = {
  'freunde.funkhof.example': { mandant: known.telko, art: 'seite' },
  'fnkhf.example': { mandant: known.telko, art: 'link' },
  'energie.localhost': { mandant: known.telko, art: 'seite' },
};
const mandanten: Mandanten = {
  get: (name) => known[name as keyof typeof known],
  byHost: (host) => (Object.hasOwn(hosts, host) ? hosts[host] : undefined),
  all: () => Object.values(known),
  leftOut: () => [],
  reload: async () => {},
};

const find = (host: string, settings: Partial<typeof TEST_SETTINGS> = {}) => {
  const found = mandantOfHost({ mandanten, settings: { ...TEST_SETTINGS, ...settings } }, host);
  return found && `${found.mandant.mandant} ${found.art}`;
};

describe('mandantOfHost', () => {
  it.each([
    ['freunde.funkhof.example', 'telko seite'],
    ['FREUNDE.Funkhof.example.:8443', 'telko seite'],
    ['fnkhf.example', 'telko link'],
    ['telko.localhost:3000', 'telko seite'],
    ['localhost:3000', 'telko seite'],
    ['127.0.0.1', 'telko seite'],
    ['127.8.9.10:80', 'telko seite'],
    ['[::1]:3000', 'telko seite'],
    ['niemand.localhost', undefined],
    ['x.telko.localhost', undefined],
    ['localhost.example', undefined],
    ['192.168.0.1', undefined],
    ['', undefined],
  ])('%s is %s', (host, expected) => expect(find(host)).toBe(expected));

  it("prefers a tenant's own host over the demo's", () => expect(find('energie.localhost')).toBe('telko seite'));

  it('accepts no demo hosts without the demo, and loopback only with DEFAULT_TENANT', () => {
    const real = { demo: false, defaultTenant: null };
    expect(find('telko.localhost', real)).toBeUndefined();
    expect(find('localhost', real)).toBeUndefined();
    expect(find('localhost', { ...real, defaultTenant: 'energie' })).toBe('energie seite');
    expect(find('fnkhf.example', real)).toBe('telko link');
  });
});

describe('browserLocale', () => {
  it.each([
    [undefined, 'de'],
    ['', 'de'],
    ['en', 'en'],
    ['EN-us', 'en'],
    ['fr, en;q=0.2', 'en'],
    ['en;q=0.8, de;q=0.9', 'de'],
    ['en ; q=0.8 , de;q=0.1', 'en'],
    ['en, de', 'en'],
    ['en;q=0, fr', 'de'],
    ['en;q=x', 'de'],
    ['*', 'de'],
  ])('%s is %s', (header, expected) => expect(browserLocale(known.telko, header)).toBe(expected));

  it('never returns a language that the tenant does not support', () => expect(browserLocale(mandantNamed('x', ['de']), 'en')).toBe('de'));
});
