import { beforeAll, describe, expect, test } from 'vitest';
import { type CallDefinition, hasMandant } from '../../contract/call.ts';
import { CALLS } from '../../contract/calls.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import { type Recht, SCHLUESSEL_RECHTE, type Who, whoOf } from '../../contract/rules/rechte.ts';
import { demoApp } from '../../test/support/app.ts';
import { type Credentials, credentialsOf } from '../../test/support/credentials.ts';
import { digestOf } from '../../test/support/digest.ts';
import { configure } from '../../test/support/mandant.ts';
import { released } from '../../test/support/money.ts';
import { expectProblem } from '../http/problem.fixture.ts';
import { addApiSchluessel } from '../modules/betrieb/index.ts';

/** Each call that takes a credential is called without one and with invalid ones. */

type Kind = Exclude<Who, 'offen'>;

/** The refusal of an invalid credential, and a call that succeeds with a valid one. */
const KINDS: Readonly<Record<Kind, { refused: readonly [number, ErrorCode]; read: string }>> = {
  A: { refused: [401, 'PSOF0204'], read: '/agentur/user' },
  S: { refused: [401, 'PSOF0204'], read: '/seller/user' },
  B: { refused: [401, 'PSOF0204'], read: '/api/v1/betrieb/user' },
  E: { refused: [401, 'PSOF0204'], read: '/empfehler/empfehlungen' },
  K: { refused: [401, 'PSOF0204'], read: '/nachbuchung' },
  P: { refused: [400, 'PraemieTokenUngueltig'], read: '/praemierung' },
  R: { refused: [404, 'NichtGefunden'], read: '/empfaenger/stand' },
};

const OWN = 'telko';
const OTHER = 'energie';
const SITE = { host: `${OWN}.localhost:3000`, origin: `http://${OWN}.localhost:3000`, 'x-requested-with': 'XMLHttpRequest' };

const app = demoApp();
let own: Credentials;
let other: Credentials;
let ended: string;
beforeAll(async () => {
  const { Auftragsnummer, empfaengerToken } = await released(app, OWN);
  ended = empfaengerToken;
  await app.inTenant(OWN, ({ tx, now }) =>
    tx
      .updateTable('praemierung')
      .set({ gueltig_bis: now })
      .where('auftragsnummer', '=', Auftragsnummer)
      .where('seite', '=', 'Empfaenger')
      .execute(),
  );
  await configure(app, OWN, { ModuleCompanyRecommendation: true });
  await configure(app, OTHER, { ModuleAgentur: 'Offen', ModuleCompanyRecommendation: true, ModuleProfiseller: true });
  own = await credentialsOf(app, OWN);
  other = await credentialsOf(app, OTHER);
});

const isOpen = (call: CallDefinition) => whoOf(call).includes('offen');
const kindsOf = (call: CallDefinition) => whoOf(call).filter((kind): kind is Kind => kind !== 'offen');

const ask = (call: CallDefinition, options: { bearer?: string; headers?: Record<string, string> } = {}) =>
  app.api(OWN, call.method, call.path.replace(/:\w+/g, 'unbekannt0000'), options);

const cookieOf = (kind: Kind, by: Credentials) => `${COOKIE[kind]}=${by[kind]}`;
const COOKIE: Partial<Record<Kind, string>> = {
  A: 'psoe_agentur',
  S: 'psoe_seller',
  B: 'psoe_betrieb',
  E: 'psoe_token',
  R: 'psoe_empfaenger',
};

const expectLive = async (tenant: string, kind: Kind, bearer: string) =>
  expect((await app.api(tenant, 'GET', KINDS[kind].read, { bearer })).status, `${kind} of ${tenant}`).toBe(200);

const TAKING = CALLS.flatMap((call) => kindsOf(call).map((kind) => [call.name, call, kind] as const));

/** An invalid recipient's cookie makes the caller anonymous in open calls, so these are left out. */
const BY_COOKIE = TAKING.filter(
  ([, call, kind]) => kind === 'A' || kind === 'S' || kind === 'B' || kind === 'E' || (kind === 'R' && !isOpen(call)),
);

/** The kind whose refusal counts: a call that takes a session or a grant's token refuses an unknown one as a token; one that takes a recipient's secret, as that. */
const refusedAs = (call: CallDefinition, kind: Kind): Kind => (['P', 'R'] as const).find((one) => kindsOf(call).includes(one)) ?? kind;

