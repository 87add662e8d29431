import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../scripts/sources.mjs';

/** In bytes of gzip: all script that a browser loads before it shows a directly opened screen of a portal. */
const BUDGET = { home: 160_000, screen: 220_000 } as const;

const APP = 'web/portals/agentur/portal.ts';
const CLIENT = join(root, 'dist', 'client');

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

export interface Screen {
  readonly name: string;
  readonly script: number;
}

/** Every screen of the agencies' app with its script size in bytes of gzip when opened directly, by the manifest of the build. */
export function weighScreens(): readonly Screen[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(CLIENT, '.vite', 'portals.json'), 'utf8'));
  const sizes = new Map<string, number>();
  const sizeOf = (source: string): number => {
    const known = sizes.get(source) ?? gzipSync(readFileSync(join(CLIENT, manifest[source]?.file ?? ''))).length;
    sizes.set(source, known);
    return known;
  };
  const screens = (manifest[APP]?.dynamicImports ?? []).filter((source) => source.includes('/screens/'));
  return screens.map((source) => {
    const files = new Set([...closure(manifest, APP), ...closure(manifest, source)]);
    const name = source.replace(/^.*\/|\.tsx$/g, '');
    return { name, script: [...files].reduce((sum, file) => sum + sizeOf(file), 0) };
  });
}

function closure(manifest: Manifest, source: string, before: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  if (before.has(source)) return before;
  const imports = manifest[source]?.imports ?? [];
  return imports.reduce((all, one) => closure(manifest, one, all), new Set([...before, source]) as ReadonlySet<string>);
}

/** Lines about screens over budget, or one line if the build of the screens is missing. */
export function screensOverBudget(screens: readonly Screen[]): string[] {
  if (!screens.some(({ name }) => name === 'home')) return ['portal: the build of its screens was not found'];
  return screens.flatMap(({ name, script }) => {
    const most = name === 'home' ? BUDGET.home : BUDGET.screen;
    return script > most ? [`portal ${name}: ${script} bytes of gzip script, more than ${most}`] : [];
  });
}
