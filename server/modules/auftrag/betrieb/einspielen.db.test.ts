import iconv from 'iconv-lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { inBetrieb, loginBetrieb, makePerson, openBetriebSession } from '../../../../test/support/betrieb.ts';
import { isStored, ordered, recipient } from '../../../../test/support/money.ts';
import { TEST_NOW } from '../../../../test/support/parts.ts';
import { releaseDays } from '../../../../test/support/release-days.ts';
import { queryAsOwner } from '../../../../test/support/rows.ts';
import { type Order, order, postAuftrag } from '../../../../test/support/walk.ts';
import { addDays } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { expectProblem, fieldCodes } from '../../../http/problem.fixture.ts';
import { setRoles } from '../../betrieb/index.ts';
import { auftraegeOf, numbersOf, TENANT } from './auftraege.fixture.ts';
import { importAsBetrieb } from './einspielen.ts';

const app = testApp();
beforeEach(() => app.clock.set(TEST_NOW));

const { list, read, link, logOf, unlinked } = auftraegeOf(app);
const HEAD = 'Auftragsnummer;Empfaengernummer;Empfehlungsnummer;ProduktId;Auftragsdatum;Status';
const line = (one: Order & { Empfehlungsnummer?: string }, Status = 'Bestaetigt') =>
  [one.Auftragsnummer, one.Empfaengernummer, one.Empfehlungsnummer ?? '', one.ProduktId, one.Auftragsdatum, Status].join(';');
const file = (...lines: string[]) => [HEAD, ...lines].join('\n');
const put = (bearer: string, body: string | Buffer, { query = '', key = '' } = {}) =>
  app.request({
    method: 'POST',
    url: `/api/v1/${TENANT}/betrieb/auftragsimport${query}`,
    headers: { 'content-type': 'text/csv', authorization: `Bearer ${bearer}`, ...(key && { 'idempotency-key': key }) },
    payload: body,
  });
const named = async () => {
  const person = await recipient(app, TENANT);
  return { ...order(app, person.Empfaengernummer, person.ProduktId), Empfehlungsnummer: person.Empfehlungsnummer };
};
const ergebnisse = ({ body }: { body: { Zeilen: { Ergebnis: string }[] } }) => body.Zeilen.map(({ Ergebnis }) => Ergebnis);
const waiting = async (bearer: string) => numbersOf(await list(bearer, { Filter: { Faellig: 'OhneEmpfehlung' }, Pagesize: 200 }));
const keptAs = async (nr: string) => {
  const rows = await queryAsOwner<{ status: string }>(app, 'select status from auftrag_ohne_empfehlung where auftragsnummer = $1', [nr]);
  return rows[0]?.status ?? null;
};

