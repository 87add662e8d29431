import { createHash } from 'node:crypto';
import type { Felder } from '../../../contract/calls/inhalt.ts';
import { AGB, PRAEMIENBEDINGUNGEN } from '../../../contract/rules/bedingungen.ts';
import type { Context, KeptInhalte } from '../../context.ts';

/** Whether the tenant has a text block of this name. */
export const hasBlock = ({ entries }: KeptInhalte, name: string): boolean =>
  entries.some(({ art, kennung }) => art === 'content-bloecke' && kennung === name);

/** Current versions of the terms and of the reward conditions: empty for a text without version, null if a tenant has no reward conditions. */
export const bedingungVersionsOf = (inhalte: KeptInhalte) => ({
  agb: versionOf(inhalte, AGB) ?? '',
  praemienbedingungen: versionOf(inhalte, PRAEMIENBEDINGUNGEN),
});

type Block = Felder['content-bloecke'];

/** The text of a block in all its languages, if visitors see it: it exists in the fallback language. Null if not. */
export function findBlock({ inhalte, konfiguration }: Pick<Context, 'inhalte' | 'konfiguration'>, name: string): Block | null {
  const entry = inhalte.entries.find(({ art, kennung }) => art === 'content-bloecke' && kennung === name);
  return entry?.art === 'content-bloecke' && konfiguration.fallbackLanguage in entry.felder.Inhalt ? entry.felder : null;
}

const hashes = new WeakMap<Block, string>();

/** Hash of a block's title and text in all its languages, whatever order they are stored in. */
export function hashOfBlock(block: Block): string {
  const text = [block.Titel ?? {}, block.Inhalt].map((field) => Object.entries(field).toSorted());
  const known = hashes.get(block) ?? createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16);
  hashes.set(block, known);
  return known;
}

function versionOf({ entries }: KeptInhalte, name: string): string | null {
  const block = entries.find(({ art, kennung }) => art === 'content-bloecke' && kennung === name);
  return block?.art === 'content-bloecke' ? (block.felder.Version?.iv ?? '') : null;
}
