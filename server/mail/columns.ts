import type { PersonalTable } from '../db/columns.ts';

/** Mails by their template and what they are about; address and text are read when they are sent. */
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
  },
  auskunft: ['Mails'],
  loeschung: 'row goes',
} as const satisfies PersonalTable<'mail'>;

const MAIL_SPERRE = {
  columns: { email_hash: { personal: true }, erstellt_am: {} },
  auskunft: ['MailSperre'],
  loeschung: 'stays as a keyed hash',
} as const satisfies PersonalTable<'mail_sperre'>;

export const mailTables = {
  mail: MAIL,
  mail_sperre: MAIL_SPERRE,
  postfach: 'hashes of mailboxes whose owner has just acted; they go after a day',
};
