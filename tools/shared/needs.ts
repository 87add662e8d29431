import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A tool needs something that this machine lacks: `scripts/tool.mjs` prints only the message and ends. */
export class Missing extends Error {
  override readonly name = 'Missing';
}

/** Throws Missing if the machine lacks one of these programs. */
export function needPrograms(tool: string, programs: readonly string[]): void {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const missing = programs.filter((program) => !folders.some((folder) => existsSync(join(folder, program))));
  if (missing.length > 0) throw new Missing(`${tool} needs ${missing.join(', ')}: not found on this machine`);
}
