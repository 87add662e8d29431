import { describe, expect, test } from 'vitest';
import { inviteEmpfehler, makeAgentur } from '../../../test/support/agentur.ts';
import { demoApp } from '../../../test/support/app.ts';
import { recommendOpenly } from '../../../test/support/opt-in.ts';
import { newEmail, recommend } from '../../../test/support/walk.ts';
import { endOfDay } from '../../calendar.ts';

const app = demoApp();
const TENANT = 'telko';

const told = (nummer: string, table: 'ereignis' | 'protokoll') =>
  app.inTenant(TENANT, ({ tx }) =>
    tx
      .selectFrom(table)
      .select(['wer', 'vorher', 'nachher', 'grund', 'agenturnummer'])
      .where('bezug', '=', nummer)
      .where('nachher', '=', 'Abgelaufen')
      .execute(),
  );
const rowOf = (nummer: string) =>
  app.inTenant(TENANT, ({ tx }) =>
    tx.selectFrom('empfehlung').select(['gueltig_bis', 'beendet_am']).where('empfehlungsnummer', '=', nummer).executeTakeFirst(),
  );

/** A referral by a recommender whom an agency invited. */
async function running() {
  const agenturnummer = await makeAgentur(app, TENANT);
  const empfehler = await inviteEmpfehler(app, TENANT, { agenturnummer });
  const person = { Vorname: 'Karla', Nachname: 'Konto', Email: empfehler.email };
  const { Empfehlungsnummer } = await recommend(app, TENANT, empfehler.session, { empfehler: person });
  return { nummer: Empfehlungsnummer as string, agenturnummer, empfehler };
}

describe('a referral', () => {
  test('ends after its last day, to the second, with one event and one audit entry', async () => {
    const { nummer, agenturnummer } = await running();
    const end = endOfDay((await rowOf(nummer))?.gueltig_bis ?? '');
    app.clock.set(new Date(end.getTime() - 1000));
    await app.jobs.drain();
    expect([await told(nummer, 'ereignis'), (await rowOf(nummer))?.beendet_am]).toEqual([[], null]);
    app.clock.set(end);
    await app.jobs.drain();
    await app.jobs.drain();
    const ended = { wer: 'System', vorher: 'Ok', nachher: 'Abgelaufen', grund: 'Frist', agenturnummer };
    expect(await told(nummer, 'ereignis')).toEqual([ended]);
    expect(await told(nummer, 'protokoll')).toEqual([ended]);
    expect((await rowOf(nummer))?.beendet_am).toEqual(end);
  });

  test.each([
    ['has not ended', 0, 'Konto gelöscht'],
    ['is past its deadline but not yet swept', 61, 'Frist'],
  ])('that %s ends once, with the reason, when its recommender is deleted', async (_, days, grund) => {
    const { nummer, empfehler } = await running();
    app.clock.pass({ days });
    const { body } = await app.api(TENANT, 'POST', '/account/login', { body: { Email: empfehler.email, Password: 'Demo-2026' } });
    expect((await app.api(TENANT, 'DELETE', '/empfehler/delete', { bearer: body.Token })).status).toBe(204);
    await app.later(90);
    expect((await told(nummer, 'ereignis')).map((one) => [one.grund, one.wer])).toEqual([[grund, `Empfehler:${empfehler.id}`]]);
  });

  test('that was never confirmed gets no end', async () => {
    const { body } = await recommendOpenly(app, { Vorname: 'Jana', Nachname: 'Offen', Email: newEmail('offen') }, {});
    await app.later(62);
    expect(await told(body.Empfehlungsnummer, 'ereignis')).toEqual([]);
    expect((await rowOf(body.Empfehlungsnummer))?.beendet_am).toBeNull();
  });
});
