import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { findViolations } from '../scripts/import-directions.mjs';
import { command } from '../scripts/run.mjs';
import { listFiles, root } from '../scripts/sources.mjs';

interface Example {
  readonly rule: string;
  readonly broken: readonly (readonly [file: string, source: string])[];
  readonly clean: readonly (readonly [file: string, source: string])[];
}

const imports = (path: string) => `import { thing } from '${path}';`;

const examples: Example[] = [
  {
    rule: 'a wing imports what scripts/wings.mjs allows it',
    broken: [
      ['contract/values/wire.ts', imports('../../server/context.ts')],
      ['contract/values/wire.ts', imports('../../web/ui/button.tsx')],
      ['contract/values/wire.ts', "export type Tx = import('../../server/db/scope.ts').Tx;"],
      ['contract/values/wire.ts', imports('../calls/mandant.ts')],
      ['contract/calls/mandant.ts', imports('../../texts/texts.ts')],
      ['texts/texts.ts', imports('../web/shell/visit.ts')],
      ['web/site.tsx', imports('../server/context.ts')],
      ['web/public/homepage/load.ts', "import type { Context } from '../../../server/context.ts';"],
      ['web/public/homepage/load.ts', "const late = await import('../../../server/context.ts');"],
      ['web/ui/button.tsx', imports('../public/homepage/page.tsx')],
      ['web/ui/button.tsx', imports('../shell/page.ts')],
      ['web/ui/button.tsx', imports('../../contract/calls/empfehlung/empfehlung.ts')],
      ['web/shell/frame.tsx', imports('../features/share/load.ts')],
      ['web/shell/frame.tsx', imports('../public/homepage/hero.tsx')],
      ['web/features/share/load.ts', imports('../../public/homepage/load.ts')],
      ['web/helpers/list.ts', imports('../shell/page.ts')],
      ['web/portals/mitarbeiter/own.ts', imports('../agentur/own.ts')],
      ['web/portals/agentur/screens/leads.tsx', "const late = await import('../../mitarbeiter/own.ts');"],
      ['web/portals/shell/app/start.tsx', imports('../../features/labels.ts')],
      ['web/portals/shell/app/start.tsx', imports('../../agentur/own.ts')],
      ['web/portals/features/labels.ts', imports('../agentur/own.ts')],
      ['web/portals/documents/login/load.ts', imports('../../agentur/documents/declaration.ts')],
      ['web/portals/documents/login/load.ts', imports('../../shell/app/start.tsx')],
      ['web/portals/agentur/screens/home.tsx', imports('../../documents/context.ts')],
      ['web/portals/agentur/screens/home.tsx', imports('../../../features/share/load.ts')],
      ['web/portals/another/portal.ts', imports('../shell/app/start.tsx')],
      ['server/helpers.ts', imports('./context.ts')],
      ['server/start/app.ts', imports('../../web/shell/frame.tsx')],
      ['server/site/pages.ts', imports('../../web/public/homepage/page.tsx')],
      ['server/site/pages.ts', "export * from '../../web/ui/button.tsx';"],
      ['server/limits/limits.ts', imports('../modules/mandant/index.ts')],
      ['server/reports/page.ts', imports('../modules/agentur/index.ts')],
      ['server/outside/secret.ts', imports('../modules/zugang/index.ts')],
      ['server/context.ts', imports('./modules/mandant/index.ts')],
      ['server/modules/praemie/grafik.ts', imports('../../../web/pictures/outlines.ts')],
      ['server/modules/empfehlung/store.ts', imports('../../api/serve.ts')],
      ['server/modules/empfehlung/reads.ts', imports('../../calls/caller.ts')],
      ['server/modules/auftrag/auftraege.sql.ts', imports('../../calls/caller.ts')],
      ['server/modules/empfehlung/overview.ts', imports('../../api/serve.ts')],
      ['server/modules/empfehlung/routes.ts', imports('../../api/serve.ts')],
      ['server/calls/pipeline.ts', imports('../api/serve.ts')],
      ['server/jobs/queue.ts', imports('../modules/mandant/index.ts')],
      ['server/api/serve.ts', imports('../site/pages.ts')],
      ['server/site/pages.ts', imports('../api/serve.ts')],
      ['server/site/pages.ts', imports('../../tools/shared/http.ts')],
      ['server/site/pages.ts', imports('../../scripts/sources.mjs')],
      ['standins/shop/shop.ts', imports('../../server/modules/auftrag/index.ts')],
      ['standins/shop/shop.ts', imports('../../texts/texts.ts')],
      ['server/site/pages.ts', imports('../../standins/shop/shop.ts')],
      ['scripts/test.mjs', imports('../contract/calls.ts')],
      ['scripts/test.mjs', imports('../tools/shared/http.ts')],
      ['tools/journey/main.ts', imports('../fuzz/place.ts')],
      ['tools/journey/main.ts', imports('../../server/start/app.ts')],
      ['tools/shared/http.ts', imports('../fuzz/place.ts')],
      ['tools/another/main.ts', imports('../shared/http.ts')],
    ],
    clean: [
      ['contract/calls/mandant.ts', imports('../values/wire.ts') + imports('./bankdaten.ts')],
      ['web/site.tsx', imports('./shell/page.ts') + imports('../texts/de.ts')],
      ['web/ui/button.tsx', imports('../../contract/values/wire.ts') + imports('./icon.tsx') + imports('react')],
      ['web/portals/mitarbeiter/own.ts', imports('../features/labels.ts') + imports('../shell/app/start.tsx')],
      ['web/portals/documents/login/page.tsx', imports('../../../features/account/password.ts')],
      ['web/portals/agentur/documents/pages.ts', imports('../../documents/login/page.tsx')],
      ['server/site/pages.ts', imports('../../web/site.tsx') + imports('../calls/pipeline.ts')],
      ['server/modules/praemie/grafik.ts', imports('../../../web/pictures/praemie.tsx')],
      ['server/modules/empfehlung/routes.ts', imports('../../calls/serve.ts')],
      ['server/jobs/queue.ts', imports('../db/scope.ts') + imports('pg-boss')],
      ['server/dev/shop.ts', imports('../../standins/shop/shop.ts')],
      ['scripts/test.mjs', imports('../test/database/server.mjs') + imports('./run.mjs')],
      [
        'tools/chaos/main.ts',
        imports('../shared/http.ts') + imports('../../contract/calls.ts') + imports('../../test/database/server.mjs'),
      ],
      ['server/modules/empfehlung/overview.db.test.ts', imports('../../site/page-answers.ts')],
    ],
  },
  {
    rule: 'a page imports no other page',
    broken: [
      ['web/public/homepage/page.tsx', imports('../thanks/page.tsx')],
      ['web/public/homepage/parts/hero.tsx', imports('../../recipient-data/form.tsx')],
    ],
    clean: [['web/public/homepage/page.tsx', imports('./load.ts') + imports('../../ui/button.tsx') + imports('../../shell/page.ts')]],
  },
  {
    rule: 'a module imports only earlier modules',
    broken: [
      ['server/modules/mandant/load.ts', imports('../consent/index.ts')],
      ['server/modules/empfehlung/overview.ts', imports('../auftrag/index.ts')],
      ['server/modules/zugang/login.ts', imports('../account/index.ts')],
      ['server/modules/empfehlung/parts/codes.ts', imports('../../auftrag/index.ts')],
      ['server/modules/betrieb/schluessel.ts', imports('../sonstiges/index.ts')],
      ['server/modules/mandant/load.ts', "export * from '../betrieb/index.ts';"],
    ],
    clean: [['server/modules/auftrag/auftragsmeldung.ts', imports('../empfehlung/index.ts') + imports('./status.ts')]],
  },
  {
    rule: 'of another module only its face, index.ts, is imported, by server/start/modules.ts its module.ts, by the demo its rules',
    broken: [
      ['server/modules/auftrag/auftragsmeldung.ts', imports('../empfehlung/routes.ts')],
      ['server/modules/auftrag/auftragsmeldung.ts', imports('../empfehlung/store.ts')],
      ['server/modules/auftrag/auftragsmeldung.ts', imports('../empfehlung/reads.ts')],
      ['server/modules/auftrag/auftragsmeldung.ts', imports('../empfehlung/status.ts')],
      ['server/demo/seed.ts', imports('../modules/empfehlung/store.ts')],
      ['server/start/app.ts', imports('../modules/empfehlung/store.ts')],
      ['server/start/app.ts', imports('../modules/empfehlung/routes.ts')],
      ['server/start/modules.ts', imports('../modules/empfehlung/reads.ts')],
      ['server/start/modules.ts', imports('../modules/empfehlung/mails.ts')],
      ['server/api/calls.ts', "const all = import.meta.glob('../modules/*/routes.ts');"],
    ],
    clean: [
      ['server/modules/auftrag/auftragsmeldung.ts', imports('./store.ts') + imports('../../context.ts') + imports('../../db/scope.ts')],
      ['server/demo/seed.ts', imports('../modules/empfehlung/index.ts')],
      ['server/start/modules.ts', imports('../modules/empfehlung/module.ts')],
    ],
  },
  {
    rule: 'a module knows its own files, not its face',
    broken: [['server/modules/auftrag/auftragsmeldung.ts', imports('./index.ts')]],
    clean: [['server/modules/auftrag/auftragsmeldung.ts', imports('./store.ts') + imports('../empfehlung/index.ts')]],
  },
  {
    rule: 'HTTP is known to its adapters and the start alone',
    broken: [
      ['server/modules/empfehlung/overview.ts', "import type { FastifyRequest } from 'fastify';"],
      ['server/calls/pipeline.ts', "import type { CookieSerializeOptions } from '@fastify/cookie';"],
    ],
    clean: [['server/api/serve.ts', imports('fastify')]],
  },
  {
    rule: 'only main.ts and config read the environment',
    broken: [
      ['server/start/app.ts', 'const port = process.env.PORT;'],
      ['server/start/app.ts', "const port = process['env'].PORT;"],
      ['server/start/app.ts', 'const port = globalThis.process.env.PORT;'],
      ['server/start/app.ts', 'const { env } = process;'],
      ['server/start/app.ts', "import { env } from 'node:process';"],
      ['web/site.tsx', 'export const Mode = () => <p>{process.env.NODE_ENV}</p>;'],
    ],
    clean: [
      ['server/start/main.ts', 'start(process.env);'],
      ['tools/chaos/main.ts', 'const url = process.env.TEST_DATABASE_URL;'],
      ['server/config/env.ts', 'export const readPort = () => process.env.PORT;'],
      ['server/start/app.ts', 'const memory = process.memoryUsage();'],
    ],
  },
  {
    rule: 'SQL stands in store.ts, reads.ts, *.sql.ts, db and reports',
    broken: [
      ['server/modules/empfehlung/overview.ts', "import { sql } from 'kysely';"],
      ['server/modules/empfehlung/routes.ts', "const rows = tx.selectFrom('empfehlung').selectAll().execute();"],
      ['server/mail/outbox.ts', "tx.insertInto('mail').values({});"],
      ['server/jobs/queue.ts', "tx\n  .updateTable('job')\n  .set({});"],
      ['server/demo/seed.ts', "tx.deleteFrom('empfehlung');"],
    ],
    clean: [
      ['server/modules/empfehlung/store.ts', "import { sql } from 'kysely'; tx.selectFrom('empfehlung');"],
      ['server/modules/empfehlung/reads.ts', "tx.selectFrom('empfehlung');"],
      ['server/modules/auftrag/auftraege.sql.ts', "import { sql } from 'kysely';"],
      ['server/mail/store.ts', "tx.insertInto('mail');"],
      ['server/db/migrate.ts', "tx.insertInto('migration');"],
      ['server/reports/report.ts', "import { sql } from 'kysely';"],
      ['server/start/app.ts', "import type { Kysely } from 'kysely';"],
    ],
  },
  {
    rule: 'a rule is given its date and random values',
    broken: [
      ['server/modules/empfehlung/overview.ts', 'const now = new Date();'],
      ['server/modules/empfehlung/overview.ts', 'const now = Date.now();'],
      ['server/modules/empfehlung/overview.ts', 'const clock = { now: Date.now };'],
      ['server/modules/empfehlung/store.ts', 'const dice = Math.random();'],
      ['server/modules/empfehlung/overview.ts', "import { randomBytes } from 'node:crypto';"],
      ['server/modules/empfehlung/overview.ts', "import * as nodeCrypto from 'node:crypto';"],
      ['server/modules/empfehlung/overview.ts', 'const id = crypto.randomUUID();'],
    ],
    clean: [
      ['server/modules/empfehlung/overview.ts', "import { createHmac } from 'node:crypto'; const due = new Date(now.getTime() + 1000);"],
      ['server/modules/empfehlung/empfehlung.db.test.ts', 'const now = new Date();'],
      ['server/context.ts', "import { randomBytes } from 'node:crypto'; const now = () => new Date();"],
    ],
  },
];

