import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { inBetrieb, loginBetrieb, openBetriebSession } from '../../../../test/support/betrieb.ts';
import { recipient } from '../../../../test/support/money.ts';
import { queryAsOwner } from '../../../../test/support/rows.ts';
import { order, postAuftrag } from '../../../../test/support/walk.ts';
import { expectProblem } from '../../../http/problem.fixture.ts';
import { setRoles } from '../benutzer/rollen.ts';

const app = testApp();
const TENANT = 'telko';
/** A Wednesday noon in Berlin. */
const MITTWOCH = new Date('2026-12-16T11:00:00Z');
/** The two mornings after it, at seven in Berlin. */
const MORGEN = new Date('2026-12-17T06:00:00Z');
const UEBERMORGEN = new Date('2026-12-18T06:00:00Z');

beforeEach(() => app.clock.set(MITTWOCH));

const read = (bearer: string, tenant = TENANT) => app.api(tenant, 'GET', '/betrieb/benachrichtigungen', { bearer });
const change = (bearer: string, Tagesmail: unknown) =>
  app.api(TENANT, 'PUT', '/betrieb/benachrichtigungen', { bearer, body: { Tagesmail } });

/** Runs all jobs that are due at a moment, twice: the second run must not repeat a mail. */
async function at(moment: Date) {
  app.clock.set(moment);
  await app.jobs.drain();
  await app.jobs.drain();
}
const mailsTo = (email: string) => app.mails.allTo(email).filter(({ betreff }) => betreff.startsWith('Das steht heute'));
const wishesOf = (id: string) => queryAsOwner(app, 'select mandant from tagesmail where benutzer_id = $1', [id]);

/** An order that waits for the confirmation of the tenant. */
async function orderWaits(): Promise<void> {
  const { Empfaengernummer, ProduktId } = await recipient(app, TENANT);
  await postAuftrag(app, TENANT, order(app, Empfaengernummer, ProduktId), 'Eingegangen');
}

describe('the daily mail', () => {
  test('is off at first, a wish for one tenant, and written to the log once', async () => {
    const { bearer, id } = await loginBetrieb(app, { rollen: { telko: ['Betrieb'], energie: ['Betrieb'] } });
    expect((await read(bearer)).body).toEqual({ Tagesmail: false });
    const answers = await atOnce(4, () => change(bearer, true));
    expect(answers.map(({ status, body }) => [status, body.Tagesmail])).toEqual(Array(4).fill([200, true]));
    expect([(await read(bearer)).body.Tagesmail, (await read(bearer, 'energie')).body.Tagesmail]).toEqual([true, false]);
    const log = await queryAsOwner(app, "select daten from protokoll where was = 'betrieb.benachrichtigungen' and bezug = $1", [id]);
    expect(log).toEqual([{ daten: { tagesmail: true } }]);
    expectProblem(await change(bearer, 'ja'), 422, 'Validierung');
    expectProblem(await read(`demo-${TENANT}`), 401, 'PSOF0204');
    const stranger = await loginBetrieb(app, { rollen: { energie: ['Betrieb'] } });
    expectProblem(await read(stranger.bearer), 404, 'NichtGefunden');
  });

  test('says at seven what home says, each morning once, until it is switched off', async () => {
    await orderWaits();
    const person = await loginBetrieb(app);
    await change(person.bearer, true);
    await at(new Date(MORGEN.getTime() - 60_000));
    expect(mailsTo(person.email)).toEqual([]);
    await at(MORGEN);
    const [mail, ...others] = mailsTo(person.email);
    expect(others).toEqual([]);
    const home = await app.api(TENANT, 'GET', '/betrieb/heute', { bearer: await openBetriebSession(app, person) });
    const sentences: string[] = home.body.Anstehend.map(({ Was }: { Was: string }) => Was);
    expect(sentences.length).toBeGreaterThan(0);
    for (const sentence of sentences) expect(mail?.text).toContain(sentence);
    expect(mail?.text).toContain(`/betrieb/${TENANT}/uebersicht`);
    await at(UEBERMORGEN);
    expect(mailsTo(person.email)).toHaveLength(2);
    expect((await change(await openBetriebSession(app, person), false)).body).toEqual({ Tagesmail: false });
    expect(await wishesOf(person.id)).toEqual([]);
    await at(new Date(UEBERMORGEN.getTime() + 86_400_000));
    expect(mailsTo(person.email)).toHaveLength(2);
  });

  test('does not come where nothing waits for the person, and ends with the role', async () => {
    await orderWaits();
    const [editor, former] = [await loginBetrieb(app, { rollen: { telko: ['Redaktion'] } }), await loginBetrieb(app)];
    for (const { bearer } of [editor, former]) await change(bearer, true);
    const mandant = app.parts.mandanten.get(TENANT) ?? expect.fail('no tenant');
    await inBetrieb(app, (scope) => scope.asMandant(mandant, (context) => setRoles(context, former.id, { rollen: [], giltBis: null })));
    await at(MORGEN);
    expect([...mailsTo(editor.email), ...mailsTo(former.email)]).toEqual([]);
    expect([await wishesOf(editor.id), await wishesOf(former.id)]).toEqual([[{ mandant: TENANT }], []]);
  });
});
