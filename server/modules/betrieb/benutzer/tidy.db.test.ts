import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { globalCall, inBetrieb, loginBetrieb, makePerson } from '../../../../test/support/betrieb.ts';
import { momentAfter, TEST_NOW } from '../../../../test/support/parts.ts';
import { tidyPeople } from './tidy.ts';

const app = testApp();
beforeEach(() => app.clock.set(TEST_NOW));

const rowsOf = (table: 'betrieb_sitzung' | 'betrieb_faktor' | 'betrieb_protokoll', column: string, id: string) =>
  inBetrieb(app, ({ tx }) =>
    tx
      .selectFrom(table)
      .selectAll()
      .where(column as never, '=', id as never)
      .execute(),
  );
const personOf = (id: string) =>
  inBetrieb(app, ({ tx }) => tx.selectFrom('betrieb_benutzer').selectAll().where('benutzer_id', '=', id).executeTakeFirstOrThrow());
const tidy = (now: Date) => inBetrieb(app, (scope) => tidyPeople(scope, now));

test('sessions go with their end, second factors without a code after a day', async () => {
  const person = await loginBetrieb(app);
  await globalCall(app, 'POST', '/faktoren', { bearer: person.bearer, body: { Name: 'Zweites Telefon' } });
  await tidy(momentAfter({ hours: 8 }));
  expect(await rowsOf('betrieb_sitzung', 'benutzer_id', person.id)).toHaveLength(1);
  expect(await rowsOf('betrieb_faktor', 'benutzer_id', person.id)).toHaveLength(2);
  await tidy(momentAfter({ days: 1, seconds: 1 }));
  expect(await rowsOf('betrieb_sitzung', 'benutzer_id', person.id)).toHaveLength(0);
  expect(await rowsOf('betrieb_faktor', 'benutzer_id', person.id)).toHaveLength(1);
});

test('address and name of people who ended and their entries go after three years from the end of the year; others stay', async () => {
  const leader = await loginBetrieb(app);
  const [ended, staying] = [await makePerson(app, { rollen: { telko: ['Support'] } }), await makePerson(app)];
  expect((await app.api('telko', 'DELETE', `/betrieb/benutzer/${ended.id}`, { bearer: leader.bearer })).status).toBe(204);
  await tidy(new Date('2029-12-31T22:59:00Z'));
  expect(await personOf(ended.id)).toMatchObject({ email: ended.email, vorname: 'Berta' });
  expect(await rowsOf('betrieb_protokoll', 'bezug', ended.id)).not.toEqual([]);
  await tidy(new Date('2029-12-31T23:01:00Z'));
  expect(await personOf(ended.id)).toMatchObject({ email: '', email_schluessel: ended.id, vorname: '', nachname: '', passwort_hash: null });
  expect(await rowsOf('betrieb_protokoll', 'bezug', ended.id)).toEqual([]);
  expect(await personOf(staying.id)).toMatchObject({ email: staying.email });
});
