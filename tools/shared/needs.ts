import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What a tool needs and this machine lacks: `scripts/tool.mjs` ends with this one line. */
export class Missing extends Error {
  override readonly name = 'Missing';
}

/** Ends the tool unless the machine has these programs. */
export function needPrograms(tool: string, programs: readonly string[]): void {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const missing = programs.filter((program) => !folders.some((folder) => existsSync(join(folder, program))));
  if (missing.length > 0) throw new Missing(`${tool} needs ${missing.join(', ')}: not found on this machine`);
}
