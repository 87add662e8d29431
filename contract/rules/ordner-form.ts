import * as z from 'zod/mini';
import { INHALT_ARTEN, InhaltEntry } from '../calls/inhalt.ts';
import { MandantKonfiguration, PRODUKT_APIS } from '../calls/mandant.ts';
import { Theme } from '../values/theme.ts';
import { Cent } from '../values/wire.ts';
import { type Ordner, valueAt } from './entwurf.ts';
import * as format from './ordner-format.ts';
import { USUAL_KONFIGURATION, USUAL_THEME } from './ordner-usual.ts';

/** How a value of a tenant's folder is entered, read from its schema. */
export type FormNode = Empty &
  (
    | { readonly kind: 'yesNo' }
    | { readonly kind: 'number' }
    | { readonly kind: 'cent' }
    | { readonly kind: 'day' }
    | { readonly kind: 'color' }
    /** `max`: characters; null: no maximum. */
    | { readonly kind: 'text'; readonly max: number | null }
    | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
    /** Several of the values, in an order of their own. */
    | { readonly kind: 'choices'; readonly values: readonly string[] }
    | { readonly kind: 'list'; readonly entry: FormNode }
    | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, FormNode>> }
    /** Entries by a name; `names` are those that are possible, null: any. */
    | { readonly kind: 'record'; readonly names: readonly string[] | null; readonly entry: FormNode }
  );

/** What stands for no value: it can be null, or left out, with the value that counts then. */
interface Empty {
  readonly canBeNull: boolean;
  readonly canBeMissing: boolean;
  /** The value that counts if the field is missing; undefined if there is none. */
  readonly usual?: unknown;
}

type Schema = z.ZodMiniType;

/** The pattern of colours in a theme. */
const COLOR = '^#[0-9a-f]{6}$';

/** Whether a schema is that of amounts, or one with further checks. */
const isCent = (schema: Schema): boolean => {
  const { parent } = schema._zod as { readonly parent?: Schema };
  return schema === Cent || (parent !== undefined && isCent(parent));
};

/**
 * The form of a schema.
 * @throws for a schema of a kind that has no form
 */
function formOf(schema: Schema, empty: Empty = { canBeNull: false, canBeMissing: false }): FormNode {
  const { def } = schema._zod as unknown as { def: z.core.$ZodTypes['_zod']['def'] };
  switch (def.type) {
    case 'optional':
      return formOf(def.innerType as Schema, { ...empty, canBeMissing: true });
    case 'nullable':
      return formOf(def.innerType as Schema, { ...empty, canBeNull: true });
    case 'default':
      return formOf(def.innerType as Schema, { ...empty, canBeMissing: true, usual: def.defaultValue });
    case 'boolean':
      return { kind: 'yesNo', ...empty };
    case 'number':
      return { kind: isCent(schema) ? 'cent' : 'number', ...empty };
    case 'enum':
      return { kind: 'choice', values: Object.values(def.entries), ...empty };
    case 'literal':
      return def.values.length === 1 && def.values[0] === true
        ? { kind: 'yesNo', ...empty }
        : { kind: 'choice', values: def.values as (string | number)[], ...empty };
    case 'string':
      return { ...textOf(schema), ...empty };
    case 'array': {
      const entry = formOf(def.element as Schema);
      return entry.kind === 'choice' ? { kind: 'choices', values: entry.values as string[], ...empty } : { kind: 'list', entry, ...empty };
    }
    case 'object':
      return {
        kind: 'fields',
        fields: Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, formOf(field as Schema)])),
        ...empty,
      };
    case 'record': {
      const names = formOf(def.keyType as Schema);
      return {
        kind: 'record',
        names: names.kind === 'choice' ? (names.values as string[]) : null,
        entry: formOf(def.valueType as Schema),
        ...empty,
      };
    }
    default:
      throw new Error(`a field of the kind ${def.type} has no form`);
  }
}

/** What the checks of a schema say that its form needs. */
interface CheckDef {
  readonly check: string;
  readonly maximum?: number;
  readonly pattern?: RegExp;
}

function textOf(schema: Schema): { kind: 'day' | 'color' } | { kind: 'text'; max: number | null } {
  const { format: own, checks = [] } = schema._zod.def as {
    format?: string;
    checks?: readonly { readonly _zod: { readonly def: CheckDef } }[];
  };
  const defs = checks.map(({ _zod }) => _zod.def);
  if (own === 'date') return { kind: 'day' };
  if (defs.some(({ pattern }) => pattern?.source === COLOR)) return { kind: 'color' };
  return { kind: 'text', max: defs.find(({ check }) => check === 'max_length')?.maximum ?? null };
}

