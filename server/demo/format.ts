import * as z from 'zod/mini';
import { MandantKonfiguration, MandantName } from '../../contract/mandant.ts';
import { Theme } from '../../contract/theme.ts';
import { Cent, Datum, Text } from '../../contract/values.ts';
import { readBilder } from './bilder.ts';

const Id = z.int().check(z.positive());
const Slug = z.string().check(z.regex(/^[a-z0-9]+(?:[-./][a-z0-9]+)*$/));
const Host = z.string().check(z.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/));
const Klasse = z.nullable(z.enum(['S', 'M', 'L', 'XL']));
const Hinweis = z.nullable(Text(400));

/** Pairs of theme colours that carry text; each has to reach 4.5:1 (look.md section 1). */
const TEXT_PAIRS = [
  ['text', 'bg'],
  ['text', 'surface'],
  ['text', 'surfaceStrong'],
  ['muted', 'bg'],
  ['muted', 'surface'],
  ['onPrimary', 'primary'],
  ['onAccent', 'accent'],
  ['primary', 'bg'],
  ['primary', 'surface'],
  ['success', 'bg'],
  ['warning', 'bg'],
  ['danger', 'bg'],
  ['danger', 'surface'],
] as const satisfies readonly (readonly [keyof Theme['color'], keyof Theme['color']])[];

/** Contrast ratio of two colours `#rrggbb`, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

const isReadable = ({ color }: Theme) => TEXT_PAIRS.every(([front, back]) => contrast(color[front], color[back]) >= 4.5);

/** `mandant.json`. A host of art `seite` shows the tenant's pages, one of art `link` holds its short referral links. */
export const MandantFile = z.strictObject({
  konfiguration: MandantKonfiguration,
  theme: Theme.check(z.refine(isReadable, 'a text colour is below 4.5:1')),
  hosts: z.array(z.strictObject({ host: Host, art: z.enum(['seite', 'link']) })).check(z.minLength(1)),
});

/** `kategorien.json`. `Breadcrumb` holds the slugs of the parents, topmost first, so that their titles follow the language. */
const Kategorie = z.strictObject({
  Id,
  Slug,
  Titel: Text(),
  Quelle: Slug,
  Breadcrumb: z.array(Slug),
  En: z.strictObject({ Titel: Text() }),
});

const Produkt = z.strictObject({
  Id,
  /** Never digits alone: an address names a product by `Id` or by `ExterneId`. */
  ExterneId: z.string().check(z.regex(/^[A-Z][A-Z0-9-]{1,39}$/)),
  Name: Text(),
  /** Slug of its category. */
  Kategorie: Slug,
  /** Absent: the source of its category. */
  Quelle: z.optional(Slug),
  Beschreibung: Text(),
  /** Listed nowhere. */
  Versteckt: z.optional(z.literal(true)),
  Sortierung: z.int(),
  En: z.strictObject({ Name: Text(), Beschreibung: Text() }),
});

/** Telecom product of specification section 3; prices and discount in cents. */
const TelekomDaten = z.strictObject({
  /** TP holds television, DP does not. */
  Kategorie: z.enum(['DP', 'TP']),
  Young: z.boolean(),
  Hybrid: z.boolean(),
  Gruppe: Text(),
  Klasse,
  PreisMonatlich: Cent,
  PreisEinmalig: Cent,
  AnzeigeName: Text(),
  Beschreibung1: Text(),
  Beschreibung2: Text(),
  Beschreibung3: Text(),
  Beschreibung4: Text(),
  Provision: z.string().check(z.regex(/^[a-z]+;\d+$/)),
  Fussnote: Hinweis,
  Preisaufteilung: Hinweis,
  Aktionsname: Hinweis,
  Aktionsrabatt: z.nullable(Cent),
});

const BeraterDaten = z.strictObject({
  LastName: Text(),
  ZipCode: z.string().check(z.regex(/^\d{5}$/)),
  City: Text(),
  Photo: z.string().check(z.regex(/^\/api\/v1\/[a-z0-9-]+\/Produkt\/[A-Z0-9-]+\/grafik$/)),
});

const DATEN = { standard: z.strictObject({}), telekom: TelekomDaten, berater: BeraterDaten };
type ProduktDaten = z.infer<(typeof DATEN)[MandantKonfiguration['produktApi']]>;

