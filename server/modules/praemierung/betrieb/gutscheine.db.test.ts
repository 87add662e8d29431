import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { loginBetrieb } from '../../../../test/support/betrieb.ts';
import { pickBy, released, voucher } from '../../../../test/support/money.ts';
import { TEST_NOW } from '../../../../test/support/parts.ts';
import { queryAsOwner } from '../../../../test/support/rows.ts';
import { newEmail } from '../../../../test/support/walk.ts';
import { expectProblem, fieldCodes } from '../../../http/problem.fixture.ts';

const app = testApp();
beforeEach(() => app.clock.set(TEST_NOW));

const TENANT = 'telko';
/** A value that no reward and no other test has. */
let next = 77_001;
const newWert = () => {
  next += 2;
  return { cent: next, typed: `${Math.floor(next / 100)},${String(next % 100).padStart(2, '0')}` };
};
const newCode = () => newEmail('code').replace(/@.*/, '').toUpperCase();

const list = (bearer: string, body: object = {}, tenant = TENANT) => app.api(tenant, 'PUT', '/betrieb/gutscheine', { bearer, body });
const put = (bearer: string, csv: string, { probe = false, key }: { probe?: boolean; key?: string } = {}) =>
  app.api(TENANT, 'POST', `/betrieb/gutscheine${probe ? '?probe=true' : ''}`, {
    bearer,
    body: csv,
    headers: { 'content-type': 'text/csv', ...(key && { 'idempotency-key': key }) },
  });
const rowOf = async (bearer: string, wertCent: number) =>
  (await list(bearer, { Pagesize: 200 })).body.Content.find(({ WertCent }: { WertCent: number }) => WertCent === wertCent);
const logOf = (wertCent: number) =>
  queryAsOwner(app, "select wer, daten from protokoll where was = 'gutschein.eingespielt' and bezug = $1", [String(wertCent)]);

