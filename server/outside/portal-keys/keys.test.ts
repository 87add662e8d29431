import { jwtVerify } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FAULTS, KINDS, lookupLocal } from '../../../test/support/faulty-service.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { newSigner, openPortal, type Signer, type TestPortal } from '../../../test/support/portal.ts';
import { openOutside } from '../outside.ts';
import { openTransport } from '../transport.ts';
import { openPortalKeys } from './keys.ts';

let portal: TestPortal;
let [first, second] = [] as unknown as [Signer, Signer];
beforeAll(async () => {
  portal = await openPortal();
  [first, second] = [await newSigner(), await newSigner()];
});
afterAll(() => portal.close());
beforeEach(() => {
  portal.fail(null);
  portal.show(first);
});
afterEach(() => vi.restoreAllMocks());

const transport = openTransport({ lookup: lookupLocal });

/** Checks tokens by the keys of the portal, as a process does from its start; `pass` moves its time. */
function newProcess(dienst = portal.dienst()) {
  let ms = 0;
  const start = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => start + ms);
  const outside = openOutside({ log: { error: () => {}, info: () => {} }, transport, ownAddress: () => '' });
  const find = openPortalKeys(outside, { limitMs: 300 });
  return {
    outside,
    pass: (by: number) => {
      ms += by;
    },
    check: async (by: Signer) => {
      await jwtVerify(await by.sign(), find('intern', dienst), { currentDate: TEST_NOW });
      return 'accepted';
    },
  };
}

test('keys are read once and kept', async () => {
  const { check } = newProcess();
  for (let time = 0; time < 3; time += 1) expect(await check(first)).toBe('accepted');
  expect(portal.received).toHaveLength(1);
});

test('an unknown key has the keys read again, at most once a minute, so that a rotation needs no restart', async () => {
  const { check, pass } = newProcess();
  await check(first);
  pass(59_999);
  await expect(check(second)).rejects.toMatchObject({ code: 'ERR_JWKS_NO_MATCHING_KEY' });
  expect(portal.received).toHaveLength(1);
  portal.show(first, second);
  pass(1);
  expect(await check(second)).toBe('accepted');
  expect(await check(first)).toBe('accepted');
  expect(portal.received).toHaveLength(2);
});

test('a withdrawn key ends after ten minutes', async () => {
  const { check, pass } = newProcess();
  await check(first);
  portal.show(second);
  pass(599_999);
  expect(await check(first)).toBe('accepted');
  pass(1);
  await expect(check(first)).rejects.toMatchObject({ code: 'ERR_JWKS_NO_MATCHING_KEY' });
});

test.each(FAULTS)('%s of a portal whose keys were read leaves the last ones in use', async (fault) => {
  const dienst = portal.dienst();
  const { check, pass, outside } = newProcess(dienst);
  await check(first);
  portal.fail(fault === 'a wrong certificate' || fault === 'an unknown name' ? 'a closed connection' : fault);
  pass(600_000);
  expect(await check(first)).toBe('accepted');
  expect(outside.states()[0]).toMatchObject({ dienst: 'kundenportal', instead: 'last keys', failing: { kind: expect.any(String) } });
  portal.fail(null);
  pass(600_000);
  expect(await check(first)).toBe('accepted');
  expect(outside.states()[0]?.failing).toBeNull();
});

test.each(FAULTS)('%s at the first use accepts no token, and the next use works without a restart', async (fault) => {
  portal.fail(fault);
  const dienst = portal.dienst();
  const { check, outside } = newProcess(dienst);
  await expect(check(first)).rejects.toMatchObject({ name: 'OutsideFault', kind: KINDS[fault] });
  expect(outside.states()[0]?.failing).toMatchObject({ kind: KINDS[fault] });
  if (fault === 'a wrong certificate' || fault === 'an unknown name') return;
  portal.fail(null);
  expect(await check(first)).toBe('accepted');
});

test('keys that are no set of keys are a fault', async () => {
  const { check } = newProcess();
  portal.show({ publicKey: 'no key' as unknown as Signer['publicKey'] });
  await expect(check(first)).rejects.toMatchObject({ kind: 'unreadable' });
});
