import { createHash } from 'node:crypto';
import type { Felder, InhaltEntry } from '../../../contract/calls/inhalt.ts';
import { AGB, PRAEMIENBEDINGUNGEN } from '../../../contract/rules/bedingungen.ts';
import { blockOn } from '../../../contract/rules/rechtstexte.ts';
import type { Context, KeptInhalte } from '../../context.ts';

export type Block = Felder['content-bloecke'];

/** The text block of this name in all its languages; undefined if the tenant has none. */
export function findEntry({ entries }: KeptInhalte, name: string): Block | undefined {
  const entry = entries.find(({ art, kennung }) => art === 'content-bloecke' && kennung === name);
  return entry?.art === 'content-bloecke' ? entry.felder : undefined;
}

/** Whether the tenant has a text block of this name. */
export const hasBlock = (inhalte: KeptInhalte, name: string): boolean => findEntry(inhalte, name) !== undefined;

/** Current versions of the terms and of the reward conditions: empty for a text without version, null if a tenant has no reward conditions. */
export const bedingungVersionsOf = (inhalte: KeptInhalte) => ({
  agb: versionOf(inhalte, AGB) ?? '',
  praemienbedingungen: versionOf(inhalte, PRAEMIENBEDINGUNGEN),
});

/** The last day that was asked for, of each content. */
const onDay = new WeakMap<KeptInhalte, { readonly day: string; readonly inhalte: KeptInhalte }>();

/** The content as it holds on a day: each text block in the wording of that day. The same object for the same day. */
export function inhalteOn(kept: KeptInhalte, day: string): KeptInhalte {
  const known = onDay.get(kept);
  if (known?.day === day) return known.inhalte;
  const entries = kept.entries.map((entry) => {
    const felder = entry.art === 'content-bloecke' ? blockOn(entry.felder, day) : entry.felder;
    return felder === entry.felder ? entry : ({ ...entry, felder } as InhaltEntry);
  });
  const inhalte = entries.every((entry, index) => entry === kept.entries[index]) ? kept : { ...kept, entries };
  onDay.set(kept, { day, inhalte });
  return inhalte;
}

/** The text of a block in all its languages, if visitors see it: it exists in the fallback language. Null if not. */
export function findBlock({ inhalte, konfiguration }: Pick<Context, 'inhalte' | 'konfiguration'>, name: string): Block | null {
  const felder = findEntry(inhalte, name);
  return felder && konfiguration.fallbackLanguage in felder.Inhalt ? felder : null;
}

const hashes = new WeakMap<Block, string>();

/** Hash of a block's title and text in all its languages, whatever order they are stored in. */
export function hashOfBlock(block: Block): string {
  const text = [block.Titel ?? {}, block.Inhalt].map((field) => Object.entries(field).toSorted());
  const known = hashes.get(block) ?? createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16);
  hashes.set(block, known);
  return known;
}

function versionOf(inhalte: KeptInhalte, name: string): string | null {
  const block = findEntry(inhalte, name);
  return block ? (block.Version?.iv ?? '') : null;
}
