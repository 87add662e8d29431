import { EINSTELLUNGEN, EINSTELLUNGS_GRUPPEN, type EinstellungsGruppe } from '../../../contract/rules/einstellungen.ts';
import { type Ordner, valueAt } from '../../../contract/rules/entwurf.ts';
import { idOf } from '../../ui/field.tsx';
import { PATHS } from '../paths.ts';

/** Files whose entries have a screen each, with the field that identifies an entry. */
export const LISTEN = {
  produkte: 'Id',
  praemien: 'Id',
  aktionen: 'AktionsId',
  kategorien: 'Id',
  geraete: 'Id',
} as const;
export type Liste = keyof typeof LISTEN;

/** Parts of a tenant that have a screen: groups of settings, lists of entries, and the rest. */
export const TEILE = ['produkte', 'praemien', 'aktionen', 'kategorien', 'geraete', 'inhalte', 'texte', 'theme'] as const;
export type Teil = EinstellungsGruppe | (typeof TEILE)[number];

export const isListe = (teil: string): teil is Liste => Object.hasOwn(LISTEN, teil);
export const isTeil = (teil: string): teil is Teil => isGruppe(teil) || TEILE.some((one) => one === teil);
export const isGruppe = (teil: string): teil is EinstellungsGruppe => EINSTELLUNGS_GRUPPEN.some((gruppe) => gruppe === teil);

/** Where a place of the folder is shown: the part, and its entry if it has some. */
export function teilOf(ordner: Ordner, [file = '', part = '', ...rest]: readonly string[]): { readonly teil: Teil; readonly nr?: string } {
  if (file === 'mandant.json') {
    if (part === 'theme') return { teil: 'theme' };
    const [field = ''] = rest;
    return { teil: EINSTELLUNGS_GRUPPEN.find((gruppe) => (EINSTELLUNGEN[gruppe] as readonly string[]).includes(field)) ?? 'adressen' };
  }
  const teil = file.replace(/\.json$/, '');
  if (isListe(teil)) {
    const id = valueAt(ordner, [file, part, LISTEN[teil]]);
    return id === undefined ? { teil } : { teil, nr: String(id) };
  }
  if (teil === 'inhalte') return rest[0] === undefined ? { teil } : { teil, nr: `${part}.${rest[0]}` };
  return { teil: teil === 'texte' ? 'texte' : 'theme' };
}

/** Address of the screen of a part, or of one of its entries. */
export const teilPath = (mandant: string, teil: Teil, nr?: string): string =>
  `${PATHS.liste(mandant, 'entwurf', teil)}${nr === undefined ? '' : `/${encodeURIComponent(nr)}`}`;

/** Address of the field at a place. */
export function fieldPath(mandant: string, ordner: Ordner, pfad: readonly string[]): string {
  const { teil, nr } = teilOf(ordner, pfad);
  return `${teilPath(mandant, teil, nr)}#${idOf(pfad.join('.'))}`;
}
