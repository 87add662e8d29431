import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { newAccount } from '../../../test/support/konto.ts';
import { tokenOf } from '../../../test/support/mails.ts';
import { configured } from '../../../test/support/mandant.ts';
import { pickBy, released, voucher } from '../../../test/support/money.ts';
import { momentAfter, TEST_NOW } from '../../../test/support/parts.ts';
import { newEmail, postAuftrag } from '../../../test/support/walk.ts';
import { addTage, formatDay, formatMoment, lastDayBefore } from '../../calendar.ts';

const app = testApp();
const TENANT = 'telko';
beforeEach(() => app.clock.set(TEST_NOW));

type Grants = Awaited<ReturnType<typeof released>>['grants'];

const endOf = (grants: Grants, at = 0) =>
  app.inTenant(TENANT, async ({ tx }) => {
    const query = tx
      .selectFrom('praemierung')
      .select('gueltig_bis')
      .where('praemierungsnummer', '=', grants[at]?.praemierungsnummer ?? '');
    return (await query.executeTakeFirstOrThrow()).gueltig_bis;
  });

/** Moves the clock to a number of days, and seconds, before the end, does all due work and returns the new mails to an address. */
async function mailsAt(end: Date, tage: number, email: string, seconds = 0) {
  const before = app.mails.allTo(email).length;
  app.clock.set(momentAfter({ seconds: -seconds }, addTage(end, -tage)));
  await app.jobs.drain();
  return app.mails.allTo(email).slice(before);
}

const subjectsAt = async (...args: Parameters<typeof mailsAt>) => (await mailsAt(...args)).map(({ betreff }) => betreff);

/** A new recommender with a released order; all its mails are sent. */
async function waiting(wish: Parameters<typeof released>[2] = {}) {
  const empfehler = await newAccount(app, TENANT);
  const order = await released(app, TENANT, { anteil: 50, empfehler, ...wish });
  await app.jobs.drain();
  return { ...order, empfehler, end: await endOf(order.grants) };
}

describe('a reminder of a reward that waits', () => {
  test('goes to both sides 60, 14 and 3 days before the end, each with the own link, and the expiry is mailed too', async () => {
    const { empfehler, email, end, empfehlerToken, empfaengerToken, grants } = await waiting();
    expect(grants.map(({ wert_cent }) => wert_cent)).toEqual([3500, 3500]);
    const reminder = `Noch bis ${formatDay(lastDayBefore(end), 'de')}: Ihre Prämie über 35 €`;
    for (const tage of [60, 14, 3]) {
      expect(await subjectsAt(end, tage, empfehler.email, 1), `${tage} days and a second`).toEqual([]);
      const [mail, ...more] = await mailsAt(end, tage, empfehler.email);
      expect(more).toHaveLength(0);
      expect(mail?.betreff.replace(/\s/g, ' '), `${tage} days`).toBe(reminder);
      expect(mail?.text.replace(/\s+/g, ' ')).toContain(`Wählen Sie bis zum ${formatMoment(end, 'de')}`);
      expect(tokenOf(mail ?? expect.fail('no mail'))).toBe(empfehlerToken);
      const recipients = app.mails.allTo(email).filter(({ betreff }) => betreff.startsWith('Noch bis'));
      expect(tokenOf(recipients.at(-1) ?? expect.fail('no mail to the recipient'))).toBe(empfaengerToken);
    }
    expect(app.mails.allTo(email).filter(({ betreff }) => betreff.startsWith('Noch bis'))).toHaveLength(3);
    expect(await subjectsAt(end, 0, empfehler.email, 1)).toEqual([]);
    const [gone, ...others] = await mailsAt(end, 0, empfehler.email);
    expect(others).toHaveLength(0);
    expect(gone?.betreff.replace(/\s/g, ' ')).toBe('Ihre Prämie über 35 € ist verfallen');
    expect(gone?.text.replace(/\s+/g, ' ')).toContain(`bis zum ${formatMoment(end, 'de')} auswählen`);
    expect(gone?.text).not.toMatch(/^35\s€$/m);
    expect(app.mails.allTo(email).at(-1)?.betreff.replace(/\s/g, ' ')).toBe('Ihre Prämie über 35 € ist verfallen');
    expect(await subjectsAt(end, -1, empfehler.email)).toEqual([]);
  });

  test('that was missed is left out when a later one is due', async () => {
    const { empfehler, end } = await waiting();
    expect(await subjectsAt(end, 10, empfehler.email)).toHaveLength(1);
    expect(await subjectsAt(end, 4, empfehler.email)).toEqual([]);
    expect(await subjectsAt(end, 1, empfehler.email)).toHaveLength(1);
    const expired = await waiting();
    expect(await subjectsAt(expired.end, -1, expired.empfehler.email)).toEqual([expect.stringContaining('verfallen')]);
  });

  test('begins later where a reward can be picked for a shorter time', async () => {
    await configured(app, TENANT, { PraemieGueltigTage: 30 }, async () => {
      const { empfehler, end } = await waiting();
      expect(await subjectsAt(end, 15, empfehler.email)).toEqual([]);
      expect(await subjectsAt(end, 14, empfehler.email)).toHaveLength(1);
    });
  });

  test('is not sent after the reward was picked or cancelled', async () => {
    const picked = await waiting();
    await pickBy(app, TENANT, picked.empfehlerToken, voucher(picked.grants[0]));
    const cancelled = await waiting();
    await postAuftrag(app, TENANT, cancelled.auftrag, 'Storniert');
    await app.jobs.drain();
    for (const { empfehler, end } of [picked, cancelled])
      for (const tage of [60, 14, 3, 0]) {
        const subjects = await subjectsAt(end, tage, empfehler.email);
        expect(subjects.filter((one) => /Noch bis|verfallen/.test(one))).toEqual([]);
      }
  });

  test('speaks the language of the reader', async () => {
    const { empfehler, end } = await waiting();
    await app.inTenant(TENANT, ({ tx }) =>
      tx.updateTable('account').set({ language: 'en' }).where('account_id', '=', empfehler.id).execute(),
    );
    const [reminder] = await mailsAt(end, 60, empfehler.email);
    expect(reminder?.betreff).toBe(`Only until ${formatDay(lastDayBefore(end), 'en')}: your reward of €35`);
    const [gone] = await mailsAt(end, 0, empfehler.email);
    expect(gone?.betreff).toBe('Your reward of €35 has expired');
  });
});

