import { describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { inBetrieb, loginBetrieb } from '../../../../test/support/betrieb.ts';
import { addDays } from '../../../calendar.ts';
import { fieldCodes } from '../../../http/problem.fixture.ts';
import { setRoles } from '../../betrieb/index.ts';
import { decideRechnung } from './entscheiden.ts';
import { GRUND, rechnungenOf, TENANT } from './rechnungen.fixture.ts';

const app = testApp();
const { call, read, pay, cancel, today, openOf, invoiced, mailsTo, logOf } = rechnungenOf(app);

describe('a payment', () => {
  test('is entered once, also by two people at once, and settles the account of the agency', async () => {
    const { nr, agenturnummer, owner } = await invoiced();
    const people = [
      await loginBetrieb(app, { rollen: { [TENANT]: ['Betrieb'] } }),
      await loginBetrieb(app, { rollen: { [TENANT]: ['Buchhaltung'] } }),
    ];
    const answers = await atOnce(6, (n) => pay(nr, today(), people[n % 2]?.bearer));
    expect(answers.map(({ status, body }) => [status, body.Status, body.BezahltAm, body.OffenCent])).toEqual(
      Array(6).fill([200, 'Bezahlt', today(), 0]),
    );
    expect(await openOf(agenturnummer)).toBe(0);
    const entries = (await logOf(nr)).filter(({ was }) => was === 'rechnung.bezahlt');
    expect(entries).toMatchObject([{ wer: expect.stringMatching(/^Betrieb:/), vorher: 'Offen', nachher: 'Bezahlt' }]);
    expect(answers[0]?.body).toMatchObject({ Aktionen: [], Verlauf: [{}, { Was: 'Als bezahlt eingetragen von Berta Beispiel' }] });
    expect(await mailsTo(owner)).toBe(0);
  });

  test('is on a day from the day of issue to today, and another day is an error at the field', async () => {
    const { nr } = await invoiced();
    const since = today();
    expect(fieldCodes(await pay(nr, addDays(since, 1)))).toEqual({ Am: 'zukunft' });
    expect(fieldCodes(await pay(nr, addDays(since, -1)))).toEqual({ Am: 'vorRechnung' });
    expect(fieldCodes(await pay(nr, '2026-02-30'))).toEqual({ Am: 'datum' });
    expect(fieldCodes(await call('POST', `rechnungen/${nr}/bezahlt`, {}))).toEqual({ Am: 'pflichtfeld' });
    expect((await read(nr)).body).toMatchObject({ Status: 'Offen', BezahltAm: null });
    expect((await pay(nr, since)).body.BezahltAm).toBe(since);
  });

  test('does not change a cancelled document, which is answered as it stands', async () => {
    const { nr } = await invoiced();
    await cancel(nr);
    expect(await pay(nr, today())).toMatchObject({ status: 200, body: { Status: 'Storniert', BezahltAm: null } });
    expect((await logOf(nr)).map(({ was }) => was)).toEqual(['rechnung.ausgestellt', 'rechnung.storniert']);
  });
});

describe('a cancellation', () => {
  test('issues a document of its own, mails the owner, and keeps the reason at the document and out of log and mail', async () => {
    const { nr, owner, agenturnummer } = await invoiced();
    const { status, body } = await cancel(nr, { Grund: ` ${GRUND.Grund} ` });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      Status: 'Storniert',
      OffenCent: 0,
      Grund: GRUND.Grund,
      StorniertDurch: expect.stringMatching(/^ST-/),
      Aktionen: [],
    });
    expect(body.Verlauf.at(-1).Was).toBe('Storniert von Berta Beispiel');
    expect((await read(body.StorniertDurch)).body).toMatchObject({
      Art: 'Storno',
      BruttoCent: -7021,
      Storniert: nr,
      Grund: null,
      HatPdf: true,
      Verlauf: [{ Was: 'Ausgestellt von Berta Beispiel' }],
      Aktionen: [],
    });
    expect(await mailsTo(owner)).toBe(1);
    const entry = (await logOf(nr)).at(-1);
    expect(entry).toMatchObject({ was: 'rechnung.storniert', grund: null, daten: { storno: body.StorniertDurch, begruendet: true } });
    for (const kept of [JSON.stringify(await logOf(nr)), JSON.stringify(app.mails.allTo(owner))]) expect(kept).not.toContain('Nordmann');
    expect(await openOf(agenturnummer)).toBe(5900);
  });

  test('of two people who pay and cancel at once is taken by one; the other gets the document as it stands', async () => {
    const { nr, owner } = await invoiced();
    const people = [
      await loginBetrieb(app, { rollen: { [TENANT]: ['Betrieb'] } }),
      await loginBetrieb(app, { rollen: { [TENANT]: ['Buchhaltung'] } }),
    ];
    const answers = await atOnce(6, (n) => {
      const as = people[n % 2]?.bearer;
      return n % 2 === 0 ? pay(nr, today(), as) : cancel(nr, GRUND, as);
    });
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const [stand, ...others] = new Set(answers.map(({ body }) => body.Status));
    expect(others).toEqual([]);
    expect(await logOf(nr)).toHaveLength(2);
    expect(await mailsTo(owner)).toBe(stand === 'Storniert' ? 1 : 0);
  });

  test('needs a reason of up to 500 characters, and a repeat with one key is one cancellation', async () => {
    const { nr } = await invoiced();
    for (const [body, code] of [
      [{}, 'pflichtfeld'],
      [{ Grund: ' ' }, 'pflichtfeld'],
      [{ Grund: 'x'.repeat(501) }, 'zuLang'],
    ] as const)
      expect(fieldCodes(await cancel(nr, body))).toEqual({ Grund: code });
    const headers = { 'idempotency-key': `storno-${nr}` };
    const answers = await atOnce(3, () => call('POST', `rechnungen/${nr}/stornieren`, GRUND, headers));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect((await logOf(nr)).filter(({ was }) => was === 'rechnung.storniert')).toHaveLength(1);
  });

  test('and a payment need the right, which is read once more in their transaction', async () => {
    const { nr } = await invoiced();
    const { id } = await loginBetrieb(app, { rollen: { [TENANT]: ['Buchhaltung'] } });
    const login = { who: 'B', id, rollen: ['Buchhaltung'], wer: `Betrieb:${id}` } as unknown as Parameters<typeof decideRechnung>[1];
    const mandant = app.parts.mandanten.get(TENANT) ?? expect.fail('no tenant');
    await inBetrieb(app, (scope) =>
      scope.asMandant(mandant, (context) => setRoles(context, id, { rollen: ['Pruefung'], giltBis: '2028-01-01' })),
    );
    for (const decision of [
      { aktion: 'Bezahlt', am: today(), cent: null, offenCent: null },
      { aktion: 'Stornieren', grund: 'Nein.' },
    ] as const)
      await expect(app.inTenant(TENANT, (context) => decideRechnung(context, login, nr, decision))).rejects.toMatchObject({
        code: 'NichtAuthorisiert',
      });
    expect((await read(nr)).body.Status).toBe('Offen');
  });
});
