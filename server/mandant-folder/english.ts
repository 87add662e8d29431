/** Fields under `En` of an entry, and of the entries below it. */
interface English {
  readonly fields: readonly string[];
  readonly below?: Readonly<Record<string, English>>;
}

const TELEKOM = ['AnzeigeName', 'Beschreibung1', 'Beschreibung2', 'Beschreibung3', 'Beschreibung4', 'Preisaufteilung', 'Aktionsname'];

const ENGLISH = {
  'kategorien.json': { fields: ['Titel'] },
  'produkte.json': {
    fields: ['Name', 'Beschreibung'],
    below: { Daten: { fields: TELEKOM, below: { Fakten: { fields: ['Titel', 'Wert'] } } } },
  },
  'geraete.json': { fields: ['TarifAnzeigeName', 'TarifBeschreibung', 'HandyBeschreibung'] },
  'praemien.json': { fields: ['Titel'] },
  'aktionen.json': { fields: ['Titel', 'Text', 'RechtsText'] },
} as const satisfies Record<string, English>;

/** An entry of a tenant that has no English: missing English fields get the text in the tenant's own language. */
export function withEnglish(file: keyof typeof ENGLISH, entry: unknown): unknown {
  return filled(ENGLISH[file], entry);
}

function filled({ fields, below = {} }: English, entry: unknown): unknown {
  if (Array.isArray(entry)) return entry.map((one) => filled({ fields, below }, one));
  if (typeof entry !== 'object' || entry === null) return entry;
  const values = entry as Record<string, unknown>;
  const own = fields.filter((field) => field in values).map((field) => [field, said(values[field])]);
  const deeper = Object.entries(below).filter(([name]) => name in values);
  return {
    ...values,
    ...Object.fromEntries(deeper.map(([name, english]) => [name, filled(english, values[name])])),
    ...(own.length > 0 && !('En' in values) && { En: Object.fromEntries(own) }),
  };
}

/** A value that is no text is already a fault at its own place. */
const said = (value: unknown): unknown => (value === null || (typeof value === 'string' && value.trim() !== '') ? value : '–');
