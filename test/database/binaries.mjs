import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const oldestMajor = 15;
const debianFolder = '/usr/lib/postgresql';

/** Folder with `initdb` and `postgres` of the newest PostgreSQL on this machine, 15 or later; undefined if there is none. */
export function findBinaries() {
  const found = [
    ...new Set(
      candidates()
        .filter((folder) => existsSync(join(folder, 'initdb')))
        .map(realFolder),
    ),
  ]
    .map((folder) => ({ folder, major: majorVersion(folder) }))
    .filter(({ major }) => major >= oldestMajor)
    .sort((a, b) => b.major - a.major);
  return found[0]?.folder;
}

function candidates() {
  const debian = existsSync(debianFolder) ? readdirSync(debianFolder).map((version) => join(debianFolder, version, 'bin')) : [];
  const asked = printed('pg_config', ['--bindir']);
  const path = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...debian, ...(asked === undefined ? [] : [asked]), ...path];
}

/** @param {string} folder */
const realFolder = (folder) => dirname(realpathSync(join(folder, 'initdb')));

/** @param {string} folder */
const majorVersion = (folder) => Number(/\d+/.exec(printed(join(folder, 'postgres'), ['--version']) ?? '')?.[0] ?? 0);

/**
 * @param {string} program
 * @param {readonly string[]} args
 */
function printed(program, args) {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}
