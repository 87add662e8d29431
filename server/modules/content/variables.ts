import type { Variable } from '../../../contract/content.ts';
import { formatCent } from '../../../contract/values.ts';
import type { Context } from '../../context.ts';

/** Of a configuration what anyone may know and say: names, address of the support, terms in days. */
const FACTS = [
  ...(['Name', 'ProgrammName', 'SupportEmail', 'MandantUrl', 'ReferralUrl'] as const),
  ...(['EmpfehlungGueltigTage', 'AuftragFristTage', 'PraemieGueltigTage', 'AuszahlungFristTage'] as const),
];

/** How a tenant's text begins that is a variable of its own: `variablen.Hotline`. */
const OWN = 'variablen.';

type Speech = Pick<Context, 'konfiguration' | 'texte' | 'locale'>;

/**
 * The tenant's variables in a language: facts of its configuration, the best reward while there is one, and over them its own, which stand
 * in its fallback language where the language lacks them.
 */
export function variablesOf({ konfiguration, texte, locale }: Speech, maxWertCent: number): Variable[] {
  const values = new Map<string, string>();
  for (const name of FACTS) {
    const value = konfiguration[name];
    if (value !== null) values.set(name, String(value));
  }
  if (maxWertCent > 0) values.set('MaxPraemieWert', formatCent(maxWertCent, locale));
  for (const texts of [texte[konfiguration.fallbackLanguage], texte[locale]]) {
    for (const [key, text] of Object.entries(texts)) if (key.startsWith(OWN)) values.set(key.slice(OWN.length), text);
  }
  return [...values].map(([name, value]) => ({ name, value }));
}

/** Of variables those of the names, each once and in their order. */
export const pickVariables = (variables: readonly Variable[], names: readonly string[]): Variable[] =>
  [...new Set(names)].flatMap((name) => variables.filter((variable) => variable.name === name));
