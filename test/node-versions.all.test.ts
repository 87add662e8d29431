import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { startProduct } from './support/product.ts';

const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-node-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** The program of another version, which npm brings by itself; as a dependency it would be the Node of every script. */
async function nodeOf(version: number): Promise<string> {
  const ask = ['-y', '-p', `node@${version}`, 'node', '-p', 'process.execPath'];
  const { stdout } = await promisify(execFile)('npx', ask, { cwd: folder });
  return stdout.trim();
}

test.each([22, 24])('the demo starts by Node %i, shows its pages and ends when asked to', { timeout: 600_000 }, async (version) => {
  const node = await nodeOf(version);
  const { stdout } = await promisify(execFile)(node, ['--version']);
  expect(stdout).toMatch(new RegExp(`^v${version}\\.`));
  const product = await startProduct({ DATA_DIR: join(folder, `data-${version}`), DEMO: 'true' }, node);
  for (const tenant of ['telko', 'energie', 'berater']) expect((await product.page('/de/', `${tenant}.localhost`)).status).toBe(200);
  expect(await product.stop()).toBe(0);
});
