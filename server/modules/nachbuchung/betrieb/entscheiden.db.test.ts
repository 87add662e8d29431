import { describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { inBetrieb, loginBetrieb, makePerson, openBetriebSession } from '../../../../test/support/betrieb.ts';
import { newAccount } from '../../../../test/support/konto.ts';
import { enterData, isStored, ordered, recipient, released } from '../../../../test/support/money.ts';
import { claim, claimable, NO, opened, storedClaim, YES, yesterday } from '../../../../test/support/nachbuchung.ts';
import { queryAsOwner } from '../../../../test/support/rows.ts';
import { ERIKA, login } from '../../../../test/support/walk.ts';
import type { Login } from '../../../calls/login.ts';
import { expectProblem, fieldCodes } from '../../../http/problem.fixture.ts';
import { setRoles } from '../../betrieb/index.ts';
import { decideAsBetrieb } from './entscheiden.ts';
import { nachbuchungenOf, TENANT } from './nachbuchungen.fixture.ts';

const app = testApp();
const { byName, open, unreported, read, decide, logOf } = nachbuchungenOf(app);
const mailsOf = async (nummer: string) => {
  await app.jobs.drainMails();
  return app.mails.allTo(ERIKA.Email).filter(({ betreff }) => betreff.includes(nummer));
};
/** The mails about the claim itself, without those about its order. */
const claimMailsOf = async (nummer: string) => (await mailsOf(nummer)).filter(({ text }) => text.includes('Sie haben uns gemeldet'));

describe('a decision', () => {
  test('accepts a claim: the order is stored, the recommender reads the answer, and the log has no words', async () => {
    const { person, body } = await unreported();
    const nr = await open(body);
    const { bearer, id } = await loginBetrieb(app, { rollen: { telko: ['Support'] } });
    const { StandDanach } = (await read(bearer, nr)).body;
    const reply = await decide(bearer, nr, { ...YES, Antwort: 'Gefunden, danke.' });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        Status: 'Angenommen',
        Antwort: 'Gefunden, danke.',
        EntschiedenDurch: 'Berta Beispiel',
        Auftrag: { Status: StandDanach, Empfaengernummer: person.Empfaengernummer },
      },
    });
    const [mail, ...others] = await claimMailsOf(body.Auftragsnummer);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Gefunden, danke.');
    const log = await logOf(nr);
    expect(log.at(-1)).toEqual({ wer: `Betrieb:${id}`, was: 'nachbuchung.status', daten: { von: 'Offen', nach: 'Angenommen' } });
    expect(JSON.stringify(log)).not.toContain('Gefunden');
  });

  test('rejects a claim with an answer, which it needs', async () => {
    const nr = await open(byName);
    const { bearer } = await loginBetrieb(app);
    for (const Antwort of [undefined, null, ' '])
      expect(fieldCodes(await decide(bearer, nr, { ...NO, Antwort }))).toEqual({ Antwort: 'pflichtfeld' });
    expect(fieldCodes(await decide(bearer, nr, { Status: 'Offen' }))).toHaveProperty('Status');
    expect((await decide(bearer, nr, NO)).body).toMatchObject({ Status: 'Abgelehnt', Antwort: NO.Antwort, Auftrag: null });
    const [mail] = await claimMailsOf(byName.Auftragsnummer);
    expect(mail?.text).toContain(NO.Antwort);
    expect(await isStored(app, TENANT, byName.Auftragsnummer)).toBe(false);
  });

  test('of two people at once acts once, and the other gets the claim as it stands', async () => {
    const { body } = await unreported();
    const nr = await open(body);
    const [one, two] = [await loginBetrieb(app), await loginBetrieb(app)];
    const replies = await atOnce(8, (n) => decide((n % 2 === 0 ? one : two).bearer, nr, n % 2 === 0 ? YES : NO));
    const stored = await storedClaim(app, TENANT, body.Auftragsnummer);
    expect(replies.map(({ status, body: claimed }) => [status, claimed.Status])).toEqual(Array(8).fill([200, stored?.status]));
    expect((await logOf(nr)).filter(({ was }) => was === 'nachbuchung.status')).toHaveLength(1);
    expect(await claimMailsOf(body.Auftragsnummer)).toHaveLength(1);
  });

  test('sent twice with one Idempotency-Key is made once', async () => {
    const nr = await open(byName);
    const { bearer } = await loginBetrieb(app);
    const headers = { 'idempotency-key': nr };
    const [first, second] = await atOnce(2, () => decide(bearer, nr, NO, headers));
    expect(second?.body).toEqual(first?.body);
    expect(await claimMailsOf(byName.Auftragsnummer)).toHaveLength(1);
    expect(fieldCodes(await decide(bearer, nr, YES, headers))).toEqual({ 'Idempotency-Key': 'idempotenz' });
  });

  test('names a referral, which then gets the claimed person', async () => {
    const { Empfehlungsnummer, ...wish } = await claimable(app, TENANT);
    const nr = await open({ ...wish, Vorname: 'Nora', Nachname: 'Nachgemeldet' });
    const { bearer } = await loginBetrieb(app);
    expect(fieldCodes(await decide(bearer, nr, YES))).toEqual({ Empfehlungsnummer: 'pflichtfeld' });
    expect((await decide(bearer, nr, { ...YES, Empfehlungsnummer })).body.Auftrag).toMatchObject({
      Status: 'Bestaetigt',
      Empfehlungsnummer,
    });
  });

  test('is refused for an order of another recommender and between two people of one name, in words', async () => {
    const { auftrag } = await ordered(app, TENANT);
    await app.clock.advance(1);
    const other = await login(app, TENANT, (await newAccount(app, TENANT)).email);
    const { Auftragsnummer, Auftragsdatum, ProduktId } = auftrag;
    const foreign = await opened(app, TENANT, other, { ...byName, Auftragsnummer, Auftragsdatum, ProduktId });
    const { person, body } = await unreported();
    await app.inTenant(TENANT, (context) => enterData(context, person.Empfehlungsnummer));
    const ambiguous = await open({ ...body, Vorname: 'Jörg', Nachname: 'Müßig' });
    const { bearer } = await loginBetrieb(app);
    const refusals = [
      [foreign, {}, /gehört zu jemand anderem/],
      [foreign, { Empfaengernummer: auftrag.Empfaengernummer }, /gehört zu jemand anderem/],
      [ambiguous, {}, /Mehrere Kontakte dieser Empfehlung heißen so/],
    ] as const;
    for (const [nr, named, detail] of refusals) {
      const refused = await decide(bearer, nr, { ...YES, ...named });
      expectProblem(refused, 409, 'Konflikt');
      expect(refused.body.detail).toMatch(detail);
      expect((await read(bearer, nr)).body).toMatchObject({ Status: 'Offen' });
    }
    expect((await decide(bearer, ambiguous, { ...YES, Empfaengernummer: person.Empfaengernummer })).status).toBe(200);
  });

  test('is refused for an order that is released already, and the claim stays open for a rejection', async () => {
    const { auftrag } = await released(app, TENANT);
    const { Auftragsnummer, Auftragsdatum, ProduktId } = auftrag;
    const nr = await open({ ...byName, Auftragsnummer, Auftragsdatum, ProduktId });
    const { bearer } = await loginBetrieb(app);
    const refused = await decide(bearer, nr, YES);
    expectProblem(refused, 409, 'Konflikt');
    expect(refused.body.detail).toMatch(/kann nicht mehr/);
    expect((await decide(bearer, nr, NO)).body.Status).toBe('Abgelehnt');
  });

  test('is refused for a person who is open on another referral of the recommender', async () => {
    const { person, body } = await unreported(false);
    await app.later(61);
    const second = await recipient(app, TENANT);
    await app.inTenant(TENANT, ({ tx }) =>
      tx.updateTable('empfaenger').set({ email_alias: person.email }).where('empfaengernummer', '=', second.Empfaengernummer).execute(),
    );
    const nr = await open(body);
    const { bearer } = await loginBetrieb(app);
    expectProblem(await decide(bearer, nr, YES), 409, 'EmpfehlungExists');
    expect((await read(bearer, nr)).body.Status).toBe('Offen');
  });
});

