import { defineConfig } from 'vitest/config';

const tests = ['{contract,server,web,texts,mandanten,standins,test}/**/*.test.{ts,tsx}'];
const databaseTests = ['{contract,server,web,mandanten,standins,test}/**/*.db.test.{ts,tsx}'];

const database = (name: string, groupOrder: number) => ({
  extends: true as const,
  test: { name, isolate: false, include: databaseTests, globalSetup: [`test/setup/${name}.ts`], sequence: { groupOrder } },
});

/**
 * The database tests run on the embedded database always, on a PostgreSQL server when `TEST_DATABASE_URL` names one. Each file has an app and a
 * database of its own, so the files that a worker runs share its modules: to load those anew for each took as long as the tests.
 */
export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    retry: 0,
    slowTestThreshold: 3000,
    projects: [
      { extends: true, test: { name: 'rules', include: tests, exclude: databaseTests } },
      database('embedded', 1),
      ...(process.env.TEST_DATABASE_URL ? [database('server', 2)] : []),
    ],
  },
});
