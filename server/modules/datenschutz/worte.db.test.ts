import { describe, expect, test } from 'vitest';
import { inviteEmpfehler, openAgencyWithStaff } from '../../../test/support/agentur.ts';
import { testApp } from '../../../test/support/app.ts';
import { newAccount } from '../../../test/support/konto.ts';
import { ordered, recipient } from '../../../test/support/money.ts';
import { tablesWith } from '../../../test/support/person.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { login, newEmail } from '../../../test/support/walk.ts';
import { startOfDay } from '../../calendar.ts';
import { retain } from '../../jobs/retain.ts';
import { addToMandantNotiz } from '../../reports/notiz/notiz.ts';
import { RETENTIONS } from '../../start/modules.ts';
import { withdraw } from '../empfaenger/erase.ts';
import { lockEmpfaenger } from '../empfaenger/index.ts';

/** Texts of an agency about people: objections and notes. */

const app = testApp();
const TENANT = 'telko';
let words = 0;

/** An order that its agency objects to, with notes at each of its rows; each text contains a unique word. */
async function writtenOf(email = newEmail('joerg')) {
  words += 1;
  const { agenturnummer, inhaber: bearer } = await openAgencyWithStaff(app, TENANT);
  const empfehler = await inviteEmpfehler(app, TENANT, { agenturnummer });
  const one = await ordered(app, TENANT, { empfehler, email });
  const { Auftragsnummer } = one.auftrag;
  const word = (what: string) => `Zwetschgen${what}${words}q`;
  const numbers = {
    auftraege: Auftragsnummer,
    empfehlungen: one.Empfehlungsnummer,
    leads: one.Empfaengernummer,
    einladungen: empfehler.einladungsnummer,
  };
  for (const [bericht, nr] of Object.entries(numbers)) {
    const path = `/agentur/notiz/${agenturnummer}/${bericht}/${encodeURIComponent(nr)}`;
    expect((await app.api(TENANT, 'PUT', path, { bearer, body: { Text: `Wohnt bei ${word(bericht)}` } })).status).toBe(200);
  }
  const objection = { bearer, body: { Grund: `Ist mit ${word('einwand')} verwandt.` } };
  const path = `/agentur/auftragbeanstanden/${agenturnummer}/${encodeURIComponent(Auftragsnummer)}`;
  expect((await app.api(TENANT, 'PUT', path, objection)).status).toBe(200);
  await app.jobs.drainMails();
  const left = async () => {
    const all = ['auftraege', 'empfehlungen', 'leads', 'einladungen', 'einwand'];
    const found = await Promise.all(all.map(async (what) => ((await tablesWith(app, [word(what)])).length > 0 ? what : [])));
    return found.flat();
  };
  return { ...one, agenturnummer, bearer, empfehler, Auftragsnummer, word, left };
}

