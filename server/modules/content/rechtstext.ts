import type { Rechtstext } from '../../../contract/calls/inhalt.ts';
import { pageAddress, routePaths } from '../../../contract/pages/public.ts';
import { AGB, PRAEMIENBEDINGUNGEN } from '../../../contract/rules/bedingungen.ts';
import { RECHTSTEXTE, VERSIONED } from '../../../contract/rules/rechtstexte.ts';
import { LOCALES } from '../../../contract/values/wire.ts';
import { addDays, dayOf } from '../../calendar.ts';
import type { Context, KeptInhalte } from '../../context.ts';
import { type Block, findEntry, hashOfBlock } from './block.ts';
import { insertRechtstext, listKeptVersions, listRechtstexte } from './rechtstext.sql.ts';
import { renderWording } from './render.ts';
import { valuesOf } from './variables.ts';

/** A text of the tenant in the version to which people agree. */
interface Accepted {
  readonly block: string;
  readonly version: string;
  readonly felder: Block;
}

/** Keeps texts for as long as consents name their versions, once each: in all languages, with the values of the variables that stand in them. */
export async function keepRechtstexte(context: Context, texts: readonly Accepted[]): Promise<void> {
  for (const { block, version, felder } of texts) {
    const { Titel, Inhalt, GiltAb } = felder;
    const wording = { ...(Titel && { Titel }), Inhalt };
    await insertRechtstext(context, {
      block,
      version,
      felder: JSON.stringify(wording),
      werte: JSON.stringify(usedValues(context, JSON.stringify(wording))),
      gilt_ab: GiltAb?.iv ?? dayOf(context.now),
    });
  }
}

/** Values of the variables in a text, by language. */
const usedValues = (context: Context, text: string) =>
  Object.fromEntries(
    LOCALES.map((locale) => {
      const used = [...valuesOf({ ...context, locale })].filter(([name]) => text.includes(`{${name}}`));
      return [locale, Object.fromEntries(used)];
    }),
  );

/** Keeps the terms and reward conditions of the moment. One without a version word is not kept: no consent could name it. */
export const keepBedingungen = (context: Context): Promise<void> =>
  keepRechtstexte(
    context,
    VERSIONED.flatMap((block) => {
      const felder = findEntry(context.inhalte, block);
      const version = felder?.Version?.iv;
      return felder && version !== undefined ? [{ block, version, felder }] : [];
    }),
  );

/** A kept version of a text with its days, as it was shown; null if it was never agreed to. */
export async function readRechtstext(context: Context, block: string, version: string): Promise<Rechtstext | null> {
  if (!RECHTSTEXTE.includes(block)) return null;
  const all = await listRechtstexte(context, block);
  const row = all.find((one) => one.version === version);
  if (!row) return null;
  const current = currentOf(context.inhalte, block);
  const begins = [...all.map(({ gilt_ab }) => gilt_ab), current?.giltAb].filter((day) => day !== undefined && day > row.gilt_ab);
  const next = begins.toSorted()[0];
  return {
    ...renderWording(context, row),
    Version: version,
    GiltAb: row.gilt_ab,
    GiltBis: current?.version === version || next === undefined ? null : addDays(next, -1),
  };
}

/** The version of a text block that is in force, by its word or else its hash. */
function currentOf(inhalte: KeptInhalte, block: string) {
  const felder = findEntry(inhalte, block);
  return felder && { version: felder.Version?.iv ?? hashOfBlock(felder), giltAb: felder.GiltAb?.iv };
}

/** Pages of the terms and reward conditions. */
const PAGES = { [AGB]: 'TOS', [PRAEMIENBEDINGUNGEN]: 'RewardConditions' } as const;

/** Finds the address at which a kept version of the terms or reward conditions can be read; null if its text is not kept. */
export async function findVersionAddress(context: Context): Promise<(block: keyof typeof PAGES, version: string | null) => string | null> {
  const kept = new Set((await listKeptVersions(context)).map(({ block, version }) => `${block} ${version}`));
  const paths = routePaths(context.konfiguration.RoutePaths);
  return (block, version) =>
    version !== null && kept.has(`${block} ${version}`)
      ? context.baseUrl + pageAddress(paths, PAGES[block], context.locale, { version })
      : null;
}
