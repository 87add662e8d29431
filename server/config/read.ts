import { readEnv } from './env.ts';
import { makeSettings, type Settings } from './settings.ts';

/** The settings of an environment. Throws one line per wrong variable. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const read = readEnv(env);
  const made = 'problems' in read ? read : makeSettings(read.env);
  if ('problems' in made) throw new Error(made.problems.join('\n'));
  return made.settings;
}
