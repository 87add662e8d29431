import { beforeEach, expect, test } from 'vitest';
import { inviteEmpfehler, makeAgentur } from '../../../test/support/agentur.ts';
import { testApp } from '../../../test/support/app.ts';
import { ordered } from '../../../test/support/money.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { addDays, addTage, dayOf } from '../../calendar.ts';
import { saveAngaben } from '../agentur/angaben.ts';
import { addEintrag, approveAgentur, deactivateAgentur } from '../agentur/index.ts';
import { lockAgentur } from '../agentur/registrierung/store.ts';

const app = testApp();
const TENANT = 'telko';
const PRODUKT = 462;
/** Rewards of the tenant and of the agency for an order of the product, in cents. */
const [MANDANT, AGENTUR] = [7000, 9000];

beforeEach(() => app.clock.set(TEST_NOW));

const amountOf = async (auftragsnummer: string) => {
  const [row] = await queryAsOwner<{ cent: number | null }>(app, 'select angebot_cent as cent from auftrag where auftragsnummer = $1', [
    auftragsnummer,
  ]);
  return row?.cent;
};

const ANGABEN = {
  Telefon: '0461 123456',
  Strasse: 'Am Speicher',
  Hausnummer: '12',
  Plz: '24937',
  Ort: 'Flensburg',
  Steuernummer: '12/345/67890',
  Kontoinhaber: 'Agentur',
  IBAN: 'DE89370400440532013000',
};

/** An agency with a plan that is valid today, and a recommender of it. */
async function agencyWithPlan() {
  const agenturnummer = await makeAgentur(app, TENANT);
  await app.inTenant(TENANT, async (context) => {
    const row = await lockAgentur(context, agenturnummer);
    if (row) await saveAngaben(context, row, ANGABEN);
  });
  const empfehler = await inviteEmpfehler(app, TENANT, { agenturnummer });
  const start = { ProduktId: PRODUKT, WertCent: AGENTUR, Startdatum: addDays(dayOf(TEST_NOW), 1) };
  await app.inTenant(TENANT, (context) => addEintrag(context, agenturnummer, start));
  app.clock.set(addTage(TEST_NOW, 2));
  return { agenturnummer, empfehler };
}

const orderedNow = async (empfehler?: Awaited<ReturnType<typeof inviteEmpfehler>>) =>
  (await ordered(app, TENANT, { produkt: PRODUKT, ...(empfehler && { empfehler }) })).auftrag.Auftragsnummer;

test('when an agency is approved again or deactivated, its open orders get the amount that is then valid', async () => {
  const { agenturnummer, empfehler } = await agencyWithPlan();
  await app.inTenant(TENANT, (context) => deactivateAgentur(context, agenturnummer, 'Ruht'));
  const order = await orderedNow(empfehler);
  expect(await amountOf(order)).toBe(MANDANT);
  await app.inTenant(TENANT, (context) => approveAgentur(context, agenturnummer));
  await app.jobs.drain();
  expect(await amountOf(order)).toBe(AGENTUR);
  await app.inTenant(TENANT, (context) => deactivateAgentur(context, agenturnummer, 'Ruht'));
  await app.jobs.drain();
  expect(await amountOf(order)).toBe(MANDANT);
});

test('the sweep computes the amount of orders that have none, as after an update', async () => {
  const orders = [await orderedNow(), await orderedNow()];
  await queryAsOwner(app, 'update auftrag set angebot_cent = null where auftragsnummer = any ($1)', [orders]);
  await app.jobs.drain();
  expect(await Promise.all(orders.map(amountOf))).toEqual([MANDANT, MANDANT]);
});
