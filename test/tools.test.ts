import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scripts } from '../package.json' with { type: 'json' };

/** Commands of package.json that run a tool, and the tool. */
const COMMANDS = Object.entries(scripts).flatMap(([name, line]) => {
  const [, tool] = /^node scripts\/tool\.mjs ([a-z-]+)$/.exec(line) ?? [];
  return tool === undefined ? [] : [[name, tool] as const];
});

test('each command that runs a tool finds it in the repository', () => {
  expect(COMMANDS).toContainEqual(['screens', 'screens']);
  expect(COMMANDS.filter(([, tool]) => !existsSync(`tools/${tool}/main.ts`))).toEqual([]);
});
