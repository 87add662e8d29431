import { beforeAll, describe, expect, inject, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { manyJoined } from '../../test/support/many.ts';
import { type Visit, visit } from '../../test/support/visit.ts';
import { findRewardedProdukt, join, login, order } from '../../test/support/walk.ts';
import { listProtokoll } from '../audit/store.ts';
import type { Context } from '../context.ts';
import { expectProblem } from '../http/problem.fixture.ts';
import { listMails } from '../mail/store.ts';
import { listZugangslinks } from '../modules/account/reads.ts';
import { deleteZugangslinks } from '../modules/account/store.ts';
import { listAgenturenThatSee } from '../modules/agentur/reads.ts';
import { lockEmpfaenger } from '../modules/empfaenger/index.ts';
import { listJoinedTo, listZustimmungen } from '../modules/empfaenger/reads.ts';
import { listAktionZustimmungen } from '../modules/empfehlung/reads.ts';
import { listBuchungen, listGrants } from '../modules/praemierung/reads.ts';
import { listGutscheineOf } from '../modules/praemierung/store.ts';

const app = testApp();
const TENANT = 'energie';
const MAX_BYTES = 200_000;

let link: Awaited<ReturnType<typeof manyJoined>>;
let bearer: string;
beforeAll(async () => {
  link = await manyJoined(app, TENANT);
  bearer = await login(app, TENANT);
}, 60_000);

const opened = async (): Promise<Visit> => {
  const page = visit(app, TENANT, { psoe_token: bearer });
  await page.open('/de/persoenlicherbereich');
  return page;
};

/** The people of the running list of a page. */
const linesOf = (page: Visit): string[] => {
  const [, list = ''] = /id="laufend".*?<ul[^>]*>(.*?)<\/ul>/s.exec(page.html()) ?? [];
  return [...list.matchAll(/<li id="zeile-([^"]+)"/g)].map(([, line = '']) => line);
};

const get = async (path: string) => app.api(TENANT, 'GET', path, { bearer });

describe('the personal area of a link that 3,000 people joined', () => {
  test('is a page below 200 kB with 50 lines of each list, and sums and tasks over all', async () => {
    const page = await opened();
    expect(Buffer.byteLength(page.html())).toBeLessThan(MAX_BYTES);
    expect(page.html().match(/<li id="zeile-/g)).toHaveLength(100);
    expect(page.words()).toContain('5.000 €');
    expect(page.words()).toContain('Noch 197 weitere warten in der Liste.');
    expect(page.words()).toContain('Beendet (2800)');
  });

  test('leads to the first person who joined by its links, with every person once', async () => {
    const page = await opened();
    const seen = linesOf(page);
    for (; page.html().includes('Weitere<span class="sr-only">: Laufende'); seen.push(...linesOf(page)))
      await page.follow(/^Weitere ?: Laufende/);
    expect(Buffer.byteLength(page.html())).toBeLessThan(MAX_BYTES);
    expect(seen).toHaveLength(200);
    expect(new Set(seen).size).toBe(200);
    expect(seen.at(-1)).toBe(link.Empfaengernummer);
    await page.follow(/^Zum Anfang ?: Laufende/);
    expect(linesOf(page)).toEqual(seen.slice(0, 50));
  });
});

describe('the calls of such a link', () => {
  test('list its newest 200 people, and all of them page by page', async () => {
    const [referral] = (await get('/empfehler/empfehlungen')).body;
    expect(referral).toMatchObject({ Empfehlungsnummer: link.Empfehlungsnummer, WeitereEmpfaenger: 2800 });
    expect(referral.Empfaenger).toHaveLength(200);
    const path = `/empfehler/empfehlungen/${link.Empfehlungsnummer}/empfaenger?anzahl=200`;
    const seen: string[] = [];
    for (let page = ['']; page.length > 0; ) {
      const { body } = await get(`${path}${seen.length > 0 ? `&nach=${seen.at(-1)}` : ''}`);
      page = body.map(({ Empfaengernummer }: { Empfaengernummer: string }) => Empfaengernummer);
      seen.push(...page);
    }
    expect(new Set(seen).size).toBe(3000);
    expect(seen.at(-1)).toBe(link.Empfaengernummer);
    expectProblem(await get(`${path}&nach=unknown`), 404, 'NichtGefunden');
  });
});

/** The embedded database has one connection, so nothing ever waits for a lock there. */
describe.skipIf(inject('database').kind === 'embedded')('while another transaction has one of its people', () => {
  const whileLocked = (work: () => Promise<void>) =>
    app.inTenant(TENANT, async (context) => {
      await lockEmpfaenger(context, 'many-2000');
      await work();
    });

  test('another person joins', () =>
    whileLocked(async () => {
      const { Empfaengernummer } = await join(app, TENANT, link.Empfehlungsnummer);
      expect(Empfaengernummer).toMatch(/\w/);
    }));

  test('an order that names the link alone is refused, since the link has several people', () =>
    whileLocked(async () => {
      const { Empfaengernummer: _, ...auftrag } = order(app, '', (await findRewardedProdukt(app, TENANT)).Id);
      const body = { ...auftrag, Empfehlungsnummer: link.Empfehlungsnummer, Status: 'Bestaetigt' };
      const { status, body: problem } = await app.api(TENANT, 'POST', '/auftrag', { bearer: `demo-${TENANT}`, body });
      expect([status, problem.detail]).toEqual([409, expect.stringContaining('Nennen Sie die Empfaengernummer')]);
    }));
});

test.each<[string, (context: Context, numbers: readonly string[]) => Promise<unknown>]>([
  ['mails', listMails],
  ['entries of the audit log', (context, numbers) => listProtokoll(context, numbers, numbers)],
  ['mailed links', listZugangslinks],
  ['accepted terms', listZustimmungen],
  ['joined entries', listJoinedTo],
  ['consents to campaigns', listAktionZustimmungen],
  ['ledger entries', listBuchungen],
  ['vouchers', listGutscheineOf],
  ['grants', (context, numbers) => listGrants(context, 'Empfaenger', 'empfaengernummer', numbers)],
  ['agencies', (context, numbers) => listAgenturenThatSee(context, 'nobody', numbers)],
  ['deleted links', deleteZugangslinks],
])('%s of a person are found by more numbers than a statement can have values', async (_, read) => {
  const numbers = Array.from({ length: 70_000 }, (_one, index) => `nr-${index}`);
  expect(await app.inTenant(TENANT, (context) => read(context, numbers))).toEqual([]);
});

test.each(['/empfehler/empfehlungen', '/empfehler/nachbuchung', '/empfehler/empfehlungen/x/empfaenger'])(
  '%s refuses a length that is no number',
  async (path) => {
    expectProblem(await get(`${path}?anzahl=viele`), 422, 'Validierung');
  },
);
