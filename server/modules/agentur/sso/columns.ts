import type { PersonalTable } from '../../../db/columns.ts';

/** Who somebody of an agency is at the tenant's provider of logins, where they came in by it. */
export const ANMELDEDIENST_KONTO = {
  columns: {
    issuer: { wire: 'Issuer' },
    subject: { personal: true, wire: 'Subject' },
    account_id: {},
    verbunden_am: { personal: true, wire: 'VerbundenAm' },
  },
  auskunft: ['Anmeldedienste'],
  loeschung: 'row goes',
} as const satisfies PersonalTable<'anmeldedienst_konto'>;
