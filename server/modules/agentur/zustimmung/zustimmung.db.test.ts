import { describe, expect, test } from 'vitest';
import { loginAgentur, makeAgentur, makeBenutzer } from '../../../../test/support/agentur.ts';
import { type Reply, testApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { entriesOf, entry, withInhalte } from '../../../../test/support/inhalt.ts';
import { tokenOf } from '../../../../test/support/mails.ts';
import { register, registered, zustimmungenAt } from '../../../../test/support/registrierung.ts';
import { newEmail, PASSWORD } from '../../../../test/support/walk.ts';
import { expectProblem } from '../../../http/problem.fixture.ts';
import { listAgencies, type Opening } from '../../../start/agentur-command.ts';
import { inviteAgentur } from '../index.ts';

const app = testApp();
const call = (method: 'GET' | 'POST' | 'PUT', path: string, bearer: string, body?: object): Promise<Reply> =>
  app.api('telko', method, path, { bearer, ...(body && { body }) });
const open: Opening = (work) => work(app.parts);
const agree = async (bearer: string, Zustimmungen?: object) =>
  call('POST', '/agentur/zustimmung', bearer, { Zustimmungen: Zustimmungen ?? (await zustimmungenAt(app)) });
const openOf = async (bearer: string) => (await call('GET', '/agentur/user', bearer)).body.OffeneZustimmungen;
const fieldsOf = ({ body }: Reply) => body.errors?.map((one: { field: string; code: string }) => `${one.field} ${one.code}`);
const rowsOf = (agenturnummer: string) =>
  app.inTenant('telko', ({ tx }) =>
    tx
      .selectFrom('agentur_zustimmung')
      .select(['block', 'version', 'agentur_benutzer_id', 'gegeben_am'])
      .where('agenturnummer', '=', agenturnummer)
      .orderBy('block', 'desc')
      .execute(),
  );
const logOf = (agenturnummer: string) =>
  app.inTenant('telko', ({ tx }) =>
    tx
      .selectFrom('protokoll')
      .select(['wer', 'daten'])
      .where('was', '=', 'agentur.zugestimmt')
      .where('agenturnummer', '=', agenturnummer)
      .orderBy('protokoll_id')
      .execute(),
  );

/** The content of the tenant with other rules. */
const changed = () => [
  ...entriesOf(app, 'telko').filter(({ kennung }) => kennung !== 'agentur-regeln'),
  entry('content-bloecke', 'agentur-regeln', { Inhalt: { de: '<p>Neue Regeln.</p>', en: '<p>New rules.</p>' } }),
];

/** An agency with an owner and a member of the staff; by default it has not agreed. */
async function agency({ hasAgreed = false } = {}) {
  const agenturnummer = await makeAgentur(app);
  const email = await makeBenutzer(app, 'telko', agenturnummer, { hasAgreed });
  const inhaber = await loginAgentur(app, 'telko', email);
  const staff = await makeBenutzer(app, 'telko', agenturnummer, { rollen: ['Mitarbeiter'], hasAgreed });
  return { agenturnummer, inhaber, mitarbeiter: await loginAgentur(app, 'telko', staff) };
}
const write = (bearer: string, agenturnummer: string) => call('PUT', `/agentur/stammdaten/${agenturnummer}`, bearer, { Ort: 'Kiel' });

describe('the registration of an agency', () => {
  test('is refused without agreement to each text of the tenant, and to an old version', async () => {
    const { Regeln, Auftragsverarbeitung } = await zustimmungenAt(app);
    const send = (Zustimmungen: object | undefined) => register(app, newEmail('ohne', 'agentur.example'), { Zustimmungen });
    expect(fieldsOf(await send(undefined))).toEqual(['Zustimmungen.Regeln pflichtfeld', 'Zustimmungen.Auftragsverarbeitung pflichtfeld']);
    expect(fieldsOf(await send({ Regeln }))).toEqual(['Zustimmungen.Auftragsverarbeitung pflichtfeld']);
    expect(fieldsOf(await send({ Regeln: 'alt', Auftragsverarbeitung }))).toEqual(['Zustimmungen.Regeln textGeaendert']);
  });

  test('stores versions, texts and the moment of the form, with an audit log entry each', async () => {
    const versions = await zustimmungenAt(app);
    const sent = app.clock.now();
    const { token } = await registered(app);
    app.clock.pass({ minutes: 90 });
    await app.api('telko', 'POST', '/agentur/bestaetigen', { body: { Token: token } });
    await app.api('telko', 'PUT', '/agentur/passwort', { body: { Token: token, Password: PASSWORD } });
    const { agenturnummer, id } = await app.inTenant('telko', ({ tx }) =>
      tx
        .selectFrom('agentur_benutzer')
        .select(['agenturnummer', 'agentur_benutzer_id as id'])
        .orderBy('erstellt_am', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow(),
    );
    const rows = await rowsOf(agenturnummer);
    expect(rows).toEqual([
      { block: 'agentur-regeln', version: versions.Regeln, agentur_benutzer_id: id, gegeben_am: expect.any(Date) },
      { block: 'agentur-av', version: versions.Auftragsverarbeitung, agentur_benutzer_id: id, gegeben_am: expect.any(Date) },
    ]);
    for (const { gegeben_am } of rows) expect(gegeben_am.getTime() - sent.getTime()).toBeLessThan(60_000);
    expect((await logOf(agenturnummer)).map(({ daten }) => daten)).toEqual(
      expect.arrayContaining(rows.map(({ block, version }) => ({ block, version, benutzer: id }))),
    );
    const kept = await app.inTenant('telko', ({ tx }) =>
      tx.selectFrom('rechtstext').select('felder').where('block', '=', 'agentur-av').executeTakeFirstOrThrow(),
    );
    expect(JSON.stringify(kept.felder)).toContain('Art. 28 DSGVO');
  });

  test('asks for nothing at a tenant without these texts', async () => {
    const bare = entriesOf(app, 'telko').filter(({ kennung }) => !kennung.startsWith('agentur-'));
    await withInhalte(app, 'telko', bare, async () => {
      expect((await register(app, newEmail('frei', 'agentur.example'), { Zustimmungen: undefined })).status).toBe(202);
      const { agenturnummer, inhaber } = await agency();
      expect(await openOf(inhaber)).toEqual([]);
      expect((await write(inhaber, agenturnummer)).status).toBe(204);
      expect((await call('GET', '/agentur/zustimmung', inhaber)).body).toEqual({ Bedingungen: [] });
    });
  });
});

describe('an agency that has not agreed', () => {
  test('reads, but does not write until its owner agrees', async () => {
    const { agenturnummer, inhaber, mitarbeiter } = await agency();
    expect(await openOf(inhaber)).toEqual(['Regeln', 'Auftragsverarbeitung']);
    expect((await call('GET', `/agentur/stammdaten/${agenturnummer}`, inhaber)).status).toBe(200);
    for (const bearer of [inhaber, mitarbeiter]) expectProblem(await call('PUT', '/Einladung', bearer, {}), 403, 'ZustimmungErforderlich');
    expectProblem(await write(inhaber, agenturnummer), 403, 'ZustimmungErforderlich');
    // As the pages promise: nothing is exported either.
    expectProblem(await call('GET', '/agentur/export/leads', inhaber), 403, 'ZustimmungErforderlich');
    expect((await call('PUT', '/agentur/daten', inhaber, { Language: 'de' })).status).toBe(200);

    expectProblem(await agree(mitarbeiter), 403, 'NichtAuthorisiert');
    expect(fieldsOf(await agree(inhaber, { Regeln: 'alt' }))).toEqual([
      'Zustimmungen.Regeln textGeaendert',
      'Zustimmungen.Auftragsverarbeitung pflichtfeld',
    ]);
    expect((await agree(inhaber)).status).toBe(204);
    expect(await openOf(mitarbeiter)).toEqual([]);
    expect((await write(inhaber, agenturnummer)).status).toBe(204);
  });

  test('agrees once by a double click', async () => {
    const { agenturnummer, inhaber } = await agency();
    const replies = await atOnce(2, () => agree(inhaber));
    expect(replies.map(({ status }) => status)).toEqual([204, 204]);
    expect([(await rowsOf(agenturnummer)).length, (await logOf(agenturnummer)).length]).toEqual([2, 2]);
  });

  test('is one that the tenant invited, at its first login', async () => {
    const email = newEmail('eingeladen', 'agentur.example');
    const person = { firma: 'Agentur Ost', vorname: 'Ole', nachname: 'Ost', email };
    const nummer = await app.inTenant('telko', (context) => inviteAgentur(context, person));
    await app.jobs.drainMails();
    const Token = tokenOf(app.mails.to(email));
    await app.api('telko', 'PUT', '/agentur/passwort', { body: { Token, Password: PASSWORD } });
    expect(await openOf(await loginAgentur(app, 'telko', email))).toEqual(['Regeln', 'Auftragsverarbeitung']);
    expect(await listAgencies(open, { mandant: 'telko' })).toMatch(
      new RegExp(`${nummer} .*\\n  agentur-regeln  \\w{16}  not agreed yet\\n  agentur-av  \\w{16}  not agreed yet`),
    );
  });
});

test('a changed text asks the agency again for that text alone, and keeps the former agreement', async () => {
  const { agenturnummer, inhaber } = await agency({ hasAgreed: true });
  expect(await openOf(inhaber)).toEqual([]);
  await withInhalte(app, 'telko', changed(), async () => {
    expect(await openOf(inhaber)).toEqual(['Regeln']);
    expectProblem(await write(inhaber, agenturnummer), 403, 'ZustimmungErforderlich');
    const { Regeln } = await zustimmungenAt(app);
    expect((await agree(inhaber, { Regeln })).status).toBe(204);
    expect((await write(inhaber, agenturnummer)).status).toBe(204);
    const { body } = await call('GET', '/agentur/zustimmung', inhaber);
    expect(body.Bedingungen).toEqual([
      { Name: 'Regeln', Version: Regeln, ZugestimmtAm: expect.any(String) },
      { Name: 'Auftragsverarbeitung', Version: expect.any(String), ZugestimmtAm: expect.any(String) },
    ]);
  });
  expect((await rowsOf(agenturnummer)).map(({ block }) => block)).toEqual(['agentur-regeln', 'agentur-regeln', 'agentur-av']);
  expect(await listAgencies(open, { mandant: 'telko' })).toMatch(
    new RegExp(`${agenturnummer} .*(\\n  agentur-\\w+  \\w{16}  agreed \\S+ by Agathe Agenturin){3}`),
  );
});
