import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { startProduct } from './support/product.ts';

const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-node-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Path of another Node version, which npx downloads. As a dependency of the project it would run every script. */
async function nodeOf(version: number): Promise<string> {
  const ask = ['-y', '-p', `node@${version}`, 'node', '-p', 'process.execPath'];
  const { stdout } = await promisify(execFile)('npx', ask, { cwd: folder });
  return stdout.trim();
}

test.each([22, 24])('the demo starts with Node %i, shows its pages and ends on request', { timeout: 600_000 }, async (version) => {
  const node = await nodeOf(version);
  const { stdout } = await promisify(execFile)(node, ['--version']);
  expect(stdout).toMatch(new RegExp(`^v${version}\\.`));
  const product = await startProduct({ DATA_DIR: join(folder, `data-${version}`), DEMO: 'true' }, node);
  for (const tenant of ['telko', 'energie', 'berater']) expect((await product.page('/de/', `${tenant}.localhost`)).status).toBe(200);
  expect(await product.stop()).toBe(0);
});
