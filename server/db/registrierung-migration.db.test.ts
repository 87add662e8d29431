import { expect, test } from 'vitest';
import { loginAgentur, makeAgentur, makeBenutzer } from '../../test/support/agentur.ts';
import { testApp } from '../../test/support/app.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { PASSWORD } from '../../test/support/walk.ts';
import { createZugangslink, tokenOfZugangslink } from '../modules/account/index.ts';
import { withConnection } from './connection.ts';
import { migrate } from './migrate.ts';

const app = testApp();
const NAME = '0055_registrierung.sql';
/** Later migrations that change the same tables. */
const LATER = ['0063_agentur_zustimmung.sql', '0093_legal_texts.sql'];

test('after the migration links of begun registrations still confirm and set the password, and waiting mails to known addresses are dropped', async () => {
  const agenturnummer = await makeAgentur(app, 'telko', { status: 'Angelegt' });
  const email = await makeBenutzer(app, 'telko', agenturnummer, { status: 'Eingeladen', mitarbeiternummer: 'M-1' });
  const [{ id } = { id: '' }] = await queryAsOwner<{ id: string }>(
    app,
    'select agentur_benutzer_id as id from agentur_benutzer where agenturnummer = $1',
    [agenturnummer],
  );
  const Token = await app.inTenant('telko', async (context) =>
    tokenOfZugangslink(context, await createZugangslink(context, 'AgenturRegistrierung', id, 14)),
  );
  await queryAsOwner(
    app,
    "insert into mail (mandant, mail_id, vorlage, bezug, erstellt_am, faellig_am) values ('telko', 'm-known', 'agenturBekannt', 'x', $1, $1)",
    [app.clock.now()],
  );
  const names = [NAME, ...LATER].map((name) => `'${name}'`).join(', ');
  const before = `drop table registrierung, agentur_zustimmung, rechtstext; delete from migration where name in (${names});`;
  await withConnection(app.source, (connection) => connection.query(before));

  expect(await migrate(app.source)).toContain(NAME);
  const known = await app.api('telko', 'GET', `/token/verifyAgenturToken?t=${Token}`);
  expect(known.body).toMatchObject({ Gueltig: true, Zweck: 'Registrierung', Email: email });
  expect((await app.api('telko', 'POST', '/agentur/bestaetigen', { body: { Token } })).status).toBe(204);
  expect((await app.api('telko', 'PUT', '/agentur/passwort', { body: { Token, Password: PASSWORD } })).status).toBe(204);
  const bearer = await loginAgentur(app, 'telko', email);
  const user = await app.api('telko', 'GET', '/agentur/user', { bearer });
  expect(user.body).toMatchObject({ Agenturnummer: agenturnummer, AgenturStatus: 'AdresseBestaetigt' });
  const [mail] = await queryAsOwner(app, "select verworfen_am is not null as dropped from mail where mail_id = 'm-known'");
  expect(mail).toEqual({ dropped: true });
});
