import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { tokenOf } from '../../../test/support/mails.ts';
import { isStored, ordered, recipient, released, statusOfEmpfaenger } from '../../../test/support/money.ts';
import { releaseDays } from '../../../test/support/release-days.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { login, newEmail, type Order, order, postAuftrag } from '../../../test/support/walk.ts';
import { addDays } from '../../calendar.ts';

const app = testApp();
const TENANT = 'energie';
const HEAD = 'Auftragsnummer;Empfaengernummer;ProduktId;Auftragsdatum;Status';
const CSV = { 'content-type': 'text/csv; charset=utf-8' };

const send = (
  payload: string | Buffer,
  { bearer = 'demo-energie' as string | undefined, tenant = TENANT, headers = {}, query = '' } = {},
) =>
  app.request({
    method: 'POST',
    url: `/api/v1/${tenant}/auftrag/import${query}`,
    headers: { ...CSV, ...(bearer && { authorization: `Bearer ${bearer}` }), ...headers },
    payload,
  });
const line = (auftrag: Order, Status = 'Bestaetigt') =>
  [auftrag.Auftragsnummer, auftrag.Empfaengernummer, auftrag.ProduktId, auftrag.Auftragsdatum, Status].join(';');
const file = (...lines: string[]) => [HEAD, ...lines].join('\n');
const named = async () => {
  const person = await recipient(app, TENANT);
  return order(app, person.Empfaengernummer, person.ProduktId);
};
const SUMME = { angelegt: 0, bewegt: 0, unveraendert: 0, abgelehnt: 0 };

