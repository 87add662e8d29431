import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BildName, bildNamesOf, fotoNames } from '../../contract/bild.ts';
import type { Theme } from '../../contract/theme.ts';
import type { BildFile } from '../modules/content/content.ts';

/** Folder `mandanten`, above the sources and above the build alike; undefined where the build stands alone. */
function findMandanten(): string | undefined {
  for (let folder = dirname(fileURLToPath(import.meta.url)); folder !== dirname(folder); folder = dirname(folder)) {
    const wanted = join(folder, 'mandanten');
    if (existsSync(wanted)) return wanted;
  }
  return undefined;
}

/** The sign of a category. */
const ICON = /^kategorie-\d+-icon\.svg$/;

/**
 * The pictures of a demo tenant from `mandanten/{name}/bilder`: rendered ones, and the drawings that its theme names, that are the
 * photo of one of its agents or the sign of a category; the rest are sources. Throws when the theme names one that is not there.
 */
export async function readBilder(name: string, theme: Theme, berater: readonly { readonly ExterneId: string }[] = []): Promise<BildFile[]> {
  const folder = join(findMandanten() ?? 'mandanten', name, 'bilder');
  const wanted = bildNamesOf(theme);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => BildName.safeParse(file).success) : [];
  const missing = wanted.filter((file) => !files.includes(file));
  if (missing.length > 0)
    throw new Error(`mandanten/${name}/mandant.json: theme names pictures that are not in bilder/: ${missing.join(', ')}`);
  const drawn = [...wanted, ...berater.flatMap(({ ExterneId }) => fotoNames(ExterneId))];
  const used = files.filter((file) => drawn.includes(file) || ICON.test(file) || !file.endsWith('.svg'));
  if (used.length === 0) return [];
  const { default: sharp } = await import('sharp');
  return Promise.all(
    used.map(async (file) => {
      const inhalt = readFileSync(join(folder, file));
      const { width, height } = await sharp(inhalt).metadata();
      return { name: file, breite: Math.round(width), hoehe: Math.round(height), inhalt };
    }),
  );
}
