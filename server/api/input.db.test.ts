import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CallDefinition, hasMandant } from '../../contract/call.ts';
import { CALLS } from '../../contract/calls.ts';
import { type Who, whoOf } from '../../contract/rules/rechte.ts';
import { openAgencyWithStaff } from '../../test/support/agentur.ts';
import { demoApp, type Reply } from '../../test/support/app.ts';
import { loginBetrieb } from '../../test/support/betrieb.ts';
import { configure, liftLimits } from '../../test/support/mandant.ts';
import { makeSeller } from '../../test/support/seller.ts';
import { join, login, recommend } from '../../test/support/walk.ts';
import { expectQuiet, fieldCodes } from '../http/problem.fixture.ts';
import { BODIES, IN_PATH, type Json } from './input.fixture.ts';

/** Every call of the contract that takes JSON is called with valid input in which one value at a time is invalid. */

interface Leaf {
  readonly path: readonly string[];
  readonly value: Json;
}

const TENANT = 'telko';
const WITH_BODY = CALLS.filter((call) => call.body && !call.bodyType).map((call) => [call.name, call] as const);
const NUL = 'a\0b';
const HALF = 'a\ud83db';

const app = demoApp();
let bearers: Partial<Record<Who, string>>;
let described: Record<string, Record<string, { responses: Record<string, unknown> }>>;
beforeAll(async () => {
  await configure(app, TENANT, { ModuleCompanyRecommendation: true });
  await liftLimits(app, TENANT, ['aufrufe']);
  const E = await login(app, TENANT);
  const { Hex } = await join(app, TENANT, (await recommend(app, TENANT, E)).Empfehlungsnummer);
  const { body } = await app.api(TENANT, 'GET', '/empfehler/empfehlungen', { bearer: E });
  const grants = body.flatMap(({ Empfaenger }: { Empfaenger: { Praemierung?: { Token?: string } }[] }) => Empfaenger);
  const P = grants.find((one: { Praemierung?: { Token?: string } }) => one.Praemierung?.Token).Praemierung.Token;
  bearers = {
    A: (await openAgencyWithStaff(app, TENANT)).inhaber,
    E,
    R: Hex,
    P,
    K: `demo-${TENANT}`,
    S: (await makeSeller(app, TENANT)).session,
    B: (await loginBetrieb(app, { rollen: { [TENANT]: ['Betrieb'] }, plattform: true })).bearer,
  };
  // A body by chance could publish it, which would end the lifted limit.
  await app.api(TENANT, 'DELETE', '/betrieb/entwurf', { bearer: bearers.B ?? '' });
  described = (await app.request({ method: 'GET', url: '/api/openapi.json' })).body.paths;
});

/** Makes the call and checks that the API description has its status. */
async function send(call: CallDefinition, body: Json): Promise<Reply> {
  const bearer = bearers[whoOf(call)[0]];
  const path = call.path.replace(/:(\w+)/g, (_, part) => IN_PATH[part] ?? 'unbekannt0000');
  const reply = await app.api(TENANT, call.method, path, { ...(bearer !== undefined && { bearer }), body });
  expectQuiet(reply);
  const prefix = hasMandant(call) ? '/api/v1/{tenant}' : '';
  const place = described[`${prefix}${call.path.replace(/:(\w+)/g, '{$1}')}`]?.[call.method.toLowerCase()];
  expect(Object.keys(place?.responses ?? {}), JSON.stringify(reply.body)).toContain(String(reply.status));
  return reply;
}

function leavesOf(value: Json, path: readonly string[] = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([name, child]) => leavesOf(child, [...path, name]));
}

function objectsOf(value: Json, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return [[...path], ...Object.entries(value).flatMap(([name, child]) => objectsOf(child, [...path, name]))];
}

/** A copy with one value replaced. */
function withValue(body: Json, [name, ...rest]: readonly string[], value: Json): Json {
  if (name === undefined) return value;
  if (Array.isArray(body)) return body.map((one, index) => (String(index) === name ? withValue(one, rest, value) : one));
  const object = body as Record<string, Json>;
  return { ...object, [name]: rest.length === 0 ? value : withValue(object[name] ?? {}, rest, value) };
}

test('every call with a body has a body here', () => {
  expect(Object.keys(BODIES).sort()).toEqual(WITH_BODY.map(([name]) => name).sort());
});

describe.each(WITH_BODY)('%s', (name, call) => {
  const body = BODIES[name] ?? {};

  test('refuses NUL and half characters in every text', async () => {
    for (const { path } of leavesOf(body).filter((leaf) => typeof leaf.value === 'string')) {
      for (const bad of [NUL, HALF]) {
        const reply = await send(call, withValue(body, path, bad));
        expect(reply.status, `${path.join('.')} ${JSON.stringify(reply.body)}`).toBe(422);
      }
    }
  });

  test('refuses a value of another type and returns its field', async () => {
    for (const { path, value } of leavesOf(body).filter((leaf) => leaf.value !== null && !leaf.path.includes('AgbText'))) {
      const others: Json[] = [[], typeof value === 'string' ? 5 : String(value), typeof value === 'boolean' ? 1 : true];
      for (const other of others) {
        const reply = await send(call, withValue(body, path, other));
        expect(reply.status, `${path.join('.')} ${JSON.stringify(other)}`).toBe(422);
        expect(Object.keys(fieldCodes(reply))).toContain(path.join('.'));
      }
    }
  });

  test('refuses an unknown field at every depth with its name', async () => {
    for (const path of objectsOf(body)) {
      const reply = await send(call, withValue(body, [...path, 'Unbekanntes'], 1));
      expect(reply.status).toBe(422);
      expect(reply.body.errors).toContainEqual(
        expect.objectContaining({
          field: [...path, 'Unbekanntes'].join('.'),
          code: 'unbekannt',
          message: expect.stringContaining('Unbekanntes'),
        }),
      );
    }
  });

  test('causes no server error for any JSON', async () => {
    const anything = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc
        .constantFrom(...leavesOf(body))
        .chain(({ path }) => fc.jsonValue({ maxDepth: 1 }).map((value) => withValue(body, path, value as Json))),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (json) => {
        await send(call, json === null ? {} : (json as Json));
      }),
      { numRuns: 40 },
    );
  });
});