describe('a file of orders', () => {
  test('returns a result for each line, and the same file again changes nothing', async () => {
    const [fresh, known, moved] = [await named(), (await ordered(app, TENANT)).auftrag, await named()];
    await postAuftrag(app, TENANT, moved, 'Eingegangen');
    const body = file(line(fresh, 'Eingegangen'), line(known), line(moved));
    const first = await send(body);
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect(first.body).toEqual({
      Zeilen: [
        { Zeile: 2, Auftragsnummer: fresh.Auftragsnummer, Ergebnis: 'angelegt', Status: 'Eingegangen' },
        { Zeile: 3, Auftragsnummer: known.Auftragsnummer, Ergebnis: 'unveraendert', Status: 'Bestaetigt' },
        { Zeile: 4, Auftragsnummer: moved.Auftragsnummer, Ergebnis: 'bewegt', Status: 'Bestaetigt' },
      ],
      Summe: { ...SUMME, angelegt: 1, unveraendert: 1, bewegt: 1 },
    });
    expect((await send(body)).body.Summe).toEqual({ ...SUMME, unveraendert: 3 });
  });

  test('accepts the day from which the release counts as an optional column', async () => {
    const auftrag = await named();
    const FristBeginn = addDays(auftrag.Auftragsdatum, 20);
    const empty = await named();
    const body = [`${HEAD};FristBeginn`, `${line(auftrag)};${FristBeginn}`, `${line(empty)};`].join('\n');
    expect((await send(body)).body.Summe).toEqual({ ...SUMME, angelegt: 2 });
    const rows = await app.inTenant(TENANT, ({ tx }) =>
      tx
        .selectFrom('auftrag')
        .select('frist_beginn')
        .where('auftragsnummer', 'in', [auftrag.Auftragsnummer, empty.Auftragsnummer])
        .orderBy('frist_beginn', 'desc')
        .execute(),
    );
    expect(rows.map(({ frist_beginn }) => frist_beginn)).toEqual([FristBeginn, empty.Auftragsdatum]);
  });

  describe('with Still=true', () => {
    const mailed = async (...orders: Order[]) => {
      const rows = await queryAsOwner<{ vorlage: string; nummer: string }>(
        app,
        `select vorlage, auftrag.auftragsnummer as nummer from mail left join praemierung on praemierungsnummer = bezug
         join auftrag on auftrag.auftragsnummer in (bezug, praemierung.auftragsnummer) order by vorlage`,
      );
      return orders.map(({ Auftragsnummer }) => rows.filter(({ nummer }) => nummer === Auftragsnummer).map(({ vorlage }) => vorlage));
    };
    const still = (...lines: string[]) => send(file(...lines), { query: '?Still=true' });

    test('sends no notices of past orders and mails only the recipient the link to an open reward', async () => {
      const [old, recent, cancelled, loud] = [await named(), await named(), await named(), await named()];
      app.clock.pass({ days: 60 });
      const { body } = await still(line(old, 'Freigegeben'), line(recent), line(cancelled, 'Storniert'));
      expect(body.Summe).toEqual({ ...SUMME, angelegt: 3 });
      expect(await mailed(old, recent, cancelled)).toEqual([['praemieBereit'], [], []]);
      expect(await statusOfEmpfaenger(app, TENANT, old.Empfaengernummer)).toBe('Freigegeben');
      await send(file(line(loud)), { query: '?Still=false' });
      expect(await mailed(loud)).toEqual([['praemieInSicht', 'praemieInSichtEmpfaenger']]);
      expect((await send(file(line(loud)), { query: '?Still=ja' })).status).toBe(422);
    });

    test('mails both sides the link to a reward that is released later, as for any order', async () => {
      const auftrag = await named();
      await still(line(auftrag));
      app.clock.pass({ days: releaseDays(TENANT) });
      await postAuftrag(app, TENANT, auftrag, 'Freigegeben');
      expect(await mailed(auftrag)).toEqual([['praemieBereit', 'praemieBereit']]);
    });

    test('mails the recipient a working link to pick the reward', async () => {
      const { Empfaengernummer, ProduktId, email } = await recipient(app, TENANT);
      app.clock.pass({ days: 60 });
      const auftrag = order(app, Empfaengernummer, ProduktId);
      app.clock.pass({ days: releaseDays(TENANT) });
      await still(line(auftrag, 'Freigegeben'));
      await app.jobs.drainMails();
      const token = tokenOf(app.mails.to(email, 'praemie'));
      expect((await app.api(TENANT, 'GET', '/praemierung', { bearer: token })).status).toBe(200);
      expect(app.mails.allTo(email).map(({ betreff }) => betreff)).toEqual([expect.stringMatching(/^Ihre Prämie ist bereit/)]);
    });

    test('sends no mail about a reward that it cancels', async () => {
      const auftrag = await named();
      app.clock.pass({ days: 60 });
      await postAuftrag(app, TENANT, auftrag, 'Freigegeben');
      const before = await queryAsOwner(app, "select 1 from mail where vorlage = 'praemieStorniert'");
      expect((await still(line(auftrag, 'Storniert'))).body.Summe).toEqual({ ...SUMME, bewegt: 1 });
      expect(await queryAsOwner(app, "select 1 from mail where vorlage = 'praemieStorniert'")).toEqual(before);
    });
  });

  test('says of a second order of a recipient which order is released already', async () => {
    const { Empfaengernummer, ProduktId, Auftragsnummer } = await released(app, TENANT);
    const second = order(app, Empfaengernummer, ProduktId);
    app.clock.pass({ days: releaseDays(TENANT) });
    const { body } = await send(file(line(second, 'Freigegeben')));
    expect(body.Zeilen).toEqual([
      {
        Zeile: 2,
        Auftragsnummer: second.Auftragsnummer,
        Ergebnis: 'abgelehnt',
        code: 'Konflikt',
        message: expect.stringContaining(`hat schon einen freigegebenen Auftrag, ${Auftragsnummer},`),
      },
    ]);
  });

  test('continues after refused lines, reports the errors of POST auftrag for them and stores nothing of them', async () => {
    const [good, tooEarly, foreign, future] = [await named(), await named(), await named(), await named()];
    const body = file(
      line({ ...foreign, Empfaengernummer: 'gibt-es-nicht' }),
      line(tooEarly, 'Freigegeben'),
      line({ ...future, Auftragsdatum: '2099-01-01' }),
      `${future.Auftragsnummer};;x;31.2.2026;Bezahlt`,
      'zu;wenig',
      `${line(good)};zu;viel`,
      line({ ...good, Auftragsnummer: '1,23457E+14' }),
      line(good),
    );
    const { status, body: report } = await send(body);
    expect(status).toBe(200);
    expect(report.Summe).toEqual({ ...SUMME, angelegt: 1, abgelehnt: 7 });
    const [notFound, early, later, wrong, short, tooLong, rounded, stored] = report.Zeilen;
    expect(notFound).toMatchObject({ Zeile: 2, Ergebnis: 'abgelehnt', code: 'NichtGefunden', message: expect.stringMatching(/\S/) });
    expect(early).toMatchObject({ Zeile: 3, code: 'FreigabeZuFrueh' });
    expect(later).toMatchObject({ Zeile: 4, code: 'Validierung', errors: [{ field: 'Auftragsdatum', code: 'zukunft' }] });
    const fields = wrong.errors.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);
    expect(fields).toEqual(expect.arrayContaining(['ProduktId typ', 'Auftragsdatum datum', 'Status auswahl']));
    expect(short).toMatchObject({
      Zeile: 6,
      Auftragsnummer: 'zu',
      errors: expect.arrayContaining([expect.objectContaining({ field: 'Status', code: 'pflichtfeld' })]),
    });
    expect(tooLong).toMatchObject({ Zeile: 7, Auftragsnummer: good.Auftragsnummer, errors: [{ field: 'Zeile', code: 'zuVieleWerte' }] });
    expect(rounded).toMatchObject({ Zeile: 8, errors: [{ field: 'Auftragsnummer', code: 'gerundet' }] });
    expect(stored).toMatchObject({ Zeile: 9, Ergebnis: 'angelegt' });
    for (const { Auftragsnummer } of [tooEarly, foreign, future]) expect(await isStored(app, TENANT, Auftragsnummer)).toBe(false);
    expect(await statusOfEmpfaenger(app, TENANT, tooEarly.Empfaengernummer)).toBe('Ok');
  });

  test('can have commas, quotes, a byte order mark, CRLF, columns in any order and only the referral number', async () => {
    const person = await recipient(app, TENANT);
    const { Auftragsdatum, ProduktId } = order(app, '', person.ProduktId);
    const number = `Q, "${newEmail()}" zwei`;
    const quoted = `"${number.replaceAll('"', '""')}"`;
    const body = `\ufeffStatus,"Auftragsdatum",ProduktId,Empfehlungsnummer,Auftragsnummer\r\n\r\nEingegangen,${Auftragsdatum},${ProduktId},${person.Empfehlungsnummer},${quoted}\r\n`;
    const reply = await send(body);
    expect(reply.body.Zeilen).toMatchObject([{ Auftragsnummer: number, Ergebnis: 'angelegt' }]);
    expect(await isStored(app, TENANT, number)).toBe(true);
  });

  test.each([
    ['Windows-1252', (text: string) => iconv.encode(text, 'windows-1252')],
    ['UTF-16', (text: string) => iconv.encode(text, 'utf-16le', { addBOM: true })],
    ['UTF-8', (text: string) => Buffer.from(text)],
  ])('can be what a German spreadsheet writes, in %s', async (_, encode) => {
    const auftrag = await named();
    const number = `Müller – 5 € ${newEmail()}`;
    const day = auftrag.Auftragsdatum.split('-').reverse().join('.');
    const lines = [
      'sep=;',
      ' STATUS ;auftragsdatum;Produktid;Empfängernummer;Auftragsnummer;Wert;Notiz',
      ';;;;;;',
      `bestätigt;${day};${auftrag.ProduktId};${auftrag.Empfaengernummer};${number};1.234,50 €;"zwei\nZeilen"`,
      '',
      `Bezahlt;${day};${auftrag.ProduktId};${auftrag.Empfaengernummer};${number}`,
    ];
    const { status, body } = await send(encode(lines.join('\r\n')), { headers: { 'content-type': 'text/csv' } });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      Zeilen: [
        { Zeile: 3, Auftragsnummer: number, Ergebnis: 'angelegt', Status: 'Bestaetigt' },
        { Zeile: 5, Ergebnis: 'abgelehnt', errors: [{ field: 'Status', code: 'auswahl' }] },
      ],
      UnbekannteSpalten: ['Wert', 'Notiz'],
    });
    expect(await isStored(app, TENANT, number)).toBe(true);
  });

  test.each(['\n', '\r\n', '\t', '\u2028'])('has no number with the control character %j, like a call', async (sign) => {
    const auftrag = { ...(await named()), Auftragsnummer: `Q${sign}${newEmail()}` };
    const { body } = await send(file(line({ ...auftrag, Auftragsnummer: `"${auftrag.Auftragsnummer}"` })));
    expect(body.Zeilen).toMatchObject([{ errors: [{ field: 'Auftragsnummer', code: 'zeichen' }] }]);
    const reply = await postAuftrag(app, TENANT, auftrag, 'Bestaetigt');
    expect([reply.status, reply.body.errors?.[0]]).toMatchObject([422, { field: 'Auftragsnummer', code: 'zeichen' }]);
  });

  test('reports why an order earns nothing, and errors in the requested language', async () => {
    const auftrag = await named();
    const produkte = (await app.api(TENANT, 'GET', '/produkt')).body;
    const other = produkte.find(({ Id }: { Id: number }) => Id !== auftrag.ProduktId).Id;
    const bad = line({ ...(await named()), Auftragsdatum: '2020-01-01' });
    const { body } = await send(file(line({ ...auftrag, ProduktId: other }), bad), { headers: { 'x-accept-language': 'en' } });
    expect(body.Zeilen).toMatchObject([{ Ergebnis: 'angelegt', Grund: 'AnderesProdukt' }, { message: expect.stringContaining('Please') }]);
  });
});

