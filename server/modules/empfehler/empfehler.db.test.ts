import { describe, expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { momentAfter } from '../../../test/support/parts.ts';
import { newEmail, recommendation } from '../../../test/support/walk.ts';
import { confirmAccount } from '../account/index.ts';
import { saveBankdaten } from './bankdaten.ts';
import { ensureEmpfehler, nameEmpfehler } from './person.ts';

const app = demoApp();

const ensure = (email: string, tenant = 'telko', names = { vorname: 'Jana', nachname: 'Lenz' }) =>
  app.inTenant(tenant, (context) => ensureEmpfehler(context, { email, ...names }));
const rowOf = (empfehlerId: string) =>
  app.inTenant('telko', ({ tx }) =>
    tx
      .selectFrom('empfehler')
      .innerJoin('account', 'account.account_id', 'empfehler.empfehler_id')
      .select(['vorname', 'nachname', 'empfehlerhash', 'bankdaten_id', 'bestaetigt_am', 'loeschen_am', 'passwort_hash'])
      .where('empfehler_id', '=', empfehlerId)
      .executeTakeFirstOrThrow(),
  );

describe('a recommender', () => {
  test('is created unconfirmed, without a password, to be deleted after 12 weeks', async () => {
    const row = await rowOf(await ensure(newEmail('jana')));
    expect(row).toMatchObject({ vorname: 'Jana', nachname: 'Lenz', bestaetigt_am: null, passwort_hash: null, bankdaten_id: null });
    expect(row.loeschen_am).toEqual(momentAfter({ days: 84 }));
    expect(row.empfehlerhash).toMatch(/^[\w-]{32}$/);
  });

  test('is the same for every spelling of the mailbox, and keeps the first names', async () => {
    const email = newEmail('jana');
    const id = await ensure(email);
    expect(await ensure(email.toUpperCase(), 'telko', { vorname: 'Falsch', nachname: 'Geschrieben' })).toBe(id);
    expect(await rowOf(id)).toMatchObject({ vorname: 'Jana', nachname: 'Lenz' });
  });

  test('is another one for a +tag, and at another tenant', async () => {
    const email = newEmail('jana');
    const id = await ensure(email);
    expect(await ensure(email.replace('@', '+x@'))).not.toBe(id);
    expect(await ensure(email, 'energie')).not.toBe(id);
  });

  test('is created once for three concurrent referrals of a new person', async () => {
    const empfehler = { Vorname: 'Jana', Nachname: 'Lenz', Email: newEmail('jana') };
    const create = () => app.api('telko', 'POST', '/Empfehlen/create', { body: recommendation({ produkt: 462, empfehler }) });
    expect((await Promise.all([create(), create(), create()])).map(({ status }) => status)).toEqual([201, 201, 201]);
    const accounts = await app.inTenant('telko', ({ tx }) =>
      tx.selectFrom('account').select('account_id').where('email', '=', empfehler.Email).execute(),
    );
    expect(accounts).toHaveLength(1);
  });

  test('is confirmed once, and no longer deleted from then on', async () => {
    const id = await ensure(newEmail('jana'));
    const confirm = () => app.inTenant('telko', (context) => confirmAccount(context, id));
    expect([await confirm(), await confirm()]).toEqual([true, false]);
    expect((await rowOf(id)).loeschen_am).toBeNull();
  });

  test('can be renamed by the owner of the address', async () => {
    const id = await ensure(newEmail('jana'));
    await app.inTenant('telko', (context) => nameEmpfehler(context, id, { vorname: 'Janina', nachname: 'Lenz-Roth' }));
    expect(await rowOf(id)).toMatchObject({ vorname: 'Janina', nachname: 'Lenz-Roth' });
  });

  test('has its bank data encrypted, and none with an invalid IBAN', async () => {
    const id = await ensure(newEmail('jana'));
    const save = (IBAN: string) => app.inTenant('telko', (context) => saveBankdaten(context, id, { Kontoinhaber: 'Jana Lenz', IBAN }));
    await expect(save('DE00370400440532013000')).rejects.toMatchObject({ code: 'Validierung' });
    expect((await rowOf(id)).bankdaten_id).toBeNull();
    await save('DE89370400440532013000');
    const bankdatenId = (await rowOf(id)).bankdaten_id ?? '';
    const stored = await app.inTenant('telko', ({ tx }) =>
      tx.selectFrom('bankdaten').selectAll().where('bankdaten_id', '=', bankdatenId).executeTakeFirstOrThrow(),
    );
    expect(JSON.stringify(stored)).not.toMatch(/DE89|37040044|0532013000|Jana/);
  });
});