describe('a file of codes', () => {
  test('is checked without storing, then stored once, encrypted, with the stock by value', async () => {
    const { bearer, id } = await loginBetrieb(app);
    const { cent, typed } = newWert();
    const codes = [newCode(), newCode()];
    const csv = `Code;Wert;Anmerkung\r\n${codes.map((code) => `${code};${typed};x`).join('\r\n')}\r\n`;
    const expected = { Neu: 2, Bekannt: 0, Abgelehnt: 0, WertCent: 2 * cent };
    expect((await put(bearer, csv, { probe: true })).body).toMatchObject({ ...expected, Gespeichert: false });
    expect(await rowOf(bearer, cent)).toBeUndefined();
    const stored = await put(bearer, csv);
    expect([stored.status, stored.body]).toMatchObject([200, { ...expected, Gespeichert: true }]);
    expect(JSON.stringify(stored.body)).not.toContain(codes[0]);
    expect(await rowOf(bearer, cent)).toMatchObject({ Frei: 2, Ausgegeben: 0, Wartend: 0, FehltSeit: null });
    expect((await put(bearer, csv)).body).toMatchObject({ Neu: 0, Bekannt: 2, WertCent: 0, Gespeichert: false });
    expect(await rowOf(bearer, cent)).toMatchObject({ Frei: 2 });
    expect(await logOf(cent)).toEqual([{ wer: `Betrieb:${id}`, daten: { anzahl: 2 } }]);
    const rows = await queryAsOwner<{ code: string }>(app, 'select code from gutschein where wert_cent = $1', [cent]);
    for (const { code } of rows) expect(codes).not.toContain(code);
  });

  test('with one wrong line stores none, and says what is wrong with each', async () => {
    const { bearer } = await loginBetrieb(app);
    const [own, other] = [newWert(), newWert()];
    const known = newCode();
    await put(bearer, `Code;Wert\n${known};${other.typed}`);
    const twice = newCode();
    const lines = [
      [newCode(), own.typed],
      [twice, own.typed],
      [twice, own.typed],
      [known, own.typed],
      [newCode(), '=1+1'],
      [newCode(), ''],
      ['', own.typed],
      [newCode(), '0'],
      [newCode(), own.typed, 'zu viel'],
    ];
    const { body } = await put(bearer, `Code;Wert\n${lines.map((line) => line.join(';')).join('\n')}`);
    expect(body).toMatchObject({ Neu: 2, Bekannt: 0, Abgelehnt: 7, Gespeichert: false });
    const codes = body.Zeilen.map(({ Ergebnis, errors = [] }: { Ergebnis: string; errors?: { code: string }[] }) =>
      [Ergebnis, ...errors.map(({ code }) => code)].join(' '),
    );
    expect(codes).toEqual([
      'neu',
      'neu',
      'abgelehnt doppelt',
      'abgelehnt andererWert',
      'abgelehnt format',
      'abgelehnt pflichtfeld',
      'abgelehnt pflichtfeld',
      'abgelehnt zahl',
      'abgelehnt zuVieleWerte',
    ]);
    expect(body.Zeilen.map(({ Zeile }: { Zeile: number }) => Zeile)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect([await rowOf(bearer, own.cent), await logOf(own.cent)]).toEqual([undefined, []]);
  });

  test('is refused without a column, with too many lines, and by a role that only reads', async () => {
    const { bearer } = await loginBetrieb(app, { rollen: { telko: ['Buchhaltung'] } });
    expect(fieldCodes(await put(bearer, 'Code;Betrag\nA;5'))).toEqual({ Wert: 'pflichtfeld' });
    const long = `Code;Wert\n${Array.from({ length: 2001 }, (_, n) => `A${n};5`).join('\n')}`;
    expect(fieldCodes(await put(bearer, long))).toEqual({ Zeilen: 'zuVieleZeilen' });
    const huge = `Code;Wert\n${Array.from({ length: 100_000 }, (_, n) => `A${n};5`).join('\n')}`;
    expect((await put(bearer, huge)).status).toBe(413);
    const auditor = await loginBetrieb(app, { rollen: { telko: ['Pruefung'] }, giltBis: '2026-12-01' });
    expect((await list(auditor.bearer)).status).toBe(200);
    expectProblem(await put(auditor.bearer, 'Code;Wert\nA;5'), 403, 'NichtAuthorisiert');
    expect(await queryAsOwner(app, 'select 1 from gutschein where wert_cent = 500')).toEqual([]);
  });

  test('of two people at once is stored once', async () => {
    const { bearer } = await loginBetrieb(app);
    const { cent, typed } = newWert();
    const csv = `Code;Wert\n${newCode()};${typed}`;
    const answers = await atOnce(4, () => put(bearer, csv));
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200));
    expect(answers.filter(({ body }) => body.Gespeichert)).toHaveLength(1);
    expect(await rowOf(bearer, cent)).toMatchObject({ Frei: 1 });
    const key = newCode();
    const more = `Code;Wert\n${newCode()};${typed}`;
    const again = [await put(bearer, more, { key }), await put(bearer, more, { key })];
    expect(again.map(({ body }) => body.Gespeichert)).toEqual([true, true]);
    expect(await rowOf(bearer, cent)).toMatchObject({ Frei: 2 });
  });

  test('ends the wait of picked rewards; until then home says that codes lack', async () => {
    const one = await released(app, TENANT, { anteil: 100 });
    const [grant] = one.grants;
    const wertCent = grant?.wert_cent ?? 0;
    await pickBy(app, TENANT, one.empfehlerToken, voucher(grant));
    await app.inTenant(TENANT, async ({ tx }) => {
      await tx
        .updateTable('gutschein')
        .set({ praemierungsnummer: null })
        .where('praemierungsnummer', '=', grant?.praemierungsnummer ?? '')
        .execute();
      await tx.deleteFrom('gutschein').where('praemierungsnummer', 'is', null).execute();
    });
    app.clock.pass({ hours: 1 });
    await app.jobs.drain();
    const later = await loginBetrieb(app);
    expect(await rowOf(later.bearer, wertCent)).toMatchObject({ Frei: 0, FehltSeit: expect.any(String) });
    expect((await rowOf(later.bearer, wertCent)).Wartend).toBeGreaterThan(0);
    const home = await app.api(TENANT, 'GET', '/betrieb/heute', { bearer: later.bearer });
    expect(home.body.Anstehend).toContainEqual(expect.objectContaining({ Liste: 'gutscheine', Faellig: 'Fehlt' }));
    const euros = `${wertCent / 100}`;
    const lines = Array.from({ length: 50 }, () => `${newCode()};${euros}`);
    expect((await put(later.bearer, `Code;Wert\n${lines.join('\n')}`)).body.Gespeichert).toBe(true);
    await app.jobs.drain();
    expect(await rowOf(later.bearer, wertCent)).toMatchObject({ Wartend: 0, FehltSeit: null });
    const { body } = await app.api(TENANT, 'GET', '/praemierung/', { bearer: one.empfehlerToken });
    expect(body.Gutscheincode).toEqual(expect.any(String));
    expectProblem(await list(later.bearer, {}, 'energie'), 404, 'NichtGefunden');
  });
});
