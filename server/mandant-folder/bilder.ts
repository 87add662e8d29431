import type { InhaltEntry } from '../../contract/calls/inhalt.ts';
import { BILD_CONTENT_TYPES, BildName, bildNamesOf, fotoNames, isMailBild, szeneDrawings } from '../../contract/values/bild.ts';
import type { Theme } from '../../contract/values/theme.ts';
import { type Sentence, sentence } from '../../texts/sentence.ts';
import type { BildFile } from '../modules/content/index.ts';
import type { Path } from './faults.ts';
import type { Faults, Folder } from './folder.ts';

/** The parts of a tenant that name pictures, or whose entries can have one. */
interface Shown {
  readonly theme?: Theme | undefined;
  readonly banner: readonly { readonly Bild?: string | undefined }[];
  readonly inhalte: readonly InhaltEntry[];
  readonly kategorien: readonly { readonly Id: number }[];
  readonly produkte: readonly { readonly ExterneId: string }[];
}

/** Larger files would be slow on every page; photos of cameras have to be reduced first. */
const MAX_BYTES = 5 * 1024 * 1024;

/** Limit for the pictures of mails, which are sent with each mail. */
const MAX_MAIL_BYTES = 50_000;

/** The format that sharp finds in a picture, by the ending of its name. */
const FORMATS: Readonly<Record<keyof typeof BILD_CONTENT_TYPES, string>> = {
  svg: 'svg',
  avif: 'heif',
  webp: 'webp',
  jpg: 'jpeg',
  png: 'png',
};

const isPicture = (name: string): boolean => /\.(svg|avif|webp|jpe?g|png|gif|tiff?|bmp|heic)$/i.test(name);

/**
 * The pictures of a tenant's folder: all photos and other raster images, and the drawings (SVG) that the theme, a banner, the content, the catalogue or a
 * scene shows; other drawings are sources. Notes names that are missing, and files that are no such pictures.
 */
export async function readBilder(faults: Faults, { bilder }: Folder, shown: Shown): Promise<BildFile[]> {
  const { theme, banner, inhalte } = shown;
  for (const [path, name] of theme ? namedBy(theme) : []) if (!bilder.has(name)) faults.add('mandant.json', path, isMissing(name));
  const ofBanner = banner.flatMap(({ Bild }, index): [Path, string][] =>
    Bild ? [[['konfiguration', 'Banner', index, 'Bild'], Bild]] : [],
  );
  for (const [path, name] of ofBanner) if (!bilder.has(name)) faults.add('mandant.json', path, isMissing(name));
  const named = inhalte.flatMap(namedIn);
  for (const [path, name] of named) if (!bilder.has(name)) faults.add('inhalte.json', path, isMissing(name));
  const ofPages = [...ofBanner, ...named].map(([, name]) => name);
  const drawn = new Set([...(theme ? bildNamesOf(theme) : []), ...ofPages, ...szeneDrawings, ...ofKatalog(shown)]);
  const files = [...bilder.keys()].filter(isPicture).sort();
  for (const file of files.filter((name) => !BildName.safeParse(name).success))
    faults.addFile(`bilder/${file}`, sentence('bildname', { endungen: `.${Object.keys(BILD_CONTENT_TYPES).join(', .')}` }));
  const used = files.filter((file) => BildName.safeParse(file).success && (drawn.has(file) || !file.endsWith('.svg')));
  const read = await Promise.all(used.map((name) => readBild(name, bilder.get(name) ?? new Uint8Array())));
  for (const { file, wrong } of read) for (const message of wrong) faults.addFile(file, message);
  return read.flatMap(({ bild }) => bild ?? []);
}

const isMissing = (name: string): Sentence => sentence('bild', { name });

/** The pictures that a theme names, each with its field. */
const namedBy = (theme: Theme): [Path, string][] =>
  (['logo', 'icon', 'keyVisual'] as const).flatMap((field) =>
    bildNamesOf({ [field]: theme[field] }).map((name): [Path, string] => [['theme', field], name]),
  );

/** The pictures that a content entry shows, each with the field that names it. */
function namedIn(entry: InhaltEntry): [Path, string][] {
  const path = [entry.art, entry.kennung];
  if (entry.art === 'keyvisual') {
    return (['Avif', 'Webp', 'Jpg'] as const).flatMap((field) =>
      Object.entries(entry.felder[field]?.iv ?? {}).map(([size, name]): [Path, string] => [[...path, field, 'iv', size], name]),
    );
  }
  if (entry.art !== 'bilder') return [];
  return Object.entries(entry.felder.Bilder).flatMap(([locale, list]) =>
    list.map(({ Bild }, index): [Path, string] => [[...path, 'Bilder', locale, index, 'Bild'], Bild]),
  );
}

/** Names under which a drawing is shown beside an entry of the catalogue. */
const ofKatalog = ({ kategorien, produkte }: Shown): string[] => [
  ...kategorien.flatMap(({ Id }) => [`kategorie-${Id}-icon.svg`, `kategorie-${Id}.svg`]),
  ...produkte.flatMap(({ ExterneId }) => [...fotoNames(ExterneId), `produkt-${ExterneId.toLowerCase()}.svg`]),
];

function faultsForMail(name: string, { length }: Uint8Array): Sentence[] {
  if (!isMailBild(name)) return [];
  if (!/\.(png|jpg)$/.test(name)) return [sentence('bildMail')];
  return length > MAX_MAIL_BYTES ? [sentence('bildMailGross', { kb: MAX_MAIL_BYTES / 1000 })] : [];
}

/** Pictures are read in parallel; their faults are listed in the order of their names. */
async function readBild(name: string, inhalt: Uint8Array): Promise<{ file: string; wrong: Sentence[]; bild?: BildFile }> {
  const { default: sharp } = await import('sharp');
  const file = `bilder/${name}`;
  const wrong = [
    ...(inhalt.length > MAX_BYTES ? [sentence('bildGross', { mb: MAX_BYTES / 1024 / 1024 })] : []),
    ...faultsForMail(name, inhalt),
  ];
  const { width, height, format } = await sharp(inhalt)
    .metadata()
    .catch(() => ({ width: 0, height: 0, format: undefined }));
  const ending = name.slice(name.lastIndexOf('.') + 1) as keyof typeof BILD_CONTENT_TYPES;
  if (format !== FORMATS[ending] || width === 0 || height === 0)
    return {
      file,
      wrong: [...wrong, format === undefined ? sentence('bildUnlesbar') : sentence('bildFormat', { format })],
    };
  return { file, wrong, bild: { name, breite: Math.round(width), hoehe: Math.round(height), inhalt } };
}
