import { beforeEach, describe, expect, test } from 'vitest';
import { loginAgentur, makeAgentur, makeBenutzer } from '../../../test/support/agentur.ts';
import { demoApp } from '../../../test/support/app.ts';
import { accountOf } from '../../../test/support/konto.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { tablesWith } from '../../../test/support/person.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { newEmail, PASSWORD } from '../../../test/support/walk.ts';
import { addTage, startOfDay } from '../../calendar.ts';
import { retain } from '../../jobs/retain.ts';
import { RETENTIONS } from '../../start/modules.ts';
import { createEinladung } from '../einladung/index.ts';
import { createBenutzer } from './index.ts';

const app = demoApp();
const TENANT = 'telko';
beforeEach(() => app.clock.set(TEST_NOW));

const at = async (moment: Date) => {
  app.clock.set(moment);
  await retain(app.parts, RETENTIONS);
};
const deactivate = (email: string, agenturnummer: string) =>
  queryAsOwner(
    app,
    `update agentur_benutzer b set status = 'Deaktiviert', beendet_am = $3 from account a
     where a.mandant = b.mandant and a.account_id = b.account_id and a.email = $1 and b.agenturnummer = $2`,
    [email, agenturnummer, app.clock.now()],
  );
const benutzerOf = (accountId: string) =>
  app.inTenant(TENANT, ({ tx }) =>
    tx
      .selectFrom('agentur_benutzer')
      .select(['agentur_benutzer_id', 'agenturnummer', 'mitarbeiternummer', 'vorname', 'nachname', 'status', 'letzte_anmeldung_am'])
      .where('account_id', '=', accountId)
      .orderBy('agenturnummer')
      .execute(),
  );

/** A user of an agency with a unique name. */
async function person(agenturnummer: string, mitarbeiternummer: string | null, name: string, status: 'Aktiv' | 'Eingeladen' = 'Aktiv') {
  const email = newEmail('agentur', 'agentur.example');
  const passwortHash = await app.parts.passwords.hash(PASSWORD);
  const { accountId } = await app.inTenant(TENANT, (context) =>
    createBenutzer(context, {
      agenturnummer,
      email,
      passwortHash,
      mitarbeiternummer,
      vorname: name,
      nachname: name,
      rollen: ['Inhaber', 'Mitarbeiter'],
      status,
    }),
  );
  return { email, accountId };
}

describe('a deactivated user of an agency', () => {
  test('loses login and address after 12 weeks, while past actions stay under the id', async () => {
    const agenturnummer = await makeAgentur(app, TENANT);
    const { email, accountId } = await person(agenturnummer, 'M-31', 'Zachlotte');
    const bearer = await loginAgentur(app, TENANT, email);
    expect((await app.api(TENANT, 'POST', '/agentur/zweitfaktor', { bearer, body: { Password: PASSWORD } })).status).toBe(200);
    await deactivate(email, agenturnummer);
    await at(new Date(addTage(TEST_NOW, 84).getTime() - 1));
    expect(await accountOf(app, email)).toMatchObject({ email, passwort_hash: expect.any(String) });
    await at(addTage(TEST_NOW, 84));
    expect(await tablesWith(app, [email])).toEqual([]);
    for (const table of ['zweitfaktor', 'session'])
      expect(await queryAsOwner(app, `select 1 from ${table} where account_id = $1`, [accountId])).toEqual([]);
    expect(await benutzerOf(accountId)).toMatchObject([{ vorname: 'Zachlotte', mitarbeiternummer: 'M-31' }]);
    const [row] = await benutzerOf(accountId);
    const did = await queryAsOwner<{ was: string }>(app, 'select was from protokoll where bezug = $1', [row?.agentur_benutzer_id]);
    expect(did.map(({ was }) => was)).toContain('anmeldung.agentur');
  });

  test('keeps the login while active in another agency', async () => {
    const [left, kept] = [await makeAgentur(app, TENANT), await makeAgentur(app, TENANT)];
    const email = await makeBenutzer(app, TENANT, left);
    await makeBenutzer(app, TENANT, kept, { email });
    await deactivate(email, left);
    await at(addTage(TEST_NOW, 400));
    expect((await app.api(TENANT, 'POST', '/agentur/login', { body: { Email: email, Password: PASSWORD } })).body.Agenturnummer).toBe(kept);
  });

  test('is only a number from the fourth year on', async () => {
    const agenturnummer = await makeAgentur(app, TENANT);
    const [staff, owner] = [await person(agenturnummer, 'M-32', 'Zachlieb'), await person(agenturnummer, null, 'Zachhold')];
    for (const { email } of [staff, owner]) await deactivate(email, agenturnummer);
    await at(new Date(startOfDay('2030-01-01').getTime() - 1));
    expect(await benutzerOf(staff.accountId)).toMatchObject([{ vorname: 'Zachlieb' }]);
    await at(startOfDay('2030-01-01'));
    const gone = { vorname: '', status: 'Deaktiviert', letzte_anmeldung_am: null };
    expect(await benutzerOf(staff.accountId)).toMatchObject([{ ...gone, nachname: 'M-32', mitarbeiternummer: 'M-32' }]);
    expect(await benutzerOf(owner.accountId)).toMatchObject([{ ...gone, nachname: '–', mitarbeiternummer: null }]);
    expect(await tablesWith(app, ['Zachlieb', 'Zachhold'])).toEqual([]);
  });

  test('keeps login and name if reactivated in time', async () => {
    const agenturnummer = await makeAgentur(app, TENANT);
    const { email, accountId } = await person(agenturnummer, 'M-33', 'Zachwin');
    await deactivate(email, agenturnummer);
    app.clock.set(addTage(TEST_NOW, 80));
    await queryAsOwner(app, "update agentur_benutzer set status = 'Aktiv' where account_id = $1", [accountId]);
    await at(startOfDay('2040-01-01'));
    expect(await accountOf(app, email)).toMatchObject({ email });
    expect(await benutzerOf(accountId)).toMatchObject([{ vorname: 'Zachwin', status: 'Aktiv' }]);
  });
});

