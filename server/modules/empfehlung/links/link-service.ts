import type { Parts } from '../../../parts.ts';
import { makeCount } from './count.ts';
import { makeFollow } from './follow.ts';
import { makeLinkCache } from './link-cache.ts';

export type LinkService = ReturnType<typeof makeLinkService>;

function makeLinkService(parts: Parts) {
  const findLink = makeLinkCache(parts);
  const count = makeCount(parts);
  return { findLink, count, follow: makeFollow(parts, findLink, count) };
}

const services = new WeakMap<Parts, LinkService>();

/** The link service of the process. All routes share it to follow links and count clicks, so that it detects repeats across routes. */
export function linkServiceOf(parts: Parts): LinkService {
  const service = services.get(parts) ?? makeLinkService(parts);
  services.set(parts, service);
  return service;
}