describe('texts of an agency about a person', () => {
  test("at the order and the lead are deleted with the recipient's data; the time of the objection stays", async () => {
    const { Empfaengernummer, Auftragsnummer, agenturnummer, bearer, left } = await writtenOf();
    expect(await left()).toEqual(['auftraege', 'empfehlungen', 'leads', 'einladungen', 'einwand']);
    await app.inTenant(TENANT, async (context) => {
      const row = await lockEmpfaenger(context, Empfaengernummer);
      if (row) await withdraw(context, row, 'Abgelehnt');
    });
    expect(await left()).toEqual(['empfehlungen', 'einladungen']);
    const [row] = await queryAsOwner(app, 'select beanstandung, beanstandet_am from auftrag where auftragsnummer = $1', [Auftragsnummer]);
    expect(row).toEqual({ beanstandung: '', beanstandet_am: app.clock.now() });
    const shown = await app.api(TENANT, 'GET', `/agentur/auftraege/${agenturnummer}/${Auftragsnummer}`, { bearer });
    expect(shown.body).toMatchObject({ Grund: null, Notiz: null, Freigebbar: false, Beanstandbar: false });
  });

  test("at the order, the referral and the invitation are deleted with the recommender's data", async () => {
    const { empfehler, left } = await writtenOf();
    expect((await app.api(TENANT, 'DELETE', '/empfehler/delete', { bearer: empfehler.session })).status).toBe(204);
    expect(await left()).toEqual(['leads']);
  });

  test('are deleted with a referral whose address is not confirmed', async () => {
    const { agenturnummer, bearer, empfehler } = await writtenOf();
    const { Empfehlungsnummer } = await recipient(app, TENANT, { empfehler, accepted: false });
    const path = `/agentur/notiz/${agenturnummer}/empfehlungen/${Empfehlungsnummer}`;
    expect((await app.api(TENANT, 'PUT', path, { bearer, body: { Text: 'Zwetschgenmus' } })).status).toBe(200);
    await queryAsOwner(app, 'delete from empfaenger where empfehlungsnummer = $1', [Empfehlungsnummer]);
    await queryAsOwner(app, 'delete from zustimmung where bezug = $1', [Empfehlungsnummer]);
    await queryAsOwner(app, 'delete from empfehlung where empfehlungsnummer = $1', [Empfehlungsnummer]);
    expect(await tablesWith(app, ['Zwetschgenmus'])).toEqual([]);
  });

  test('are deleted with the data of ended recipients after its retention period, including notes unchanged since then', async () => {
    const before = app.clock.now();
    const { Empfaengernummer, left } = await writtenOf();
    await app.inTenant(TENANT, ({ tx, now }) => {
      const ended = { status: 'Gezahlt', frist_am: null, beendet_am: now } as const;
      return tx.updateTable('empfaenger').set(ended).where('empfaengernummer', '=', Empfaengernummer).execute();
    });
    const end = startOfDay(`${before.getUTCFullYear() + 4}-01-01`);
    app.clock.set(new Date(end.getTime() - 1));
    await retain(app.parts, RETENTIONS);
    expect(await left()).toEqual(['auftraege', 'empfehlungen', 'leads', 'einladungen', 'einwand']);
    app.clock.set(end);
    await retain(app.parts, RETENTIONS);
    expect(await left()).toEqual([]);
    app.clock.set(before);
  });

  test('are disclosed to the person they are about: the objection only to the recipient, notes to the person of the row, of the tenant too', async () => {
    const { email, id } = await newAccount(app, TENANT);
    const written = await writtenOf(email);
    await app.inTenant(TENANT, (context) => addToMandantNotiz(context, 'auftraege', written.Auftragsnummer, 'Hat angerufen'));
    const read = async (bearer: string) => (await app.api(TENANT, 'GET', '/empfehler/datenauskunft', { bearer })).body;
    const ordering = await read(await login(app, TENANT, email));
    expect(ordering.Beanstandungen).toEqual([
      {
        Auftragsnummer: written.Auftragsnummer,
        BeanstandetAm: app.clock.now().toISOString(),
        Beanstandung: `Ist mit ${written.word('einwand')} verwandt.`,
      },
    ]);
    const of = ({ Notizen }: { Notizen: { Bericht: string; Bezug: string; Text: string; Agenturnummer: string | null }[] }) =>
      Notizen.map(({ Bericht, Bezug, Text, Agenturnummer }) => [Bericht, Bezug, Text, Agenturnummer]).sort();
    expect(of(ordering)).toEqual([
      ['auftraege', written.Auftragsnummer, 'Hat angerufen', null],
      ['auftraege', written.Auftragsnummer, `Wohnt bei ${written.word('auftraege')}`, written.agenturnummer],
      ['leads', written.Empfaengernummer, `Wohnt bei ${written.word('leads')}`, written.agenturnummer],
    ]);
    const recommending = await read(written.empfehler.session);
    expect(recommending.Beanstandungen).toEqual([]);
    expect(of(recommending).map(([bericht]) => bericht)).toEqual(['einladungen', 'empfehlungen']);
    const other = await read(await login(app, TENANT, (await newAccount(app, TENANT)).email));
    expect([other.Beanstandungen, other.Notizen, id]).toEqual([[], [], expect.any(String)]);
  });
});
