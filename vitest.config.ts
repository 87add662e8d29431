import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification, type Vite } from 'vitest/node';
import { databaseTests, differingTests } from './test/engines.ts';

const isAll = process.env.TEST_ALL === 'true';
const hasServer = Boolean(process.env.TEST_DATABASE_URL);

/** Tests of one kind, one after the other kinds. */
const project = (name: string, groupOrder: number, test: ProjectTest) => ({
  extends: true as const,
  test: { name, isolate: false, sequence: { groupOrder }, ...test },
});
type ProjectTest = { include: string[]; exclude?: string[]; globalSetup?: string[]; env?: Record<string, string> };

/** Pages are drawn by the React that is shipped; the rules' tests keep the one that warns, which takes three times as long. */
const asShipped = { NODE_ENV: 'production' };

/** They take longest: begun last, one of them would keep one worker at work while the others wait for the next kind of tests. */
const LONG = [
  'server/db/start.test.ts',
  'server/belege/blatt.test.ts',
  'server/db/data-dir.test.ts',
  'server/belege/belege.test.ts',
  'test/openapi.test.ts',
  'test/property/money.db.test.ts',
  'server/modules/agenturportal/export/background.db.test.ts',
  'server/start/commands.db.test.ts',
  'server/modules/auftrag/parallel.db.test.ts',
  'server/modules/praemierung/pick-parallel.db.test.ts',
  'server/backup/backup.db.test.ts',
];

/**
 * Functions of a test's process run this often (bytes of code that ran; V8 takes 66 to 132 kB) before they are optimised: most never run long enough to
 * pay for that, which took a fifth of the processor.
 */
const RARELY_OPTIMISED = ['--interrupt-budget=1000000'];

/** In ms. A limit ends a test that hangs, not one that is slow: beside a load of twelve a test takes five times as long. */
const HANGS_AFTER = 120_000;

/** Long files first, the others as they took last time. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((file) => moduleId.endsWith(`/${file}`));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** What was transformed is kept for the next run by its own text; a file with a glob depends on which files there are, too. */
const transformGlobsAnew: Vite.Plugin = {
  name: 'transform-globs-anew',
  configureVitest({ experimental_defineCacheKeyGenerator }) {
    experimental_defineCacheKeyGenerator(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined));
  },
};

/**
 * The database tests run whole on the PostgreSQL server that `TEST_DATABASE_URL` names, and where the engines can differ on the embedded database
 * too; without a server, or with `TEST_ALL`, whole on the embedded one. The files that a worker runs share its modules: to load those anew for
 * each took as long as the tests. Each file has an app and a database of its own.
 */
export default defineConfig({
  plugins: [transformGlobsAnew],
  oxc: { jsx: { development: false } },
  test: {
    environment: 'node',
    pool: 'forks',
    execArgv: RARELY_OPTIMISED,
    maxWorkers: 3,
    testTimeout: HANGS_AFTER,
    hookTimeout: HANGS_AFTER,
    retry: 0,
    slowTestThreshold: 3000,
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongFirst },
    projects: [
      project('rules', 0, {
        include: ['{contract,server,web,texts,mandanten,standins,test}/**/*.test.{ts,tsx}'],
        exclude: ['**/*.db.test.*', ...(isAll ? [] : ['**/*.all.test.*'])],
      }),
      project('embedded', 1, {
        include: hasServer && !isAll ? differingTests() : databaseTests(),
        globalSetup: ['test/setup/embedded.ts'],
        env: asShipped,
      }),
      ...(hasServer ? [project('server', 2, { include: databaseTests(), globalSetup: ['test/setup/server.ts'], env: asShipped })] : []),
    ],
  },
});
