import { describe, expect, test } from 'vitest';
import { inviteEmpfehler, makeAgentur, openAgencyWithStaff } from '../../../../test/support/agentur.ts';
import { demoApp } from '../../../../test/support/app.ts';
import { einladungOf } from '../../../../test/support/einladung.ts';
import { newBrowser } from '../../../../test/support/pages.ts';
import { findRewardedProdukt, newEmail, recommend } from '../../../../test/support/walk.ts';
import { expectProblem, fieldCodes } from '../../../http/problem.fixture.ts';

const app = demoApp();
const ALL = ['Name', 'Oeffnungszeiten', 'Begruessung'];
const find = (nummer: string, Namen: readonly string[] = ALL, tenant = 'telko') =>
  app.api(tenant, 'POST', `/content/agenturvariables/${nummer}`, { body: { Namen } });
const set = (bearer: string, nummer: string, body: object) =>
  app.api('telko', 'PUT', `/content/agenturvariables/${nummer}`, { bearer, body });
const ZEITEN = 'Mo bis Fr 9 bis 18 Uhr\nSa nach Absprache';

describe("an agency's texts for customers", () => {
  test('are returned by name, each once, in the requested order and without unknown or empty ones', async () => {
    const { agenturnummer, inhaber } = await openAgencyWithStaff(app);
    const before = (await find(agenturnummer)).body;
    expect(before).toEqual([{ name: 'Name', value: expect.stringContaining('Agentur Testweg') }]);
    const done = await set(inhaber, agenturnummer, { Name: 'Nordlicht', Oeffnungszeiten: ZEITEN, Begruessung: ' Moin! ' });
    const said = [
      { name: 'Name', value: 'Nordlicht' },
      { name: 'Oeffnungszeiten', value: ZEITEN },
      { name: 'Begruessung', value: 'Moin!' },
    ];
    expect([done.status, done.body]).toEqual([200, said]);
    const some = await find(agenturnummer, ['Begruessung', 'unbekannt', 'Name', 'Begruessung', '__proto__']);
    expect(some.body).toEqual([said[2], said[0]]);
    expect((await find(agenturnummer, [])).body).toEqual([]);
    expect((await set(inhaber, agenturnummer, { Name: '', Begruessung: null })).body).toEqual([before[0], said[1]]);
  });

  test('appear in the history with old and new value, once for concurrent calls', async () => {
    const { agenturnummer, inhaber } = await openAgencyWithStaff(app);
    const history = async () => {
      const { body } = await app.api('telko', 'GET', `/agentur/stammdaten/${agenturnummer}`, { bearer: inhaber });
      return body.Aenderungen.map((one: Record<string, unknown>) => [one.Feld, one.Vorher, one.Nachher]);
    };
    const replies = await Promise.all([1, 2, 3].map(() => set(inhaber, agenturnummer, { Begruessung: 'Guten Tag!' })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await history()).toEqual([['Begruessung', null, 'Guten Tag!']]);
    app.clock.pass({ minutes: 1 });
    await set(inhaber, agenturnummer, { Begruessung: 'Moin!', Name: 'Nordlicht' });
    expect((await history()).slice(0, 2).toSorted()).toEqual([
      ['Begruessung', 'Guten Tag!', 'Moin!'],
      ['Kundenname', null, 'Nordlicht'],
    ]);
  });

  test.each([
    ['markup', { Begruessung: '<img src=x onerror=alert(1)>' }, { Begruessung: 'schlicht' }],
    ['a web address', { Begruessung: 'Mehr auf www.nordlicht.example' }, { Begruessung: 'schlicht' }],
    ['an amount', { Oeffnungszeiten: 'Jetzt 50 € sichern' }, { Oeffnungszeiten: 'schlicht' }],
    ['a name with a line break', { Name: 'Nord\nLicht' }, { Name: 'schlicht' }],
    ['a greeting that is too long', { Begruessung: 'x'.repeat(301) }, { Begruessung: 'zuLang' }],
    ['a NUL character', { Name: 'x\u0000y' }, { Name: 'schlicht' }],
    ['an unknown field', { Slogan: 'x' }, { Slogan: 'unbekannt' }],
  ])('are refused with %s at its field, and nothing is changed', async (_, wrong, codes) => {
    const { agenturnummer, inhaber } = await openAgencyWithStaff(app);
    expect(fieldCodes(await set(inhaber, agenturnummer, { Oeffnungszeiten: 'Montags', ...wrong }))).toEqual(codes);
    expect((await find(agenturnummer)).body).toHaveLength(1);
  });

  test('are set only by the owner of an active agency and not found for an unknown, foreign or inactive one', async () => {
    const one = await openAgencyWithStaff(app);
    const other = await openAgencyWithStaff(app);
    const resting = await openAgencyWithStaff(app, 'telko', 'Inaktiv');
    const body = { Begruessung: 'Moin!' };
    expectProblem(await set(one.mitarbeiter, one.agenturnummer, body), 403, 'NichtAuthorisiert');
    expectProblem(await set(resting.inhaber, resting.agenturnummer, body), 403, 'NichtAuthorisiert');
    expectProblem(await set(one.inhaber, other.agenturnummer, body), 404, 'NichtGefunden');
    const registering = await makeAgentur(app, 'telko', { status: 'WartetAufFreigabe' });
    for (const nummer of [resting.agenturnummer, registering, 'A-unbekannt']) expectProblem(await find(nummer), 404, 'NichtGefunden');
    expectProblem(await find(one.agenturnummer, ALL, 'energie'), 404, 'NichtGefunden');
    expect(
      fieldCodes(
        await find(
          one.agenturnummer,
          Array.from({ length: 101 }, (_, at) => `n${at}`),
        ),
      ),
    ).toEqual({ Namen: 'zahl' });
  });
});

describe("customers see an agency's texts", () => {
  const { invite, mailed, mailsTo } = einladungOf(app);
  const browser = newBrowser(app, 'telko');

  test('in the mail of an invitation and on its page until it is withdrawn', async () => {
    const { agenturnummer, inhaber } = await openAgencyWithStaff(app);
    await set(inhaber, agenturnummer, { Name: 'Nord & "Licht"', Oeffnungszeiten: ZEITEN, Begruessung: 'Schön, dass Sie da sind!' });
    const email = newEmail();
    const { nr } = await invite(inhaber, { Email: email });
    const [mail] = await mailsTo(email);
    expect(mail?.betreff).toContain('Nord & "Licht" lädt Sie zu');
    expect(mail?.text).toContain('Nord & "Licht" schreibt Ihnen: „Schön, dass Sie da sind!“');
    const address = `/de/einladung?token=${await mailed(email)}`;
    const { body } = await browser.get(address);
    for (const words of ['Schön, dass Sie da sind!', 'Sa nach Absprache']) expect(body).toContain(words);
    await app.api('telko', 'DELETE', `/Einladung/${nr}`, { bearer: inhaber });
    expect((await browser.get(address)).body).not.toContain('Schön, dass Sie da sind!');
  });

  test('on the cached page of a referral immediately after a change, with markup escaped', async () => {
    const agency = await openAgencyWithStaff(app);
    const empfehler = await inviteEmpfehler(app, 'telko', agency);
    const produkt = await findRewardedProdukt(app, 'telko');
    const person = { Vorname: 'Karla', Nachname: 'Konto', Email: empfehler.email };
    const { Empfehlungsnummer } = await recommend(app, 'telko', empfehler.session, { produkt: produkt.Id, empfehler: person });
    const read = async (): Promise<string> => (await browser.get(`/de/empfaengerdaten/${Empfehlungsnummer}`)).body;
    expect(await read()).toContain('Agentur Testweg');
    await set(agency.inhaber, agency.agenturnummer, { Name: 'Nordlicht am Markt', Oeffnungszeiten: 'Montags bis mittags' });
    const fresh = await read();
    for (const words of ['Nordlicht am Markt', 'Montags bis mittags']) expect(fresh).toContain(words);
    await app.inTenant('telko', ({ tx }) =>
      tx.updateTable('agentur').set({ kundenname: '<script>x' }).where('agenturnummer', '=', agency.agenturnummer).execute(),
    );
    expect(await read()).toContain('&lt;script&gt;x');
  });
});
