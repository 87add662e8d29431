import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { configured } from '../../../test/support/mandant.ts';
import { grantsOf, movedBy, pickBy, released, statusOfEmpfaenger, transfer, voucher } from '../../../test/support/money.ts';
import { ERIKA } from '../../../test/support/walk.ts';
import { readPraemien } from '../praemie/index.ts';
import { grantPraemierungen } from './grant.ts';

const app = testApp();

const TENANT = 'energie';
const HOUR = 1 / 24;
const status = (nummer: string) => statusOfEmpfaenger(app, TENANT, nummer);
const statuses = async (nummer: string) => (await grantsOf(app, TENANT, nummer)).map((grant) => grant.status);

describe('a released recipient', () => {
  test('is Gezahlt only after both sides have their voucher', async () => {
    const { empfehlerToken, empfaengerToken, grants, Empfaengernummer } = await released(app, TENANT);
    await pickBy(app, TENANT, empfehlerToken, voucher(grants[0]));
    await app.later(HOUR);
    expect(await status(Empfaengernummer)).toBe('Freigegeben');
    await pickBy(app, TENANT, empfaengerToken, voucher(grants[1]));
    await app.later(HOUR);
    expect(await status(Empfaengernummer)).toBe('Gezahlt');
  });

  test('is Gezahlt if one side was paid and the grant of the other expired', async () => {
    const { empfehlerToken, grants, Empfaengernummer, Auftragsnummer } = await released(app, TENANT);
    await pickBy(app, TENANT, empfehlerToken, voucher(grants[0]));
    await app.later(91);
    expect(await statuses(Auftragsnummer)).toEqual(['Abgeholt', 'Abgelaufen']);
    expect(await status(Empfaengernummer)).toBe('Gezahlt');
  });

  test('is Abgelaufen if all grants expired', async () => {
    const { Empfaengernummer, Auftragsnummer } = await released(app, TENANT);
    await app.later(91);
    expect(await statuses(Auftragsnummer)).toEqual(['Abgelaufen', 'Abgelaufen']);
    expect(await status(Empfaengernummer)).toBe('Abgelaufen');
  });

  test('stays Freigegeben while a transfer waits for its payout, even if the other grant expired', async () => {
    const { empfaengerToken, grants, Empfaengernummer, Auftragsnummer } = await released(app, TENANT);
    await pickBy(app, TENANT, empfaengerToken, transfer(grants[1]));
    await app.later(91);
    expect(await statuses(Auftragsnummer)).toEqual(['Abgelaufen', 'Bereitgestellt']);
    expect(await status(Empfaengernummer)).toBe('Freigegeben');
  });
});

describe('the grants of a release', () => {
  const valuesOf = async (one: { Auftragsnummer: string }) =>
    Object.fromEntries((await grantsOf(app, TENANT, one.Auftragsnummer)).map((grant) => [grant.seite, grant.wert_cent]));

  test.each([
    [50, 1000, { Empfehler: 4000, Empfaenger: 1000 }],
    [0, 1999, { Empfehler: 3001, Empfaenger: 1999 }],
    [0, 5000, { Empfaenger: 5000 }],
    [50, 0, { Empfehler: 5000 }],
  ] as const)('at a share of %s and a cap of %s cents for the contact add up to the reward', (anteil, cap, values) =>
    configured(app, TENANT, { MaxEmpfaengerPraemieCent: cap }, async () => {
      expect(await valuesOf(await released(app, TENANT, { anteil }))).toEqual(values);
    }),
  );

  test('give the odd cent to the recommender', async () => {
    const change = (wert_cent: number) => app.inTenant(TENANT, ({ tx }) => tx.updateTable('praemie').set({ wert_cent }).execute());
    await change(5001);
    const one = await released(app, TENANT);
    await change(5000);
    expect(await valuesOf(one)).toEqual({ Empfehler: 2501, Empfaenger: 2500 });
  });

  test('are booked as cost against debt and mailed to their owners, each with its own token', async () => {
    let one: Awaited<ReturnType<typeof released>> | undefined;
    const moved = await movedBy(app, TENANT, async () => {
      one = await released(app, TENANT);
    });
    await app.jobs.drainMails();
    expect(moved).toEqual({ Aufwand: 5000, Verbindlichkeit: -5000 });
    expect(app.mails.to(ERIKA.Email).html).toContain(`token=${one?.empfehlerToken}`);
    expect(app.mails.to(one?.email ?? '').html).toContain(`token=${one?.empfaengerToken}`);
    expect(app.mails.to(one?.email ?? '').html).not.toContain(one?.empfehlerToken);
  });

  test('exist once for each order and side, because the database refuses a second', async () => {
    const { Auftragsnummer: auftragsnummer, Empfaengernummer: empfaengernummer } = await released(app, TENANT);
    const again = app.inTenant(TENANT, async (context) => {
      const [praemie] = await readPraemien(context);
      if (praemie)
        await grantPraemierungen(context, {
          auftragsnummer,
          empfaengernummer,
          empfehlung: { anteil_empfehler: 50, sellernummer: null },
          praemie,
          agenturnummer: null,
        });
    });
    await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'praemierung_mandant_auftragsnummer_seite_key' });
  });
});
