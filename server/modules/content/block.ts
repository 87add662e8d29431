import { AGB, PRAEMIENBEDINGUNGEN } from '../../../contract/rules/bedingungen.ts';
import type { KeptInhalte } from '../../context.ts';

/** Whether the tenant has a text block of this name. */
export const hasBlock = ({ entries }: KeptInhalte, name: string): boolean =>
  entries.some(({ art, kennung }) => art === 'content-bloecke' && kennung === name);

/** Current versions of the terms and of the reward conditions: empty for a text without version, null if a tenant has no reward conditions. */
export const bedingungVersionsOf = (inhalte: KeptInhalte) => ({
  agb: versionOf(inhalte, AGB) ?? '',
  praemienbedingungen: versionOf(inhalte, PRAEMIENBEDINGUNGEN),
});

function versionOf({ entries }: KeptInhalte, name: string): string | null {
  const block = entries.find(({ art, kennung }) => art === 'content-bloecke' && kennung === name);
  return block?.art === 'content-bloecke' ? (block.felder.Version?.iv ?? '') : null;
}
