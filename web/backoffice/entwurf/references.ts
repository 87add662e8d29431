import { type Ordner, valueAt } from '../../../contract/rules/entwurf.ts';
import { type FormNode, fieldNameOf } from '../../../contract/rules/ordner-form.ts';

interface Option {
  readonly value: string | number;
  readonly label: string;
}

/** Entries that a field refers to: their file, the field that identifies them, and the one that names them. */
interface Reference {
  readonly file: string;
  readonly key: string;
  readonly title: string;
}

const PRODUKTE: Reference = { file: 'produkte.json', key: 'Id', title: 'Name' };
const AKTIONEN: Reference = { file: 'aktionen.json', key: 'AktionsId', title: 'Titel' };
const KATEGORIEN: Reference = { file: 'kategorien.json', key: 'Slug', title: 'Titel' };

const REFERENCES: Readonly<Record<string, Reference>> = {
  'praemien.ProduktId': PRODUKTE,
  'mandant.konfiguration.Vorauswahl': PRODUKTE,
  'mandant.konfiguration.Bonus.AktionsId': AKTIONEN,
  'produkte.Kategorie': KATEGORIEN,
};

/** The entries that the value of a field chooses from; undefined if it refers to none. */
export function optionsOf(ordner: Ordner, pfad: readonly string[], { kind }: FormNode): readonly Option[] | undefined {
  const reference = kind === 'number' || kind === 'text' ? REFERENCES[fieldNameOf(ordner, pfad)] : undefined;
  if (reference === undefined) return undefined;
  const entries = valueAt(ordner, [reference.file]);
  return (Array.isArray(entries) ? entries : []).map((entry) => ({
    value: entry[reference.key],
    label: String(entry[reference.title] ?? ''),
  }));
}