describe.each(examples)('$rule', ({ rule, broken, clean }) => {
  it.each(broken)('reports in %s: %s', (file, source) => {
    expect(findViolations(file, source).filter((violation) => violation.includes(rule))).not.toEqual([]);
  });

  it.each(clean)('accepts in %s: %s', (file, source) => {
    expect(findViolations(file, source)).toEqual([]);
  });
});

it('reports file, line and rule', () => {
  const source = `${imports('../../context.ts')}\n\nconst now = Date.now();`;
  expect(findViolations('server/modules/auftrag/auftragsmeldung.ts', source)).toEqual([
    'server/modules/auftrag/auftragsmeldung.ts:3  a rule is given its date and random values  (Date.now)',
  ]);
});

test('the index of a module contains only re-exports of its own files', () => {
  const faces = listFiles(['server/modules']).filter((file) => file.endsWith('/index.ts'));
  expect(faces.length).toBeGreaterThan(10);
  for (const face of faces)
    expect(
      readFileSync(join(root, face), 'utf8').replace(/^export (type )?\{[^}]*\} from '\.\/([a-z-]+\/)?[a-z-]+(\.sql)?\.ts';\n/gm, ''),
      face,
    ).toBe('');
});

test('the linter refuses import cycles, also of types', () => {
  const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-circle-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { vcs: _, plugins: __, ...settings } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(settings));
  const lint = () => spawnSync(process.execPath, [command('@biomejs/biome', 'biome'), 'lint', '.'], { cwd: folder, encoding: 'utf8' });
  writeFileSync(join(folder, 'a.ts'), "import type { B } from './b.ts';\n\nexport type A = B | 1;\n");
  writeFileSync(join(folder, 'b.ts'), 'export type B = 2;\n');
  expect(lint()).toMatchObject({ status: 0 });
  writeFileSync(join(folder, 'b.ts'), "import type { A } from './a.ts';\n\nexport type B = A | 2;\n");
  expect(lint()).toMatchObject({ status: 1, stderr: expect.stringContaining('noImportCycles') });
});
