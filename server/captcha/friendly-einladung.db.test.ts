import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAgencyWithStaff } from '../../test/support/agentur.ts';
import { testApp } from '../../test/support/app.ts';
import { atOnce } from '../../test/support/at-once.ts';
import { einladungOf } from '../../test/support/einladung.ts';
import { type Fault, KINDS } from '../../test/support/faulty-service.ts';
import { configure } from '../../test/support/mandant.ts';
import { newBrowser } from '../../test/support/pages.ts';
import { login } from '../../test/support/walk.ts';
import { expectProblem } from '../http/problem.fixture.ts';
import { ARTEN, friendlyOf, newSolution, newWrong, SITEKEY } from './friendly.fixture.ts';

/** Invitations in the portals, which ask for the same captcha as the public forms (`friendly.db.test.ts`). */

const app = testApp();
const { connect, fail, received, states } = friendlyOf(app);
const einladung = einladungOf(app);

let inhaber: string;
let employee: string;
beforeAll(async () => {
  await configure(app, 'telko', { ModuleCompanyRecommendation: true });
  ({ inhaber } = await openAgencyWithStaff(app));
  employee = await login(app, 'telko');
});

const send = (Captcha: string | null, key?: string, bearer = inhaber) => einladung.send(bearer, { Captcha }, key);
const countEinladungen = () =>
  app.inTenant('telko', async ({ tx }) => (await tx.selectFrom('einladung').select('einladungsnummer').execute()).length);

describe.each(ARTEN)('an invitation with %s', (Art) => {
  beforeEach(() => connect(Art));

  test('asks for the widget of the service, of agencies and employees', async () => {
    for (const bearer of [inhaber, employee]) {
      const { body } = await app.api('telko', 'PUT', '/Einladung', { bearer });
      expect(body).toMatchObject({ CaptchaRequired: true, Art: 'friendly', Sitekey: SITEKEY });
      expectProblem(await send(null, undefined, bearer), 403, 'CaptchaRequired');
    }
    expectProblem(await send('.UNSTARTED'), 403, 'CaptchaRequired');
    expect(received()).toEqual([]);
  });

  test('is made with a right solution, once, and refused with a wrong one or one that was used', async () => {
    const before = await countEinladungen();
    expectProblem(await send(newWrong()), 403, 'CaptchaWrong');
    const solution = newSolution();
    const replies = await atOnce(2, () => send(solution, `double-click-${Art}`));
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expectProblem(await send(solution), 403, 'CaptchaWrong');
    expect((await send(newSolution(), undefined, employee)).status).toBe(201);
    expect(await countEinladungen()).toBe(before + 2);
  });
});

/** One fault of each kind; `friendly.db.test.ts` has all of them for the same rule. */
const ONE_OF_EACH_KIND = ['401', '404', '429', '500', 'silence', 'a closed connection'] as const satisfies readonly Fault[];

describe.each(ONE_OF_EACH_KIND)('while the service fails with %s', (fault) => {
  test('an invitation is made without a check, also without a solution', async () => {
    await connect('friendly-v2');
    fail(fault);
    for (const given of [newSolution(), '.ERROR.UNREACHABLE~e30']) expect((await send(given)).status).toBe(201);
    expect(states()[0]).toMatchObject({ instead: 'forms without check', failing: { kind: KINDS[fault] } });
    fail(null);
    expect((await send(newSolution())).status).toBe(201);
  });

  test('a strict tenant refuses it for now, and makes it by the same solution later', async () => {
    await connect('friendly-v1', { Streng: true });
    fail(fault);
    const [solution, key] = [newSolution(), `retried-${fault}`];
    const refused = { status: 503, body: { code: 'NetzwerkFehler' }, headers: { 'retry-after': '30' } };
    expect(await send(solution, key)).toMatchObject(refused);
    fail(null);
    expect((await send(solution, key)).status).toBe(201);
  });
});

describe('the portals', () => {
  const PORTALS = [
    ['psoe_agentur', '/de/agentur/bereich/einladung', '/de/agentur'],
    ['psoe_token', '/de/mitarbeiterempfehlen/einladungsmaske', '/de/mitarbeiterempfehlen/uebersicht'],
  ] as const;
  const open = async (cookie: (typeof PORTALS)[number][0], path: string) => {
    const cookies = { [cookie]: cookie === 'psoe_agentur' ? inhaber : employee };
    const { status, body, headers } = await newBrowser(app, 'telko', { cookies }).get(path, { accept: 'text/html' });
    expect(status).toBe(200);
    return { body: String(body), policy: String(headers['content-security-policy']) };
  };

  test.each(PORTALS)('of %s allow the widget in the document of invitations only', async (cookie, invitations, start) => {
    await connect('friendly-v2');
    const { body, policy } = await open(cookie, invitations);
    expect(policy).toContain(
      "connect-src 'self' https://eu.frcapi.com https://eu0.frcapi.com https://eu1.frcapi.com; frame-src https://eu.frcapi.com",
    );
    expect(body).toContain('"isAllowed":true');
    expect(body).toContain('"captcha.friendly":');
    const other = await open(cookie, start);
    expect(other.policy).not.toContain('frcapi');
    expect(other.body).toContain('"isAllowed":false');
  });

  test('name no service without captcha, or with the own one', async () => {
    for (const without of [{ CaptchaAb: null }, { CaptchaAb: 0, Dienste: {} }]) {
      await connect('friendly-v1');
      await configure(app, 'telko', without);
      const { body, policy } = await open('psoe_agentur', '/de/agentur/bereich/einladung');
      expect(body).toContain('"captcha":null');
      expect(`${body}${policy}`).not.toMatch(/friendly|wasm|blob:/);
    }
  });
});
