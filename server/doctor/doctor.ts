import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from '../config/env.ts';
import { makeSettings, type Settings } from '../config/settings.ts';
import { DataDirFault } from '../db/data-dir-faults.ts';
import { DataDirInUse } from '../db/lock.ts';
import { withSource } from '../start/command.ts';
import { examineDatabase } from './database.ts';
import { type Finding, look, well, wrong } from './finding.ts';
import { examineFolder } from './folder.ts';
import { examineMailSystem } from './mail-system.ts';
import { examineSettings } from './settings.ts';

const WAIT_MS = 10_000;

/** Examines the configured installation, whether it runs or not, and changes nothing. A fault hides only the findings that depend on it. */
export async function examine(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const read = readEnv(env);
  const made = 'problems' in read ? read : makeSettings(read.env);
  if ('problems' in made) return made.problems.map(wrong);
  const { settings } = made;
  const [database, mail] = await Promise.all([openDatabase(settings), examineMailSystem(settings)]);
  return [well(`Node ${process.versions.node}`), ...examineSettings(settings), ...examineFolder(settings), ...database, ...mail];
}

/** The findings, one per line, and whether none is wrong. */
export function describeFindings(findings: readonly Finding[]): { text: string; isWell: boolean } {
  const signs = { well: '✓', look: '!', wrong: '✗' } as const;
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  const lines = findings.map(({ level, text }) => `${signs[level]} ${text}`);
  return {
    text: [...lines, `${count('well')} well, ${count('look')} to look at, ${count('wrong')} wrong`].join('\n'),
    isWell: count('wrong') === 0,
  };
}

async function openDatabase(settings: Settings): Promise<Finding[]> {
  if (settings.databaseUrl === null && !existsSync(join(settings.dataDir, 'db')))
    return [look('database: there is none yet. npm start makes it')];
  try {
    return await withSource(settings, (source) => examineDatabase(source, settings));
  } catch (error) {
    if (error instanceof DataDirInUse) return askRunning(settings, error.pid);
    if (error instanceof DataDirFault) return [wrong(error.message)];
    return [wrong(`${settings.databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL'}: ${(error as Error).message}`)];
  }
}

/** The running product has locked the embedded database, so its health check is asked. */
async function askRunning({ host, port }: Settings, pid: number): Promise<Finding[]> {
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}/health/ready`;
  const stop = 'To see the database from the inside, stop it first';
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(WAIT_MS) });
    if (answer.status === 200) return [well(`the product runs as process ${pid} and is ready. ${stop}`)];
    const hasNoRoom = ((await answer.json().catch(() => ({}))) as { platz?: boolean }).platz === false;
    const why = hasNoRoom ? 'Its disk is full: make room' : 'Its log says why';
    return [wrong(`the product runs as process ${pid} and is not ready: ${address} says ${answer.status}. ${why}`)];
  } catch {
    return [
      wrong(`process ${pid} has the data folder, and ${address} does not answer. Give the doctor its HOST and PORT, or look at its log`),
    ];
  }
}