const INHALTE = z.strictObject(
  Object.fromEntries(
    INHALT_ARTEN.map((art) => {
      const entry = InhaltEntry._zod.def.options.find((one) => one._zod.def.shape.art._zod.def.values[0] === art);
      if (!entry) throw new Error(`${art} has no schema`);
      return [art, z.record(z.string(), entry._zod.def.shape.felder as Schema)];
    }),
  ),
);

const TEXTE = z.strictObject({ de: z.record(z.string(), z.string()), en: z.record(z.string(), z.string()) });

type Api = (typeof PRODUKT_APIS)[number];
const list = (schema: Schema): Schema => z.array(schema);

/** The schemas of the files that have a form. Voucher codes have none: a draft never holds them. */
const SCHEMAS = {
  'mandant.json': () => z.strictObject({ konfiguration: MandantKonfiguration, theme: Theme, hosts: list(format.MandantHost) }),
  'kategorien.json': () => list(format.Kategorie),
  'produkte.json': (api: Api) => list(format.produkt(api)),
  'geraete.json': () => list(format.Geraet),
  'praemien.json': () => list(format.Praemie),
  'aktionen.json': () => list(format.Aktion),
  'inhalte.json': () => INHALTE,
  'texte.json': () => TEXTE,
} as const satisfies Record<string, (api: Api) => Schema>;

type FormFile = keyof typeof SCHEMAS;
export const FORM_FILES = Object.keys(SCHEMAS) as FormFile[];

/** The forms that were read, by product API and file: a screen asks for many fields of one. */
const forms = new Map<string, FormNode>();

/** The form of a file of the folder; the fields of products depend on the tenant's product API. Null for an unknown file. */
export function formOfFile(ordner: Ordner, file: string): FormNode | null {
  if (!isFormFile(file)) return null;
  const api = PRODUKT_APIS.find((one) => one === valueAt(ordner, ['mandant.json', 'konfiguration', 'produktApi'])) ?? 'standard';
  const known = forms.get(`${api} ${file}`);
  if (known) return known;
  const form = formOf(SCHEMAS[file](api));
  const shown = file === 'mandant.json' ? withUsual(form, { konfiguration: USUAL_KONFIGURATION, theme: USUAL_THEME }) : form;
  forms.set(`${api} ${file}`, shown);
  return shown;
}

const isFormFile = (file: string): file is FormFile => Object.hasOwn(SCHEMAS, file);

/** A form with the values that count if its fields are missing, each at its field. */
function withUsual(form: FormNode, usual: unknown): FormNode {
  if (form.kind !== 'fields' || typeof usual !== 'object' || usual === null) return { ...form, canBeMissing: true, usual };
  const own = new Map(Object.entries(usual));
  const fields = Object.entries(form.fields).map(([name, field]) => [name, own.has(name) ? withUsual(field, own.get(name)) : field]);
  return { ...form, fields: Object.fromEntries(fields) };
}

/** Levels of a folder that only say the language, or that there is one value for both. */
const WRAPPERS = ['de', 'en', 'iv', 'En'];

/**
 * Names of all fields of a file, for their texts: the file without its ending and the names of the fields, joined by dots. Entries of lists and records, and
 * languages, add nothing.
 */
export function fieldNamesOf(form: FormNode, name: string): string[] {
  if (form.kind === 'list' || form.kind === 'record') return fieldNamesOf(form.entry, name);
  if (form.kind !== 'fields') return [];
  const names = Object.entries(form.fields).flatMap(([field, inside]) =>
    WRAPPERS.includes(field) ? fieldNamesOf(inside, name) : [`${name}.${field}`, ...fieldNamesOf(inside, `${name}.${field}`)],
  );
  return [...new Set(names)];
}

/** The name of the field at a place, as `fieldNamesOf` has it; the name of the file for a place that is no field. */
export function fieldNameOf(ordner: Ordner, [file = '', ...rest]: readonly string[]): string {
  let form = formOfFile(ordner, file) ?? undefined;
  const names = [file.replace(/\.json$/, '')];
  for (const part of rest) {
    if (form?.kind === 'fields' && !WRAPPERS.includes(part)) names.push(part);
    form = form && formIn(form, part);
  }
  return names.join('.');
}

/** The form below a part of a place: a field, an entry of a list, or one by its name; undefined if there is none. */
const formIn = (form: FormNode, part: string): FormNode | undefined => {
  if (form.kind === 'fields') return form.fields[part];
  if (form.kind === 'list' || form.kind === 'record') return form.entry;
  return undefined;
};

/** The form at a place; undefined if none can stand there. */
export const formAt = (ordner: Ordner, [file = '', ...rest]: readonly string[]): FormNode | undefined =>
  rest.reduce<FormNode | undefined>((form, part) => form && formIn(form, part), formOfFile(ordner, file) ?? undefined);
