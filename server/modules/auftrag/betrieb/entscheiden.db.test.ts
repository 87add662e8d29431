import { beforeEach, describe, expect, test } from 'vitest';
import { makeAgentur } from '../../../../test/support/agentur.ts';
import { testApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { inBetrieb, loginBetrieb, makePerson, openBetriebSession } from '../../../../test/support/betrieb.ts';
import { freigabeOf } from '../../../../test/support/freigabe.ts';
import { grantsOf, ordered } from '../../../../test/support/money.ts';
import { TEST_NOW } from '../../../../test/support/parts.ts';
import { releaseDays } from '../../../../test/support/release-days.ts';
import { queryAsOwner } from '../../../../test/support/rows.ts';
import { postAuftrag } from '../../../../test/support/walk.ts';
import type { Context } from '../../../context.ts';
import { expectProblem, fieldCodes } from '../../../http/problem.fixture.ts';
import { setRoles } from '../../betrieb/index.ts';
import { auftraegeOf, TENANT } from './auftraege.fixture.ts';
import { decideAll } from './entscheiden.ts';

const app = testApp();
beforeEach(() => app.clock.set(TEST_NOW));

const { due, object, ownerOf } = freigabeOf(app, TENANT);
const { read, decide, decideSeveral, logOf, received } = auftraegeOf(app);

describe('a decision', () => {
  test('confirms an order once, with the mails of a confirmation and the person in the log', async () => {
    const { bearer, id } = await loginBetrieb(app);
    const { nr } = await received();
    const first = await decide(bearer, nr, 'bestaetigen');
    expect([first.status, first.body.Status]).toEqual([200, 'Bestaetigt']);
    expect((await decide(bearer, nr, 'bestaetigen')).body.Status).toBe('Bestaetigt');
    expect(await logOf(nr)).toContainEqual({ wer: `Betrieb:${id}`, was: 'auftrag.status', nachher: 'Bestaetigt' });
    const mails = await queryAsOwner<{ n: number }>(
      app,
      "select count(*)::int as n from mail where bezug = $1 and vorlage like 'praemieInSicht%'",
      [nr],
    );
    expect(mails).toEqual([{ n: 2 }]);
  });

  test('of two people at once grants one reward, and both get the order as it stands', async () => {
    const one = await ordered(app, TENANT);
    app.clock.pass({ days: releaseDays(TENANT) });
    const people = [await loginBetrieb(app), await loginBetrieb(app)];
    const nr = one.auftrag.Auftragsnummer;
    const { WertCent: shown } = (await read(people[0]?.bearer ?? '', nr)).body;
    const answers = await atOnce(6, (n) => decide(people[n % 2]?.bearer ?? '', nr, 'freigeben'));
    expect(answers.map(({ status, body }) => [status, body.Status])).toEqual(Array(6).fill([200, 'Freigegeben']));
    const grants = await grantsOf(app, TENANT, nr);
    expect(grants).toHaveLength(2);
    // The amount that the person read before deciding.
    expect(grants.reduce((sum, { wert_cent }) => sum + wert_cent, 0)).toBe(shown);
    expect((await logOf(nr)).filter(({ nachher }) => nachher === 'Freigegeben')).toHaveLength(1);
  });

  test('releases what its agency objected to or left, but nothing before its day and no order of the person', async () => {
    const agentur = await makeAgentur(app, TENANT);
    const early = await ordered(app, TENANT);
    const { bearer } = await loginBetrieb(app);
    const refused = await decide(bearer, early.auftrag.Auftragsnummer, 'freigeben');
    expectProblem(refused, 409, 'FreigabeZuFrueh');
    expect(refused.body.FreigabeAb).toMatch(/^2026-/);

    const objected = await due(agentur);
    await object(await ownerOf(agentur), agentur, objected.nummer);
    const later = await loginBetrieb(app);
    expect((await decide(later.bearer, objected.nummer, 'freigeben')).body).toMatchObject({
      Status: 'Freigegeben',
      FreigegebenDurch: 'Berta Beispiel',
    });

    const person = await makePerson(app);
    const own = await due(agentur, { email: person.email });
    expectProblem(await decide(await openBetriebSession(app, person), own.nummer, 'freigeben'), 403, 'NichtAuthorisiert');
  });

  test('refuses a release above the credit of the agency', async () => {
    const agentur = await makeAgentur(app, TENANT);
    await app.inTenant(TENANT, ({ tx }) =>
      tx.updateTable('agentur').set({ kredit_cent: 0 }).where('agenturnummer', '=', agentur).execute(),
    );
    const one = await due(agentur);
    const { bearer } = await loginBetrieb(app);
    expectProblem(await decide(bearer, one.nummer, 'freigeben'), 409, 'KreditErschoepft');
    expect((await decideSeveral(bearer, { Auftragsnummern: [one.nummer], Aktion: 'Freigeben' })).body.Ergebnisse[0].Ergebnis).toBe(
      'KreditErschoepft',
    );
  });

  test('cancels with a reason that stands in the note and not in the log; a cancelled order has no decision left', async () => {
    const { bearer } = await loginBetrieb(app);
    const { nr } = await received();
    expect(fieldCodes(await decide(bearer, nr, 'stornieren', { Grund: ' ' }))).toEqual({ Grund: 'pflichtfeld' });
    const done = await decide(bearer, nr, 'stornieren', { Grund: 'Doppelt bestellt' });
    expect(done.body).toMatchObject({
      Status: 'Storniert',
      Aktionen: [],
      Notiz: { Text: 'Doppelt bestellt', GeaendertVon: 'Berta Beispiel' },
    });
    expect((await decide(bearer, nr, 'stornieren', { Grund: 'Noch einmal' })).status).toBe(200);
    const notes = await queryAsOwner<{ text: string }>(app, 'select text from notiz where bezug = $1', [nr]);
    expect(notes).toEqual([{ text: 'Doppelt bestellt' }]);
    expect(JSON.stringify(await logOf(nr))).not.toContain('Doppelt');
    for (const what of ['bestaetigen', 'freigeben']) expectProblem(await decide(bearer, nr, what), 409, 'Konflikt');
    const withdrawn = await ordered(app, TENANT);
    await postAuftrag(app, TENANT, withdrawn.auftrag, 'Widerrufen');
    expectProblem(await decide(bearer, withdrawn.auftrag.Auftragsnummer, 'stornieren', { Grund: 'Zu spät' }), 409, 'Konflikt');
  });
});

describe('decisions on several orders', () => {
  test('move each by itself and say a line for every number', async () => {
    const [one, early] = [await ordered(app, TENANT), await received()];
    app.clock.pass({ days: releaseDays(TENANT) });
    const late = await ordered(app, TENANT);
    const { bearer } = await loginBetrieb(app);
    const Auftragsnummern = [
      one.auftrag.Auftragsnummer,
      late.auftrag.Auftragsnummer,
      'T-gibt-es-nicht',
      one.auftrag.Auftragsnummer,
      early.nr,
    ];
    const { body } = await decideSeveral(bearer, { Auftragsnummern, Aktion: 'Freigeben' });
    expect(body.Ergebnisse.map(({ Ergebnis }: { Ergebnis: string }) => Ergebnis)).toEqual([
      'Erledigt',
      'ZuFrueh',
      'NichtGefunden',
      'Unveraendert',
      'Erledigt',
    ]);
    expect(body.Erledigt).toBe(2);
    const grants = [...(await grantsOf(app, TENANT, one.auftrag.Auftragsnummer)), ...(await grantsOf(app, TENANT, early.nr))];
    expect(body.WertCent).toBe(grants.reduce((sum, { wert_cent }) => sum + wert_cent, 0));
    expect(fieldCodes(await decideSeveral(bearer, { Auftragsnummern, Aktion: 'Stornieren' }))).toEqual({ Grund: 'pflichtfeld' });
  });

  test('stop for a person whose role ends meanwhile: the rest is said to be without the right', async () => {
    const [one, two] = [await received(), await received()];
    const person = await makePerson(app);
    const mandant = app.parts.mandanten.get(TENANT) ?? expect.fail('no tenant');
    const endRole = () =>
      inBetrieb(app, (scope) =>
        scope.asMandant(mandant, (context) => setRoles(context, person.id, { rollen: ['Support'], giltBis: null })),
      );
    const request = {
      mandant,
      locale: 'de',
      login: { who: 'B', id: person.id, rollen: ['Betrieb'], wer: `Betrieb:${person.id}` },
      input: { body: { Auftragsnummern: [one.nr, two.nr], Aktion: 'Bestaetigen' } },
      async inContext<T>(work: (context: Context) => Promise<T>) {
        const done = await app.inTenant(TENANT, work);
        await endRole();
        return done;
      },
    } as unknown as Parameters<typeof decideAll>[0];
    expect((await decideAll(request)).Ergebnisse).toEqual([
      { Auftragsnummer: one.nr, Ergebnis: 'Erledigt', Was: 'Bestätigt.' },
      {
        Auftragsnummer: two.nr,
        Ergebnis: 'OhneRecht',
        Was: 'Nicht möglich: Ihre Rolle erlaubt das nicht, oder der Auftrag ist Ihr eigener.',
      },
    ]);
  });
});
