import { expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { confirmData, hexNow, rowOf } from '../../test/support/empfaenger.ts';
import { tokenOf } from '../../test/support/mails.ts';
import { accept, join, login, order, postAuftrag, recommend } from '../../test/support/walk.ts';
import { fillRenewedHexes } from '../modules/empfaenger/index.ts';
import { withConnection } from './connection.ts';
import { migrate } from './migrate.ts';

const app = demoApp();
const NAME = '0021_empfaenger_hex.sql';

/** The table as it was before versions, with the secret of each recipient as it was when the data was entered. */
const BEFORE = `
  update empfaenger set hex_hash = entered.hex_hash from entered where entered.empfaengernummer = empfaenger.empfaengernummer;
  alter table empfaenger drop column verbunden_mit, drop column vorlaeufig cascade, drop column hex_version;
  drop index empfaenger_empfehlung, empfaenger_ohne_hex;
  alter table empfaenger add constraint empfaenger_mandant_empfehlungsnummer_email_schluessel_key
    unique (mandant, empfehlungsnummer, email_schluessel);
  create unique index empfaenger_offenes_paar on empfaenger (mandant, empfehler_id, email_alias) where status in ('Offen', 'Ok');
  delete from migration where name = '${NAME}';`;

const own = async (hex: string) => (await app.api('telko', 'GET', `/empfaenger/${hex}`)).status;

test('after the migration recipients who have confirmed get a new secret at the start, all others keep theirs', async () => {
  const { Empfehlungsnummer } = await recommend(app, 'telko', await login(app, 'telko'), { produkt: 462 });
  const enter = () => join(app, 'telko', Empfehlungsnummer);
  const [linked, ordered, open] = [await enter(), await enter(), await enter()];
  const people = [linked, ordered, open];
  const typed = people.map(({ Hex }) => Hex);
  await accept(app, 'telko', linked);
  await postAuftrag(app, 'telko', order(app, ordered.Empfaengernummer, 462), 'Bestaetigt');
  await app.inTenant('telko', ({ tx }) =>
    tx
      .insertInto('mail')
      .values({ mail_id: 'alt', vorlage: 'empfaengerBekannt', bezug: linked.Empfaengernummer, ...WAITING })
      .execute(),
  );
  const entered = people.map(({ Empfaengernummer }, index) => `('${Empfaengernummer}', '${app.parts.secrets.hash(typed[index] ?? '')}')`);
  await withConnection(app.source, async (connection) => {
    await connection.query(`create temp table entered (empfaengernummer text, hex_hash text)`);
    await connection.query(`insert into entered values ${entered.join(', ')}`);
    await connection.query(`alter table empfaenger no force row level security`);
    await connection.query(BEFORE);
    await connection.query(`alter table empfaenger force row level security`);
  });

  expect(await migrate(app.source)).toEqual([NAME]);
  expect(await Promise.all(typed.map(own))).toEqual([404, 404, 200]);
  await fillRenewedHexes(app.parts);
  await fillRenewedHexes(app.parts);
  expect(await Promise.all(typed.map(own))).toEqual([404, 404, 200]);
  for (const { Empfaengernummer } of [linked, ordered]) {
    expect(await own(await hexNow(app, 'telko', Empfaengernummer))).toBe(200);
    expect(await rowOf(app, Empfaengernummer)).toMatchObject({ hex_version: 2, status: 'Ok', vorname: 'Jörg', vorlaeufig: false });
  }
  await app.jobs.drainMails();
  expect(app.mails.to(linked.email, 'zustimmung?token=').html).toContain(await hexNow(app, 'telko', linked.Empfaengernummer));
  expect((await confirmData(app, tokenOf(app.mails.to(open.email)))).status).toBe(200);
});

const WAITING = { erstellt_am: new Date(0), faellig_am: new Date(0), gesperrt_bis: null, gesendet_am: null, verworfen_am: null };
