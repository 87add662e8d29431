import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foreignIn } from './owner.ts';

/** Number of a user that needs no name. */
const SERVICE = 12_345;

const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-owner-'));
const dataDir = join(folder, 'data');
const nested = join(dataDir, 'db', 'base');
beforeAll(async () => {
  chmodSync(folder, 0o755);
  const { code } = await transformWithOxc(readFileSync(new URL('owner.ts', import.meta.url), 'utf8'), 'owner.ts');
  writeFileSync(join(folder, 'owner.mjs'), code);
  mkdirSync(nested, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Evaluates an expression about the module in a process of its own, since its user changes. */
const run = (expression: string, uid?: number): string =>
  execFileSync(
    process.execPath,
    ['--input-type=module', '-e', `import * as owner from '${join(folder, 'owner.mjs')}'; console.log(${expression})`],
    {
      encoding: 'utf8',
      cwd: folder,
      ...(uid !== undefined && { uid, gid: uid }),
    },
  ).trim();

test('reports nothing in a folder of the own user', () => {
  expect(foreignIn(dataDir)).toBeNull();
  expect(foreignIn(join(folder, 'missing'))).toBeNull();
});

// Only root can make files of another user.
if (process.getuid?.() === 0) {
  const give = (...paths: string[]) => {
    for (const path of paths) chownSync(path, SERVICE, SERVICE);
  };
  const user = 'process.getuid() + " " + process.getgid()';

  describe('a process of root', () => {
    test('stays root on a folder of root, and on a missing one', () => {
      expect(run(`(owner.becomeOwner('${dataDir}'), ${user})`)).toBe('0 0');
      expect(run(`(owner.becomeOwner('${dataDir}/missing'), ${user})`)).toBe('0 0');
    });

    test('goes on as the owner of the folder', () => {
      give(dataDir);
      expect(run(`(owner.becomeOwner('${dataDir}'), ${user})`)).toBe(`${SERVICE} ${SERVICE}`);
    });
  });

  test('names a file of root that the owner of the folder may not read, with the next step', () => {
    give(dataDir, join(dataDir, 'db'), nested);
    const file = join(nested, '1');
    writeFileSync(file, 'x', { mode: 0o600 });
    expect(run(`owner.foreignIn('${dataDir}')`, SERVICE)).toBe(
      `${file} belongs to another user (root): run this as that user, or give the folder to this one, as root: chown -R ${SERVICE} ${dataDir}`,
    );
    chmodSync(file, 0o666);
    expect(run(`owner.foreignIn('${dataDir}')`, SERVICE)).toBe('null');
  });
}
