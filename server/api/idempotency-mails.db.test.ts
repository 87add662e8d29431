import { beforeAll, expect, test } from 'vitest';
import { demoApp, type Reply } from '../../test/support/app.ts';
import { atOnce } from '../../test/support/at-once.ts';
import { newAccount } from '../../test/support/konto.ts';
import { ERIKA, login, newEmail, PASSWORD, recommend, recommendation, release } from '../../test/support/walk.ts';
import { expectProblem } from '../http/problem.fixture.ts';

const app = demoApp();
let session: string;
let nummer: string;
beforeAll(async () => {
  session = await login(app, 'telko');
  nummer = (await recommend(app, 'telko', session)).Empfehlungsnummer;
});

interface Asked {
  readonly email: string;
  send(headers: Record<string, string>): Promise<Reply>;
  /** The same call for another person. */
  other(headers: Record<string, string>): Promise<Reply>;
}

const get = (path: string) => (headers: Record<string, string>) => app.api('telko', 'GET', path, { headers });
const byAddress = (path: string, email: string, stranger: string): Asked => ({
  email,
  send: get(`${path}/${encodeURIComponent(email)}`),
  other: get(`${path}/${encodeURIComponent(stranger)}`),
});
const openly = (Email: string) =>
  app.api('telko', 'POST', '/Empfehlen/create', { body: recommendation({ produkt: 462, empfehler: { ...ERIKA, Email } }) });

/** Calls that send mail for a number or address in their path, and a new recipient. */
const CALLS: Record<string, () => Promise<Asked>> = {
  'a link to set a password': async () => byAddress('/account/resetPassword', (await newAccount(app)).email, (await newAccount(app)).email),
  'the welcome mail again': async () =>
    byAddress('/account/resendWelcomeMail', (await newAccount(app, 'telko', 'offen')).email, newEmail()),
  'the mail that confirms a referral again': async () => {
    const [email, stranger] = [newEmail(), newEmail()];
    const [{ body: own }, { body: others }] = [await openly(email), await openly(stranger)];
    const again = ({ Empfehlungsnummer }: { Empfehlungsnummer: string }) => get(`/Empfehlen/bestaetigung/erneut/${Empfehlungsnummer}`);
    return { email, send: again(own), other: again(others) };
  },
  'the link of a reward again': async () => {
    const released = [await release(app, 'telko'), await release(app, 'telko')];
    const bearer = (await app.api('telko', 'POST', '/account/login', { body: { Email: ERIKA.Email, Password: PASSWORD } })).body.Token;
    const { body } = await app.api('telko', 'GET', '/empfehler/empfehlungen', { bearer });
    const grants = released.map(
      ({ Empfehlungsnummer }) =>
        body.find((one: { Empfehlungsnummer: string }) => one.Empfehlungsnummer === Empfehlungsnummer).Empfaenger[0].Praemierung
          .Praemierungsnummer,
    );
    const [send, other] = grants.map(
      (nr) => (headers: Record<string, string>) => app.api('telko', 'GET', `/empfehler/praemierungmail/${nr}`, { bearer, headers }),
    ) as [Asked['send'], Asked['send']];
    return { email: ERIKA.Email, send, other };
  },
  'a new recipient': async () => {
    const email = newEmail();
    const join = (Email: string) => (headers: Record<string, string>) =>
      app.api('telko', 'POST', `/empfaenger/create/${nummer}`, { body: { Vorname: 'Nora', Nachname: 'Nord', Email }, headers });
    return { email, send: join(email), other: join(newEmail()) };
  },
};

test.each(Object.entries(CALLS))('%s is mailed once for one key, and the key is refused for another person', async (_, make) => {
  const { email, send, other } = await make();
  await app.jobs.drainMails();
  const before = app.mails.allTo(email).length;
  const headers = { 'idempotency-key': newEmail() };
  const replies = await atOnce(2, () => send(headers));
  // Far more calls than the limit of such mails.
  for (let time = 0; time < 5; time += 1) replies.push(await send(headers));
  const [first] = replies;
  expect(first?.status).toBeLessThan(300);
  for (const reply of replies) expect([reply.status, reply.body]).toEqual([first?.status, first?.body]);
  await app.jobs.drainMails();
  expect(app.mails.allTo(email)).toHaveLength(before + 1);
  expectProblem(await other(headers), 422, 'Validierung');
  for (const reply of replies) expect(reply.headers['set-cookie']).toEqual(first?.headers['set-cookie']);
});
