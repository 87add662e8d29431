/** An item as the stand-in keeps it; `data` has an object per field, with a value per language, or `iv`. */
export interface Item {
  readonly id: string;
  readonly data: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly version: number;
  /** ISO 8601. */
  readonly created: string;
  readonly lastModified: string;
}

/** The items of an app by schema, in the order of their creation. */
export type Schemas = Map<string, Map<string, Item>>;

/** An entry of a tenant's content, as the product has it. */
export interface Entry {
  readonly art: string;
  readonly kennung: string;
  readonly position: number;
  readonly felder: object;
}

/** An app with the entries of these schemas. */
export function appOf(schemas: readonly string[], entries: readonly Entry[], now: Date): Schemas {
  const made: Schemas = new Map(schemas.map((schema) => [schema, new Map()]));
  for (const { art, kennung, position, felder } of entries) {
    const at = now.toISOString();
    const data = { ...(felder as Item['data']), Position: { iv: position } };
    made.get(art)?.set(kennung, { id: kennung, data, version: 1, created: at, lastModified: at });
  }
  return made;
}

/** An item as the service gives it. */
export const shownItem = (schema: string, { id, data, version, created, lastModified }: Item): object => ({
  id,
  data,
  created,
  createdBy: 'subject:editor',
  lastModified,
  lastModifiedBy: 'subject:editor',
  status: 'Published',
  statusColor: '#4bb958',
  version,
  schemaId: schema,
  schemaName: schema,
  schemaDisplayName: schema,
  isDeleted: false,
  _links: {},
});

/** The fields in one language, without their wrapping objects (`X-Flatten` with `X-Languages`). */
export const flattened = ({ data }: Item, language: string): object =>
  Object.fromEntries(Object.entries(data).map(([name, field]) => [name, 'iv' in field ? field.iv : (field[language] ?? field.de)]));
