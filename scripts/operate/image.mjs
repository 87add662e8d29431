import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type } from './shell.mjs';

/**
 * Walks the lines of the Dockerfile without a container engine: each stage is a folder, `COPY` copies, `RUN` runs there. Answers the last stage's folder
 * of work, variables, user and commands. Base images are what this machine has.
 */
export async function buildImage(context, folder) {
  const lines = readFileSync(join(context, 'Dockerfile'), 'utf8').split('\n');
  const stages = new Map();
  let stage;
  for (const line of lines.map((one) => one.trim()).filter((one) => one !== '' && !one.startsWith('#'))) {
    const [word, ...rest] = line.split(/\s+/);
    const value = rest.join(' ');
    if (word === 'FROM') {
      const [, , , name = 'last'] = [word, ...rest];
      stage = { root: join(folder, name), work: join(folder, name), env: {}, user: null, cmd: [], health: [] };
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

function copy(stages, stage, context, words) {
  const from = words[0].startsWith('--from=') ? stages.get(words.shift().slice('--from='.length)) : null;
  const target = words.pop();
  const left = from ? [] : readFileSync(join(context, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  for (const source of words) {
    const path = from ? join(from.root, source) : join(context, source);
    if (!existsSync(path)) throw new Error(`Dockerfile: COPY finds no ${source}`);
    const isInto = target.endsWith('/') || target === '.';
    const to = source === '.' ? stage.work : join(stage.work, isInto ? join(target, basename(source)) : target);
    cpSync(path, to, { recursive: true, verbatimSymlinks: true, filter: (file) => isTaken(file.slice(context.length + 1), left) });
  }
}

/** Whether the patterns of .dockerignore let a path in: names, `name/*`, and `!path` for what comes along all the same. */
function isTaken(path, patterns) {
  const back = patterns.filter((one) => one.startsWith('!')).map((one) => one.slice(1));
  if (back.some((one) => path === one || path.startsWith(`${one}/`))) return true;
  return !patterns.some((one) => (one.endsWith('/*') ? path.startsWith(one.slice(0, -1)) : path === one || path.startsWith(`${one}/`)));
}
