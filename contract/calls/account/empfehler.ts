import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Cent, Geheimnis } from '../../values/wire.ts';
import { Bankdaten } from '../praemie/bankdaten.ts';

/** What stood before the call: a mail whose link still holds, or the consent itself; both false where neither. */
const NewsletterStand = z.object({ OptinMailAlreadySent: z.boolean(), OptinAlreadySet: z.boolean() });
export type NewsletterStand = z.infer<typeof NewsletterStand>;

export const setNewsletterOptin = call({
  name: 'setNewsletterOptin',
  method: 'PUT',
  path: '/empfehler/setNewsletterOptin',
  recht: 'Bereich',
  tag: 'Account',
  summary: 'The newsletter: in needs the link that is mailed, out is at once',
  description:
    'Asks for the newsletter or leaves it. Asking sends a mail, and only its link makes it valid; leaving holds at once. The answer tells how it stood before. While a mailed link holds or the consent stands, asking again sends nothing: a lost mail comes again after leaving and asking anew. Where the tenant has no newsletter, asking is NichtAuthorisiert and leaving works.',
  body: z.strictObject({ Optin: z.boolean() }),
  answers: { 200: NewsletterStand },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert'],
  idempotent: true,
});

export const confirmWerbeeinwilligung = call({
  name: 'confirmWerbeeinwilligung',
  method: 'POST',
  path: '/empfehler/newsletter/bestaetigen',
  recht: 'Besuch',
  tag: 'Account',
  summary: 'Gives the consent to advertising by the mailed token, of a recommender or a recipient, and uses it up',
  description:
    'Makes a consent to advertising valid by the token of its mail. It is kept with its wording and moment, and can be taken back at any time.',
  body: z.strictObject({ Token: Geheimnis }),
  answers: { 204: null },
  errors: ['NichtAuthorisiert', 'NichtGefunden', 'TokenBereitsVerwendet', 'Abgelaufen'],
  idempotent: true,
});

const errors = ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert'] as const;

export const readEmpfehlerBankdaten = call({
  name: 'readEmpfehlerBankdaten',
  method: 'GET',
  path: '/empfehler/bankdaten',
  recht: 'Bereich',
  tag: 'Account',
  summary: "The recommender's bank data; of the IBAN the first and last four characters",
  description:
    'Shows the recommender where rewards are transferred. The whole IBAN is never shown again; without stored data it is not found.',
  answers: { 200: z.object({ Kontoinhaber: z.string(), IBAN: z.string(), BIC: z.nullable(z.string()) }) },
  errors: [...errors, 'NichtGefunden'],
});

export const storeEmpfehlerBankdaten = call({
  name: 'storeEmpfehlerBankdaten',
  method: 'PUT',
  path: '/empfehler/bankdaten',
  recht: 'Bereich',
  tag: 'Account',
  summary: "Stores the recommender's bank data, encrypted, in place of what was stored",
  description:
    "Stores where the recommender's rewards are to be transferred, so that a pick needs no bank data. A tenant can take German IBANs alone. Tenants without ModuleStoringBankdata answer NichtAuthorisiert, here and to reading and removing.",
  body: Bankdaten,
  answers: { 204: null },
  errors,
});

export const deleteEmpfehlerBankdaten = call({
  name: 'deleteEmpfehlerBankdaten',
  method: 'DELETE',
  path: '/empfehler/bankdaten',
  recht: 'Bereich',
  tag: 'Account',
  summary: "Forgets the recommender's bank data; what a grant is paid to stays with the grant",
  description: 'Removes the stored bank data. Transfers that were picked already keep theirs; without stored data the answer is the same.',
  answers: { 204: null },
  errors,
});

const EigenePraemie = z.object({ ProduktId: z.int(), WertCent: Cent, Wert: z.string() }).register(named, {
  id: 'EigenePraemie',
  description: 'What an order of today earns by a referral that the recommender makes now, where it is another amount than anybody sees.',
});
export type EigenePraemie = z.infer<typeof EigenePraemie>;

export const readEigenePraemien = call({
  name: 'readEigenePraemien',
  method: 'GET',
  path: '/empfehler/praemien',
  recht: 'Bereich',
  tag: 'Praemie',
  summary: "Rewards of the recommender's own referrals that are other than the tenant's",
  description:
    "Lists the products for which an agency whose invitation the recommender accepted promises another amount today than the tenant's reward. Mostly it is empty.",
  answers: { 200: z.array(EigenePraemie) },
  errors: ['LoginFirst', 'PSOF0204'],
});
