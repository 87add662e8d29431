import type { Variable } from '../../../contract/calls/content.ts';
import { freigabeTage } from '../../../contract/rules/freigabe.ts';
import { formatCent } from '../../../contract/values/cent.ts';
import { freigabeAb } from '../../../texts/texts.ts';
import type { Context } from '../../context.ts';

/** Of a configuration what anyone may know and say: names, address of the support, terms in days. Those of the release are of the tenant's usual kind. */
const FACTS = [
  ...(['Name', 'ProgrammName', 'SupportEmail', 'MandantUrl', 'ReferralUrl'] as const),
  ...(['EmpfehlungGueltigTage', 'AuftragFristTage', 'PraemieGueltigTage', 'AuszahlungFristTage'] as const),
];

type Speech = Pick<Context, 'konfiguration' | 'inhalte' | 'locale'>;

/** Facts of the configuration by their name, and over them the tenant's own variables, which stand in its fallback language where the language lacks them. */
export const valuesOf = (speech: Speech): Map<string, string> => new Map([...factsOf(speech), ...ownOf(speech)]);

/** The tenant's variables in a language: the same, with the best reward while there is one. */
export function variablesOf(speech: Speech, maxWertCent: number): Variable[] {
  const best = maxWertCent > 0 ? [['MaxPraemieWert', formatCent(maxWertCent, speech.locale)] as const] : [];
  const values = new Map([...factsOf(speech), ...best, ...ownOf(speech)]);
  return [...values].map(([name, value]) => ({ name, value }));
}

const factsOf = ({ konfiguration, locale }: Speech): (readonly [string, string])[] => [
  ...FACTS.flatMap((name) => (konfiguration[name] === null ? [] : [[name, String(konfiguration[name])] as const])),
  ['WiderrufsfristTage', String(konfiguration.WiderrufsfristTage[konfiguration.ProduktArt])],
  ['FreigabeTage', String(freigabeTage(konfiguration, konfiguration.ProduktArt))],
  ['FreigabeAb', freigabeAb(locale, freigabeTage(konfiguration, konfiguration.ProduktArt))],
];

const ownOf = ({ konfiguration, inhalte, locale }: Speech): (readonly [string, string])[] =>
  inhalte.entries.flatMap((entry) => {
    if (entry.art !== 'variablen') return [];
    const { Name, Wert } = entry.felder;
    const value = Wert[locale] ?? Wert[konfiguration.fallbackLanguage];
    return value === undefined ? [] : [[Name.iv, value] as const];
  });

/** Of variables those of the names, each once and in their order. */
export const pickVariables = (variables: readonly Variable[], names: readonly string[]): Variable[] =>
  [...new Set(names)].flatMap((name) => variables.filter((variable) => variable.name === name));
