import { describe, expect, test } from 'vitest';
import { expectReplayed } from '../../test/property/replayed.ts';
import { inviteEmpfehler, makeAgentur } from '../../test/support/agentur.ts';
import { testApp } from '../../test/support/app.ts';
import { acceptAndConfirm, enterData, grantsOf, ordered, pickBy, recipient, transfer, voucher } from '../../test/support/money.ts';
import { postAuftrag, tokensOf } from '../../test/support/walk.ts';
import { withdraw } from '../modules/empfaenger/erase.ts';
import { lockEmpfaenger } from '../modules/empfaenger/index.ts';
import { importGutscheine } from '../modules/praemierung/index.ts';
import { praemierungSweeps } from '../modules/praemierung/jobs.ts';
import { writeEreignis } from './store.ts';
import { recordWechsel } from './wechsel.ts';

const app = testApp();
const TENANT = 'telko';

const eventsOf = (empfehlungsnummer: string) =>
  app.inTenant(TENANT, ({ tx }) =>
    tx.selectFrom('ereignis').selectAll().where('empfehlungsnummer', '=', empfehlungsnummer).orderBy('ereignis_id').execute(),
  );
const told = (events: Awaited<ReturnType<typeof eventsOf>>) => events.map(({ was, vorher, nachher }) => [was, vorher, nachher].join(' '));

describe('events of state changes', () => {
  test('have referral, agency, staff, product, channel and amount, as the audit log has', async () => {
    const agenturnummer = await makeAgentur(app, TENANT);
    const empfehler = await inviteEmpfehler(app, TENANT, { agenturnummer, mitarbeiternummer: 'M-7' });
    const one = await ordered(app, TENANT, { empfehler, anteil: 50 });
    const { Auftragsnummer } = one.auftrag;
    app.clock.pass({ days: 15 });
    expect((await postAuftrag(app, TENANT, one.auftrag, 'Freigegeben')).status).toBe(200);
    const grants = await grantsOf(app, TENANT, Auftragsnummer);
    const { empfehlerToken = '', empfaengerToken = '' } = await tokensOf(app, TENANT, Auftragsnummer);
    const [first, second] = grants;
    await app.inTenant(TENANT, (context) =>
      importGutscheine(context, { wertCent: first?.wert_cent ?? 0, haendler: null }, [context.random.code()]),
    );
    expect((await pickBy(app, TENANT, empfehlerToken, voucher(first))).status).toBe(200);
    expect((await pickBy(app, TENANT, empfaengerToken, transfer(second))).status).toBe(200);
    app.clock.pass({ days: 1 });
    await app.inTenant(TENANT, async (context) => praemierungSweeps[0]?.run(context, first?.praemierungsnummer ?? ''));
    await postAuftrag(app, TENANT, one.auftrag, 'Storniert');
    const events = await eventsOf(one.Empfehlungsnummer);
    expect(told(events)).toEqual([
      'Empfehlung  Ok',
      'Empfaenger  Offen',
      'Empfaenger Offen Ok',
      'Auftrag  Eingegangen',
      'Auftrag Eingegangen Bestaetigt',
      'Empfaenger Ok Freigegeben',
      'Praemierung  Offen',
      'Praemierung  Offen',
      'Auftrag Bestaetigt Freigegeben',
      'Praemierung Offen Bereitgestellt',
      'Praemierung Offen Bereitgestellt',
      'Praemierung Bereitgestellt Abgeholt',
      'Praemierung Bereitgestellt Storniert',
      'Empfaenger Freigegeben Gezahlt',
      'Auftrag Freigegeben Storniert',
    ]);
    const { Empfehlungsnummer: empfehlungsnummer, ProduktId: produkt_id } = one;
    for (const event of events)
      expect(event).toMatchObject({ empfehlungsnummer, produkt_id, agenturnummer, mitarbeiternummer: 'M-7', channel: 'whatsapp' });
    const sum = grants.reduce((cent, { wert_cent }) => cent + wert_cent, 0);
    const amountOf = (was: string, nachher: string) => events.find((event) => event.was === was && event.nachher === nachher)?.wert_cent;
    expect([amountOf('Auftrag', 'Bestaetigt'), amountOf('Auftrag', 'Freigegeben')]).toEqual([null, sum]);
    expect(amountOf('Praemierung', 'Abgeholt')).toBe(first?.wert_cent);
    const entries = await app.inTenant(TENANT, ({ tx }) =>
      tx
        .selectFrom('protokoll')
        .select(['wer', 'vorher', 'nachher', 'agenturnummer', 'grund'])
        .where('nachher', 'is not', null)
        .where('bezug', 'in', [...new Set(events.map(({ bezug }) => bezug))])
        .orderBy('protokoll_id')
        .execute(),
    );
    const logged = events.filter(({ was, vorher }) => was !== 'Empfaenger' || vorher !== null);
    expect(entries).toEqual(logged.map(({ wer, vorher, nachher, grund }) => ({ wer, vorher, nachher, agenturnummer, grund })));
  });

  test.each(['telko', 'energie', 'intern'])('of %s can be replayed to the current state', (tenant) => app.inTenant(tenant, expectReplayed));

  test('of a referral without an agency have no agency', async () => {
    const { Empfehlungsnummer } = await recipient(app, TENANT);
    const events = await eventsOf(Empfehlungsnummer);
    expect(events.length).toBe(3);
    expect(events.every(({ agenturnummer, mitarbeiternummer }) => agenturnummer === null && mitarbeiternummer === null)).toBe(true);
  });

  test('have no second Offen for a second entry with the same address, even after it is accepted', async () => {
    const { Empfehlungsnummer, email } = await recipient(app, TENANT);
    const beside = await app.inTenant(TENANT, (context) => enterData(context, Empfehlungsnummer, email));
    await app.inTenant(TENANT, (context) => acceptAndConfirm(context, beside));
    expect(told(await eventsOf(Empfehlungsnummer)).filter((one) => one === 'Empfaenger  Offen')).toHaveLength(1);
  });
});

