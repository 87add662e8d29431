import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Nummer, Zeitpunkt } from '../../values/wire.ts';
import { IN_BETRIEB_ERRORS } from './in-betrieb.ts';
import { list } from './liste.ts';

export const MAIL_STATUS = ['Wartet', 'Gesendet', 'Zurueckgekommen', 'Unzustellbar', 'Verworfen'] as const;
export type MailStatus = (typeof MAIL_STATUS)[number];

/** Mails that wait for a person of the tenant. */
export const MAILS_FAELLIG = ['Unzustellbar'] as const;

/** Days for which a mail that was given up waits for a person. */
export const MAILS_FAELLIG_DAYS = 30;

export const BetriebMailZeile = z
  .object({
    ErstelltAm: Zeitpunkt,
    Nummer: z.string(),
    Art: z.string(),
    Person: z.nullable(z.string()),
    Status: z.enum(MAIL_STATUS),
    SeitAm: z.nullable(Zeitpunkt),
    Grund: z.nullable(z.string()),
  })
  .register(named, {
    id: 'BetriebMailZeile',
    description:
      'A mail of the tenant. `Art` says in words what it is about, `Person` is its address, masked to the first character and the domain; null if there is nothing to send any more, if the mail cannot be made, or if it went to another address than the present one. `SeitAm` is the moment of its status, null while it waits. `Grund` is what the receiving mail system said at the last try, without addresses; null for a mail that was dropped, because what it tells of was over, its reader wants no mails, or the mailbox had got enough of them.',
  });
export type BetriebMailZeile = z.infer<typeof BetriebMailZeile>;

export const listBetriebMails = list({
  name: 'listBetriebMails',
  path: '/betrieb/mails',
  recht: 'Mails',
  summary: 'Mails of the tenant, with what became of them',
  description: `Lists all mails of the last year, by default the latest first. \`Faellig\` keeps those that were given up in the last ${MAILS_FAELLIG_DAYS} days and can be sent again. \`Suche\` finds the beginning of a mail number.`,
  row: BetriebMailZeile,
  sorted: ['ErstelltAm', 'Nummer'],
  words: { Status: 'status.mail' },
  filter: { Faellig: z.optional(z.nullable(z.enum(MAILS_FAELLIG))) },
});

export const resendBetriebMail = call({
  name: 'resendBetriebMail',
  method: 'POST',
  path: '/betrieb/mails/:id/erneut',
  recht: 'Mails',
  tag: 'Betrieb',
  summary: 'Sends an unsent mail again, with all its tries; a repeat changes nothing',
  description:
    'Makes a mail due that was given up, or that waits for its next try; the product sends it within a minute, as it would be written now. A mail that was sent or dropped, one about something that is over, and one to a mailbox that refused mails is Konflikt, with the reason in `detail`.',
  params: z.object({ id: Nummer }),
  answers: { 200: BetriebMailZeile },
  errors: [...IN_BETRIEB_ERRORS, 'Konflikt'],
  idempotent: true,
});
