import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoApp, type Reply } from '../../test/support/app.ts';
import { atOnce } from '../../test/support/at-once.ts';
import { newAccount, requestLink, setPassword, tryLogin } from '../../test/support/konto.ts';
import { tokenOf } from '../../test/support/mails.ts';
import { configure } from '../../test/support/mandant.ts';
import { confirmAddress, jana, recommendOpenly } from '../../test/support/opt-in.ts';
import { letter, letterJobs, writeLetter } from '../../test/support/outbox.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { login, newEmail, PASSWORD, recommend, release } from '../../test/support/walk.ts';
import { mayBeMailed } from './postfach.ts';

const app = demoApp();
const nummern: Record<string, string> = {};
const TENANTS = ['telko', 'energie'] as const;
type Tenant = (typeof TENANTS)[number];

beforeAll(async () => {
  for (const tenant of TENANTS) {
    await configure(app, tenant, { Limits: {}, CaptchaAb: null });
    nummern[tenant] = (await recommend(app, tenant, await login(app, tenant))).Empfehlungsnummer;
  }
});
// Acts of an earlier test at the same moment must not count as the latest act of an owner.
beforeEach(() => app.clock.pass({ days: 1 }));

let people = 0;
const newName = () => {
  people += 1;
  return `posteingang${people}viel`;
};

/** A spelling of a Gmail mailbox by its name; another one for each number. */
function spelling(name: string, index: number): string {
  const dotted = [...name].map((letter, at) => ((index >> (at % 4)) & 1 && at > 0 ? `.${letter}` : letter)).join('');
  return `${index % 2 ? dotted.toUpperCase() : dotted}+${index}@${index % 3 ? 'gmail.com' : 'GoogleMail.com'}`;
}

const post = (tenant: Tenant, path: string, body: object) => app.api(tenant, 'POST', path, { body });

/** Calls by which a stranger can cause a mail to an address that they type. */
const KINDS = {
  message: (tenant, Email) => post(tenant, '/kontakt', { Name: 'Nora Nord', Email, Betreff: 'Frage', Nachricht: 'Wann?' }),
  referral: (tenant, Email) => recommendOpenly(app, jana(Email), { produkt: tenant === 'telko' ? 462 : 1 }, tenant),
  recipient: (tenant, Email) => post(tenant, `/empfaenger/create/${nummern[tenant]}`, { Vorname: 'Nora', Nachname: 'Nord', Email }),
  account: (tenant, Email) => post(tenant, '/account/createEmpfehler', { Vorname: 'Nora', Nachname: 'Nord', Email }),
} as const satisfies Record<string, (tenant: Tenant, email: string) => Promise<Reply>>;
const ways = Object.values(KINDS);

/** All mails to the mailbox of a name, in any spelling. */
const reached = (name: string) => app.mails.sent.filter(({ an }) => an.toLowerCase().replace(/\+.*/, '').replaceAll('.', '') === name);

/** Repeats a call with eighty spellings, twenty concurrently: more would wait too long for a connection on a busy machine. */
async function eighty(use: (index: number) => Promise<Reply>): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (let wave = 0; wave < 4; wave += 1) replies.push(...(await atOnce(20, (index) => use(wave * 20 + index))));
  return replies;
}

describe('eighty spellings of one mailbox, used concurrently over two tenants', () => {
  test('get three receipts of the contact form', async () => {
    const name = newName();
    const replies = await eighty((index) => KINDS.message(TENANTS[index % 2] ?? 'telko', spelling(name, index)));
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array(3).fill(202), ...Array(77).fill(429)]);
    await app.jobs.drainMails();
    expect(reached(name)).toHaveLength(3);
  });

  test('get three mails of a kind and eight of all kinds, while three calls of each kind are answered as usual', async () => {
    const name = newName();
    const replies = await eighty((index) =>
      (ways[index % 4] ?? KINDS.message)(TENANTS[(index >> 2) % 2] ?? 'telko', spelling(name, index)),
    );
    expect(replies.filter(({ status }) => status !== 429)).toHaveLength(12);
    expect(replies.every(({ status }) => status < 500)).toBe(true);
    await app.jobs.drainMails();
    expect(reached(name)).toHaveLength(8);
  });
});

