import { expect, test } from 'vitest';
import { AuftragStatus } from '../../../contract/values/status.ts';
import { testApp } from '../../../test/support/app.ts';
import { grantsOf, recipient, saldenOf, statusOfEmpfaenger } from '../../../test/support/money.ts';
import { order, postAuftrag } from '../../../test/support/walk.ts';
import { stepsTo } from './status.ts';

const app = testApp();
const TENANT = 'energie';

const STATES = AuftragStatus.options;
const FORBIDDEN = STATES.flatMap((from) => STATES.filter((to) => stepsTo(from, to) === null).map((to) => [from, to] as const));

/** An order moved to a status by calls of the tenant's system, on a day on which it can be released. */
async function orderThatIs(status: AuftragStatus) {
  const person = await recipient(app, TENANT);
  const auftrag = order(app, person.Empfaengernummer, person.ProduktId);
  await postAuftrag(app, TENANT, auftrag, 'Eingegangen');
  await app.later(15);
  expect((await postAuftrag(app, TENANT, auftrag, status)).body.Status).toBe(status);
  return auftrag;
}

test('eleven transitions of an order are forbidden', () => {
  expect(FORBIDDEN).toHaveLength(11);
});

test.each(FORBIDDEN)('an order that is %s cannot become %s, and the refused call changes nothing', async (from, to) => {
  const auftrag = await orderThatIs(from);
  const stand = async () => [
    await statusOfEmpfaenger(app, TENANT, auftrag.Empfaengernummer),
    await grantsOf(app, TENANT, auftrag.Auftragsnummer),
    await saldenOf(app, TENANT),
  ];
  const before = await stand();
  expect(await postAuftrag(app, TENANT, auftrag, to)).toMatchObject({ status: 409, body: { code: 'Konflikt' } });
  expect((await postAuftrag(app, TENANT, auftrag, from)).body.Status).toBe(from);
  expect(await stand()).toEqual(before);
});
