import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { recommendOpenly } from '../../../test/support/opt-in.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { countEmpfehlungen, login, recommendation } from '../../../test/support/walk.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';

const app = demoApp();
let session: string;
beforeAll(async () => {
  session = await login(app, 'telko');
  await app.inTenant('telko', ({ tx }) => tx.updateTable('aktion').set({ startdatum: '2299-01-01' }).where('aktions_id', '=', 2).execute());
  await app.parts.mandanten.reload();
});
beforeEach(() => app.clock.set(TEST_NOW));
afterEach(() => change({ startdatum: '2026-01-01', enddatum: null, rechtstext: '<p>Verlost wird ein Jahr.</p>', version: '2026-01' }));

/** Changes the campaign of the demo as its operator does. */
async function change(values: Record<string, string | null>, tenant = 'telko'): Promise<void> {
  await app.inTenant(tenant, ({ tx }) => tx.updateTable('aktion').set(values).where('aktions_id', '=', 1).execute());
  await app.parts.mandanten.reload();
}

const list = (tenant = 'telko', language = 'de') =>
  app.api(tenant, 'GET', '/aktion/alleAktiven', { headers: { 'x-accept-language': language } });
const create = (Aktionen: unknown, bearer: string | null = session, language = 'de') =>
  app.api('telko', 'POST', '/Empfehlen/create', {
    ...(bearer && { bearer }),
    body: { ...recommendation({ produkt: 462 }), Aktionen },
    headers: { 'x-accept-language': language },
  });
const storedOf = (nummer: string) =>
  app.inTenant('telko', ({ tx }) =>
    tx.selectFrom('aktion_zustimmung').selectAll().where('empfehlungsnummer', '=', nummer).orderBy('aktions_id').execute(),
  );

describe('GET aktion/alleAktiven', () => {
  test('returns the running campaign, unanswered, in the requested language', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        AktionsId: 1,
        Titel: 'Funkhof-Jahreslos',
        Text: expect.stringContaining('Verlosung'),
        RechtsText: expect.stringMatching(/^<p>Verlost wird/),
        abgehakt: false,
        Zustimmung: null,
      },
    ]);
    expect((await list('telko', 'en')).body[0]).toMatchObject({ Titel: 'Funkhof yearly draw', Text: expect.stringContaining('draw') });
  });

  test('returns none of another tenant, and 304 for a known ETag', async () => {
    expect((await list('energie')).body).toEqual([]);
    const { headers } = await list();
    const again = await app.api('telko', 'GET', '/aktion/alleAktiven/', { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(304);
  });

  test.each([
    ['not a second before its first day', '2027-03-27T22:59:59Z', 0],
    ['from its first second', '2027-03-27T23:00:00Z', 1],
    ['until the last second of its last day, on which summer time starts', '2027-03-28T21:59:59Z', 1],
    ['not a second later', '2027-03-28T22:00:00Z', 0],
  ])('contains a campaign by days in Berlin: %s', async (_, moment, running) => {
    await change({ startdatum: '2027-03-28', enddatum: '2027-03-28' });
    app.clock.set(new Date(moment));
    expect((await list()).body).toHaveLength(running);
    const bearer = await login(app, 'telko');
    expect((await create([{ AktionsId: 1, Zustimmung: true }], bearer)).status).toBe(running === 1 ? 201 : 422);
  });

  test.each([
    ['<p>Gut</p><script>alert(1)</script>', '<p>Gut</p>'],
    ['<p onclick="x()" style="color:red" class="a">Gut</p>', '<p>Gut</p>'],
    ['<img src=x onerror=alert(1)><svg onload=alert(1)></svg><iframe src="https://evil.example"></iframe>Gut', 'Gut'],
    ['<a href="javascript:alert(1)">Gut</a>', '<a rel="noopener noreferrer" target="_blank">Gut</a>'],
    ['<a href=" jAvA&#x0A;script:alert(1)">Gut</a>', '<a rel="noopener noreferrer" target="_blank">Gut</a>'],
    ['<a href="//evil.example">Gut</a>', '<a rel="noopener noreferrer" target="_blank">Gut</a>'],
    [
      '<a href="https://gut.example/" target="_top">Gut</a>',
      '<a href="https://gut.example/" target="_blank" rel="noopener noreferrer">Gut</a>',
    ],
    ['<ul><li><strong>Gut</strong></ul>', '<ul><li><strong>Gut</strong></li></ul>'],
    ['1 < 2 & "3"', '1 &lt; 2 &amp; "3"'],
  ])('sanitises %j to %j', async (rechtstext, sent) => {
    await change({ rechtstext });
    expect((await list()).body[0].RechtsText).toBe(sent);
  });
});

describe('an answer to a campaign', () => {
  test('is stored with the referral, in the wording, version and language shown', async () => {
    await change({ rechtstext: '<p>Neu<script>x</script></p>', version: '2026-02' });
    const { body } = await create([{ AktionsId: 1, Zustimmung: true }]);
    expect(await storedOf(body.Empfehlungsnummer)).toEqual([
      {
        mandant: 'telko',
        empfehlungsnummer: body.Empfehlungsnummer,
        aktions_id: 1,
        zustimmung: true,
        rechtstext: '<p>Neu</p>',
        version: '2026-02',
        language: 'de',
        gegeben_am: TEST_NOW,
      },
    ]);
  });

  test('can be no, and be given in English', async () => {
    const { body } = await create([{ AktionsId: 1, Zustimmung: false }], session, 'en');
    expect(await storedOf(body.Empfehlungsnummer)).toEqual([
      expect.objectContaining({ zustimmung: false, language: 'en', rechtstext: expect.stringContaining('Once a quarter') }),
    ]);
  });

  test('is optional, and nothing is stored without one', async () => {
    for (const none of [null, [], undefined]) {
      const { status, body } = await create(none);
      expect([status, await storedOf(body.Empfehlungsnummer)]).toEqual([201, []]);
    }
  });

  test.each([
    ['an unknown campaign', [{ AktionsId: 9, Zustimmung: true }], 'Aktionen.0.AktionsId'],
    [
      'a campaign that does not exist, beside a valid one',
      [
        { AktionsId: 1, Zustimmung: true },
        { AktionsId: 2, Zustimmung: false },
      ],
      'Aktionen.1.AktionsId',
    ],
    [
      'the same campaign twice',
      [
        { AktionsId: 1, Zustimmung: true },
        { AktionsId: 1, Zustimmung: false },
      ],
      'Aktionen.1.AktionsId',
    ],
  ])('to %s is refused at its field, and nothing is stored', async (_, Aktionen, field) => {
    const before = await countEmpfehlungen(app, 'telko');
    const reply = await create(Aktionen);
    expectProblem(reply, 422, 'Validierung');
    expect(fieldCodes(reply)).toEqual({ [field]: 'auswahl' });
    expect(await countEmpfehlungen(app, 'telko')).toBe(before);
  });

  test('is deleted with a referral that is not confirmed', async () => {
    const reply = await app.api('telko', 'POST', '/Empfehlen/create', {
      body: {
        ...recommendation({ produkt: 462, empfehler: { Vorname: 'Jana', Nachname: 'Lenz', Email: 'jana.aktion@muessig.example' } }),
        Aktionen: [{ AktionsId: 1, Zustimmung: true }],
      },
    });
    expect(reply.status).toBe(201);
    await recommendOpenly(app);
    expect(await storedOf(reply.body.Empfehlungsnummer)).toHaveLength(1);
    await app.later(85);
    expect(await storedOf(reply.body.Empfehlungsnummer)).toEqual([]);
  });
});
