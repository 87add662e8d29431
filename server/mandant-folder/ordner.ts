import { PRODUKT_APIS } from '../../contract/calls/mandant.ts';
import type { Ordner } from '../../contract/rules/entwurf.ts';
import type { SetupScope } from '../db/scope.ts';
import { readInhalte } from '../modules/content/index.ts';
import { entriesOf, inhalteOf, texteOf } from './entries.ts';
import { type Folder, folderOf } from './folder.ts';
import { readMandantRow } from './mandant-row.ts';
import { listBildKeys, readRows } from './store.ts';

/**
 * The published tenant as the content of its folder, file by file, with the hash of each picture in `bilder`; importing it changes nothing. It has no keys, no
 * secrets, no voucher codes and no personal data. Null for an unknown tenant.
 */
export async function readOrdner(scope: SetupScope): Promise<Ordner | null> {
  const found = await scope.asSystem((system) => readMandantRow(system, scope.mandant));
  if (!found) return null;
  const { texte, ...mandant } = found;
  const lists = Object.entries(entriesOf(await readRows(scope), apiOf(mandant.konfiguration))).filter(
    ([file, entries]) => entries.length > 0 || !OPTIONAL.includes(file),
  );
  const words = texteOf(texte);
  return {
    'mandant.json': { mandant: scope.mandant, ...mandant },
    ...Object.fromEntries(lists),
    'inhalte.json': inhalteOf(await readInhalte(scope)),
    ...(Object.keys(words).length > 0 && { 'texte.json': words }),
    bilder: Object.fromEntries((await listBildKeys(scope)).map(({ name, hash }) => [name, hash])),
  };
}

/** The product API of settings that may be faulty. */
const apiOf = (konfiguration: object) =>
  PRODUKT_APIS.find((api) => 'produktApi' in konfiguration && api === konfiguration.produktApi) ?? 'standard';

/** Files that are left out if they have no entries. */
const OPTIONAL = ['geraete.json', 'aktionen.json'];

/** The pictures of a folder by their names, each with its hash. */
export const bilderOf = ({ bilder }: Ordner): Readonly<Record<string, string>> => (bilder ?? {}) as Readonly<Record<string, string>>;

/** Reads a tenant's folder from its JSON. `name` is the tenant, also if `mandant.json` names another; `contents` has the pictures by their hash. */
export function folderFrom(name: string, { bilder, ...files }: Ordner, contents: ReadonlyMap<string, Uint8Array>): Folder {
  const mandant = files['mandant.json'];
  const own = typeof mandant === 'object' && mandant !== null ? { ...mandant, mandant: name } : mandant;
  const pictures = Object.entries(bilderOf({ bilder })).flatMap(([file, hash]): [string, Uint8Array][] => {
    const inhalt = contents.get(hash);
    return inhalt ? [[file, inhalt]] : [];
  });
  return folderOf(name, { ...files, ...('mandant.json' in files && { 'mandant.json': own }) }, new Map(pictures));
}