test('a second entry with the same address has events only after the first one has withdrawn', async () => {
  const { Empfehlungsnummer, Empfaengernummer, email } = await recipient(app, TENANT);
  const beside = await app.inTenant(TENANT, (context) => enterData(context, Empfehlungsnummer, email));
  const of = async (nummer: string) => told((await eventsOf(Empfehlungsnummer)).filter(({ bezug }) => bezug === nummer));
  expect(await of(beside)).toEqual([]);
  await app.inTenant(TENANT, async (context) => {
    const first = await lockEmpfaenger(context, Empfaengernummer);
    if (first) await withdraw(context, first, 'Abgelehnt');
    await acceptAndConfirm(context, beside);
  });
  expect(await of(Empfaengernummer)).toEqual(['Empfaenger  Offen', 'Empfaenger Offen Ok', 'Empfaenger Ok Storniert']);
  expect(await of(beside)).toEqual(['Empfaenger  Offen', 'Empfaenger Offen Ok']);
});

describe('an event', () => {
  test('is rolled back with its change', async () => {
    const { Empfehlungsnummer, Empfaengernummer } = await recipient(app, TENANT);
    const before = await eventsOf(Empfehlungsnummer);
    const failing = app.inTenant(TENANT, async (context) => {
      await recordWechsel(context, { was: 'Empfaenger', bezug: Empfaengernummer, vorher: 'Ok', nachher: 'Storniert' });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow();
    expect(await eventsOf(Empfehlungsnummer)).toEqual(before);
  });

  test.each(['Einladung', 'Empfehlung', 'Empfaenger', 'Auftrag', 'Praemierung', 'Agentur', 'Mitarbeiter'] as const)(
    'of an unknown %s throws',
    async (was) => {
      const lost = app.inTenant(TENANT, (context) => writeEreignis(context, { was, bezug: 'nirgends', vorher: null, nachher: 'Ok' }));
      await expect(lost).rejects.toThrow();
    },
  );

  test('is never changed or removed', async () => {
    const change = app.inTenant(TENANT, ({ tx }) => tx.updateTable('ereignis').set({ nachher: 'Ok' }).execute());
    await expect(change).rejects.toMatchObject({ code: '42501' });
    const removal = app.inTenant(TENANT, ({ tx }) => tx.deleteFrom('ereignis').execute());
    await expect(removal).rejects.toMatchObject({ code: '42501' });
  });
});
