import { type Jobs, makeJobs } from '../../server/jobs/jobs.ts';
import { makeQueue, type Queue } from '../../server/jobs/queue.ts';
import type { Sweep } from '../../server/jobs/sweep.ts';
import { makeMailDispatch } from '../../server/mail/dispatch.ts';
import { enqueueMail } from '../../server/mail/store.ts';
import type { MailTemplate } from '../../server/mail/template.ts';
import type { MailTransport } from '../../server/mail/transport.ts';
import type { TestApp } from './app.ts';
import { POLLING_SECONDS } from './queue.ts';

/** A notice. The part of `bezug` before the dot is the recipient; a `bezug` with `gone` has no recipient any more, one with `broken` throws. */
export const note: MailTemplate = {
  name: 'note',
  kind: 'notice',
  isOwed: true,
  load: async (_, bezug) => {
    if (bezug.includes('gone')) return null;
    if (bezug.includes('broken')) throw new Error('a template that fails');
    const knopf = { text: 'Ansehen', adresse: 'https://telko.example/de/dashboard' };
    return {
      an: addressOf(bezug.split('.')[0] ?? ''),
      locale: 'de',
      line: { text: `${bezug} ist passiert.`, knopf },
      content: { betreff: bezug, anrede: 'Guten Tag', absaetze: [`${bezug} ist passiert.`], knopf },
    };
  },
};

/** A mail whose `bezug` is its subject and the local part of its address; a `bezug` that starts with `gone` has no recipient any more. */
export const letter: MailTemplate = {
  name: 'letter',
  kind: 'single',
  load: async (_, bezug) =>
    bezug.startsWith('gone')
      ? null
      : { an: addressOf(bezug), locale: 'de', content: { betreff: bezug, anrede: 'Guten Tag', absaetze: ['Text'] } },
};

export const addressOf = (bezug: string): string => `${bezug}@brief.example`;

/** Puts a letter into telko's outbox and returns its id. */
export async function writeLetter(app: TestApp, bezug: string, template = letter): Promise<string> {
  return app.inTenant('telko', async (context) => {
    await enqueueMail(context, template, bezug);
    const row = await context.tx.selectFrom('mail').select('mail_id').where('bezug', '=', bezug).executeTakeFirstOrThrow();
    return row.mail_id;
  });
}

/** Rows of the outbox for a letter. */
export const outboxOf = (app: TestApp, bezug: string) =>
  app.inTenant('telko', ({ tx }) =>
    tx
      .selectFrom('mail')
      .select(['gesendet_am', 'verworfen_am', 'unzustellbar_am', 'gesperrt_bis', 'faellig_am', 'versuche', 'fehler'])
      .where('bezug', '=', bezug)
      .execute(),
  );

interface Wish {
  readonly tries?: { retryLimit: number; retryDelay: number; retryBackoff: boolean };
  readonly transport?: MailTransport;
  readonly sweeps?: readonly Sweep[];
  readonly queue?: Queue;
  /** Number of mails that are queued together. */
  readonly batch?: number;
  readonly pauseMs?: number;
}

/** The product's jobs with letters as their mails and a queue that polls often. */
export function letterJobs(app: TestApp, { tries, transport, sweeps = [], queue, batch, pauseMs }: Wish = {}): Jobs {
  const parts = { ...app.parts, ...(transport && { mailTransport: transport }) };
  const own =
    queue ??
    makeQueue(app.source, (error) => parts.log.error({ err: error }, 'queue'), {
      pollingSeconds: POLLING_SECONDS,
      ...(tries && { tries }),
    });
  return makeJobs({
    parts,
    queue: own,
    sweeps,
    retentions: [],
    tidies: [],
    dispatch: makeMailDispatch(parts, [letter, note]),
    ...(batch && { batch }),
    ...(pauseMs && { pauseMs }),
  });
}
