import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { describeApi } from '../server/api/openapi/document.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** Path of the Redocly program, from `bin` of its package. */
async function findRedocly(): Promise<string> {
  const manifest = require.resolve('@redocly/cli/package.json');
  const { bin } = JSON.parse(await readFile(manifest, 'utf8'));
  return join(manifest, '..', bin.redocly);
}

test.each([null, 'https://empfehlen.example'])('Redocly reports no problem in the API description at %s', async (publicUrl) => {
  const folder = await mkdtemp(join(tmpdir(), 'empfehlwerk-openapi-'));
  const [file, env] = [join(folder, 'openapi.json'), { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }];
  await writeFile(file, JSON.stringify(describeApi(publicUrl)));
  const asked = [await findRedocly(), 'lint', file, '--config', 'redocly.yaml', '--format', 'json'];
  const { stdout } = await run(process.execPath, asked, { env }).catch((error: { stdout: string }) => error);
  await rm(folder, { recursive: true });
  const { totals, problems } = JSON.parse(stdout);
  expect(problems.map(({ message }: { message: string }) => message)).toEqual([]);
  expect(totals).toMatchObject({ errors: 0, warnings: 0 });
});
