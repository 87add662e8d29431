import { describe, expect, test } from 'vitest';
import { AuftragStatus } from '../../../contract/values/status.ts';
import { type Reply, testApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { configured } from '../../../test/support/mandant.ts';
import {
  grantsOf,
  movedBy,
  ordered,
  pickBy,
  recipient,
  saldenOf,
  statusOfEmpfaenger,
  transfer,
  voucher,
} from '../../../test/support/money.ts';
import { order, postAuftrag } from '../../../test/support/walk.ts';
import { praemierungSweeps } from '../praemierung/jobs.ts';
import { releaseDueAuftrag } from './release.ts';
import { TRANSITIONS } from './status.ts';

const app = testApp();

const TENANT = 'energie';
const post = (auftrag: ReturnType<typeof order>, to: string) => postAuftrag(app, TENANT, auftrag, to);
const count = (replies: readonly Reply[], status: number) => replies.filter((reply) => reply.status === status).length;

/** Fails if a call or due work ended in an internal error, such as a deadlock or a violated key. */
const expectNoFault = (replies: readonly Reply[]) => expect(replies.filter((reply) => reply.status >= 500)).toEqual([]);

const historyOf = (bezug: string) =>
  app.inTenant(TENANT, async ({ tx }) => {
    const query = tx.selectFrom('protokoll').select('daten').where('was', '=', 'auftrag.status').where('bezug', '=', bezug);
    const rows = await query.orderBy('protokoll_id').execute();
    return rows.map((row) => row.daten as { von: AuftragStatus; nach: AuftragStatus });
  });

describe('concurrent messages of the same order', () => {
  test('create one order: one call gets 201, the others 200 with the same answer', async () => {
    const { Empfaengernummer, ProduktId } = await recipient(app, TENANT);
    const auftrag = order(app, Empfaengernummer, ProduktId);
    const replies = await atOnce(50, () => post(auftrag, 'Bestaetigt'));
    expect([count(replies, 201), count(replies, 200)]).toEqual([1, 49]);
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
  });

  test('that release it in its first message create one grant for each side, booked once', async () => {
    const { Empfaengernummer, ProduktId } = await recipient(app, TENANT);
    const auftrag = order(app, Empfaengernummer, ProduktId);
    await app.later(15);
    const moved = await movedBy(app, TENANT, async () => {
      const replies = await atOnce(50, () => post(auftrag, 'Freigegeben'));
      expect([count(replies, 201), count(replies, 200)]).toEqual([1, 49]);
    });
    expect(moved).toEqual({ Aufwand: 5000, Verbindlichkeit: -5000 });
    expect((await grantsOf(app, TENANT, auftrag.Auftragsnummer)).map((grant) => grant.seite)).toEqual(['Empfehler', 'Empfaenger']);
  });

  test('for two recipients create an order of one of them', async () => {
    const [one, other] = [await recipient(app, TENANT), await recipient(app, TENANT)];
    const auftrag = order(app, one.Empfaengernummer, one.ProduktId);
    const replies = await atOnce(20, (i) => post(i % 2 ? auftrag : { ...auftrag, Empfaengernummer: other.Empfaengernummer }, 'Bestaetigt'));
    expect([count(replies, 201), count(replies, 200), count(replies, 409)]).toEqual([1, 9, 10]);
  });
});

test('20 concurrent messages of one order with different states follow only allowed transitions', async () => {
  const { auftrag, Empfaengernummer } = await ordered(app, TENANT);
  await app.later(15);
  const replies = await atOnce(20, (i) => post(auftrag, AuftragStatus.options[i % 5] ?? ''));
  expectNoFault(replies);
  const history = await historyOf(auftrag.Auftragsnummer);
  for (const [index, { von, nach }] of history.entries()) {
    expect(von).toBe(history[index - 1]?.nach ?? 'Eingegangen');
    expect(TRANSITIONS[von]).toContain(nach);
  }
  expect(['Storniert', 'Widerrufen']).toContain(history.at(-1)?.nach);
  expect(await statusOfEmpfaenger(app, TENANT, Empfaengernummer)).toBe('Storniert');
  const grants = await grantsOf(app, TENANT, auftrag.Auftragsnummer);
  expect(grants.every((grant) => grant.status === 'Storniert')).toBe(true);
});

test('an automatic release and a concurrent one by the tenant create one grant for each side', () =>
  configured(app, TENANT, { FreigabeAutomatisch: true }, async () => {
    const { auftrag } = await ordered(app, TENANT);
    app.clock.pass({ days: 16 });
    await atOnce(20, async (i) => {
      if (i % 2) return app.inTenant(TENANT, (context) => releaseDueAuftrag(context, auftrag.Auftragsnummer));
      expect((await post(auftrag, 'Freigegeben')).status).toBe(200);
    });
    expect(await grantsOf(app, TENANT, auftrag.Auftragsnummer)).toHaveLength(2);
  }));

test('concurrent picks, voucher deliveries, expiries, cancellations and releases do not deadlock', async () => {
  const orders = await atOnce(6, () => ordered(app, TENANT));
  await app.later(15);
  const all = [];
  for (const one of orders) all.push(await grantedBy(one));
  await Promise.all(all.map(({ empfehler }) => pickBy(app, TENANT, empfehler.token, voucher(empfehler.grant))));
  const fresh = await atOnce(4, () => ordered(app, TENANT));
  app.clock.pass({ days: 15 });
  const due = (nummer: string) => app.inTenant(TENANT, async (context) => praemierungSweeps[0]?.run(context, nummer));
  const replies = await Promise.all([
    ...all.flatMap(({ auftrag, empfehler, empfaenger }) => [
      due(empfehler.grant.praemierungsnummer).then(() => null),
      post(auftrag, 'Storniert'),
      pickBy(app, TENANT, empfaenger.token, transfer(empfaenger.grant)),
      due(empfaenger.grant.praemierungsnummer).then(() => null),
      post(auftrag, 'Freigegeben'),
    ]),
    ...fresh.flatMap(({ auftrag }) => [post(auftrag, 'Freigegeben'), post(auftrag, 'Widerrufen')]),
  ]);
  expectNoFault(replies.filter((reply) => reply !== null));
  for (const { auftrag, Empfaengernummer } of all) {
    const [empfehler, empfaenger] = await grantsOf(app, TENANT, auftrag.Auftragsnummer);
    expect(`${empfehler?.status} ${empfaenger?.status}`).toMatch(/^(Abgeholt|Storniert) Storniert$/);
    const ended = empfehler?.status === 'Abgeholt' ? 'Gezahlt' : 'Storniert';
    expect(await statusOfEmpfaenger(app, TENANT, Empfaengernummer)).toBe(ended);
  }
  const salden = await saldenOf(app, TENANT);
  expect(Object.values(salden).reduce((sum, cent) => sum + cent, 0)).toBe(0);
});

/** Releases an order on its day; returns its two grants with the tokens of their owners. */
async function grantedBy({ auftrag, Empfaengernummer }: Awaited<ReturnType<typeof ordered>>) {
  expect((await post(auftrag, 'Freigegeben')).status).toBe(200);
  const [empfehler, empfaenger] = await grantsOf(app, TENANT, auftrag.Auftragsnummer);
  if (!empfehler || !empfaenger) throw new Error('two grants expected');
  const tokenOf = (nummer: string) => app.parts.secrets.token('praemierung', TENANT, nummer);
  return {
    auftrag,
    Empfaengernummer,
    empfehler: { grant: empfehler, token: tokenOf(empfehler.praemierungsnummer) },
    empfaenger: { grant: empfaenger, token: tokenOf(empfaenger.praemierungsnummer) },
  };
}
