import { type Ordner, valueAt } from '../../../contract/rules/entwurf.ts';
import { SETTINGS_GROUP_NAMES, SETTINGS_GROUPS, type SettingsGroup } from '../../../contract/rules/settings-groups.ts';
import { idOf } from '../../ui/field.tsx';
import { PATHS } from '../paths.ts';

/** Files whose entries have a screen each, with the field that identifies an entry. */
export const ENTRY_KEYS = {
  produkte: 'Id',
  praemien: 'Id',
  aktionen: 'AktionsId',
  kategorien: 'Id',
  geraete: 'Id',
} as const;
export type EntryFile = keyof typeof ENTRY_KEYS;

/** Parts of a tenant that have a screen: groups of settings, lists of entries, and the rest. */
export const PART_NAMES = ['produkte', 'praemien', 'aktionen', 'kategorien', 'geraete', 'inhalte', 'texte', 'theme'] as const;
export type PartName = SettingsGroup | (typeof PART_NAMES)[number];

export const hasEntries = (part: string): part is EntryFile => Object.hasOwn(ENTRY_KEYS, part);
export const isPartName = (part: string): part is PartName => isSettingsGroup(part) || PART_NAMES.some((one) => one === part);
export const isSettingsGroup = (part: string): part is SettingsGroup => SETTINGS_GROUP_NAMES.some((group) => group === part);

/** Where a place of the folder is shown: the part, and its entry if it has some. */
export function partOf(
  ordner: Ordner,
  [file = '', key = '', ...rest]: readonly string[],
): { readonly part: PartName; readonly nr?: string } {
  if (file === 'mandant.json') {
    if (key === 'theme') return { part: 'theme' };
    const [field = ''] = rest;
    return { part: SETTINGS_GROUP_NAMES.find((group) => (SETTINGS_GROUPS[group] as readonly string[]).includes(field)) ?? 'adressen' };
  }
  const part = file.replace(/\.json$/, '');
  if (hasEntries(part)) {
    const id = valueAt(ordner, [file, key, ENTRY_KEYS[part]]);
    return id === undefined ? { part } : { part, nr: String(id) };
  }
  if (part === 'inhalte') return rest[0] === undefined ? { part } : { part, nr: `${key}.${rest[0]}` };
  return { part: part === 'texte' ? 'texte' : 'theme' };
}

/** The places of the folder that the screen of a part changes. */
export function placesOf(part: PartName): readonly (readonly string[])[] {
  if (isSettingsGroup(part)) return SETTINGS_GROUPS[part].map((field) => ['mandant.json', 'konfiguration', field]);
  return part === 'theme' ? [['mandant.json', 'theme'], ['bilder']] : [[`${part}.json`]];
}

/** Address of the screen of a part, or of one of its entries. */
export const partPath = (mandant: string, part: PartName, nr?: string): string =>
  `${PATHS.liste(mandant, 'entwurf', part)}${nr === undefined ? '' : `/${encodeURIComponent(nr)}`}`;

/** Address of the field at a place. */
export function fieldPath(mandant: string, ordner: Ordner, pfad: readonly string[]): string {
  const { part, nr } = partOf(ordner, pfad);
  return `${partPath(mandant, part, nr)}#${idOf(pfad.join('.'))}`;
}
