import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { nullableFields } from '../../values/nullable-fields.ts';
import { EmpfaengerStatus } from '../../values/status.ts';
import { Datum, Geheimnis } from '../../values/wire.ts';
import { Empfaengerdaten } from '../empfehlung/empfaenger.ts';

const EigeneDaten = z
  .object({
    Empfaengernummer: z.string(),
    Empfehlungsnummer: z.string(),
    Status: EmpfaengerStatus,
    Zugestimmt: z.boolean(),
    Bestaetigt: z.boolean(),
    empfaengerdaten: nullableFields(Empfaengerdaten),
  })
  .register(named, { id: 'Empfaenger' });

export const readEmpfaenger = call({
  name: 'readEmpfaenger',
  method: 'GET',
  path: '/empfaenger/:hex',
  recht: 'Besuch',
  tag: 'Empfaenger',
  summary: "The recipient's own data, by the recipient's secret",
  description:
    'Shows recipients the data that is stored about them, by the secret in their link. A secret that was replaced or deleted is not found.',
  params: z.object({ hex: Geheimnis }),
  answers: { 200: EigeneDaten },
  errors: ['NichtGefunden'],
});

const EigenerStand = z
  .extend(EigeneDaten, {
    Frist: z.nullable(Datum),
    IBAN: z.nullable(z.string()),
    BankdatenMoeglich: z.boolean(),
    Werbeeinwilligung: z.enum(['Keine', 'Angefragt', 'Gegeben']),
  })
  .register(named, {
    id: 'EigenerStand',
    description:
      '`Frist` is the last day of the next step: to confirm, or to order. `IBAN` is the IBAN of the stored bank data, masked except for its first and last four characters. `BankdatenMoeglich` says whether bank data can be stored now. `Werbeeinwilligung` is the state of the consent to advertising: requested, then given once its own mailed link was used.',
  });
export type EigenerStand = z.infer<typeof EigenerStand>;

export const readEigenenStand = call({
  name: 'readEigenenStand',
  method: 'GET',
  path: '/empfaenger/stand',
  recht: 'EigeneDaten',
  tag: 'Empfaenger',
  summary: 'The own data and deadline of a logged-in recipient; sets the recipient cookie',
  description:
    'Returns the same data to a program or browser that is logged in as the recipient, with the last day of the next step. A browser that came by a link gets its cookie here.',
  answers: { 200: EigenerStand },
  errors: ['LoginFirst', 'NichtGefunden'],
});

const Auftragsauskunft = z.object({
  Auftragsnummer: z.string(),
  Status: z.string(),
  Auftragsdatum: Datum,
  /** The first day on which the order can be released. */
  FreigabeAb: Datum,
  Produkt: z.object({ Id: z.int(), Name: z.string() }),
});

export const readEmpfaengerAuftrag = call({
  name: 'readEmpfaengerAuftrag',
  method: 'GET',
  path: '/empfaenger/auftrag',
  recht: 'EigeneDaten',
  tag: 'Empfaenger',
  summary: "The recipient's order",
  description: "Shows recipients the order that the tenant's shop reported for them. Before the shop reports one, the order is not found.",
  answers: { 200: Auftragsauskunft },
  errors: ['LoginFirst', 'NichtGefunden'],
});

export const withdrawEigeneWerbeeinwilligung = call({
  name: 'withdrawEigeneWerbeeinwilligung',
  method: 'DELETE',
  path: '/empfaenger/werbeeinwilligung',
  recht: 'EigeneDaten',
  tag: 'Empfaenger',
  summary: "Withdraws the recipient's consent to advertising, or the request for it",
  description:
    "Withdraws the recipient's consent to advertising or the request for it, in every state, and ends the mailed link that would give the consent. The answer is the same if there is neither. The recommendation and its reward continue.",
  answers: { 204: null },
  errors: ['LoginFirst', 'NichtGefunden'],
});
