import * as z from 'zod/mini';
import { MandantName } from '../../contract/mandant.ts';
import { readBilder } from './bilder.ts';
import * as format from './format.ts';

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

const hasFile = (name: string, file: string): boolean => `../../mandanten/${name}/${file}` in modules;

/** Reads and checks all files of a demo tenant; throws when one is missing or not valid. Only product API `telekom` has `geraete.json`; `aktionen.json` may be missing. */
export async function loadDemoMandant(name: string) {
  const tenant = parseFile(`mandanten/${name}`, MandantName, name);
  const mandant = await readFile(tenant, 'mandant.json', format.MandantFile);
  const api = mandant.konfiguration.produktApi;
  const produkte = await readFile(tenant, 'produkte.json', format.produkte(api));
  const inhalte = await readFile(tenant, 'inhalte.json', format.Inhalte);
  return {
    name: tenant,
    ...mandant,
    bilder: await readBilder(tenant, mandant.theme, { berater: api === 'berater' ? produkte : [], inhalte }),
    kategorien: await readFile(tenant, 'kategorien.json', z.array(format.Kategorie)),
    produkte: produkte,
    geraete: api === 'telekom' ? await readFile(tenant, 'geraete.json', z.array(format.Geraet)) : [],
    praemien: await readFile(tenant, 'praemien.json', z.array(format.Praemie)),
    aktionen: hasFile(tenant, 'aktionen.json') ? await readFile(tenant, 'aktionen.json', z.array(format.Aktion)) : [],
    gutscheine: await readFile(tenant, 'gutscheine.json', z.array(format.Gutschein)),
    inhalte,
    texte: await readFile(tenant, 'texte.json', z.strictObject({ de: format.Texte, en: format.Texte })),
  };
}
export type DemoMandant = Awaited<ReturnType<typeof loadDemoMandant>>;
