import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { SERVER_ENTRY } from '../scripts/sources.mjs';

const root = mkdtempSync(join(tmpdir(), 'empfehlwerk-build-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const run = (script: string) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, ['--input-type=module', '-e', script], (error, out, complaint) =>
      resolve({ code: error ? Number(error.code) : 0, output: out + complaint }),
    );
  });
const moduleOf = (name: string) => JSON.stringify(pathToFileURL(join(root, 'scripts', name)).href);
const ensure = () => run(`import { ensureBuild } from ${moduleOf('ensure-build.mjs')}; ensureBuild();`);

// `npm ci --omit=dev` does not install the build tools.
test('without build tools, accepts a build of the same sources, and prints one line for a missing or different build', async () => {
  for (const name of ['ensure-build.mjs', 'sources.mjs']) cpSync(join('scripts', name), join(root, 'scripts', name));
  mkdirSync(join(root, dirname(SERVER_ENTRY)), { recursive: true });
  writeFileSync(join(root, SERVER_ENTRY), 'export {};');
  expect(await ensure()).toEqual({
    code: 1,
    output:
      'There is no build, and what makes one is not installed: run npm ci && npm run build first, or bring the dist of these sources along.\n',
  });

  mkdirSync(join(root, 'dist'));
  const { output: hash } = await run(`import { hashSources } from ${moduleOf('sources.mjs')}; process.stdout.write(hashSources());`);
  writeFileSync(join(root, 'dist', 'stamp'), hash);
  expect(await ensure()).toEqual({ code: 0, output: '' });

  writeFileSync(join(root, SERVER_ENTRY), 'export const changed = true;');
  expect(await ensure()).toMatchObject({ code: 1, output: expect.stringMatching(/^The build in dist is of other sources, [^\n]+\n$/) });
});
