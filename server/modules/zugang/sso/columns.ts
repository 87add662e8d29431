import type { PersonalTable } from '../../../db/columns.ts';

/** The subject of an account at the tenant's identity provider, linked at the first login there. */
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
