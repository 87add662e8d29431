import { expect, test } from 'vitest';
import { openAgencyWithStaff } from '../../test/support/agentur.ts';
import { demoApp } from '../../test/support/app.ts';
import { makeRechnung } from '../../test/support/rechnung.ts';
import { eraseEmpfaenger } from '../modules/rechnung/store.ts';
import { withConnection } from './connection.ts';
import { migrate } from './migrate.ts';

const app = demoApp();
const TENANT = 'telko';
const NAME = '0046_rechnung_pdf.sql';

/** Documents as they were while each download rendered them. */
const BEFORE = `drop table rechnung_pdf; drop function refuse_change_of_rechnung_pdf; delete from migration where name = '${NAME}';`;

test('earlier documents wait to be rendered, except those whose addressee was erased', async () => {
  const { agenturnummer, inhaber } = await openAgencyWithStaff(app, TENANT);
  const [nr, old] = [await makeRechnung(app, TENANT, agenturnummer), await makeRechnung(app, TENANT, agenturnummer)];
  await app.inTenant(TENANT, (context) => eraseEmpfaenger(context, [old]));
  await withConnection(app.source, (connection) => connection.query(BEFORE));

  expect(await migrate(app.source)).toEqual([NAME]);
  const rows = await app.inTenant(TENANT, ({ tx }) => tx.selectFrom('rechnung_pdf').select(['rechnungsnummer', 'fehlt']).execute());
  expect(rows).toContainEqual({ rechnungsnummer: nr, fehlt: true });
  expect(rows.map(({ rechnungsnummer }) => rechnungsnummer)).not.toContain(old);
  expect((await app.inTenant('energie', ({ tx }) => tx.selectFrom('rechnung_pdf').select('rechnungsnummer').execute())).length).toBe(0);
  const read = await app.api(TENANT, 'GET', `/agentur/rechnungen/${agenturnummer}/${nr}.pdf`, { bearer: inhaber });
  expect(read.raw.subarray(0, 5).toString()).toBe('%PDF-');
});