describe('a file sent twice', () => {
  test('with the same idempotency key gets the same answer, also concurrently; another file is refused', async () => {
    const body = file(line(await named()), line(await named()));
    const headers = { 'idempotency-key': newEmail() };
    const replies = await atOnce(4, () => send(body, { headers }));
    for (const reply of [...replies, await send(body, { headers })]) {
      expect(reply).toMatchObject({ status: 200, body: { Summe: { ...SUMME, angelegt: 2 } } });
    }
    const other = await send(file(line(await named())), { headers });
    expect(other).toMatchObject({ status: 422, body: { errors: [{ field: 'Idempotency-Key', code: 'idempotenz' }] } });
  });

  test('concurrently without a key stores each order once', async () => {
    const body = file(...(await Promise.all([named(), named(), named()])).map((auftrag) => line(auftrag)));
    const replies = await atOnce(5, () => send(body));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const stored = replies.reduce((sum, reply) => sum + reply.body.Summe.angelegt, 0);
    expect(stored).toBe(3);
  });

  test('can be corrected under the same key after it was refused', async () => {
    const headers = { 'idempotency-key': newEmail() };
    expect((await send('Auftragsnummer\n1', { headers })).status).toBe(422);
    expect((await send(file(line(await named())), { headers })).status).toBe(200);
  });
});

