import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { pickBy, released, voucher } from '../../../test/support/money.ts';
import { momentAfter } from '../../../test/support/parts.ts';
import { login } from '../../../test/support/walk.ts';
import { expectProblem } from '../../http/problem.fixture.ts';

const app = testApp();
const TENANT = 'energie';

describe('resending the mail of a grant', () => {
  const again = (nummer: string, bearer?: string, tenant = TENANT) =>
    app.api(tenant, 'GET', `/empfehler/praemierungmail/${nummer}`, { ...(bearer !== undefined && { bearer }) });
  const sent = () => app.mails.sent.filter(({ betreff }) => betreff.startsWith('Ihre Prämie ist bereit')).length;
  const numberOf = async (token: string) =>
    (await app.api(TENANT, 'GET', '/praemierung/', { bearer: token })).body.Praemierungsnummer as string;

  test('sends the link to an own open grant again, up to three times an hour', async () => {
    const { empfehlerToken: token } = await released(app, TENANT);
    const session = await login(app, TENANT);
    await app.jobs.drainMails();
    const before = sent();
    const nummer = await numberOf(token);
    const statuses = [];
    for (let times = 0; times < 4; times += 1) statuses.push((await again(nummer, session)).status);
    expect(statuses).toEqual([204, 204, 204, 429]);
    await app.jobs.drainMails();
    expect(sent()).toBe(before + 3);
    expect(app.mails.to('erika@example.org', '/praemie/').html).toContain(token);
  });

  test("is refused for the recipient's grant, an unknown one and another tenant's, and without a login", async () => {
    app.clock.pass({ hours: 1 });
    const { empfehlerToken: own, empfaengerToken: other } = await released(app, TENANT);
    const session = await login(app, TENANT);
    const telko = await login(app, 'telko');
    await app.jobs.drainMails();
    const before = app.mails.sent.length;
    expectProblem(await again(await numberOf(other), session), 404, 'NichtGefunden');
    expectProblem(await again('unbekannt0000', session), 404, 'NichtGefunden');
    expectProblem(await again(await numberOf(own)), 401, 'LoginFirst');
    expectProblem(await again(await numberOf(own), telko, TENANT), 401, 'PSOF0204');
    app.clock.set(momentAfter({ hours: 2 }, app.clock.now()));
    expectProblem(await again(await numberOf(own), await login(app, 'telko'), 'telko'), 404, 'NichtGefunden');
    await app.jobs.drainMails();
    expect(app.mails.sent).toHaveLength(before);
  });

  test('is refused with 409 once the grant is picked', async () => {
    app.clock.pass({ hours: 2 });
    const one = await released(app, TENANT);
    const nummer = await numberOf(one.empfehlerToken);
    expect((await pickBy(app, TENANT, one.empfehlerToken, voucher(one.grants[0]))).status).toBe(200);
    expectProblem(await again(nummer, await login(app, TENANT)), 409, 'Konflikt');
  });
});
