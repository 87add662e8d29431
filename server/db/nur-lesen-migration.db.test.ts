import { expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { newAccount } from '../../test/support/konto.ts';
import { enter, issued } from '../../test/support/logintoken.ts';
import { login } from '../../test/support/walk.ts';
import { withConnection } from './connection.ts';
import { migrate } from './migrate.ts';

const app = testApp();
const NAME = '0045_nur_lesen.sql';

test('the migration ends sessions that a token may have opened for an administrator, and keeps all others', async () => {
  const { email } = await newAccount(app, 'telko');
  const byPassword = await login(app, 'telko', email);
  app.clock.set(new Date(app.clock.now().getTime() + 1000));
  const byToken = (await enter(app, (await issued(app, email, 'telko')).token, 'telko')).body.Token;
  const renewed = (await app.api('telko', 'GET', '/account/user', { bearer: byToken })).body.Token;
  const other = await login(app, 'telko');
  const ownByToken = (await enter(app, (await issued(app, 'erika@example.org', 'intern')).token)).body.Token;
  const unused = (await issued(app, email, 'telko')).token;
  await withConnection(app.source, async (connection) => {
    await connection.query('alter table session drop column nur_lesen');
    await connection.query('alter table zugangslink drop column administrator');
    await connection.query(`delete from migration where name = '${NAME}'`);
  });

  expect(await migrate(app.source)).toEqual([NAME]);
  const status = async (bearer: string, tenant = 'telko') => (await app.api(tenant, 'GET', '/account/user', { bearer })).status;
  expect(await status(byPassword)).toBe(200);
  expect(await status(byToken)).toBe(401);
  expect(await status(renewed)).toBe(401);
  expect(await status(other)).toBe(200);
  expect(await status(ownByToken, 'intern')).toBe(200);
  expect((await enter(app, unused, 'telko')).body).toMatchObject({ Email: email, NurLesen: true });
  const [forced] = await withConnection(
    app.source,
    async (connection) =>
      (
        await connection.query(
          "select bool_and(relforcerowsecurity) as forced from pg_class where oid in ('mandant'::regclass, 'protokoll'::regclass, 'session'::regclass)",
        )
      ).rows as { forced: boolean }[],
  );
  expect(forced).toEqual({ forced: true });
});