describe('a file is refused', () => {
  const field = (name: string, code: string) => ({
    status: 422,
    body: { code: 'Validierung', errors: expect.arrayContaining([expect.objectContaining({ field: name, code })]) },
  });

  test.each([
    ['Auftragsnummer;Auftragsdatum;ProduktId;Empfaengernummer', 'Status', 'pflichtfeld'],
    ['Auftragsnummer;Auftragsdatum;ProduktId;Status', 'Empfaengernummer', 'pflichtfeld'],
    [`${HEAD};status`, 'Status', 'format'],
  ])('for an invalid header: %j', async (body, name, code) => {
    expect(await send(body)).toMatchObject(field(name, code));
  });

  test.each([
    [`${HEAD}\n\n"offen`, 'anfuehrungszeichen', 'Ab Zeile 3 '],
    [[HEAD, ...Array(501).fill('a;b;1;2026-01-01;Bestaetigt')].join('\n;;;;\n'), 'zuVieleZeilen', 'höchstens 500 '],
  ])('for its form, with the row or the limit: %.60j', async (body, code, words) => {
    const reply = await send(body);
    expect(reply).toMatchObject(field('Zeilen', code));
    expect(reply.body.errors[0].message).toContain(words);
  });

  test('if it is empty, too large or of another type', async () => {
    expect((await send('')).status).toBe(422);
    expect((await send(HEAD.padEnd(100 * 1024))).status).toBe(200);
    expect(await send(HEAD.padEnd(100 * 1024 + 1))).toMatchObject({
      status: 413,
      body: { detail: expect.stringContaining('Sie hat 1 Zeilen und 101 kB, erlaubt sind 100 kB.') },
    });
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      expect((await send(HEAD, { headers: { 'content-type': type } })).status, type).toBe(415);
    }
    const asCsv = await app.request({
      method: 'POST',
      url: `/api/v1/${TENANT}/auftrag`,
      headers: { ...CSV, authorization: 'Bearer demo-energie' },
      payload: HEAD,
    });
    expect(asCsv.status).toBe(415);
  });

  test("without the tenant's API key, and nothing is stored", async () => {
    const auftrag = await named();
    expect(await send(file(line(auftrag)), { bearer: '' })).toMatchObject({ status: 401, body: { code: 'LoginFirst' } });
    for (const bearer of ['demo-intern', 'demo-nobody', await login(app, TENANT)]) {
      expect(await send(file(line(auftrag)), { bearer })).toMatchObject({ status: 401, body: { code: 'PSOF0204' } });
    }
    expect(await isStored(app, TENANT, auftrag.Auftragsnummer)).toBe(false);
  });

  test("line by line for another tenant's recipients", async () => {
    const auftrag = await named();
    const { body } = await send(file(line(auftrag)), { bearer: 'demo-intern', tenant: 'intern' });
    expect(body.Zeilen).toMatchObject([{ Ergebnis: 'abgelehnt', code: 'NichtGefunden' }]);
  });
});
