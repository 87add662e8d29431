import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { MandantName } from './calls/mandant.ts';
import { isBelowRoot, ROOTS } from './roots.ts';

it.each(ROOTS)('%s is refused as a tenant name, and every address below it is recognised', (root) => {
  expect(z.safeParse(MandantName, root).success).toBe(false);
  const addresses = [`/${root}`, `/${root}/`, `/${root}/x`, `/${root}?x`, `/${root.toUpperCase()}/x`];
  expect(addresses.filter((address) => !isBelowRoot(address))).toEqual([]);
});

it.each(['/', '', '/de/api', '/apis', '/ab?/api', '//api', '/api-v1'])('%s is not below a root', (address) => {
  expect(isBelowRoot(address)).toBe(false);
});
