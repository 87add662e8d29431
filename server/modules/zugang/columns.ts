import type { PersonalTable } from '../../db/columns.ts';

/** The second factor of an account: its secret encrypted, recovery codes as hashes. */
export const ZWEITFAKTOR = {
  columns: {
    account_id: {},
    geheimnis: { personal: true },
    bestaetigt_am: { personal: true, wire: 'ZweitfaktorAm' },
    letzter_schritt: {},
    erholungscodes: { personal: true },
  },
  auskunft: ['Konto'],
  loeschung: 'row goes',
} as const satisfies PersonalTable<'zweitfaktor'>;
