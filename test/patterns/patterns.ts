import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { PASSWORT_REGELN } from '../../contract/calls/account/passwort.ts';
import { CALLS } from '../../contract/calls.ts';
import { readPatterns } from '../../scripts/source-facts.mjs';
import { isTest, listSources, root } from '../../scripts/sources.mjs';

export interface Pattern {
  readonly where: string;
  readonly pattern: string;
  readonly flags: string;
}

/** Sources that make patterns from data, with the sources of that data. */
const OF_DATA: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [
    'contract/calls/account/passwort.ts',
    'web/features/account/client.ts',
    'web/features/account/password.ts',
    'web/portals/shell/form/password-rules.tsx',
  ].map((file) => [file, PASSWORT_REGELN.map(({ Muster }) => Muster)]),
);

/** All regular expressions of the product: in its sources and in the schemas of its calls. Throws if the pattern of one cannot be determined. */
export async function listPatterns(): Promise<Pattern[]> {
  const patterns: Pattern[] = patternsOfSchemas();
  for (const file of listSources().filter((one) => /\.tsx?$/.test(one) && !isTest(one) && !/\.(fixture|browser)\.tsx?$/.test(one))) {
    const { literals, made } = readPatterns(file, readFileSync(join(root, file), 'utf8'));
    patterns.push(...literals.map(({ line, ...one }) => ({ where: `${file}:${line}`, ...one })));
    if (made.some(({ isMadeLater }) => !isMadeLater)) patterns.push(...(await patternsMadeIn(file)));
    for (const { line } of made.filter(({ isMadeLater }) => isMadeLater)) {
      const known = OF_DATA[file];
      if (!known) throw new Error(`${file}:${line} makes a pattern of what it is given: say here of what`);
      patterns.push(...known.map((pattern) => ({ where: `${file}:${line}`, pattern, flags: '' })));
    }
  }
  return patterns;
}

/** The patterns that a module makes while it loads. */
async function patternsMadeIn(file: string): Promise<Pattern[]> {
  const made: Pattern[] = [];
  const { RegExp: original } = globalThis;
  globalThis.RegExp = new Proxy(original, {
    construct(target, [pattern, flags = '']: [string, string?]) {
      made.push({ where: file, pattern: String(pattern), flags });
      return new target(pattern, flags);
    },
  });
  try {
    // Another specifier of the same module, so that it is loaded again.
    await import(/* @vite-ignore */ `../../${file}?patterns`);
  } finally {
    globalThis.RegExp = original;
  }
  if (made.length === 0) throw new Error(`${file} makes patterns, and none was seen`);
  return made;
}

/** The patterns in schemas, including those of the library, such as days and moments. */
function patternsOfSchemas(): Pattern[] {
  const found = new Map<string, Pattern>();
  const seen = new Set<unknown>();
  const look = (where: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (value instanceof RegExp) found.set(String(value), { where, pattern: value.source, flags: value.flags });
    else if ('_zod' in value) look(where, (value as z.ZodMiniType)._zod.def);
    else for (const inner of Object.values(value)) look(where, inner);
  };
  for (const call of CALLS) look(`schemas of ${call.name}`, [call.params, call.query, call.body, ...Object.values(call.answers)]);
  return [...found.values()];
}
