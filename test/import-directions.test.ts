import { describe, expect, it } from 'vitest';
import { findViolations } from '../scripts/import-directions.mjs';

interface Example {
  readonly rule: string;
  readonly broken: readonly (readonly [file: string, source: string])[];
  readonly clean: readonly (readonly [file: string, source: string])[];
}

const imports = (path: string) => `import { thing } from '${path}';`;

const examples: Example[] = [
  {
    rule: 'contract imports neither server nor web',
    broken: [
      ['contract/values.ts', imports('../server/context.ts')],
      ['contract/values.ts', imports('../web/ui/button.tsx')],
      ['contract/values.ts', "export type Tx = import('../server/db/scope.ts').Tx;"],
    ],
    clean: [['contract/mandant.ts', imports('./values.ts')]],
  },
  {
    rule: 'web does not import server',
    broken: [
      ['web/app/render.tsx', imports('../../server/context.ts')],
      ['web/pages/homepage/load.ts', "import type { Context } from '../../../server/context.ts';"],
      ['web/pages/homepage/load.ts', "const late = await import('../../../server/context.ts');"],
    ],
    clean: [['web/app/render.tsx', imports('../../contract/pages.ts') + imports('../../texts/de.ts')]],
  },
  {
    rule: 'server takes of web only app/render.tsx and what pictures draws',
    broken: [
      ['server/app.ts', imports('../web/app/frame.tsx')],
      ['server/http/pages.ts', imports('../../web/pages/homepage/page.tsx')],
      ['server/http/pages.ts', "export * from '../../web/ui/button.tsx';"],
      ['server/modules/praemie/grafik.ts', imports('../../../web/pictures/fonts.ts')],
    ],
    clean: [
      ['server/http/pages.ts', imports('../../web/app/render.tsx') + imports('../../web/pictures/preview.tsx')],
      ['server/modules/praemie/grafik.ts', imports('../../../web/pictures/praemie.tsx')],
    ],
  },
  {
    rule: 'web/ui imports no pages, portals, app or calls',
    broken: [
      ['web/ui/button.tsx', imports('../pages/homepage/page.tsx')],
      ['web/ui/button.tsx', imports('../portals/agentur/shell.tsx')],
      ['web/ui/button.tsx', imports('../app/address.ts')],
      ['web/ui/button.tsx', imports('../../contract/empfehlung.ts')],
      ['web/ui/button.tsx', imports('../../contract/pages.ts')],
    ],
    clean: [['web/ui/button.tsx', imports('../../contract/values.ts') + imports('./icon.tsx') + imports('react')]],
  },
  {
    rule: 'a page imports no other page',
    broken: [
      ['web/pages/homepage/page.tsx', imports('../thanks/page.tsx')],
      ['web/pages/homepage/parts/hero.tsx', imports('../../recipient-data/form.tsx')],
    ],
    clean: [['web/pages/homepage/page.tsx', imports('./load.ts') + imports('../../ui/button.tsx') + imports('../../app/address.ts')]],
  },
  {
    rule: 'a module imports only earlier modules',
    broken: [
      ['server/modules/mandant/mandant.ts', imports('../consent/consent.ts')],
      ['server/modules/empfehlung/empfehlung.ts', imports('../auftrag/auftrag.ts')],
      ['server/modules/empfehlung/parts/codes.ts', imports('../../auftrag/auftrag.ts')],
      ['server/modules/betrieb/betrieb.ts', imports('../sonstiges/sonstiges.ts')],
      ['server/modules/mandant/mandant.ts', "export * from '../betrieb/betrieb.ts';"],
    ],
    clean: [['server/modules/auftrag/auftrag.ts', imports('../empfehlung/empfehlung.ts') + imports('./status.ts')]],
  },
  {
    rule: 'of another module only <module>.ts is imported',
    broken: [
      ['server/modules/auftrag/auftrag.ts', imports('../empfehlung/routes.ts')],
      ['server/modules/auftrag/auftrag.ts', imports('../empfehlung/store.ts')],
      ['server/modules/auftrag/auftrag.ts', imports('../empfehlung/reads.ts')],
      ['server/modules/auftrag/auftrag.ts', imports('../empfehlung/status.ts')],
      ['server/demo/seed.ts', imports('../modules/empfehlung/store.ts')],
      ['server/app.ts', imports('./modules/empfehlung/store.ts')],
      ['server/modules.ts', imports('./modules/empfehlung/reads.ts')],
      ['server/http/calls.ts', "const all = import.meta.glob('../modules/*/routes.ts');"],
    ],
    clean: [
      ['server/modules/auftrag/auftrag.ts', imports('./store.ts') + imports('../../context.ts') + imports('../../db/scope.ts')],
      ['server/demo/seed.ts', imports('../modules/empfehlung/empfehlung.ts')],
      ['server/app.ts', imports('./modules/empfehlung/routes.ts') + imports('./modules/empfehlung/jobs.ts')],
      ['server/modules.ts', imports('./modules/empfehlung/mails.ts')],
    ],
  },
  {
    rule: 'audit, config, db, jobs, mail and outside import no module',
    broken: ['audit', 'config', 'db', 'jobs', 'mail', 'outside'].map(
      (folder) => [`server/${folder}/main.ts`, imports('../modules/mandant/mandant.ts')] as const,
    ),
    clean: [['server/jobs/queue.ts', imports('../db/scope.ts') + imports('pg-boss')]],
  },
  {
    rule: 'only main.ts and config read the environment',
    broken: [
      ['server/app.ts', 'const port = process.env.PORT;'],
      ['server/app.ts', "const port = process['env'].PORT;"],
      ['server/app.ts', 'const port = globalThis.process.env.PORT;'],
      ['server/app.ts', 'const { env } = process;'],
      ['server/app.ts', "import { env } from 'node:process';"],
      ['web/app/render.tsx', 'export const Mode = () => <p>{process.env.NODE_ENV}</p>;'],
    ],
    clean: [
      ['server/main.ts', 'start(process.env);'],
      ['server/config/env.ts', 'export const readPort = () => process.env.PORT;'],
      ['server/app.ts', 'const memory = process.memoryUsage();'],
    ],
  },
  {
    rule: 'SQL stands in store.ts, reads.ts and db',
    broken: [
      ['server/modules/empfehlung/empfehlung.ts', "import { sql } from 'kysely';"],
      ['server/modules/empfehlung/routes.ts', "const rows = tx.selectFrom('empfehlung').selectAll().execute();"],
      ['server/mail/outbox.ts', "tx.insertInto('mail').values({});"],
      ['server/jobs/queue.ts', "tx\n  .updateTable('job')\n  .set({});"],
      ['server/demo/seed.ts', "tx.deleteFrom('empfehlung');"],
    ],
    clean: [
      ['server/modules/empfehlung/store.ts', "import { sql } from 'kysely'; tx.selectFrom('empfehlung');"],
      ['server/modules/empfehlung/reads.ts', "tx.selectFrom('empfehlung');"],
      ['server/mail/store.ts', "tx.insertInto('mail');"],
      ['server/db/migrate.ts', "tx.insertInto('migration');"],
      ['server/app.ts', "import type { Kysely } from 'kysely';"],
    ],
  },
  {
    rule: 'a rule is given its date and random values',
    broken: [
      ['server/modules/empfehlung/empfehlung.ts', 'const now = new Date();'],
      ['server/modules/empfehlung/empfehlung.ts', 'const now = Date.now();'],
      ['server/modules/empfehlung/empfehlung.ts', 'const clock = { now: Date.now };'],
      ['server/modules/empfehlung/store.ts', 'const dice = Math.random();'],
      ['server/modules/empfehlung/empfehlung.ts', "import { randomBytes } from 'node:crypto';"],
      ['server/modules/empfehlung/empfehlung.ts', "import * as nodeCrypto from 'node:crypto';"],
      ['server/modules/empfehlung/empfehlung.ts', 'const id = crypto.randomUUID();'],
    ],
    clean: [
      ['server/modules/empfehlung/empfehlung.ts', "import { createHmac } from 'node:crypto'; const due = new Date(now.getTime() + 1000);"],
      ['server/modules/empfehlung/empfehlung.db.test.ts', 'const now = new Date();'],
      ['server/context.ts', "import { randomBytes } from 'node:crypto'; const now = () => new Date();"],
    ],
  },
];

describe.each(examples)('$rule', ({ rule, broken, clean }) => {
  it.each(broken)('refuses in %s: %s', (file, source) => {
    expect(findViolations(file, source).filter((violation) => violation.includes(rule))).not.toEqual([]);
  });

  it.each(clean)('takes in %s: %s', (file, source) => {
    expect(findViolations(file, source)).toEqual([]);
  });
});

it('names file, line and rule', () => {
  const source = `${imports('../../context.ts')}\n\nconst now = Date.now();`;
  expect(findViolations('server/modules/auftrag/auftrag.ts', source)).toEqual([
    'server/modules/auftrag/auftrag.ts:3  a rule is given its date and random values  (Date.now)',
  ]);
});
