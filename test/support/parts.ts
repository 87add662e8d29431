import type { Settings } from '../../server/config/settings.ts';
import type { MovableClock } from '../../server/db/clock.ts';

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
  publicUrl: null,
  trustProxy: [],
  logLevel: 'info',
  role: 'all',
  defaultTenant: 'telko',
  demo: true,
  metricsToken: null,
};

export interface TestClock extends MovableClock {
  set(now: Date): void;
}

/** A clock that stands still until somebody moves it. */
export function fixedClock(): TestClock {
  let now = TEST_NOW;
  return {
    now: () => now,
    set: (to) => {
      now = to;
    },
    async advance(tage) {
      now = new Date(now.getTime() + tage * 86_400_000);
    },
  };
}
