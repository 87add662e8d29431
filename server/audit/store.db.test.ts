import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { release } from '../../test/support/walk.ts';
import { withConnection } from '../db/connection.ts';
import { writeProtokoll } from './store.ts';

const app = demoApp();

const entriesAbout = (bezug: string) =>
  app.inTenant('telko', ({ tx }) =>
    tx.selectFrom('protokoll').select(['zeit', 'wer', 'was', 'daten']).where('bezug', '=', bezug).orderBy('protokoll_id').execute(),
  );

describe('the audit log', () => {
  test('has actor, action and time', async () => {
    await app.inTenant('telko', (context) => writeProtokoll(context, 'auftrag.status', 'nummer-1', { nach: 'Ok' }));
    expect(await entriesAbout('nummer-1')).toEqual([{ zeit: app.clock.now(), wer: 'Test', was: 'auftrag.status', daten: { nach: 'Ok' } }]);
  });

  test('has no entry of a change that was rolled back', async () => {
    const failing = app.inTenant('telko', async (context) => {
      await writeProtokoll(context, 'auftrag.status', 'nummer-2');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow();
    expect(await entriesAbout('nummer-2')).toEqual([]);
  });

  test.each([
    ['protokoll', 'wer', "'jemand'"],
    ['buchung', 'betrag_cent', '1'],
  ])('%s is append-only, even for its owner', async (table, column, value) => {
    for (const statement of [`update ${table} set ${column} = ${value}`, `delete from ${table}`]) {
      await expect(app.inTenant('telko', ({ tx }) => sql.raw(statement).execute(tx))).rejects.toMatchObject({ code: '42501' });
      const asOwner = withConnection(app.source, (connection) => connection.query(statement));
      await expect(asOwner).rejects.toThrow(`${table} only grows`);
    }
  });

  test('has every state of a referral, and nothing personal', async () => {
    const { auftrag, person } = await release(app, 'telko');
    expect((await entriesAbout(auftrag.Auftragsnummer)).map(({ daten }) => daten.nach).filter(Boolean)).toEqual([
      'Bestaetigt',
      'Freigegeben',
    ]);
    expect((await entriesAbout(person.Empfaengernummer)).map(({ daten }) => daten.nach).filter(Boolean)).toEqual(['Ok', 'Freigegeben']);
    const { rows } = await app.inTenant('telko', ({ tx }) =>
      sql<{ all: string }>`select string_agg(protokoll::text, E'\n') as all from protokoll`.execute(tx),
    );
    const text = rows[0]?.all ?? '';
    expect(text).toContain(person.Empfaengernummer);
    for (const personal of [person.email, person.Hex, 'Jörg', 'Müßig', 'Domkloster', '030 1234567', 'example.org'])
      expect(text).not.toContain(personal);
  });
});