test('the database records when a user or an agency ended, even if the status is changed by plain SQL', async () => {
  const agenturnummer = await makeAgentur(app, TENANT);
  const { accountId } = await person(agenturnummer, 'M-34', 'Zachmut');
  const endOf = (table: string, key: string, value: string) =>
    queryAsOwner<{ da: boolean }>(app, `select beendet_am is not null as da from ${table} where ${key} = $1`, [value]);
  await queryAsOwner(app, "update agentur_benutzer set status = 'Deaktiviert' where account_id = $1", [accountId]);
  await queryAsOwner(app, "update agentur set status = 'Inaktiv', grund = 'Ruht' where agenturnummer = $1", [agenturnummer]);
  expect([await endOf('agentur_benutzer', 'account_id', accountId), await endOf('agentur', 'agenturnummer', agenturnummer)]).toEqual([
    [{ da: true }],
    [{ da: true }],
  ]);
  await queryAsOwner(app, "update agentur_benutzer set status = 'Aktiv' where account_id = $1", [accountId]);
  await queryAsOwner(app, "update agentur set status = 'Aktiv', grund = null where agenturnummer = $1", [agenturnummer]);
  expect([await endOf('agentur_benutzer', 'account_id', accountId), await endOf('agentur', 'agenturnummer', agenturnummer)]).toEqual([
    [{ da: false }],
    [{ da: false }],
  ]);
});

test('a user who never accepts the invitation is erased after 12 weeks, with the address', async () => {
  const agenturnummer = await makeAgentur(app, TENANT);
  const { email, accountId } = await person(agenturnummer, 'M-35', 'Zachtrud', 'Eingeladen');
  await at(new Date(addTage(TEST_NOW, 84).getTime() - 1));
  expect(await benutzerOf(accountId)).toMatchObject([{ vorname: 'Zachtrud', status: 'Eingeladen' }]);
  await at(addTage(TEST_NOW, 84));
  expect(await benutzerOf(accountId)).toMatchObject([{ vorname: '', nachname: 'M-35', status: 'Deaktiviert' }]);
  expect(await tablesWith(app, [email, 'Zachtrud'])).toEqual([]);
});

test('an agency that stays Inaktiv and its users are reduced to numbers after the retention period, and its rows stay', async () => {
  const agenturnummer = await makeAgentur(app, TENANT, { name: 'Agentur Zachquell' });
  const { email, accountId } = await person(agenturnummer, 'M-36', 'Zachmar');
  const address = { email: 'buero@zachquell.example', strasse: 'Zachquellweg', ort: 'Zachquellen', ust_id: 'DE999000199' };
  await app.inTenant(TENANT, async (context) => {
    await createEinladung(context, {
      einladungsnummer: `e-${agenturnummer}`,
      agenturnummer,
      mitarbeiternummer: 'M-36',
      vorname: 'Ida',
      nachname: 'Ölmann',
      email: null,
      art: 'VorOrt',
      gueltig_bis: addTage(context.now, 14),
    });
    const ended = { status: 'Inaktiv', grund: 'Zachquell ist zu Ende', beendet_am: context.now, ...address } as const;
    await context.tx.updateTable('agentur').set(ended).where('agenturnummer', '=', agenturnummer).execute();
  });
  await at(new Date(startOfDay('2037-01-01').getTime() - 1));
  expect(await tablesWith(app, ['Zachquell'])).toEqual(['public.agentur']);
  expect(await benutzerOf(accountId)).toMatchObject([{ vorname: 'Zachmar' }]);
  await at(startOfDay('2037-01-01'));
  expect(await tablesWith(app, ['Zachquell', 'Zachmar'])).toEqual([]);
  expect(await benutzerOf(accountId)).toMatchObject([{ nachname: 'M-36', status: 'Deaktiviert' }]);
  const [row] = await queryAsOwner(app, 'select agenturnummer, status, name, grund from agentur where agenturnummer = $1', [agenturnummer]);
  expect(row).toEqual({ agenturnummer, status: 'Inaktiv', name: '', grund: null });
  await at(addTage(startOfDay('2037-01-01'), 85));
  expect(await tablesWith(app, [email])).toEqual([]);
  expect(await queryAsOwner(app, 'select 1 from einladung where agenturnummer = $1', [agenturnummer])).toHaveLength(1);
});
