import type { Settings } from '../../server/config/settings.ts';
import type { MovableClock } from '../../server/db/clock.ts';
import { makePasswords } from '../../server/passwords.ts';

export const APP_SECRET = 'a secret of the tests alone, long enough';

/** The moment at which every test begins: 11:00 in Berlin. */
export const TEST_NOW = new Date('2026-11-20T10:00:00Z');

export const TEST_SETTINGS: Settings = {
  port: 3000,
  host: '127.0.0.1',
  dataDir: '/nonexistent',
  databaseUrl: null,
  smtpUrl: null,
  appSecret: APP_SECRET,
  appSecretPrevious: null,
  publicUrl: null,
  trustProxy: [],
  logLevel: 'info',
  role: 'all',
  defaultTenant: 'telko',
  demo: true,
  environment: 'production',
  metricsToken: null,
  mailsPerHost: 3,
  mailReturn: { domain: 'ruecklauf.example', token: 'the token of returned mails' },
};

/** The address at which the app asks Friendly Captcha. No real host is ever asked; a test sets the address of its own service. */
export const FRIENDLY_AT = { origin: 'http://127.0.0.1:9' };

/** Low cost of passwords and captchas for fast tests; the real cost has its own tests. Login providers may run on this machine without TLS. */
export const LOW_COST = {
  passwords: makePasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 }),
  captchaCost: { rounds: 10, tries: { min: 1, max: 3 } },
  friendly: { addressOf: () => FRIENDLY_AT.origin, limitMs: 1000 },
  openid: { seconds: 3, isInsecure: true },
};

export interface Span {
  readonly days?: number;
  readonly hours?: number;
  readonly minutes?: number;
  readonly seconds?: number;
}

/** The moment this long after `begin`, by default after `TEST_NOW`. */
export const momentAfter = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Span, begin = TEST_NOW): Date =>
  new Date(begin.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);

export interface TestClock extends MovableClock {
  set(now: Date): void;
  pass(span: Span): void;
}

/** A clock that moves only when a test moves it. */
export function fixedClock(): TestClock {
  let now = TEST_NOW;
  return {
    now: () => now,
    set: (to) => {
      now = to;
    },
    pass: (span) => {
      now = momentAfter(span, now);
    },
    async advance(tage) {
      now = momentAfter({ days: tage }, now);
    },
  };
}