/** `produkte.json`: the fields of `Daten` are those of the tenant's product API. */
const produkte = (api: MandantKonfiguration['produktApi']) =>
  z.array(z.extend(Produkt, { Daten: DATEN[api] as z.ZodMiniType<ProduktDaten> }));

/** `geraete.json`: mobile device offers of specification section 3; `TarifId` is the `Id` of a product, prices in cents. */
const Geraet = z.strictObject({
  Id,
  GeraeteTyp: z.enum(['smartphone', 'tablet']),
  Hersteller: Text(),
  Klasse,
  TarifAnzeigeName: Text(),
  TarifBeschreibung: Text(),
  HandyAnzeigeName: Text(),
  HandyBeschreibung: Text(),
  HandyId: Id,
  PreisHandy: Cent,
  TarifId: Id,
  PreisTarif: Cent,
  Position: z.int(),
  Aktion: z.boolean(),
  TopPosition: z.nullable(z.int()),
  Aktionspreis: z.nullable(Cent),
});

/** `praemien.json`; `ProduktId` null is a reward of every product. */
const Praemie = z.strictObject({
  Id,
  ProduktId: z.nullable(Id),
  Titel: Text(),
  Startdatum: Datum,
  Enddatum: Datum,
  EnddatumAnzeige: Datum,
  WertCent: Cent.check(z.positive()),
  En: z.strictObject({ Titel: Text() }),
});

/** `gutscheine.json`: how many voucher codes of a value are made. */
const Gutschein = z.strictObject({ WertCent: Cent.check(z.positive()), Codes: z.int().check(z.positive()) });

/** One language of `texte.json`; `{praemie}` in the key sentence is the best reward. Further keys overlay the product's texts. */
const LongText = Text(20_000);
const Texte = z.catchall(
  z.object({
    'home.kernsatz': Text().check(z.includes('{praemie}')),
    'home.bedingung': Text(),
    'mail.fuss': Text(500),
    'agb.version': z.string().check(z.regex(/^\d{4}-\d{2}$/)),
    'agb.text': LongText,
    'faq.1.frage': Text(),
    'faq.1.antwort': LongText,
  }),
  LongText,
);

const modules = import.meta.glob<unknown>('../../mandanten/*/*.json', { import: 'default' });

/** Names of the demo tenants: the folders of `mandanten/`. */
export const DEMO_MANDANTEN: readonly string[] = [...new Set(Object.keys(modules).map((path) => path.split('/').at(-2) ?? ''))];

/** Checks what a file holds; throws an Error with the file, and the path and reason of each fault. */
export function parseFile<S extends z.ZodMiniType>(file: string, schema: S, content: unknown): z.output<S> {
  const result = schema.safeParse(content, { error: z.locales.en().localeError });
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `  ${issue.path.join('.') || '(file)'}: ${issue.message}`);
  throw new Error(`${file} is not valid:\n${faults.join('\n')}`);
}

async function readFile<S extends z.ZodMiniType>(name: string, file: string, schema: S): Promise<z.output<S>> {
  const load = modules[`../../mandanten/${name}/${file}`];
  if (!load) throw new Error(`mandanten/${name}/${file} is missing`);
  return parseFile(`mandanten/${name}/${file}`, schema, await load());
}

/** Reads and checks all files of a demo tenant; throws when one is missing or not valid. Only product API `telekom` has `geraete.json`. */
export async function loadDemoMandant(name: string) {
  const tenant = parseFile(`mandanten/${name}`, MandantName, name);
  const mandant = await readFile(tenant, 'mandant.json', MandantFile);
  const api = mandant.konfiguration.produktApi;
  const angebot = await readFile(tenant, 'produkte.json', produkte(api));
  return {
    name: tenant,
    ...mandant,
    bilder: await readBilder(tenant, mandant.theme, api === 'berater' ? angebot : []),
    kategorien: await readFile(tenant, 'kategorien.json', z.array(Kategorie)),
    produkte: angebot,
    geraete: api === 'telekom' ? await readFile(tenant, 'geraete.json', z.array(Geraet)) : [],
    praemien: await readFile(tenant, 'praemien.json', z.array(Praemie)),
    gutscheine: await readFile(tenant, 'gutscheine.json', z.array(Gutschein)),
    texte: await readFile(tenant, 'texte.json', z.strictObject({ de: Texte, en: Texte })),
  };
}
export type DemoMandant = Awaited<ReturnType<typeof loadDemoMandant>>;
