import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification, type Vite } from 'vitest/node';
import { databaseTests, differingTests } from './test/engines.ts';

const isAll = process.env.TEST_ALL === 'true';
const hasServer = Boolean(process.env.TEST_DATABASE_URL);

/** Tests of one kind; kinds run one after the other in the order of `groupOrder`. */
const project = (name: string, groupOrder: number, test: ProjectTest) => ({
  extends: true as const,
  test: { name, isolate: false, sequence: { groupOrder }, ...test },
});
type ProjectTest = { include: string[]; exclude?: string[]; globalSetup?: string[]; env?: Record<string, string> };

/** Renders pages with the production build of React. The rules' tests keep the development build for its warnings; it takes three times as long. */
const asShipped = { NODE_ENV: 'production' };

/** The slowest files. They start first, so that no worker is still busy with one of them while the others wait for the next kind. */
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
 * Bytes of executed code before V8 optimises a function (default 66 to 132 kB). Most functions of a test never run long enough to pay for the
 * optimisation, which took a fifth of the processor time.
 */
const RARELY_OPTIMISED = ['--interrupt-budget=1000000'];

/** V8 compiles WebAssembly once. The embedded database does not run long enough in a test to pay for its optimised code. */
const COMPILED_ONCE = ['--liftoff-only'];

/** In ms. Ends only tests that hang, not slow ones: at a load of twelve a test takes five times as long. */
const HANGS_AFTER = 120_000;

/** Sorts the long files first, the others by their duration in the last run. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((file) => moduleId.endsWith(`/${file}`));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Excludes files with a glob from the transform cache, whose key is only the text: they also depend on which files exist. */
const transformGlobsAnew: Vite.Plugin = {
  name: 'transform-globs-anew',
  configureVitest({ experimental_defineCacheKeyGenerator }) {
    experimental_defineCacheKeyGenerator(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined));
  },
};

/**
 * All database tests run on the PostgreSQL server of `TEST_DATABASE_URL`, and those where the engines can differ also on the embedded database. Without a
 * server, or with `TEST_ALL`, all run on the embedded one. The files of a worker share its modules, because loading them for each file took as long as
 * the tests. Each file has its own app and database.
 */
export default defineConfig({
  plugins: [transformGlobsAnew],
  oxc: { jsx: { development: false } },
  test: {
    environment: 'node',
    pool: 'forks',
    execArgv: [...RARELY_OPTIMISED, ...COMPILED_ONCE],
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
