import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BildName, bildNamesOf, fotoNames } from '../../contract/bild.ts';
import type { InhaltEntry } from '../../contract/inhalt.ts';
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

/** What names pictures besides the theme. */
interface NamedBy {
  readonly berater?: readonly { readonly ExterneId: string }[];
  readonly inhalte?: readonly InhaltEntry[];
}

/** Names of the pictures that content shows. */
const namesIn = (inhalte: readonly InhaltEntry[]): string[] =>
  inhalte.flatMap((entry) => {
    if (entry.art === 'keyvisual') return [entry.felder.Webp, entry.felder.Jpg].flatMap(({ iv }) => Object.values(iv));
    const { de = [], en = [] } = entry.art === 'bilder' ? entry.felder.Bilder : {};
    return [...de, ...en].map(({ Bild }) => Bild);
  });

/**
 * The pictures of a demo tenant from `mandanten/{name}/bilder`: rendered ones, and the drawings that its theme or its content names, that
 * are the photo of one of its agents or the sign of a category; the rest are sources. Throws when theme or content name one that is not there.
 */
export async function readBilder(name: string, theme: Theme, { berater = [], inhalte = [] }: NamedBy = {}): Promise<BildFile[]> {
  const folder = join(findMandanten() ?? 'mandanten', name, 'bilder');
  const wanted = [...new Set([...bildNamesOf(theme), ...namesIn(inhalte)])];
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => BildName.safeParse(file).success) : [];
  const missing = wanted.filter((file) => !files.includes(file));
  if (missing.length > 0)
    throw new Error(`mandanten/${name}: mandant.json or inhalte.json names pictures that are not in bilder/: ${missing.join(', ')}`);
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
