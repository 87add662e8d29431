import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { memoryMails } from '../../test/support/mails.ts';
import { addressOf, note, writeLetter } from '../../test/support/outbox.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import type { Mandant } from '../context.ts';
import { MAIL_TEMPLATES } from '../start/modules.ts';
import { makeMailDispatch } from './dispatch.ts';

const app = testApp();
let telko: Mandant;
let mails = memoryMails();
beforeAll(() => {
  const mandant = app.parts.mandanten.get('telko');
  if (!mandant) throw new Error('no tenant telko');
  telko = mandant;
});
beforeEach(() => {
  mails = memoryMails();
});

const rows = (person: string) =>
  queryAsOwner<{ mail_id: string; bezug: string; gesendet: boolean; mit: string | null; verworfen: boolean; due: Date }>(
    app,
    `select mail_id, bezug, gesendet_am is not null as gesendet, gesendet_mit as mit, verworfen_am is not null as verworfen, faellig_am as due
     from mail where vorlage = 'note' and bezug like $1 order by erstellt_am, bezug`,
    [`${person}.%`],
  );

/** Sends the due notices of a person, each by a separate process: one after the other, or concurrently. */
async function sendDue(person: string, isAtOnce = false): Promise<void> {
  const due = (await rows(person)).filter((row) => !row.gesendet && !row.verworfen && row.due <= app.clock.now());
  const send = (id: string) =>
    makeMailDispatch({ ...app.parts, mailTransport: mails.transport }, [note])
      .send(telko, id)
      .catch(() => {});
  if (isAtOnce) await Promise.all(due.map(({ mail_id }) => send(mail_id)));
  else for (const { mail_id } of due) await send(mail_id);
}

const write = async (person: string, ...things: string[]) => {
  for (const thing of things) await writeLetter(app, `${person}.${thing}`, note);
};

describe('notices to one person', () => {
  test('go out immediately for the first, and in one mail for those of the following hour', async () => {
    await write('ada', 'a');
    await sendDue('ada');
    await write('ada', 'b', 'c', 'd');
    await sendDue('ada');
    expect(mails.sent.map(({ betreff }) => betreff)).toEqual(['ada.a']);
    app.clock.pass({ minutes: 60 });
    await sendDue('ada');
    expect(mails.sent.map(({ an, betreff }) => [an, betreff])).toEqual([
      [addressOf('ada'), 'ada.a'],
      [addressOf('ada'), '3 Neuigkeiten von Funkhof'],
    ]);
    const [, joined] = mails.sent;
    for (const thing of ['b', 'c', 'd']) expect(joined?.text).toContain(`- ada.${thing} ist passiert.\n`);
    expect(joined?.html).not.toContain('token=');
    const sent = await rows('ada');
    expect(sent.map(({ gesendet }) => gesendet)).toEqual([true, true, true, true]);
    expect(sent.filter(({ mit }) => mit === joined?.id)).toHaveLength(2);
  });

  test('are one mail when twelve processes send twelve of them concurrently', async () => {
    await write('fay', ...Array.from({ length: 12 }, (_, index) => `n${index}`));
    await sendDue('fay', true);
    expect(mails.sent).toHaveLength(1);
  });

  test('keep the form of a single mail when only one is left after the hour', async () => {
    await write('bea', 'a', 'b');
    await sendDue('bea');
    app.clock.pass({ hours: 1 });
    await sendDue('bea');
    expect(mails.sent.map(({ betreff }) => betreff).sort()).toEqual(['bea.a', 'bea.b']);
  });

  test('are two mails for forty; obsolete ones are dropped, and one that fails does not stop the others', async () => {
    await write('cem', ...Array.from({ length: 40 }, (_, index) => `n${index}`));
    await sendDue('cem');
    expect(mails.sent).toHaveLength(1);
    await queryAsOwner(
      app,
      "update mail set bezug = 'cem.gone' where mail_id = (select min(mail_id) from mail where bezug like 'cem.%' and gesendet_am is null)",
    );
    await queryAsOwner(
      app,
      "update mail set bezug = 'cem.broken' where mail_id = (select max(mail_id) from mail where bezug like 'cem.n%' and gesendet_am is null)",
    );
    app.clock.pass({ hours: 1 });
    await sendDue('cem');
    expect(mails.sent.map(({ betreff }) => betreff)).toEqual([expect.stringMatching(/^cem\./), '37 Neuigkeiten von Funkhof']);
    expect(mails.sent[1]?.text).toContain('- Und 7 weitere Neuigkeiten.');
    const left = (await rows('cem')).filter(({ gesendet }) => !gesendet);
    expect(left.map(({ bezug, verworfen }) => [bezug, verworfen])).toEqual(
      expect.arrayContaining([
        ['cem.broken', false],
        ['cem.gone', true],
      ]),
    );
    expect(left).toHaveLength(2);
  });

  test('are joined with later ones when the mail system did not take them', async () => {
    await write('dan', 'a');
    mails.failNext(1);
    await sendDue('dan');
    await write('dan', 'b');
    await sendDue('dan');
    expect(mails.sent.map(({ betreff }) => betreff)).toEqual(['2 Neuigkeiten von Funkhof']);
    app.clock.pass({ minutes: 5 });
    await sendDue('dan');
    expect(mails.sent).toHaveLength(1);
  });

  test('leave no hash of the mailbox after a day', async () => {
    await write('eva', 'a');
    await sendDue('eva');
    app.clock.pass({ days: 1, seconds: 1 });
    await app.jobs.drain();
    expect(await queryAsOwner(app, "select 1 from mail where gruppe is not null and bezug like 'eva.%'")).toEqual([]);
  });
});

test('no mail with a token is a notice, except the one about a confirmed order', () => {
  const notices = MAIL_TEMPLATES.filter(({ kind }) => kind === 'notice').map(({ name }) => name);
  expect(notices.sort()).toEqual([
    'agenturRechnung',
    'auftragEingegangen',
    'bankdatenGeaendert',
    'erinnerung',
    'praemieAbgelaufen',
    'praemieInSicht',
    'praemieInSichtEmpfaenger',
    'praemieStorniert',
    'sellerAbrechnung',
  ]);
});
