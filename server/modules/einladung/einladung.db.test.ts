import { describe, expect, test } from 'vitest';
import { makeAgentur } from '../../../test/support/agentur.ts';
import { demoApp } from '../../../test/support/app.ts';
import { newAccount } from '../../../test/support/konto.ts';
import { tablesWith } from '../../../test/support/person.ts';
import { addTage } from '../../calendar.ts';
import { retain } from '../../jobs/retain.ts';
import { RETENTIONS } from '../../start/modules.ts';
import { acceptEinladung, createEinladung, endEinladung } from './index.ts';

const app = demoApp();
const TENANT = 'telko';
const EMAIL = 'quitte@muessig.example';

async function invited(agenturnummer: string) {
  return app.inTenant(TENANT, async (context) => {
    const einladungsnummer = context.random.nummer();
    const person = { vorname: 'Zacharina', nachname: 'Quittenstiel', email: EMAIL, art: 'Telefon' } as const;
    const gueltig_bis = addTage(context.now, 14);
    await createEinladung(context, { einladungsnummer, agenturnummer, mitarbeiternummer: 'M-7', ...person, gueltig_bis });
    return einladungsnummer;
  });
}
const rowOf = (nummer: string) =>
  app.inTenant(TENANT, ({ tx }) =>
    tx
      .selectFrom('einladung')
      .select(['status', 'beendet_am', 'gueltig_bis', 'vorname', 'nachname', 'email'])
      .where('einladungsnummer', '=', nummer)
      .executeTakeFirstOrThrow(),
  );
const told = (nummer: string, table: 'ereignis' | 'protokoll') =>
  app.inTenant(TENANT, ({ tx }) =>
    tx
      .selectFrom(table)
      .select(['wer', 'vorher', 'nachher', 'grund', 'agenturnummer'])
      .where('bezug', '=', nummer)
      .where('nachher', 'is not', null)
      .orderBy('zeit')
      .execute(),
  );
const accept = async (nummer: string) => {
  const { id } = await newAccount(app, TENANT);
  return app.inTenant(TENANT, (context) => acceptEinladung(context, nummer, id));
};

describe('an invitation that is not accepted', () => {
  test('expires after 14 days, to the second, with its event and audit entry, once', async () => {
    const agenturnummer = await makeAgentur(app, TENANT);
    const nummer = await invited(agenturnummer);
    const begun = { wer: 'Test', vorher: null, nachher: 'Offen', grund: null, agenturnummer };
    app.clock.pass({ days: 14 });
    app.clock.set(new Date(app.clock.now().getTime() - 1000));
    await app.jobs.drain();
    expect([(await rowOf(nummer)).status, await told(nummer, 'ereignis')]).toEqual(['Offen', [begun]]);
    app.clock.set(new Date(app.clock.now().getTime() + 1000));
    await app.jobs.drain();
    await app.jobs.drain();
    const { status, beendet_am, gueltig_bis } = await rowOf(nummer);
    expect([status, beendet_am]).toEqual(['Abgelaufen', gueltig_bis]);
    const ended = { wer: 'System', vorher: 'Offen', nachher: 'Abgelaufen', grund: 'Frist', agenturnummer };
    expect(await told(nummer, 'ereignis')).toEqual([begun, ended]);
    expect(await told(nummer, 'protokoll')).toEqual([begun, ended]);
  });

  test('cannot be accepted once its time is over, even before the sweep has run', async () => {
    const nummer = await invited(await makeAgentur(app, TENANT));
    app.clock.pass({ days: 14 });
    await expect(accept(nummer)).rejects.toMatchObject({ code: 'Abgelaufen' });
    await app.jobs.drain();
    await expect(accept(nummer)).rejects.toMatchObject({ code: 'Konflikt' });
    expect((await rowOf(nummer)).status).toBe('Abgelaufen');
  });

  test.each(['Zurueckgezogen', 'Abgelehnt'] as const)('does not expire after it was %s', async (to) => {
    const nummer = await invited(await makeAgentur(app, TENANT));
    await app.inTenant(TENANT, (context) => endEinladung(context, nummer, to));
    await app.later(15);
    expect((await told(nummer, 'ereignis')).map(({ nachher }) => nachher)).toEqual(['Offen', to]);
  });
});

describe('the data of an invitation', () => {
  test('is erased from all tables 12 weeks after its end, to the second; the row stays', async () => {
    const nummer = await invited(await makeAgentur(app, TENANT));
    await app.later(14);
    const { beendet_am } = await rowOf(nummer);
    const end = addTage(beendet_am ?? app.clock.now(), 84).getTime();
    app.clock.set(new Date(end - 1000));
    await retain(app.parts, RETENTIONS);
    expect(await rowOf(nummer)).toMatchObject({ vorname: 'Zacharina', nachname: 'Quittenstiel', email: EMAIL });
    app.clock.set(new Date(end));
    await retain(app.parts, RETENTIONS);
    expect(await rowOf(nummer)).toMatchObject({ vorname: '', nachname: '', email: null, status: 'Abgelaufen' });
    // By then the invitations of the other tests of this file are due as well.
    app.clock.pass({ days: 60 });
    await retain(app.parts, RETENTIONS);
    expect(await tablesWith(app, ['Quittenstiel', EMAIL])).toEqual([]);
  });

  test('stays for an accepted invitation as long as the person', async () => {
    const nummer = await invited(await makeAgentur(app, TENANT));
    await accept(nummer);
    await app.later(200);
    await retain(app.parts, RETENTIONS);
    expect(await rowOf(nummer)).toMatchObject({ vorname: 'Zacharina', status: 'Angenommen' });
  });
});
