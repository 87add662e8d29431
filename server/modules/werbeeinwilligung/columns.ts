import type { PersonalTable } from '../../db/columns.ts';

/** A step of a person's consent to advertising; `text` is the sentence shown, null when the consent is withdrawn. */
export const WERBEEINWILLIGUNG = {
  columns: {
    werbeeinwilligung_id: {},
    seite: {},
    bezug: {},
    was: { personal: true, wire: 'Was' },
    email_hash: { personal: true },
    text: { personal: true, wire: 'Text' },
    gezeigt_am: { personal: true, wire: 'GezeigtAm' },
    zeit: { personal: true, wire: 'Zeit' },
  },
  auskunft: ['Newsletter', 'AlsEmpfaenger'],
  loeschung: 'stays as a keyed hash',
} as const satisfies PersonalTable<'werbeeinwilligung'>;
