import type { Parts } from '../../../parts.ts';
import { makeCount } from './count.ts';
import { makeFollow } from './follow.ts';
import { makeLinkMemory } from './link-memory.ts';

export type LinkDesk = ReturnType<typeof makeLinkDesk>;

function makeLinkDesk(parts: Parts) {
  const findLink = makeLinkMemory(parts);
  const count = makeCount(parts);
  return { findLink, count, follow: makeFollow(parts, findLink, count) };
}

const desks = new WeakMap<Parts, LinkDesk>();

/** The link desk of the process. All routes share it to follow links and count clicks, so that it detects repeats across routes. */
export function linkDeskOf(parts: Parts): LinkDesk {
  const desk = desks.get(parts) ?? makeLinkDesk(parts);
  desks.set(parts, desk);
  return desk;
}
