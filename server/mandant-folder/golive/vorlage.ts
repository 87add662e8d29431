import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Ordner, valueAt, withValue } from '../../../contract/rules/entwurf.ts';
import type { Db } from '../../db/scope.ts';
import { refuse } from '../../errors.ts';
import { readContents } from '../entwurf/store.ts';
import { type Folder, folderOf, readFolder } from '../folder.ts';
import { LEGAL_BLOCKS } from '../notes.ts';
import { bilderOf, readOrdner } from '../ordner.ts';

/** A template: the files of a folder and its pictures. */
export interface Vorlage {
  readonly files: Ordner;
  readonly bilder: ReadonlyMap<string, Uint8Array>;
}

/** The smallest tenant that works, in a parent folder of the sources and of the build. */
function findMuster(): string {
  const wanted = join('docs', 'musterfirma');
  for (let folder = dirname(fileURLToPath(import.meta.url)); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, wanted))) return join(folder, wanted);
  throw new Error(`there is no folder ${wanted}`);
}

/** The smallest tenant that works (`docs/musterfirma`). */
export function readMuster(): Vorlage {
  const { files, bilder } = readFolder(findMuster());
  return { files: Object.fromEntries([...files].map(([file, { content }]) => [file, content])), bilder };
}

/** Settings that belong to one company: accounts, addresses, people and services. */
const OWN_SETTINGS = [
  'Zahlungssteller',
  'Rechnungssteller',
  'MandantUrl',
  'EmpfehlungslinkDomain',
  'apiRoute',
  'EmailWhitelist',
  'trackings',
  'Anmeldedienst',
  'Dienste',
  'CmsAppName',
  'ReferralUrl',
  'EmpfehlenWebPage',
  'FacebookId',
  'ProduktlinkHosts',
  'FrameHosts',
];

const KONFIGURATION = ['mandant.json', 'konfiguration'];

/**
 * The published tenant as a template, without what belongs to its company: settings above, hosts, logo, and the text below mails. Its legal texts are those of
 * `docs/musterfirma`, and its agents, who are people, are left out. Throws NichtGefunden for an unknown tenant.
 */
export async function readVorlage(db: Db, name: string): Promise<Vorlage> {
  const { ordner, contents } = await db.inSetup(name, async (scope) => {
    const found = (await readOrdner(scope)) ?? refuse('NichtGefunden');
    return { ordner: found, contents: await readContents(scope, Object.values(bilderOf(found))) };
  });
  const { bilder: _, ...files } = ordner;
  const bilder = Object.entries(bilderOf(ordner)).flatMap(([file, hash]): [string, Uint8Array][] => {
    const content = contents.get(hash);
    return content && !/^(logo|icon)\b/.test(file) ? [[file, content]] : [];
  });
  return { files: withoutPeople(withLegalTexts(withoutCompany(files))), bilder: new Map(bilder) };
}

const isThere = (files: Ordner, place: readonly string[]): boolean => valueAt(files, place) !== undefined;

function withoutCompany(files: Ordner): Ordner {
  const places = [
    ...OWN_SETTINGS.map((field) => [...KONFIGURATION, field]),
    ...['logo', 'icon'].map((part) => ['mandant.json', 'theme', part]),
    ...['de', 'en'].map((locale) => ['texte.json', locale, 'mail.fuss']),
  ].filter((place) => isThere(files, place));
  const cleared = places.reduce((all, place) => withValue(all, place, undefined), files);
  const links = (files['produkte.json'] as object[])
    .flatMap((_, index) => [['Produktlink'], ['Daten', 'Produktlink']].map((field) => ['produkte.json', String(index), ...field]))
    .filter((place) => isThere(files, place));
  return links.reduce((all, place) => withValue(all, place, undefined), cleared);
}

function withLegalTexts(files: Ordner): Ordner {
  const muster = readMuster().files;
  return LEGAL_BLOCKS.reduce((all, name) => {
    const place = ['inhalte.json', 'content-bloecke', name];
    return withValue(all, place, valueAt(muster, place));
  }, files);
}

function withoutPeople(files: Ordner): Ordner {
  if (valueAt(files, [...KONFIGURATION, 'produktApi']) !== 'berater') return files;
  const praemien = (files['praemien.json'] as { readonly ProduktId: number | null }[]).filter(({ ProduktId }) => ProduktId === null);
  const without = { ...files, 'produkte.json': [], 'praemien.json': praemien };
  return withValue(without, [...KONFIGURATION, 'Vorauswahl'], {});
}

/** The folder of a tenant that begins as a template. */
export const folderFromVorlage = (name: string, { files, bilder }: Vorlage): Folder => folderOf(name, files, bilder);
