import { expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { claimed, paid } from '../../test/support/forderung.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { bookRueckforderung, bookVerrechnung } from '../modules/kassenbuch/index.ts';
import { withConnection } from './connection.ts';
import { migrate } from './migrate.ts';
import { readRoles, withRoles } from './roles.ts';

const app = testApp();
const NAME = '0089_claims.sql';

/** Claims as they were while only corrections of sellers made them. */
const BEFORE = `
  delete from forderung where partei <> 'Seller';
  alter table forderung drop column sellernummer, drop column rest_cent, drop column eingegangen_cent cascade, drop column guthaben_cent cascade,
    drop column grund cascade, drop column beendet_am cascade;
  drop index forderung_offen; drop index buchung_einmal;
  create unique index buchung_einmal on buchung (mandant, praemierungsnummer, vorgang) where vorgang not in ('Auszahlung', 'Rueckgabe');
  delete from migration where name = '${NAME}';`;

test('the migration makes claims of amounts that were claimed back and not settled, in their order, and mails them', async () => {
  const TENANT = 'energie';
  const [first, settled, second] = [await paid(app, TENANT), await paid(app, TENANT), await paid(app, TENANT)];
  const other = await claimed(app, 'telko');
  await app.inTenant(TENANT, async (context) => {
    for (const { praemierungsnummer, cent } of [first, settled, second]) {
      const grant = { praemierungsnummer, wert_cent: cent };
      await bookRueckforderung(context, grant);
      if (praemierungsnummer === settled.praemierungsnummer) await bookVerrechnung(context, grant);
    }
    await context.tx.insertInto('belegreihe').values({ art: 'Forderung', letzte: 7 }).execute();
  });
  await withConnection(app.source, async (connection) => connection.query(withRoles(BEFORE, await readRoles(connection))));

  expect(await migrate(app.source)).toEqual([NAME]);
  const claims = await queryAsOwner<Record<string, unknown>>(
    app,
    `select mandant, forderungsnummer, partei, bezug, betrag_cent, rest_cent, status, faellig_am::text,
       ((now() at time zone 'Europe/Berlin')::date + 30)::text as soon from forderung order by mandant, reihennummer`,
  );
  const open = { partei: 'Empfehler', betrag_cent: 5000, rest_cent: 5000, status: 'Offen' };
  expect(claims).toMatchObject([
    { ...open, mandant: TENANT, forderungsnummer: 'RF-00008', bezug: first.praemierungsnummer },
    { ...open, mandant: TENANT, forderungsnummer: 'RF-00009', bezug: second.praemierungsnummer },
    { mandant: 'telko', forderungsnummer: 'RF-00002', bezug: other.praemierungsnummer },
  ]);
  expect(claims.every(({ faellig_am, soon }) => faellig_am === soon)).toBe(true);
  expect(await queryAsOwner(app, "select mandant, letzte from belegreihe where art = 'Forderung' order by mandant")).toEqual([
    { mandant: TENANT, letzte: 9 },
    { mandant: 'telko', letzte: 2 },
  ]);
  const mails = await queryAsOwner<{ bezug: string }>(
    app,
    "select bezug from mail where vorlage = 'forderung' and mandant = $1 and gesendet_am is null order by bezug",
    [TENANT],
  );
  expect(mails.map(({ bezug }) => bezug)).toEqual(['RF-00008', 'RF-00009']);
});
