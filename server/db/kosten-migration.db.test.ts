import { expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { grantsOf, pickBy, released, voucher } from '../../test/support/money.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { dayOf } from '../calendar.ts';
import { withConnection } from './connection.ts';
import { migrate } from './migrate.ts';
import { readRoles, withRoles } from './roles.ts';

const app = testApp();
const TENANT = 'energie';
const NAME = '0036_kosten.sql';

/** The ledger as it was while every entry belonged to a grant. */
const BEFORE = `
  alter table buchung no force row level security, disable trigger user;
  drop table rechnung_pdf; drop table rechnung_position; drop table rechnung; drop table belegreihe;
  delete from buchung where partei = 'Agentur';
  drop trigger herkunft on buchung; drop trigger zurueck on buchung; drop trigger beleg on buchung; drop trigger nur_anfuegen on buchung;
  drop function carry_praemierung; drop function check_zurueck; drop function refuse_change_of_buchung;
  revoke update (belegnummer) on buchung from empfehlwerk_app;
  alter table buchung drop column partei cascade, drop column agenturnummer cascade, drop column auftragsnummer cascade, drop column belegnummer cascade,
    drop column buchungstag, drop constraint if exists buchung_praemierung, alter column praemierungsnummer set not null;
  create trigger nur_anfuegen before update or delete on buchung for each row execute function refuse_change();
  alter table buchung enable trigger user, force row level security;
  alter table agentur drop column kredit_cent;
  delete from migration where name = '${NAME}';`;

const entries = (auftragsnummer: string) =>
  queryAsOwner<Record<string, unknown>>(
    app,
    `select b.vorgang, b.partei, b.agenturnummer, b.belegnummer, b.buchungstag::text as tag, p.seite
     from buchung b join praemierung p using (mandant, praemierungsnummer) where b.auftragsnummer = $1 order by b.buchung_id`,
    [auftragsnummer],
  );

test('the migration fills party, order and Berlin day of existing entries', async () => {
  const { Auftragsnummer, empfehlerToken } = await released(app, TENANT, { anteil: 50 });
  const [grant] = await grantsOf(app, TENANT, Auftragsnummer);
  const tag = dayOf(app.clock.now());
  await pickBy(app, TENANT, empfehlerToken, voucher(grant));
  app.clock.set(new Date('2027-06-30T22:30:00Z'));
  await app.jobs.drain();
  const before = await entries(Auftragsnummer);
  await withConnection(app.source, async (connection) => connection.query(withRoles(BEFORE, await readRoles(connection))));

  expect(await migrate(app.source)).toEqual([NAME]);
  const usual = { agenturnummer: null, belegnummer: null };
  expect(before).toEqual([
    { ...usual, vorgang: 'Gewaehrung', partei: 'Empfehler', seite: 'Empfehler', tag },
    { ...usual, vorgang: 'Gewaehrung', partei: 'Empfaenger', seite: 'Empfaenger', tag },
    { ...usual, vorgang: 'Gutschein', partei: 'Empfehler', seite: 'Empfehler', tag: '2027-07-01' },
    { ...usual, vorgang: 'Verfall', partei: 'Empfaenger', seite: 'Empfaenger', tag: '2027-07-01' },
  ]);
  expect(await entries(Auftragsnummer)).toEqual(before);
  const grown = queryAsOwner(app, 'update buchung set betrag_cent = 1');
  await expect(grown).rejects.toThrow('buchung only grows');
});
