import { describe, expect, test } from 'vitest';
import { STEP_UP_MINUTES } from '../../../contract/calls/betrieb/login.ts';
import { testApp } from '../../../test/support/app.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { expectProblem } from '../../http/problem.fixture.ts';
import { payoutsOf, TENANT } from './auszahlung.fixture.ts';

const app = testApp();
const pay = payoutsOf(app);

/** An approved run with one payment. */
async function approvedRun() {
  const one = await pay.picked();
  const lauf = await pay.approved();
  return {
    ...one,
    nr: lauf.Laufnummer as string,
    pruefsumme: lauf.Pruefsumme as string,
    zahlung: (await pay.paymentOf(one.nummer))?.zahlungsnummer ?? '',
  };
}
type Run = Awaited<ReturnType<typeof approvedRun>>;
type Ask = (run: Run, as?: string) => ReturnType<typeof pay.call>;

/** Ends a run without paying, so that the next test begins with nothing that is ready. */
async function withdraw({ nr, nummer }: Run) {
  await pay.enter();
  await pay.ok(pay.call('POST', `zahlungslaeufe/${nr}/zurueckziehen`, { Grund: 'Probe' }));
  await pay.ok(pay.call('POST', 'zurueckhaltungen', { Praemierungsnummern: [nummer], Grund: 'Probe' }));
}

const download: Ask = ({ nr }) => pay.call('GET', `zahlungslaeufe/${nr}/datei`);
const readIban: Ask = ({ zahlung }) => pay.call('GET', `zahlungen/${zahlung}/iban?grund=Anruf`);

describe('a second factor that was shown too long ago', () => {
  const ASKS: Readonly<Record<string, Ask>> = {
    approve: ({ nr, pruefsumme }) => pay.approve(nr, pruefsumme),
    download,
    execute: ({ nr }) => pay.execute(nr),
    withdraw: ({ nr }) => pay.call('POST', `zahlungslaeufe/${nr}/zurueckziehen`, { Grund: 'Probe' }),
    'enter a return': ({ zahlung, cent }) => pay.returned(zahlung, { Tag: pay.today(), Grundcode: 'AC01', BetragCent: cent }),
    'read an account': readIban,
  };

  test('is asked for again by each call that moves money or shows an account, and nothing happens', async () => {
    const run = await approvedRun();
    app.clock.pass({ minutes: STEP_UP_MINUTES + 1 });
    for (const [name, ask] of Object.entries(ASKS)) {
      const reply = await ask(run);
      expect([name, reply.body.code]).toEqual([name, 'BestaetigungNoetig']);
      expectProblem(reply, 403, 'BestaetigungNoetig');
    }
    expect(await pay.read(run.nr)).toMatchObject({ Status: 'Freigegeben' });
    expect(await pay.paymentOf(run.nummer)).toMatchObject({ status: 'Freigegeben' });
    await withdraw(run);
  });
});

describe('a run that is approved', () => {
  const CHANGES: Readonly<Record<string, Ask>> = {
    'another day': ({ nr }) => pay.call('PUT', `zahlungslaeufe/${nr}`, { Ausfuehrungstag: pay.day() }),
    'a confirmed hint': ({ nr }) =>
      pay.call('PUT', `zahlungslaeufe/${nr}/hinweise`, { Hinweise: [{ Id: 'h4Kd9WqT2BnR', Worte: 'Geprüft' }] }),
    'one payment less': ({ nr, zahlung }) => pay.call('DELETE', `zahlungslaeufe/${nr}/zahlungen/${zahlung}`, { Grund: 'Probe' }),
    'a draft again': ({ nr }) => pay.call('POST', `zahlungslaeufe/${nr}/oeffnen`, { Grund: 'Probe' }),
    'its end without the bank': ({ nr }) => pay.call('POST', `zahlungslaeufe/${nr}/verwerfen`, { Grund: 'Probe' }),
  };

  test('takes no change, and says in which state it is', async () => {
    const run = await approvedRun();
    for (const [name, change] of Object.entries(CHANGES)) {
      const reply = await change(run);
      expect([name, reply.status, reply.body]).toMatchObject([
        name,
        409,
        { code: 'Konflikt', detail: expect.stringContaining('„Freigegeben“') },
      ]);
    }
    expect(await pay.read(run.nr)).toMatchObject({ Status: 'Freigegeben', Anzahl: 1, Pruefsumme: run.pruefsumme });
    await withdraw(run);
  });
});

test('a discarded run is neither approved nor handed to the bank', async () => {
  const one = await pay.picked();
  const lauf = await pay.checked();
  expectProblem(await pay.call('GET', `zahlungslaeufe/${lauf.Laufnummer}/datei`), 409, 'Konflikt');
  await pay.ok(pay.call('POST', `zahlungslaeufe/${lauf.Laufnummer}/verwerfen`, { Grund: 'Probe' }));
  expectProblem(await pay.approve(lauf.Laufnummer, lauf.Pruefsumme), 409, 'Konflikt');
  expectProblem(await pay.call('POST', `zahlungslaeufe/${lauf.Laufnummer}/uebergeben`), 409, 'Konflikt');
  await pay.executed();
  expect(await pay.bookedOf(one.nummer)).toEqual(['Gewaehrung', 'Auszahlung']);
});

test('a file and an account whose years are over are gone, and the run stays', async () => {
  const run = await approvedRun();
  await queryAsOwner(app, 'update zahlungslauf set datei = null where mandant = $1 and laufnummer = $2', [TENANT, run.nr]);
  await queryAsOwner(app, 'update zahlung set bankdaten_id = null where mandant = $1 and zahlungsnummer = $2', [TENANT, run.zahlung]);
  expectProblem(await download(run), 410, 'Abgelaufen');
  expectProblem(await readIban(run), 410, 'Abgelaufen');
  expect(await pay.read(run.nr)).toMatchObject({ Status: 'Freigegeben', Anzahl: 1 });
  await withdraw(run);
});
