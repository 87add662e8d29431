import { describe, expect, test } from 'vitest';
import { RECHNUNG_ERINNERUNG_TAGE } from '../../../contract/rules/rechnung.ts';
import { makeBenutzer } from '../../../test/support/agentur.ts';
import { testApp } from '../../../test/support/app.ts';
import { STELLER } from '../../../test/support/rechnung.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { addDays, formatDay, hourOfDay } from '../../calendar.ts';
import { rechnungenOf, TENANT } from './betrieb/rechnungen.fixture.ts';

const app = testApp();
const { enter, read, pay, payPart, cancel, rowsOf, today, invoiced, logOf } = rechnungenOf(app);

const remindersTo = (email: string) => app.mails.allTo(email).filter(({ betreff }) => betreff.startsWith('Erinnerung: '));
/** Does the work that is due at a moment, twice: the second time repeats nothing. */
async function workAt(moment: Date): Promise<void> {
  app.clock.set(moment);
  for (let time = 0; time < 2; time += 1) await app.jobs.drain();
}
const momentOf = (faelligAm: string): Date => hourOfDay(addDays(faelligAm, 7), 9);
/** An invoice over 70.21 € with its day; the first mails of its owner are sent. */
async function open() {
  const one = await invoiced();
  const { FaelligAm } = (await read(one.nr)).body;
  await app.jobs.drain();
  return { ...one, faelligAm: FaelligAm as string };
}

describe('the reminder of an invoice', () => {
  test('comes once, on the seventh day after its day, to all owners, with the open rest and the account of the invoice', async () => {
    expect(RECHNUNG_ERINNERUNG_TAGE).toBe(7);
    const { nr, agenturnummer, owner, faelligAm } = await open();
    const other = await makeBenutzer(app, TENANT, agenturnummer);
    const staff = await makeBenutzer(app, TENANT, agenturnummer, { rollen: ['Mitarbeiter'], mitarbeiternummer: null });
    await payPart(nr, 2000, 7021);
    await workAt(new Date(momentOf(faelligAm).getTime() - 1));
    expect(remindersTo(owner)).toEqual([]);
    await workAt(momentOf(faelligAm));
    await workAt(hourOfDay(addDays(faelligAm, 60), 9));
    for (const email of [owner, other]) {
      const [mail, ...more] = remindersTo(email);
      expect(more).toEqual([]);
      const text = mail?.text.replace(/[\s\u00a0]+/g, ' ') ?? '';
      for (const words of [
        nr,
        `am ${formatDay(faelligAm, 'de')} fällig`,
        'Offen sind noch 50,21 €',
        STELLER.Name,
        STELLER.IBAN,
        'überschneidet',
      ])
        expect(text).toContain(words);
      expect(text).toContain(`?zeile=${nr}`);
    }
    expect(remindersTo(staff)).toEqual([]);
    await enter();
    expect((await read(nr)).body).toMatchObject({ ErinnertAm: momentOf(faelligAm).toISOString(), Status: 'Offen' });
    expect((await rowsOf({ Suche: agenturnummer }))[0]).toMatchObject({ ErinnertAm: momentOf(faelligAm).toISOString() });
    expect((await read(nr)).body.Verlauf.at(-1)).toMatchObject({ Was: 'Die Agentur ist an die Zahlung erinnert worden' });
    expect((await logOf(nr)).filter(({ was }) => was === 'rechnung.erinnert')).toMatchObject([{ wer: 'System', daten: {} }]);
  });

  test.each([
    ['paid', (nr: string) => pay(nr, today())],
    ['cancelled', (nr: string) => cancel(nr)],
  ])('does not come for a document that is %s', async (_, end) => {
    const { nr, owner, faelligAm } = await open();
    await end(nr);
    await workAt(momentOf(faelligAm));
    expect(remindersTo(owner)).toEqual([]);
    await enter();
    expect((await read(nr)).body.ErinnertAm).toBeNull();
  });

  test('reaches nobody of an agency without an owner, and is not tried again', async () => {
    const { nr, agenturnummer, owner, faelligAm } = await open();
    await queryAsOwner(app, "update agentur_benutzer set status = 'Deaktiviert' where mandant = $1 and agenturnummer = $2", [
      TENANT,
      agenturnummer,
    ]);
    await workAt(momentOf(faelligAm));
    expect(remindersTo(owner)).toEqual([]);
    await enter();
    expect((await read(nr)).body).toMatchObject({ ErinnertAm: null, Status: 'Offen' });
    expect(await queryAsOwner(app, 'select 1 from rechnung where rechnungsnummer = $1 and erinnern_am is not null', [nr])).toEqual([]);
    expect((await logOf(nr)).map(({ was }) => was)).not.toContain('rechnung.erinnert');
  });
});
