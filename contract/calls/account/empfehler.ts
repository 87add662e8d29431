import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Cent, Geheimnis, Zeitpunkt } from '../../values/wire.ts';
import { Bankdaten } from '../praemie/bankdaten.ts';

/** State before the call: whether a mailed link is still valid, and whether the consent is given. */
const NewsletterStand = z.object({ OptinMailAlreadySent: z.boolean(), OptinAlreadySet: z.boolean() });
export type NewsletterStand = z.infer<typeof NewsletterStand>;

export const setNewsletterOptin = call({
  name: 'setNewsletterOptin',
  method: 'PUT',
  path: '/empfehler/setNewsletterOptin',
  recht: 'Bereich',
  tag: 'Account',
  summary: 'Subscribes to the newsletter by a mailed link, or unsubscribes at once',
  description:
    'Subscribes to the newsletter or unsubscribes. A subscription sends a mail and becomes valid only by its link; unsubscribing takes effect at once. The answer is the state before the call. While a mailed link is valid or the consent is given, another subscription sends nothing. To get a lost mail again, unsubscribe and then subscribe again. If the tenant has no newsletter, subscribing returns NichtAuthorisiert and unsubscribing works.',
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
  summary: "Gives a recommender's or recipient's consent to advertising by the mailed token, and uses the token up",
  description:
    'Makes a consent to advertising valid by the token of its mail. The consent is stored with its wording and moment, and can be withdrawn at any time.',
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
  summary: "The recommender's bank data, with the first and last four characters of the IBAN",
  description:
    'Shows the recommender the account to which rewards are transferred. The whole IBAN is never shown again. Without stored data the call returns not found.',
  answers: { 200: z.object({ Kontoinhaber: z.string(), IBAN: z.string(), BIC: z.nullable(z.string()) }) },
  errors: [...errors, 'NichtGefunden'],
});

export const storeEmpfehlerBankdaten = call({
  name: 'storeEmpfehlerBankdaten',
  method: 'PUT',
  path: '/empfehler/bankdaten',
  recht: 'Bereich',
  tag: 'Account',
  summary: "Stores the recommender's bank data encrypted and replaces earlier data",
  description:
    "Stores the account to which the recommender's rewards are transferred, so that picking a reward needs no bank data. An IBAN outside the European Economic Area is the field error `ibanLand`. A tenant can restrict this to German IBANs. For tenants without ModuleStoringBankdata this call and the calls to read and remove the data return NichtAuthorisiert.",
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
  summary: "Deletes the recommender's bank data; a grant keeps the account to which it is paid",
  description: 'Removes the stored bank data. Transfers that were already picked keep theirs. The answer is the same without stored data.',
  answers: { 204: null },
  errors,
});

const EigenePraemie = z.object({ ProduktId: z.int(), WertCent: Cent, Wert: z.string() }).register(named, {
  id: 'EigenePraemie',
  description:
    'What an order of today earns by a referral that the recommender makes now, if this differs from the amount that everyone sees.',
});
export type EigenePraemie = z.infer<typeof EigenePraemie>;

export const readEigenePraemien = call({
  name: 'readEigenePraemien',
  method: 'GET',
  path: '/empfehler/praemien',
  recht: 'Bereich',
  tag: 'Praemie',
  summary: "Rewards of the recommender's own referrals that differ from the tenant's rewards",
  description:
    "Lists the products for which the recommender's agency promises another amount today than the tenant's reward. The agency is the one whose invitation the recommender accepted. The list is usually empty.",
  answers: { 200: z.array(EigenePraemie) },
  errors: ['LoginFirst', 'PSOF0204'],
});

const Verbindung = z
  .object({ Agenturnummer: z.string(), Name: z.string(), Seit: z.nullable(Zeitpunkt) })
  .register(named, { id: 'Verbindung', description: 'The agency or employee whose invitation a recommender accepted last, and when.' });

export const readVerbindung = call({
  name: 'readVerbindung',
  method: 'GET',
  path: '/empfehler/agentur',
  recht: 'Bereich',
  tag: 'Account',
  summary: 'The agency with which an accepted invitation connected the recommender',
  description:
    'Returns the agency or employee whose invitation the recommender accepted last and whose number new referrals carry, or `Verbindung` null.',
  answers: { 200: z.object({ Verbindung: z.nullable(Verbindung) }) },
  errors: ['LoginFirst', 'PSOF0204'],
});

export const endVerbindung = call({
  name: 'endVerbindung',
  method: 'DELETE',
  path: '/empfehler/agentur',
  recht: 'Bereich',
  tag: 'Account',
  summary: 'Ends the connection with the agency of an accepted invitation',
  description:
    'Later referrals no longer carry the agency, and the rewards of its plan no longer hold for them. Earlier referrals, their orders, rewards and invoices keep it, and the agency still sees them. The agency sees that the connection ended and when. A new invitation can connect again. The answer is the same without a connection.',
  answers: { 204: null },
  errors,
});
