import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../../scripts/sources.mjs';
import { Missing } from '../shared/needs.ts';

/** An earlier version of the product, built in `folder`. */
export interface Earlier {
  readonly folder: string;
  close(): void;
}

/** Builds another working copy in place, or a commit checked out to `to`, which shares the packages if its lock file is the same. */
export function openEarlier(against: string, to: string): Earlier {
  const isFolder = existsSync(join(against, 'package.json'));
  const folder = isFolder ? resolve(against) : to;
  if (!isFolder) checkOut(against, folder);
  run('node', ['scripts/build.mjs', '--quick'], folder);
  return { folder, close: () => void (isFolder || run('git', ['worktree', 'remove', '--force', folder], root)) };
}

function checkOut(commit: string, folder: string): void {
  try {
    run('git', ['worktree', 'add', '--quiet', '--detach', folder, commit], root);
  } catch {
    throw new Missing(`bench needs a commit or a folder after --against: ${commit} is none`);
  }
  const lockOf = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8');
  if (lockOf(folder) === lockOf(root)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  else run('npm', ['ci', '--silent'], folder);
}

/** Runs a program; its output goes to stderr, apart from the figures. */
const run = (program: string, args: readonly string[], cwd: string) => execFileSync(program, args, { cwd, stdio: ['ignore', 2, 2] });
