import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Schrift } from '../../contract/values/theme.ts';
import { sfntOf } from './sfnt.ts';

const require = createRequire(import.meta.url);

/** The font files of a document: Latin letters, and extended Latin. */
export interface Schriften {
  readonly normal: readonly [Buffer, Buffer];
  readonly fett: readonly [Buffer, Buffer];
}

const known = new Map<Schrift, Promise<Schriften>>();

/** The embedded fonts of a family, regular and bold. Each family is read once; there are few. */
export function schriftenOf(family: Schrift): Promise<Schriften> {
  const schriften = known.get(family) ?? readSchriften(family);
  known.set(family, schriften);
  schriften.catch(() => known.delete(family));
  return schriften;
}

async function readSchriften(family: Schrift): Promise<Schriften> {
  const folder = family.toLowerCase().replaceAll(' ', '-');
  const read = async (subset: string, weight: number) =>
    sfntOf(await readFile(require.resolve(`@fontsource/${folder}/files/${folder}-${subset}-${weight}-normal.woff`)));
  const [normal, normalExt, fett, fettExt] = await Promise.all([
    read('latin', 400),
    read('latin-ext', 400),
    read('latin', 700),
    read('latin-ext', 700),
  ]);
  return { normal: [normal, normalExt], fett: [fett, fettExt] };
}
