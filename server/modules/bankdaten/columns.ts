import type { PersonalTable } from '../../db/columns.ts';

/** Account for payouts: encrypted, shown masked. */
export const BANKDATEN = {
  columns: {
    bankdaten_id: {},
    kontoinhaber: { personal: true },
    iban: { personal: true },
    iban_hash: { personal: true },
    iban_ende_hash: { personal: true },
    bic: { personal: true },
    land: { personal: true },
    erfasst_am: {},
  },
  auskunft: ['Bankdaten', 'Praemierungen'],
  loeschung: 'stays until its legal end',
} as const satisfies PersonalTable<'bankdaten'>;
