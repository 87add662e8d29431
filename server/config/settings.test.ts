import { isAbsolute } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { demoWarning, makeSettings, type Settings } from './settings.ts';

const SECRET = 'a secret of the tests alone, long enough';
const SERVER = { DATABASE_URL: 'postgres://db.example/empfehlwerk', APP_SECRET: SECRET };

/** The settings of an environment, or its error lines. */
function settle(environment: NodeJS.ProcessEnv): Settings | string[] {
  const read = readEnv(environment);
  if ('problems' in read) return read.problems;
  const made = makeSettings(read.env);
  return 'problems' in made ? made.problems : made.settings;
}

function settingsOf(environment: NodeJS.ProcessEnv): Settings {
  const settled = settle(environment);
  if (Array.isArray(settled)) throw new Error(settled.join('\n'));
  return settled;
}

test('without variables the embedded demo runs on loopback', () => {
  const settings = settingsOf({});
  expect(settings).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    smtpUrl: null,
    appSecret: null,
    publicUrl: null,
    trustProxy: [],
    logLevel: 'info',
    role: 'all',
    defaultTenant: 'telko',
    demo: true,
    environment: 'production',
    metricsToken: null,
  });
  expect(isAbsolute(settings.dataDir)).toBe(true);
});

test('an empty variable counts as unset', () => {
  const empty = { PORT: '', HOST: '', DATABASE_URL: '', APP_SECRET: '', DEMO: '', TRUST_PROXY: '', ROLE: '' };
  expect(settingsOf(empty)).toEqual(settingsOf({}));
});

test('all variables are read', () => {
  const settings = settingsOf({
    ...SERVER,
    PORT: '8080',
    HOST: '0.0.0.0',
    SMTP_URL: 'smtps://user:word@mail.example:465',
    PUBLIC_URL: 'https://empfehlen.example/',
    TRUST_PROXY: '10.0.0.0/8, loopback,::1',
    LOG_LEVEL: 'warn',
    ROLE: 'web',
    DEFAULT_TENANT: 'energie',
    ENVIRONMENT: 'staging',
    METRICS_TOKEN: 'sixteen characters',
  });
  expect(settings).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    databaseUrl: SERVER.DATABASE_URL,
    publicUrl: 'https://empfehlen.example',
    trustProxy: ['10.0.0.0/8', 'loopback', '::1'],
    role: 'web',
    defaultTenant: 'energie',
    environment: 'staging',
    demo: false,
  });
});

test.each([
  ['https://empfehlen.example', 'https://empfehlen.example'],
  ['HTTPS://Empfehlen.example//', 'https://empfehlen.example'],
  ['https://empfehlen.example:8443/', 'https://empfehlen.example:8443'],
])('PUBLIC_URL %s is the address %s', (PUBLIC_URL, address) => {
  expect(settingsOf({ PUBLIC_URL }).publicUrl).toBe(address);
});

describe('an invalid value is refused with one line that names its variable', () => {
  test.each([
    ['PORT', ['x', '-1', '0', '65536', '3000.5', '0x10']],
    ['HOST', ['http://localhost', 'localhost:3000', 'two words', '*']],
    ['DATABASE_URL', ['mysql://db', 'db.example', 'postgres:db']],
    ['SMTP_URL', ['http://mail.example', 'mail.example:25']],
    ['APP_SECRET', ['too short']],
    [
      'PUBLIC_URL',
      ['ftp://x.example', 'empfehlen.example', 'http:x', 'https://x.example/?a=1', 'https://x.example/#top', 'https://x.example/?'],
    ],
    ['PUBLIC_URL', ['https://x.example/portal', 'https://x.example/portal/', 'https://x.example//de', 'https://me:word@x.example']],
    ['TRUST_PROXY', ['true', '*', '1', 'proxy.example', '10.0.0.1,yes', '10.0.0.0/33', '10.0.0.0/0', ',']],
    ['LOG_LEVEL', ['loud', 'INFO']],
    ['ROLE', ['worker']],
    ['DEFAULT_TENANT', ['Telko', 'api', 'a b', '../x']],
    ['DEMO', ['yes', '1', 'TRUE']],
    ['ENVIRONMENT', ['prod', 'Staging', 'live']],
    ['METRICS_TOKEN', ['short']],
  ])('%s', (variable, values) => {
    for (const value of values) {
      const problems = settle({ [variable]: value });
      expect(problems, value).toEqual([expect.stringMatching(new RegExp(`^${variable}: must [^\n]+$`))]);
    }
  });

  test('no line repeats the value, which can be a secret', () => {
    const problems = settle({ APP_SECRET: 'hunter2', DATABASE_URL: 'mysql://root:hunter2@db', METRICS_TOKEN: 'hunter2' });
    expect(problems).toHaveLength(3);
    expect(JSON.stringify(problems)).not.toContain('hunter2');
  });

  test('several invalid variables are all reported', () => {
    expect(settle({ PORT: 'x', ROLE: 'y', DEMO: 'z' })).toHaveLength(3);
  });
});

describe('a contradiction is refused', () => {
  test('a database server without APP_SECRET', () => {
    expect(settle({ DATABASE_URL: SERVER.DATABASE_URL })).toEqual([expect.stringMatching(/^APP_SECRET: is required/)]);
  });

  test.each(['web', 'jobs'])('ROLE %s on the embedded database', (ROLE) => {
    expect(settle({ ROLE })).toEqual([expect.stringMatching(/^ROLE: /)]);
    expect(settingsOf({ ...SERVER, ROLE }).role).toBe(ROLE);
  });
});

describe('the demo', () => {
  test.each([
    ['a database server', SERVER],
    ['an open HOST', { HOST: '0.0.0.0' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://empfehlen.example' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'loopback' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.example' }],
  ])('is off by default with %s, and on if requested', (_, environment) => {
    expect(settingsOf(environment)).toMatchObject({ demo: false, defaultTenant: null });
    expect(settingsOf({ ...environment, DEMO: 'true' })).toMatchObject({ demo: true, defaultTenant: 'telko' });
  });

  test.each(['127.0.0.1', '::1', 'localhost'])('is on by default on %s, and off if requested', (HOST) => {
    expect(settingsOf({ HOST }).demo).toBe(true);
    expect(settingsOf({ HOST, DEMO: 'false' })).toMatchObject({ demo: false, defaultTenant: null });
  });
});

describe('the warning of a demo that others can reach', () => {
  test.each([
    ['a database server', SERVER],
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.example' }],
    ['nothing', {}],
  ])('is null with %s', (_, environment) => expect(demoWarning(settingsOf({ ...environment, DEMO: 'true' }))).toBeNull());

  test.each([
    ['an open HOST', { HOST: '0.0.0.0' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://empfehlen.example' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'loopback' }],
  ])('is one line with %s, and null without the demo', (_, environment) => {
    expect(demoWarning(settingsOf({ ...environment, DEMO: 'true' }))).toMatch(/^DEMO=true, and others can come in: .*DEMO=false.*$/);
    expect(demoWarning(settingsOf({ ...environment, DEMO: 'false' }))).toBeNull();
  });
});
