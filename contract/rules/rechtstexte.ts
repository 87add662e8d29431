import type { Felder } from '../calls/inhalt.ts';
import { BEDINGUNGEN } from './agenturbedingungen.ts';
import { AGB, PRAEMIENBEDINGUNGEN } from './bedingungen.ts';
import { SELLER_TEXTE } from './seller.ts';

/** Text blocks to which people agree by a version word. The others are agreed to by the hash of their text. */
export const VERSIONED = [AGB, PRAEMIENBEDINGUNGEN] as const;

/** All text blocks to which people agree. */
export const RECHTSTEXTE: readonly string[] = [...VERSIONED, ...Object.values(BEDINGUNGEN), ...Object.values(SELLER_TEXTE)];

type Block = Felder['content-bloecke'];

/**
 * A text block as it holds on a day (`YYYY-MM-DD`): title, text and version of the latest planned wording that has begun, and as planned only those
 * that begin later. A wording without a title has that of the block. The same object if nothing has begun.
 */
export function blockOn(block: Block, day: string): Block {
  const planned = (block.Geplant?.iv ?? []).toSorted((a, b) => (a.GiltAb < b.GiltAb ? -1 : 1));
  const begun = planned.findLast(({ GiltAb }) => GiltAb <= day);
  if (!begun) return block;
  const { Titel = block.Titel, Inhalt, Version, GiltAb } = begun;
  const later = planned.filter((one) => one.GiltAb > day);
  return {
    ...(Titel && { Titel }),
    Inhalt,
    ...(Version !== undefined && { Version: { iv: Version } }),
    GiltAb: { iv: GiltAb },
    ...(later.length > 0 && { Geplant: { iv: later } }),
  };
}