describe('an import of orders', () => {
  test('says by a probe what becomes of each line and stores nothing, then does just that', async () => {
    const { bearer, id } = await loginBetrieb(app);
    const [fresh, typo, empty, early] = [await named(), await named(), await named(), await named()];
    const known = (await ordered(app, TENANT)).auftrag;
    const body = file(
      line(fresh, 'Eingegangen'),
      line(fresh),
      line(known),
      // Refused after it was stored: nothing of it is left for the line after it.
      line(early, 'Freigegeben'),
      line(early),
      line({ ...typo, Empfaengernummer: '', Empfehlungsnummer: 'gibt-es-nicht' }),
      line({ ...empty, Empfaengernummer: '', Empfehlungsnummer: '' }),
      line({ ...empty, Auftragsnummer: `${empty.Auftragsnummer}-2`, Auftragsdatum: '2099-01-01' }),
    );
    const before = await queryAsOwner(app, 'select count(*)::int as n from protokoll');
    const probe = await put(bearer, body, { query: '?probe=true' });
    expect([probe.status, ergebnisse(probe)]).toEqual([
      200,
      ['angelegt', 'bewegt', 'unveraendert', 'abgelehnt', 'angelegt', 'ohneEmpfehlung', 'ohneEmpfehlung', 'abgelehnt'],
    ]);
    expect(await queryAsOwner(app, 'select count(*)::int as n from protokoll')).toEqual(before);
    expect([await isStored(app, TENANT, fresh.Auftragsnummer), await keptAs(empty.Auftragsnummer)]).toEqual([false, null]);

    const stored = await put(bearer, body);
    expect(stored.body).toEqual({ ...probe.body, Gespeichert: true });
    expect(stored.body.Summe).toEqual({ angelegt: 2, bewegt: 1, unveraendert: 1, ohneEmpfehlung: 2, abgelehnt: 2 });
    expect((await read(bearer, fresh.Auftragsnummer)).body).toMatchObject({
      Status: 'Bestaetigt',
      Empfaengernummer: fresh.Empfaengernummer,
    });
    expect(await waiting(bearer)).toEqual(expect.arrayContaining([typo.Auftragsnummer, empty.Auftragsnummer]));
    expect(await logOf(empty.Auftragsnummer)).toEqual([{ wer: `Betrieb:${id}`, was: 'auftrag.ohne-empfehlung', nachher: 'Bestaetigt' }]);
    expect(await queryAsOwner(app, 'select 1 from mail where bezug = $1', [empty.Auftragsnummer])).toEqual([]);
    const again = await put(bearer, body);
    expect(again.body.Summe).toEqual({ angelegt: 0, bewegt: 0, unveraendert: 3, ohneEmpfehlung: 2, abgelehnt: 3 });
  });

  test('refuses a line with a formula, a wrong value or no value for a column that lacks, and takes the others', async () => {
    const { bearer } = await loginBetrieb(app);
    const good = await named();
    const lines = [
      line({ ...good, Auftragsnummer: '=HYPERLINK("http://example.org")' }),
      line({ ...good, Empfaengernummer: '@SUM(A1)' }),
      line({ ...good, Auftragsnummer: '1,23457E+14' }),
      `${line(good)};zu viel`,
      `${good.Auftragsnummer};;;x;31.2.2026;Bezahlt`,
      line(good),
    ];
    const { body } = await put(bearer, file(...lines));
    const codes = body.Zeilen.map(({ Ergebnis, errors = [] }: { Ergebnis: string; errors?: { field: string; code: string }[] }) =>
      [Ergebnis, ...errors.map(({ field, code }) => `${field}:${code}`)].join(' '),
    );
    expect(codes).toEqual([
      'abgelehnt Auftragsnummer:format',
      'abgelehnt Empfaengernummer:format',
      'abgelehnt Auftragsnummer:gerundet',
      'abgelehnt Zeile:zuVieleWerte',
      expect.stringMatching(/^abgelehnt .*ProduktId.*Auftragsdatum.*Status/),
      'angelegt',
    ]);
    const other = await named();
    const lacking = await put(bearer, `Auftragsnummer;ProduktId;Status\n${other.Auftragsnummer};${other.ProduktId};Bestaetigt`);
    expect(lacking.body.Zeilen).toEqual([
      {
        Zeile: 2,
        Auftragsnummer: other.Auftragsnummer,
        Ergebnis: 'abgelehnt',
        code: 'Validierung',
        message: expect.any(String),
        errors: [{ field: 'Auftragsdatum', code: 'pflichtfeld', message: expect.any(String) }],
      },
    ]);
    expect(await keptAs(other.Auftragsnummer)).toBeNull();
  });

  test('keeps orders of a file without any column for a referral, as office programs write it', async () => {
    const { bearer } = await loginBetrieb(app);
    const { Auftragsnummer, ProduktId } = await named();
    const text = `Auftragsnummer;ProduktId;Auftragsdatum;Status;Anmerkung\r\n${Auftragsnummer};${ProduktId};20.11.2026;Bestätigt;Köln\r\n`;
    const { body } = await put(bearer, iconv.encode(text, 'windows-1252'));
    expect(body).toMatchObject({ UnbekannteSpalten: ['Anmerkung'], Zeilen: [{ Ergebnis: 'ohneEmpfehlung', Status: 'Bestaetigt' }] });
  });

  test('refuses a file with more lines than the limit, which its message names, and stores nothing of it', async () => {
    const { bearer } = await loginBetrieb(app);
    const one = await named();
    const lines = Array.from({ length: 501 }, (_, n) => `${one.Auftragsnummer}-${n};${one.ProduktId};${one.Auftragsdatum};Bestaetigt`);
    const refused = await put(bearer, ['Auftragsnummer;ProduktId;Auftragsdatum;Status', ...lines].join('\n'));
    expect(fieldCodes(refused)).toEqual({ Zeilen: 'zuVieleZeilen' });
    expect(refused.body.errors[0].message).toContain('500');
    expect(await keptAs(`${one.Auftragsnummer}-0`)).toBeNull();
    const huge = await put(bearer, ['Auftragsnummer', ...Array.from({ length: 100_000 }, (_, n) => `A${n}`)].join('\n'));
    expect([huge.status, huge.body.detail]).toEqual([413, expect.stringMatching(/100001 Zeilen und \d+ kB, erlaubt sind 100 kB/)]);
    const larger = await put(bearer, 'x'.repeat(11_000_000));
    expect([larger.status, larger.body.detail]).toEqual([413, expect.stringContaining('100 kB')]);
  });

  test('that ends in the middle leaves no line half done, and the same file again takes the rest', async () => {
    const { bearer, id } = await loginBetrieb(app);
    const lines = [await named(), await named(), await named()];
    let begun = 0;
    const request = {
      mandant: app.parts.mandanten.get(TENANT) ?? expect.fail('no tenant'),
      locale: 'de',
      login: { who: 'B', id, rollen: ['Betrieb'], wer: `Betrieb:${id}` },
      input: { body: file(...lines.map((one) => line(one))), query: {} },
      inContext: <T>(work: (context: Context) => Promise<T>) =>
        app.inTenant(TENANT, async (context) => {
          begun += 1;
          const done = await work(context);
          if (begun === 2) throw new Error('the process has ended');
          return done;
        }),
    } as unknown as Parameters<typeof importAsBetrieb>[0];
    await expect(importAsBetrieb(request)).rejects.toThrow('the process has ended');
    const stored = await Promise.all(lines.map(({ Auftragsnummer }) => isStored(app, TENANT, Auftragsnummer)));
    expect(stored).toEqual([true, false, false]);
    const second = lines[1]?.Auftragsnummer ?? '';
    expect(await queryAsOwner(app, 'select 1 from mail where bezug = $1', [second])).toEqual([]);
    expect(ergebnisse(await put(bearer, file(...lines.map((one) => line(one)))))).toEqual(['unveraendert', 'angelegt', 'angelegt']);
  });

  test('moves an order that was linked by hand, whatever number the file has for it', async () => {
    const { bearer } = await loginBetrieb(app);
    const nr = await unlinked({ Empfehlungsnummer: 'gibt-es-nicht' });
    const { Empfehlungsnummer, ProduktId } = await recipient(app, TENANT);
    expect((await link(bearer, nr, { Empfehlungsnummer })).status).toBe(200);
    const { Auftragsdatum } = (await read(bearer, nr)).body;
    app.clock.pass({ days: releaseDays(TENANT) });
    const later = await loginBetrieb(app);
    for (const number of ['gibt-es-nicht', '']) {
      const moved = { Auftragsnummer: nr, Empfaengernummer: '', Empfehlungsnummer: number, ProduktId, Auftragsdatum };
      const { body } = await put(later.bearer, file(line(moved, 'Freigegeben')));
      expect(body.Zeilen).toMatchObject([{ Ergebnis: number ? 'bewegt' : 'unveraendert', Status: 'Freigegeben' }]);
    }
  });

  test('moves a kept order, and refuses one whose data changed or whose day of release has not come', async () => {
    const { bearer } = await loginBetrieb(app);
    const one = { ...(await named()), Empfaengernummer: '', Empfehlungsnummer: '' };
    const send = async (change: Partial<Order>, status: string) =>
      (await put(bearer, file(line({ ...one, ...change }, status)))).body.Zeilen[0];
    expect(await send({}, 'Freigegeben')).toMatchObject({ Ergebnis: 'abgelehnt', code: 'FreigabeZuFrueh' });
    expect(await keptAs(one.Auftragsnummer)).toBeNull();
    await send({}, 'Eingegangen');
    expect(await send({}, 'Bestaetigt')).toMatchObject({ Ergebnis: 'ohneEmpfehlung', Status: 'Bestaetigt' });
    expect(await keptAs(one.Auftragsnummer)).toBe('Bestaetigt');
    const otherDay = { Auftragsdatum: addDays(one.Auftragsdatum, -1) };
    expect(await send(otherDay, 'Bestaetigt')).toMatchObject({ code: 'Konflikt', message: expect.stringContaining('anderen Empfänger') });
    expect(await send({}, 'Eingegangen')).toMatchObject({ code: 'Konflikt', message: expect.stringContaining('kann nicht mehr') });
    expect(await send({}, 'Storniert')).toMatchObject({ Ergebnis: 'ohneEmpfehlung', Status: 'Storniert' });
    expect(await waiting(bearer)).not.toContain(one.Auftragsnummer);
  });

  test('of a number that a key reports later makes the order of that message', async () => {
    const { bearer } = await loginBetrieb(app);
    const person = await recipient(app, TENANT);
    const auftrag = order(app, person.Empfaengernummer, person.ProduktId);
    await put(bearer, file(line({ ...auftrag, Empfaengernummer: '' })));
    expect(await waiting(bearer)).toContain(auftrag.Auftragsnummer);
    expect((await postAuftrag(app, TENANT, auftrag, 'Eingegangen')).status).toBe(201);
    expect([await waiting(bearer), await keptAs(auftrag.Auftragsnummer)]).toEqual([
      expect.not.arrayContaining([auftrag.Auftragsnummer]),
      null,
    ]);
    expect((await read(bearer, auftrag.Auftragsnummer)).body).toMatchObject({
      Status: 'Eingegangen',
      Empfaengernummer: auftrag.Empfaengernummer,
    });
  });

  test('and a message of a key at once store a number once', async () => {
    const { bearer } = await loginBetrieb(app);
    const person = await recipient(app, TENANT);
    for (let n = 0; n < 4; n += 1) {
      const auftrag = order(app, (await recipient(app, TENANT)).Empfaengernummer, person.ProduktId);
      await Promise.all([put(bearer, file(line({ ...auftrag, Empfaengernummer: '' }))), postAuftrag(app, TENANT, auftrag, 'Bestaetigt')]);
      expect([await isStored(app, TENANT, auftrag.Auftragsnummer), await keptAs(auftrag.Auftragsnummer)]).toEqual([true, null]);
    }
  });

  test('with Still=true causes no notice, and a repeat of its key is answered once', async () => {
    const { bearer } = await loginBetrieb(app);
    const [quiet, loud] = [await named(), await named()];
    const mails = (nr: string) => queryAsOwner(app, "select 1 from mail where bezug = $1 and vorlage like 'praemieInSicht%'", [nr]);
    const first = await put(bearer, file(line(quiet)), { query: '?Still=true', key: quiet.Auftragsnummer });
    const repeated = await put(bearer, file(line(quiet)), { query: '?Still=true', key: quiet.Auftragsnummer });
    expect([repeated.body, repeated.body.Summe.angelegt]).toEqual([first.body, 1]);
    await put(bearer, file(line(loud)));
    expect([(await mails(quiet.Auftragsnummer)).length, (await mails(loud.Auftragsnummer)).length]).toEqual([0, 2]);
  });

  test('releases no order of the person', async () => {
    const person = await makePerson(app);
    const own = await recipient(app, TENANT, { email: person.email });
    const auftrag = order(app, own.Empfaengernummer, own.ProduktId);
    app.clock.pass({ days: releaseDays(TENANT) });
    const { body } = await put(await openBetriebSession(app, person), file(line(auftrag, 'Freigegeben')));
    expect(body.Zeilen).toMatchObject([
      { Ergebnis: 'abgelehnt', code: 'NichtAuthorisiert', message: expect.stringContaining('jemand anderes') },
    ]);
    expect(await isStored(app, TENANT, auftrag.Auftragsnummer)).toBe(false);
  });

  test('is refused to other roles, at other tenants and to keys', async () => {
    const { bearer } = await loginBetrieb(app, { rollen: { telko: ['Support'], energie: ['Betrieb'] } });
    expectProblem(await put(bearer, file()), 403, 'NichtAuthorisiert');
    expectProblem(await put((await loginBetrieb(app, { rollen: { energie: ['Betrieb'] } })).bearer, file()), 404, 'NichtGefunden');
    expectProblem(await put(`demo-${TENANT}`, file()), 401, 'PSOF0204');
  });

  test('stops for a person whose role ends meanwhile: the rest is refused line by line', async () => {
    const person = await makePerson(app);
    const mandant = app.parts.mandanten.get(TENANT) ?? expect.fail('no tenant');
    const lines = [await named(), await named()].map((one) => line({ ...one, Empfaengernummer: '', Empfehlungsnummer: '' }));
    const request = {
      mandant,
      locale: 'de',
      login: { who: 'B', id: person.id, rollen: ['Betrieb'], wer: `Betrieb:${person.id}` },
      input: { body: file(...lines), query: {} },
      async inContext<T>(work: (context: Context) => Promise<T>) {
        const done = await app.inTenant(TENANT, work);
        await inBetrieb(app, (scope) =>
          scope.asMandant(mandant, (context) => setRoles(context, person.id, { rollen: ['Support'], giltBis: null })),
        );
        return done;
      },
    } as unknown as Parameters<typeof importAsBetrieb>[0];
    const { Zeilen } = await importAsBetrieb(request);
    expect(Zeilen.map(({ Ergebnis, code }) => code ?? Ergebnis)).toEqual(['ohneEmpfehlung', 'NichtAuthorisiert']);
  });
});