describe('the right to decide', () => {
  test('is missing for other roles, other tenants and keys', async () => {
    const nr = await open(byName);
    const { bearer } = await loginBetrieb(app, { rollen: { telko: ['Buchhaltung', 'Redaktion'] } });
    const refused = await decide(bearer, nr, NO);
    expectProblem(refused, 403, 'NichtAuthorisiert');
    expect(refused.body.detail).toMatch(/Betrieb.*Support/);
    const elsewhere = await loginBetrieb(app, { rollen: { energie: ['Betrieb'] } });
    expectProblem(await decide(elsewhere.bearer, nr, NO), 404, 'NichtGefunden');
    expectProblem(await decide(`demo-${TENANT}`, nr, NO), 401, 'PSOF0204');
    expect(await storedClaim(app, TENANT, byName.Auftragsnummer)).toMatchObject({ status: 'Offen' });
  });

  test('is read again in the transaction of the decision', async () => {
    const nr = await open(byName);
    const { id } = await loginBetrieb(app);
    const session = { who: 'B', id, rollen: ['Betrieb'], wer: `Betrieb:${id}` } as unknown as Login;
    const mandant = app.parts.mandanten.get(TENANT) ?? expect.fail('no tenant');
    await inBetrieb(app, (scope) =>
      scope.asMandant(mandant, (context) => setRoles(context, id, { rollen: ['Buchhaltung'], giltBis: null })),
    );
    await expect(
      app.inTenant(TENANT, (context) => decideAsBetrieb(context, session, nr, { Status: 'Abgelehnt', Antwort: 'Nein.' })),
    ).rejects.toMatchObject({ code: 'NichtAuthorisiert' });
  });

  test("is missing for the person's own claim", async () => {
    const person = await makePerson(app);
    const me = await newAccount(app, TENANT);
    await queryAsOwner(app, 'update betrieb_benutzer set email = $1 where benutzer_id = $2', [me.email.toUpperCase(), person.id]);
    const { Empfehlungsnummer, ProduktId } = await recipient(app, TENANT, { empfehler: me });
    await app.clock.advance(1);
    const nr = await opened(app, TENANT, await login(app, TENANT, me.email), { ...claim(yesterday(app), ProduktId), Empfehlungsnummer });
    const refused = await decide(await openBetriebSession(app, person), nr, YES);
    expectProblem(refused, 403, 'NichtAuthorisiert');
    expect(refused.body.detail).toContain('eigene Meldung');
    expect((await decide((await loginBetrieb(app)).bearer, nr, YES)).body.Status).toBe('Angenommen');
  });
});
