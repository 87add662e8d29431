import type { PersonalTable } from '../db/columns.ts';

/**
 * Mails by their template and the id of their subject; address and text are read when they are sent. `fehler` holds the reply of a mail system that refused
 * the mail, without the address that it quotes. It is removed when the mail is sent or dropped, with the row, and with the data of the person. `gruppe` is a
 * keyed hash of a mailbox, kept for a day, `email_hash` one of an address, kept for as long as reports about the mail come in.
 */
export const MAIL = {
  columns: {
    mail_id: {},
    vorlage: { personal: true, wire: 'Vorlage' },
    bezug: {},
    erstellt_am: { personal: true, wire: 'ErstelltAm' },
    faellig_am: {},
    gesperrt_bis: {},
    versuche: {},
    gesendet_am: { personal: true, wire: 'GesendetAm' },
    verworfen_am: {},
    versucht_seit: {},
    unzustellbar_am: {},
    fehler: { personal: true },
    gruppe: { personal: true },
    gesendet_mit: {},
    zurueck_am: { personal: true, wire: 'ZurueckAm' },
    email_hash: { personal: true },
  },
  auskunft: ['Mails'],
  loeschung: 'row goes',
} as const satisfies PersonalTable<'mail'>;

/** Mailboxes that get no mails, or none that their owner can do without, by a keyed hash of the address. */
export const POSTFACH_SPERRE = {
  columns: {
    email_hash: { personal: true },
    grund: { personal: true, wire: 'Grund' },
    status: { personal: true, wire: 'Status' },
    mail_id: {},
    seit: { personal: true, wire: 'Seit' },
  },
  auskunft: ['Postfachsperren'],
  loeschung: 'stays as a keyed hash',
} as const satisfies PersonalTable<'postfach_sperre'>;

const MAIL_SPERRE = {
  columns: { email_hash: { personal: true }, erstellt_am: {} },
  auskunft: ['MailSperre'],
  loeschung: 'stays as a keyed hash',
} as const satisfies PersonalTable<'mail_sperre'>;

export const mailTables = {
  mail: MAIL,
  mail_sperre: MAIL_SPERRE,
  postfach_sperre: POSTFACH_SPERRE,
  postfach: 'hashes of mailboxes whose owner has just acted; they go after a day',
};
