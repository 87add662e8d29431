import { beforeAll, describe, expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { memoryMails, tokenOf } from '../../test/support/mails.ts';
import { configured } from '../../test/support/mandant.ts';
import { letter, letterJobs, outboxOf, writeLetter } from '../../test/support/outbox.ts';
import { completion, join, login, newEmail, recommend } from '../../test/support/walk.ts';
import type { Mandant } from '../context.ts';
import { drain, makeDueWork } from '../jobs/due-work.ts';
import { MAIL_SWEEP } from '../jobs/sweep.ts';
import { setSecret } from '../outside/secret.ts';
import type { ReadMailBilder } from './compose.ts';
import { makeMailDispatch } from './dispatch.ts';
import { claimMail } from './store.ts';
import type { MailTemplate } from './template.ts';
import type { MailTransport } from './transport.ts';

const app = demoApp();
let telko: Mandant;
beforeAll(async () => {
  const mandant = app.parts.mandanten.get('telko');
  if (!mandant) throw new Error('no tenant telko');
  telko = mandant;
});

const dispatchBy = (transport: MailTransport) => makeMailDispatch({ ...app.parts, mailTransport: transport }, [letter]);

/** Claims a mail like a process that crashed before it marked the mail as sent; the lease ends after `leftMs`. */
const crashWith = (id: string, leftMs: number) =>
  app.inTenant('telko', (context) => claimMail(context, id, { now: app.clock.now(), realNow: new Date(), leaseMs: leftMs }));

const endLease = (id: string) =>
  app.inTenant('telko', ({ tx }) =>
    tx
      .updateTable('mail')
      .set({ gesperrt_bis: new Date(Date.now() - 1), faellig_am: app.clock.now() })
      .where('mail_id', '=', id)
      .execute(),
  );

describe('a crash while a mail is sent', () => {
  test('sends that mail again once, and only after its lease has ended', async () => {
    const mails = memoryMails();
    const id = await writeLetter(app, 'in-doubt');
    await crashWith(id, 60_000);
    const afterwards = dispatchBy(mails.transport);
    await afterwards.send(telko, id);
    expect(mails.sent).toEqual([]);
    await endLease(id);
    await afterwards.send(telko, id);
    await afterwards.send(telko, id);
    expect(mails.sent.map((mail) => mail.id)).toEqual([id]);
  });

  test('loses no mail: it is due again by its own column, even after a try that came too early', async () => {
    const mails = memoryMails();
    const jobs = letterJobs(app, { transport: mails.transport });
    const id = await writeLetter(app, 'left-behind');
    await crashWith(id, 60_000);
    app.clock.pass({ days: 1 });
    await jobs.drainMails();
    const [looked] = await outboxOf(app, 'left-behind');
    expect(looked?.faellig_am).toEqual(new Date(app.clock.now().getTime() + 90_000));
    await app.inTenant('telko', ({ tx }) => tx.updateTable('mail').set({ gesperrt_bis: null }).where('mail_id', '=', id).execute());
    app.clock.pass({ minutes: 2 });
    await jobs.drainMails();
    expect(mails.sent.map((mail) => mail.id)).toEqual([id]);
  });

  test('leaves all other mails as they were', async () => {
    const mails = memoryMails();
    const [taken, free] = [await writeLetter(app, 'taken'), await writeLetter(app, 'free')];
    await crashWith(taken, 60_000);
    await letterJobs(app, { transport: mails.transport }).drainMails();
    expect(mails.sent.map((mail) => mail.id)).toEqual([free]);
    expect(await outboxOf(app, 'taken')).toMatchObject([{ gesendet_am: null, verworfen_am: null }]);
  });
});

describe('processes that send mails', () => {
  test('continue with the next mail after one that failed', async () => {
    const mails = memoryMails();
    const dispatch = dispatchBy(mails.transport);
    const [first, second] = [await writeLetter(app, 'fails'), await writeLetter(app, 'follows')];
    mails.failNext(1);
    await dispatch.send(telko, first);
    await dispatch.send(telko, second);
    expect(mails.sent.map((mail) => mail.id)).toEqual([second]);
    expect(await outboxOf(app, 'fails')).toMatchObject([{ gesendet_am: null, gesperrt_bis: null, versuche: 1 }]);
  });

  test('send a mail once when they try concurrently', async () => {
    const mails = memoryMails();
    const processes = [dispatchBy(mails.transport), dispatchBy(mails.transport), dispatchBy(mails.transport)];
    const id = await writeLetter(app, 'shared');
    await Promise.allSettled(processes.map((dispatch) => dispatch.send(telko, id)));
    expect(mails.sent.map((mail) => mail.id)).toEqual([id]);
  });
});

test('drain waits for a mail that a worker is sending', async () => {
  const mails = memoryMails();
  let mayEnd = () => {};
  const end = new Promise<void>((resolve) => {
    mayEnd = resolve;
  });
  let begin = () => {};
  const began = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const slow: MailTransport = {
    async send(mail) {
      begin();
      await end;
      await mails.transport.send(mail);
    },
  };
  const dispatch = dispatchBy(slow);
  const sending = dispatch.send(telko, await writeLetter(app, 'in-hand'));
  await began;
  const work = makeDueWork({ parts: app.parts, sweeps: [], dispatch });
  const sentAtEnd = drain(work, [MAIL_SWEEP]).then(() => mails.sent.length);
  // A round trip to the database, so that an end that comes too early would show.
  await outboxOf(app, 'in-hand');
  mayEnd();
  expect(await sentAtEnd).toBe(1);
  await sending;
});

describe('the layout of a mail', () => {
  const sent = async (bezug: string, readBilder?: ReadMailBilder) => {
    const mails = memoryMails();
    const id = await writeLetter(app, bezug);
    await makeMailDispatch({ ...app.parts, mailTransport: mails.transport }, [letter], readBilder).send(telko, id);
    return mails.sent[0];
  };

  test("has the tenant's logo and picture, by the same names in the HTML and in the attachments", async () => {
    const inhalt = Buffer.from('drawn');
    const mail = await sent('with-pictures', async () => [
      { platz: 'logo', name: 'logo-mail.png', breite: 400, hoehe: 96, inhalt },
      { platz: 'szene', name: 'szene-mail.png', breite: 1200, hoehe: 300, inhalt },
    ]);
    expect(mail?.bilder).toEqual([
      { cid: 'logo@funkhof.example', name: 'logo-mail.png', inhalt },
      { cid: 'szene@funkhof.example', name: 'szene-mail.png', inhalt },
    ]);
    expect(mail?.html).toContain('<img src="cid:logo@funkhof.example" width="200" height="48" alt="Funkhof"');
    expect(mail?.html).toContain('<img src="cid:szene@funkhof.example" width="600" height="150"');
  });

  test('has only the name of a tenant without pictures', async () => {
    const mail = await sent('without');
    expect(mail?.bilder).toEqual([]);
    expect(mail?.html).not.toContain('<img');
    expect(mail?.html).toMatch(/<p class="ink"[^>]*>Funkhof<\/p>/);
  });

  test('ends with the regards of the tenant', async () => {
    const mail = await sent('regards');
    expect(mail?.text).toContain('Bis bald im Netz, Ihr Team von Funkhof');
    expect(mail?.html).toContain('>Bis bald im Netz,<br/>Ihr Team von Funkhof</p>');
  });
});

describe('a person', () => {
  test('gets no mail if their data was deleted before it was sent', async () => {
    const { Empfehlungsnummer } = await recommend(app, 'telko', await login(app, 'telko'));
    const person = await join(app, 'telko', Empfehlungsnummer, newEmail('deleted'));
    await app.inTenant('telko', ({ tx }) =>
      tx
        .updateTable('empfaenger')
        .set({ email: null, email_schluessel: null })
        .where('empfaengernummer', '=', person.Empfaengernummer)
        .execute(),
    );
    await app.jobs.drainMails();
    expect(app.mails.allTo(person.email)).toEqual([]);
  });

  test('is never mailed again after a refusal, even on another referral', async () => {
    const session = await login(app, 'telko');
    const email = newEmail('refuses');
    const first = await recommend(app, 'telko', session);
    await join(app, 'telko', first.Empfehlungsnummer, email);
    await app.jobs.drainMails();
    const refused = await app.api('telko', 'POST', '/empfaenger/ablehnen', { body: { Token: tokenOf(app.mails.to(email), 1) } });
    expect(refused.status).toBe(204);
    const second = await recommend(app, 'telko', session);
    const path = '/tracking/abschliessen/?channel=co&einsprungsquelle=Einsprungslink';
    expect((await app.api('telko', 'POST', path, { body: completion(second.Empfehlungsnummer, email) })).status).toBe(201);
    await app.jobs.drainMails();
    expect(app.mails.allTo(email)).toHaveLength(1);
  });
});

describe('the signature of a tenant with DkimSelector', () => {
  const Dienste = { Mail: { DkimSelector: 'm1' } };
  const sentKey = async (bezug: string) => {
    const mails = memoryMails();
    await dispatchBy(mails.transport).send(app.parts.mandanten.get('telko') ?? telko, await writeLetter(app, bezug));
    return mails.sent[0]?.dkim;
  };

  test('is made with the key of the secret, for the domain of the sender', async () => {
    await configured(app, 'telko', { Dienste }, async () => {
      await app.inTenant('telko', (context) => setSecret(context, 'mail', 'a private key', 'm1', 'funkhof.example'));
      expect(await sentKey('signed')).toEqual({ selector: 'm1', domain: 'funkhof.example', privateKey: 'a private key' });
    });
    expect(await sentKey('switched-off')).toBe(undefined);
  });

  test('is left out while the key is missing or was set for another domain, and the mail is sent', async () => {
    await configured(app, 'telko', { Dienste, SupportEmail: 'hilfe@anders.example' }, async () => {
      expect(await sentKey('other-domain')).toBe(undefined);
      expect(await outboxOf(app, 'other-domain')).toMatchObject([{ gesendet_am: expect.any(Date) }]);
    });
  });
});

describe('a receiving host that asks for fewer mails', () => {
  /** A mail system that answers 421 for one host while `isBusy`. */
  const busyHost = () => {
    const state = { isBusy: true, sent: [] as string[] };
    const transport: MailTransport = {
      async send({ an }) {
        if (state.isBusy && an.endsWith('@brief.example'))
          throw Object.assign(new Error(), { code: 'EENVELOPE', responseCode: 421, command: 'RCPT TO', response: '421 4.7.0 slow down' });
        state.sent.push(an);
      },
    };
    return { state, dispatch: makeMailDispatch({ ...app.parts, mailTransport: transport }, [letter, elsewhere]) };
  };
  const elsewhere: MailTemplate = {
    ...letter,
    kind: 'single',
    name: 'elsewhere',
    load: async (context, bezug, am) => {
      const loaded = await letter.load(context, bezug, am);
      return loaded && { ...loaded, an: 'jemand@anders.example' };
    },
  };

  test('is paused: its mails wait without losing a try, those to other hosts are sent, and all go out after the pause', async () => {
    const { state, dispatch } = busyHost();
    const [first, second] = [await writeLetter(app, 'slow-1'), await writeLetter(app, 'slow-2')];
    const now = app.clock.now();
    const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    await dispatch.send(telko, first);
    await dispatch.send(telko, second);
    await dispatch.send(telko, await writeLetter(app, 'slow-3', elsewhere));
    expect(await outboxOf(app, 'slow-1')).toMatchObject([{ versuche: 1, faellig_am: inMinutes(1), gesperrt_bis: null }]);
    expect(await outboxOf(app, 'slow-2')).toMatchObject([{ versuche: 0, faellig_am: inMinutes(1), fehler: null, gesperrt_bis: null }]);
    expect(state.sent).toEqual(['jemand@anders.example']);
    state.isBusy = false;
    app.clock.pass({ minutes: 1 });
    await dispatch.send(telko, first);
    await dispatch.send(telko, second);
    expect(state.sent).toHaveLength(3);
  });
});