describe('a mailbox whose owner does nothing', () => {
  /** Causes nine mails within three hours; eight are sent. */
  async function fill(email: string): Promise<void> {
    for (let hour = 0; hour < 3; hour += 1) {
      for (let time = 0; time < 3; time += 1) expect((await KINDS.referral('telko', email)).status).toBe(201);
      app.clock.pass({ hours: 1 });
    }
    await app.jobs.drainMails();
    expect(app.mails.allTo(email)).toHaveLength(8);
  }

  test('gets no more mails that day, not even from another tenant, and gets them again the day after', async () => {
    const email = newEmail();
    await fill(email);
    expect((await KINDS.account('energie', email)).status).toBe(202);
    await app.jobs.drainMails();
    expect(app.mails.allTo(email)).toHaveLength(8);
    app.clock.pass({ hours: 22 });
    expect((await KINDS.account('energie', email)).status).toBe(202);
    await app.jobs.drainMails();
    expect(app.mails.allTo(email)).toHaveLength(9);
  });

  test('gets more mails once the owner uses a mailed link', async () => {
    const email = newEmail();
    await fill(email);
    expect((await confirmAddress(app, tokenOf(app.mails.to(email)))).status).toBe(200);
    for (let time = 0; time < 3; time += 1) await KINDS.message('energie', email);
    await app.jobs.drainMails();
    expect(app.mails.allTo(email)).toHaveLength(12);
  });

  test('gets more mails once the owner logs in, at any tenant', async () => {
    const { email } = await newAccount(app, 'energie');
    await fill(email);
    expect((await tryLogin(app, email, PASSWORD, 'energie')).status).toBe(200);
    await requestLink(app, email, 'energie');
    await app.jobs.drainMails();
    expect(app.mails.allTo(email)).toHaveLength(9);
  });

  test('still gets the mail about its new password', async () => {
    const { email } = await newAccount(app);
    await requestLink(app, email);
    await app.jobs.drainMails();
    const token = tokenOf(app.mails.to(email));
    app.clock.pass({ hours: 1 });
    for (let time = 0; time < 3; time += 1) await KINDS.message('telko', email);
    for (let time = 0; time < 3; time += 1) await KINDS.referral('telko', email);
    for (let time = 0; time < 3; time += 1) await KINDS.account('telko', email);
    expect((await setPassword(app, token, 'Neues-Wort-9')).status).toBe(200);
    await app.jobs.drainMails();
    expect(app.mails.allTo(email).map(({ betreff }) => betreff)).toContain('Ihr Passwort wurde geändert');
  });
});

test('an owed mail is never held back: the reward arrives, whatever strangers caused before', async () => {
  const { person } = await release(app, 'telko');
  const before = app.mails.allTo(person.email).length;
  for (let hour = 0; hour < 4; hour += 1) {
    for (let time = 0; time < 3; time += 1) await KINDS.message('telko', person.email);
    app.clock.pass({ hours: 1 });
  }
  await app.inTenant('telko', async (context) => {
    const { praemierungsnummer: bezug } = await context.tx
      .selectFrom('praemierung')
      .select('praemierungsnummer')
      .where('seite', '=', 'Empfaenger')
      .orderBy('erstellt_am', 'desc')
      .executeTakeFirstOrThrow();
    await context.tx
      .insertInto('mail')
      .values({
        mail_id: context.random.nummer(),
        vorlage: 'praemieBereit',
        bezug,
        erstellt_am: context.now,
        faellig_am: context.now,
      })
      .execute();
  });
  await app.jobs.drainMails();
  const sent = app.mails.allTo(person.email).slice(before);
  expect(sent).toHaveLength(9);
  expect(sent.at(-1)?.betreff).toMatch(/Prämie/);
});

test('messages to support all arrive, however many', async () => {
  const support = () => app.mails.allTo('hilfe@funkhof.example').length;
  const before = support();
  for (let time = 0; time < 12; time += 1) await KINDS.message('telko', newEmail());
  await app.jobs.drainMails();
  expect(support()).toBe(before + 12);
});

test('a mail that fails counts once, however often it is tried', async () => {
  const jobs = letterJobs(app);
  await writeLetter(app, 'wackelt');
  for (let time = 0; time < 4; time += 1) {
    app.mails.failNext(1);
    await jobs.drainMails();
    app.clock.pass({ minutes: 15 });
  }
  await jobs.drainMails();
  expect(app.mails.allTo('wackelt@brief.example')).toHaveLength(1);
  const rows = await queryAsOwner(app, 'select 1 from postfach_mail where vorlage = $1', [letter.name]);
  expect(rows).toHaveLength(1);
});

test('eight of thirty concurrent mails pass, over any number of processes, and the same pass again', async () => {
  const mandant = app.parts.mandanten.get('telko');
  if (!mandant) throw new Error('no tenant');
  const an = newEmail();
  const ask = (index: number) =>
    mayBeMailed(app.parts, mandant, { mailId: `mail ${index}`, vorlage: `art ${index}`, an, erstelltAm: app.clock.now() });
  const first = await atOnce(30, ask);
  expect(first.filter(Boolean)).toHaveLength(8);
  expect(await atOnce(30, ask)).toEqual(first);
});

test('the counted rows hold no address, and are deleted after a day', async () => {
  const email = newEmail('zaehlmich');
  await KINDS.referral('telko', email);
  await app.jobs.drainMails();
  await confirmAddress(app, tokenOf(app.mails.to(email)));
  const stored = async () => [
    ...(await queryAsOwner<object>(app, 'select * from postfach')),
    ...(await queryAsOwner<object>(app, 'select * from postfach_mail')),
  ];
  const before = await stored();
  expect(before.length).toBeGreaterThanOrEqual(2);
  expect(JSON.stringify(before)).not.toMatch(/zaehlmich|@/);
  app.clock.pass({ days: 1, seconds: 1 });
  await app.jobs.drain();
  expect(await stored()).toEqual([]);
});
