import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type } from './shell.ts';

/** A stage of the Dockerfile: its root folder, working directory, environment, user and commands. */
export interface Stage {
  readonly root: string;
  work: string;
  readonly env: Record<string, string>;
  user: number | null;
  cmd: string[];
  health: string[];
}

/**
 * Executes the lines of the Dockerfile without a container engine: each stage is a folder, `COPY` copies into it, `RUN` runs in it. Returns the last stage.
 * The programs of this machine stand in for the base images.
 */
export async function buildImage(context: string, folder: string): Promise<Stage> {
  const lines = readFileSync(join(context, 'Dockerfile'), 'utf8').split('\n');
  const stages = new Map<string, Stage>();
  let stage = newStage(join(folder, 'none'));
  for (const line of lines.map((one) => one.trim()).filter((one) => one !== '' && !one.startsWith('#'))) {
    const [word = '', ...rest] = line.split(/\s+/);
    const value = rest.join(' ');
    if (word === 'FROM') {
      const [, , name = 'last'] = rest;
      stage = newStage(join(folder, name));
      stages.set(name, stage);
    } else if (word === 'WORKDIR') {
      stage.work = join(stage.root, value);
      mkdirSync(stage.work, { recursive: true });
    } else if (word === 'COPY') copy(stages, stage, context, rest);
    else if (word === 'RUN') await type(value, { cwd: stage.work });
    else if (word === 'ENV') Object.assign(stage.env, Object.fromEntries(rest.map((one) => one.split('='))));
    else if (word === 'USER') stage.user = Number(value);
    else if (word === 'CMD') stage.cmd = JSON.parse(value);
    else if (word === 'HEALTHCHECK') stage.health = JSON.parse(value.slice(value.indexOf('[')));
    else if (!['EXPOSE', 'VOLUME'].includes(word)) throw new Error(`Dockerfile: this script does not know ${word}`);
  }
  return stage;
}

const newStage = (root: string): Stage => ({ root, work: root, env: {}, user: null, cmd: [], health: [] });

function copy(stages: ReadonlyMap<string, Stage>, stage: Stage, context: string, words: readonly string[]): void {
  const [, name] = /^--from=(.*)/.exec(words[0] ?? '') ?? [];
  const from = name === undefined ? null : stages.get(name);
  if (from === undefined) throw new Error(`Dockerfile: there is no stage ${name}`);
  const sources = words.slice(from ? 1 : 0, -1);
  const target = words.at(-1) ?? '.';
  const left = from ? [] : readFileSync(join(context, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  for (const source of sources) {
    const path = from ? join(from.root, source) : join(context, source);
    if (!existsSync(path)) throw new Error(`Dockerfile: COPY finds no ${source}`);
    const isInto = target.endsWith('/') || target === '.';
    const to = source === '.' ? stage.work : join(stage.work, isInto ? join(target, basename(source)) : target);
    cpSync(path, to, { recursive: true, verbatimSymlinks: true, filter: (file) => isTaken(file.slice(context.length + 1), left) });
  }
}

/** Whether a path passes the patterns of .dockerignore: names, `name/*`, and `!path` for exceptions. */
function isTaken(path: string, patterns: readonly string[]): boolean {
  const back = patterns.filter((one) => one.startsWith('!')).map((one) => one.slice(1));
  if (back.some((one) => path === one || path.startsWith(`${one}/`))) return true;
  return !patterns.some((one) => (one.endsWith('/*') ? path.startsWith(one.slice(0, -1)) : path === one || path.startsWith(`${one}/`)));
}