describe('rewards of one person that end on the same day', () => {
  test('are one mail with a link to each, whatever the hour; one of another day has its own', async () => {
    const empfehler = await newAccount(app, TENANT);
    const first = await released(app, TENANT, { anteil: 100, empfehler });
    app.clock.set(momentAfter({ hours: 3 }));
    const second = await released(app, TENANT, { anteil: 100, empfehler });
    app.clock.set(momentAfter({ days: 1 }));
    const other = await released(app, TENANT, { anteil: 100, empfehler });
    await app.jobs.drain();
    const end = await endOf(first.grants);
    const tag = formatDay(lastDayBefore(end), 'de');
    const mailsOfDay = async (tage: number) => (await mailsAt(end, tage, empfehler.email)).filter(({ betreff }) => betreff.includes(tag));
    for (const tage of [60, 14]) {
      const [mail, ...more] = await mailsOfDay(tage);
      expect(more).toHaveLength(0);
      expect(mail?.betreff.replace(/\s/g, ' ')).toBe(`Noch bis ${tag}: Ihre 2 Prämien über zusammen 140 €`);
      const tokens = [0, 1].map((link) => tokenOf(mail ?? expect.fail('no mail'), link));
      expect(tokens).toEqual([first.empfehlerToken, second.empfehlerToken]);
      expect(mail?.html).not.toContain(other.empfehlerToken);
      expect(await mailsOfDay(tage - 0.5)).toHaveLength(0);
    }
    expect(app.mails.allTo(empfehler.email).some(({ html }) => html.includes(other.empfehlerToken))).toBe(true);
  });

  test('are one mail to a recipient of two recommendations', async () => {
    const email = newEmail('beide');
    const one = await waiting({ email, anteil: 0 });
    app.clock.set(TEST_NOW);
    const two = await waiting({ email, anteil: 0 });
    const [mail, ...more] = await mailsAt(one.end, 60, email);
    expect(more).toHaveLength(0);
    const tokens = [0, 1].map((link) => tokenOf(mail ?? expect.fail('no mail'), link));
    expect(tokens.sort()).toEqual([one.empfaengerToken, two.empfaengerToken].sort());
  });

  test('are named without those that were picked since', async () => {
    const empfehler = await newAccount(app, TENANT);
    const first = await released(app, TENANT, { anteil: 100, empfehler });
    app.clock.set(TEST_NOW);
    await released(app, TENANT, { anteil: 100, empfehler });
    await app.jobs.drain();
    const end = await endOf(first.grants);
    await pickBy(app, TENANT, first.empfehlerToken, voucher(first.grants[0]));
    await app.jobs.drain();
    const reminders = (await mailsAt(end, 60, empfehler.email)).filter(({ betreff }) => betreff.startsWith('Noch bis'));
    expect(reminders.map(({ betreff }) => betreff.replace(/\s/g, ' '))).toEqual([expect.stringContaining('Ihre Prämie über 70 €')]);
  });

  test('are at most 20 in a mail, and all are named', async () => {
    const empfehler = await newAccount(app, TENANT);
    const tokens = [];
    let grants: Grants = [];
    for (let n = 0; n < 21; n += 1) {
      app.clock.set(TEST_NOW);
      const order = await released(app, TENANT, { anteil: 100, empfehler, email: newEmail('viele') });
      tokens.push(order.empfehlerToken);
      grants = order.grants;
    }
    await app.jobs.drain();
    const reminders = await mailsAt(await endOf(grants), 60, empfehler.email);
    expect(reminders).toHaveLength(2);
    const linked = reminders.flatMap(({ html }) => [...html.matchAll(/<a\s[^>]*token=([^"&]+)/g)].map(([, token]) => token));
    expect(linked.toSorted()).toEqual(tokens.toSorted());
  });
});
