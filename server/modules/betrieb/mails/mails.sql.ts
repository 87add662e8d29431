import { sql } from 'kysely';
import { type listBetriebMails, MAIL_STATUS, MAILS_FAELLIG_DAYS, type MailStatus } from '../../../../contract/calls/betrieb/mails.ts';
import { addTage } from '../../../calendar.ts';
import type { MandantScope } from '../../../db/scope.ts';
import { beginsWith } from '../../../reports/list.ts';
import { betweenDays, type Column, type FilterValue, fieldsOf, type RowIn, type SourceOf, type Sql } from '../../../reports/report.ts';

/** A mail of the tenant as its list reads it. */
export type BetriebMailRow = RowIn<ReturnType<typeof betriebMails>>;

const UNSENT = sql`m.gesendet_am is null and m.verworfen_am is null`;

/** Conditions that exclude each other, and that indexes of the table match. */
const STATUS = {
  Wartet: sql`(${UNSENT} and m.unzustellbar_am is null)`,
  Gesendet: sql`(m.gesendet_am is not null and m.zurueck_am is null)`,
  Zurueckgekommen: sql`(m.gesendet_am is not null and m.zurueck_am is not null)`,
  Unzustellbar: sql`(${UNSENT} and m.unzustellbar_am is not null)`,
  Verworfen: sql`(m.gesendet_am is null and m.verworfen_am is not null)`,
} as const satisfies Record<MailStatus, Sql>;

/** The status of a mail `m`. */
export const mailStatus = sql<MailStatus>`case ${sql.join(
  MAIL_STATUS.map((one) => sql`when ${STATUS[one]} then ${sql.lit(one)}`),
  sql` `,
)} end`;

/** The moment of the status of a mail `m`; null while it waits. */
export const mailSeit = sql<Date | null>`coalesce(m.zurueck_am, m.gesendet_am, m.verworfen_am, m.unzustellbar_am)`;

const hasStatus = (wanted: FilterValue): Sql =>
  sql`(${sql.join(
    MAIL_STATUS.filter((one) => [wanted].flat().includes(one)).map((one) => STATUS[one]),
    sql` or `,
  )})`;

/** Whether the mailbox is suppressed for every mail, or for this one, whose row says so (`complained`). */
const refusesMails = (complained: string): Sql => sql`exists (
  select from postfach_sperre s where s.mandant = m.mandant and s.email_hash = m.email_hash
    and (s.grund = 'Unbekannt' or m.fehler = ${complained})
)`;

/** All mails of the tenant. `complained` is the reason of a mail that was given up because its reader complained about another. */
export function betriebMails(now: Date, complained: string) {
  const erstelltAm: Column = { value: sql`m.erstellt_am`, type: 'timestamptz' };
  return {
    from: sql`mail m`,
    visible: sql`m.mandant = current_mandant()`,
    select: {
      ...fieldsOf('mail as m', ['mail_id', 'vorlage', 'bezug', 'erstellt_am', 'faellig_am', 'gesperrt_bis', 'fehler', 'email_hash']),
      status: mailStatus,
      seit: mailSeit,
    },
    id: sql`m.mail_id`,
    columns: { ErstelltAm: erstelltAm, Nummer: { value: sql`m.mail_id`, type: 'text' } },
    defaultOrder: { by: 'ErstelltAm', descending: true },
    filters: {
      ...betweenDays(erstelltAm),
      Status: hasStatus,
      Faellig: () =>
        sql`${STATUS.Unzustellbar} and m.unzustellbar_am > ${addTage(now, -MAILS_FAELLIG_DAYS)} and not ${refusesMails(complained)}`,
      Suche: beginsWith(sql`m.mail_id`),
    },
    search: () => [],
    sums: {},
  } satisfies SourceOf<typeof listBetriebMails>;
}

/** Locks a mail until the transaction ends; returns whether there is one. */
export const lockMail = async ({ tx }: MandantScope, mailId: string): Promise<boolean> =>
  (await tx.selectFrom('mail').select('mail_id').where('mail_id', '=', mailId).forUpdate().executeTakeFirst()) !== undefined;
