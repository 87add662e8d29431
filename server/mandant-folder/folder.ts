import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type Sentence, sentence } from '../../texts/sentence.ts';
import type { Fault, Path } from './faults.ts';
import { type JsonFile, readJson } from './json.ts';

/** The files of a tenant's folder; pictures are in its folder `bilder`. Those of the first list are required. */
export const NEEDED = ['mandant.json', 'kategorien.json', 'produkte.json', 'praemien.json', 'inhalte.json'] as const;
const FILES = [...NEEDED, 'geraete.json', 'aktionen.json', 'gutscheine.json', 'texte.json'] as const;
export type FileName = (typeof FILES)[number];

export const isFileName = (name: string): name is FileName => FILES.some((file) => file === name);

/** A tenant's folder as read, before its content is checked. */
export interface Folder {
  /** The name of the folder. */
  readonly name: string;
  readonly files: ReadonlyMap<FileName, JsonFile>;
  /** Files that are missing or could not be read, so that their content is not known. */
  readonly unknown: readonly FileName[];
  readonly bilder: ReadonlyMap<string, Uint8Array>;
  /** Files that are missing, unexpected or unreadable. */
  readonly faults: readonly Fault[];
}

/** Reads the folder at a path. Never throws because of its content: `faults` lists the errors. */
export function readFolder(path: string): Folder {
  const folder = resolve(path);
  const name = basename(folder);
  const isThere = existsSync(folder) && statSync(folder).isDirectory();
  if (!isThere) {
    const faults = [{ file: path, path: [], message: sentence('ordner') }];
    return { name, files: new Map(), unknown: FILES, bilder: new Map(), faults };
  }
  const names = readdirSync(folder);
  const files = new Map<FileName, JsonFile>();
  const faults = [...NEEDED.filter((file) => !names.includes(file)).map(missing), ...names.filter(isStrange).map(strange)];
  for (const file of FILES.filter((one) => names.includes(one))) {
    const read = readJson(file, readFileSync(join(folder, file)));
    if (read.json) files.set(file, read.json);
    faults.push(...read.faults);
  }
  const unknown = [...NEEDED, ...FILES.filter((file) => names.includes(file))].filter((file) => !files.has(file));
  return { name, files, unknown, bilder: readPictures(join(folder, 'bilder')), faults };
}

/** A folder whose files were read elsewhere as JSON, by name. There are no lines. */
export function folderOf(name: string, contents: Readonly<Record<string, unknown>>, bilder: ReadonlyMap<string, Uint8Array>): Folder {
  const files = new Map(
    FILES.filter((file) => file in contents).map((file) => [file, { content: contents[file], lineOf: () => undefined }] as const),
  );
  const faults = [...NEEDED.filter((file) => !files.has(file)).map(missing), ...Object.keys(contents).filter(isNoFile).map(strange)];
  return { name, files, unknown: NEEDED.filter((file) => !files.has(file)), bilder, faults };
}

const isNoFile = (name: string): boolean => !isFileName(name);

const missing = (file: string): Fault => ({ file, path: [], message: sentence('datei') });

/** Whether a JSON file is not read by the product; most likely it is one of the above with a misspelt name. */
const isStrange = (name: string): boolean => /\.json$/i.test(name) && !isFileName(name);
const strange = (file: string): Fault => ({ file, path: [], message: sentence('dateiname', { dateien: FILES.join(', ') }) });

function readPictures(folder: string): Map<string, Uint8Array> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  return new Map(files.map(({ name }) => [name, readFileSync(join(folder, name))]));
}

/** Collects faults of a folder, each with its line. */
export function makeFaults({ files, faults, unknown }: Folder) {
  const found: Fault[] = [...faults];
  return {
    found,
    /** Whether the content of a file is not known. */
    isUnknown: (file: FileName): boolean => unknown.includes(file),
    add(file: FileName, path: Path, message: Sentence): void {
      found.push({ file, path, message, line: files.get(file)?.lineOf(path) });
    },
    /** Adds a fault of a picture, or of another file that has no fields. */
    addFile: (file: string, message: Sentence): void => void found.push({ file, path: [], message }),
  };
}
export type Faults = ReturnType<typeof makeFaults>;
