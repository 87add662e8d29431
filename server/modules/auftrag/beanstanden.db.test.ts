import { describe, expect, test } from 'vitest';
import { inviteEmpfehler, makeAgentur } from '../../../test/support/agentur.ts';
import { testApp } from '../../../test/support/app.ts';
import { freigabeOf } from '../../../test/support/freigabe.ts';
import { configured } from '../../../test/support/mandant.ts';
import { recipient } from '../../../test/support/money.ts';
import { order, postAuftrag } from '../../../test/support/walk.ts';
import { addDays, startOfDay } from '../../calendar.ts';
import { releaseDueAuftrag } from './index.ts';

const app = testApp();
const TENANT = 'telko';
const { due, release, object, rowOf, ownerOf } = freigabeOf(app, TENANT);

describe('an objection of an agency to an order', () => {
  test('is mailed to the tenant, who decides; the agency can no longer release the order', async () => {
    const agentur = await makeAgentur(app, TENANT);
    const { nummer, auftrag } = await due(agentur);
    const inhaber = await ownerOf(agentur);
    const reply = await object(inhaber, agentur, nummer);
    expect(reply).toMatchObject({ status: 200, body: { Status: 'Bestaetigt', Grund: 'Der Kunde hat doppelt bestellt.' } });
    const again = await object(inhaber, agentur, nummer, 'Etwas anderes.');
    expect(again.body).toEqual(reply.body);
    await app.jobs.drainMails();
    const support = app.parts.mandanten.get(TENANT)?.konfiguration.SupportEmail ?? '';
    const mail = app.mails.to(support, nummer);
    expect(mail.text).toContain('Der Kunde hat doppelt bestellt.');
    expect(mail.text).toContain(agentur);
    expect(await release(inhaber, agentur, nummer)).toMatchObject({ status: 409, body: { code: 'Konflikt' } });
    expect((await postAuftrag(app, TENANT, auftrag, 'Freigegeben')).status).toBe(200);
    expect((await object(inhaber, agentur, nummer)).status).toBe(200);
  });

  test('is refused once the order is released', async () => {
    const agentur = await makeAgentur(app, TENANT);
    const { nummer, auftrag } = await due(agentur);
    await postAuftrag(app, TENANT, auftrag, 'Freigegeben');
    expect(await object(await ownerOf(agentur), agentur, nummer)).toMatchObject({ status: 409, body: { code: 'Konflikt' } });
  });

  test('is refused without a valid reason', async () => {
    const agentur = await makeAgentur(app, TENANT);
    const { nummer } = await due(agentur);
    for (const grund of ['', '  ', 'x'.repeat(501), null, 7])
      expect((await object(await ownerOf(agentur), agentur, nummer, grund)).status).toBe(422);
    expect((await rowOf(nummer)).beanstandet_am).toBeNull();
  });

  test('has no text in the audit log or the events', async () => {
    const agentur = await makeAgentur(app, TENANT);
    const { nummer } = await due(agentur);
    await object(await ownerOf(agentur), agentur, nummer, 'Geheimwort Karamell');
    const all = await app.inTenant(TENANT, async ({ tx }) =>
      JSON.stringify(
        [await tx.selectFrom('protokoll').selectAll().execute(), await tx.selectFrom('ereignis').selectAll().execute()],
        (_, v) => (typeof v === 'bigint' ? String(v) : v),
      ),
    );
    expect(all).toContain('auftrag.beanstandet');
    expect(all).not.toContain('Karamell');
  });
});

describe('at a tenant with automatic release', () => {
  test('an order of an agency is released unless the agency objected', () =>
    configured(app, TENANT, { FreigabeAutomatisch: true }, async () => {
      const agentur = await makeAgentur(app, TENANT);
      const [left, objected] = [await due(agentur, { tage: 0 }), await due(agentur, { tage: 0 })];
      expect((await object(await ownerOf(agentur), agentur, objected.nummer)).status).toBe(200);
      app.clock.set(startOfDay(addDays(left.auftrag.Auftragsdatum, 16)));
      await app.jobs.drain();
      await app.inTenant(TENANT, (context) => releaseDueAuftrag(context, objected.nummer));
      expect(await rowOf(left.nummer)).toMatchObject({ status: 'Freigegeben', freigegeben_durch: 'System' });
      expect(await rowOf(objected.nummer)).toMatchObject({ status: 'Bestaetigt', freigegeben_durch: null });
    }));

  test('an order is not released if the agency objected before the tenant confirmed it', () =>
    configured(app, TENANT, { FreigabeAutomatisch: true }, async () => {
      const agentur = await makeAgentur(app, TENANT);
      const empfehler = await inviteEmpfehler(app, TENANT, { agenturnummer: agentur });
      const { Empfaengernummer, ProduktId } = await recipient(app, TENANT, { empfehler });
      const auftrag = order(app, Empfaengernummer, ProduktId);
      expect((await postAuftrag(app, TENANT, auftrag, 'Eingegangen')).status).toBe(201);
      expect((await object(await ownerOf(agentur), agentur, auftrag.Auftragsnummer)).status).toBe(200);
      expect((await postAuftrag(app, TENANT, auftrag, 'Bestaetigt')).status).toBe(200);
      expect(await rowOf(auftrag.Auftragsnummer)).toMatchObject({ status: 'Bestaetigt', freigabe_am: null });
    }));
});
