import type { Variable } from '../../../contract/calls/content.ts';
import { daysUntilFreigabe } from '../../../contract/rules/freigabe.ts';
import { formatCent } from '../../../contract/values/cent.ts';
import { freigabePhrase } from '../../../texts/texts.ts';
import type { Context } from '../../context.ts';

/** Public fields of a configuration: names, support address, periods in days. `factsOf` adds the release periods of the tenant's usual kind of product. */
const FACTS = [
  ...(['Name', 'ProgrammName', 'SupportEmail', 'MandantUrl', 'ReferralUrl'] as const),
  ...(['EmpfehlungGueltigTage', 'AuftragFristTage', 'PraemieGueltigTage', 'AuszahlungFristTage'] as const),
];

type VariableContext = Pick<Context, 'konfiguration' | 'inhalte' | 'locale'>;

/** Facts of the configuration by name, overridden by the tenant's own variables in this language or else its fallback language. */
export const valuesOf = (speech: VariableContext): Map<string, string> => new Map([...factsOf(speech), ...ownOf(speech)]);

/** The tenant's variables in a language: the same values, with today's highest reward if there is one. */
export function variablesOf(speech: VariableContext, maxWertCent: number): Variable[] {
  const best = maxWertCent > 0 ? [['MaxPraemieWert', formatCent(maxWertCent, speech.locale)] as const] : [];
  const values = new Map([...factsOf(speech), ...best, ...ownOf(speech)]);
  return [...values].map(([name, value]) => ({ name, value }));
}

const factsOf = ({ konfiguration, locale }: VariableContext): (readonly [string, string])[] => [
  ...FACTS.flatMap((name) => (konfiguration[name] === null ? [] : [[name, String(konfiguration[name])] as const])),
  ['WiderrufsfristTage', String(konfiguration.WiderrufsfristTage[konfiguration.ProduktArt])],
  ['FreigabeTage', String(daysUntilFreigabe(konfiguration, konfiguration.ProduktArt))],
  ['FreigabeAb', freigabePhrase(locale, daysUntilFreigabe(konfiguration, konfiguration.ProduktArt))],
];

const ownOf = ({ konfiguration, inhalte, locale }: VariableContext): (readonly [string, string])[] =>
  inhalte.entries.flatMap((entry) => {
    if (entry.art !== 'variablen') return [];
    const { Name, Wert } = entry.felder;
    const value = Wert[locale] ?? Wert[konfiguration.fallbackLanguage];
    return value === undefined ? [] : [[Name.iv, value] as const];
  });

/** The variables of these names, each once and in the order of the names. */
export const pickVariables = (variables: readonly Variable[], names: readonly string[]): Variable[] =>
  [...new Set(names)].flatMap((name) => variables.filter((variable) => variable.name === name));