/**
 * The refusal of a credential of another tenant. A person of the back office without a role at the tenant finds nothing there; calls about the own account belong
 * to no tenant, so there is no refusal.
 */
function refusalOfOther(call: CallDefinition, kind: Kind, as = refusedAs(call, kind)): (typeof KINDS)[Kind]['refused'][] {
  if (kind !== 'B') return [KINDS[as].refused];
  return hasMandant(call) ? [[404, 'NichtGefunden']] : [];
}

test('calls that invite take the session of an agency user or an employee, the account of a reward its token or the session of its recommender, and joining that of a recipient or recommender; other calls take at most one kind of credential', () => {
  for (const call of CALLS) {
    if (call.recht === 'Einladung') expect(kindsOf(call)).toEqual(['A', 'E']);
    else if (call.recht === 'Praemienkonto') expect(kindsOf(call)).toEqual(['E', 'P']);
    else if (call.recht === 'Beitritt') expect(kindsOf(call)).toEqual(['R', 'E']);
    else expect(kindsOf(call).length, call.name).toBeLessThan(2);
  }
});

test.each(TAKING.filter(([, call]) => !isOpen(call)))('%s without a credential returns LoginFirst', async (_, call) => {
  expectProblem(await ask(call), 401, 'LoginFirst');
});

describe.each(TAKING)('%s refuses', (_, call, kind) => {
  const { refused } = KINDS[refusedAs(call, kind)];

  test('an unknown credential', async () => {
    expectProblem(await ask(call, { bearer: 'unbekannt' }), ...refused);
  });

  test.each(refusalOfOther(call, kind))("another tenant's credential, which stays valid", async (...answer) => {
    expectProblem(await ask(call, { bearer: other[kind] }), ...answer);
    await expectLive(OTHER, kind, other[kind]);
  });

  test('credentials of other kinds, which stay valid', async () => {
    for (const another of (Object.keys(KINDS) as Kind[]).filter((one) => !kindsOf(call).includes(one))) {
      expectProblem(await ask(call, { bearer: own[another] }), ...refused);
      await expectLive(OWN, another, own[another]);
    }
  });
});

/** An unknown cookie makes the caller of an open call of recipients anonymous. */
const BY_COOKIE_OF_OTHER = BY_COOKIE.filter(([, call]) => !(isOpen(call) && kindsOf(call).includes('R'))).flatMap(([name, call, kind]) =>
  refusalOfOther(call, kind, kind).map((answer) => [name, call, kind, answer] as const),
);

test.each(BY_COOKIE_OF_OTHER)("%s refuses another tenant's cookie, which stays valid", async (_, call, kind, answer) => {
  expectProblem(await ask(call, { headers: { ...SITE, cookie: cookieOf(kind, other) } }), ...answer);
  await expectLive(OTHER, kind, other[kind]);
});

test.each(TAKING.filter(([, , kind]) => kind === 'P'))('%s returns PraemieTokenAbgelaufen for an expired grant', async (_, call) => {
  expectProblem(await ask(call, { bearer: ended }), 410, 'PraemieTokenAbgelaufen');
});

const WRITING = BY_COOKIE.filter(([, call]) => call.method !== 'GET');

test.each(WRITING)('%s refuses its own cookie from another site, and changes nothing', async (_, call, kind) => {
  const before = await digestOf(app, OWN);
  const headers = { ...SITE, origin: 'http://evil.example', cookie: cookieOf(kind, own) };
  expectProblem(await ask(call, { headers }), 403, 'NichtAuthorisiert');
  expect(await digestOf(app, OWN)).toBe(before);
});

const BY_KEY = TAKING.filter(([, , kind]) => kind === 'K');

test.each(BY_KEY)('%s requires the right of its name in a key', async (name, call) => {
  const key = `key-of-${name}`;
  await app.inTenant(OWN, (context) => addApiSchluessel(context, key, name, without(call.recht)));
  expectProblem(await ask(call, { bearer: key }), 403, 'NichtAuthorisiert');
  await app.inTenant(OWN, (context) =>
    addApiSchluessel(
      context,
      `${key}-2`,
      `${name} 2`,
      SCHLUESSEL_RECHTE.filter((recht) => recht === call.recht),
    ),
  );
  expect((await ask(call, { bearer: `${key}-2` })).body).not.toMatchObject({ code: 'NichtAuthorisiert' });
});

const without = (recht: Recht) => SCHLUESSEL_RECHTE.filter((one) => one !== recht);
