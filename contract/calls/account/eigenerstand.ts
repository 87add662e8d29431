import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { shown } from '../../values/shown.ts';
import { Datum, Geheimnis } from '../../values/wire.ts';
import { Empfaengerdaten } from '../empfehlung/empfaenger.ts';
import { EmpfaengerStatus } from '../empfehlung/empfehlungsform.ts';

const EigeneDaten = z
  .object({
    Empfaengernummer: z.string(),
    Empfehlungsnummer: z.string(),
    Status: EmpfaengerStatus,
    Zugestimmt: z.boolean(),
    Bestaetigt: z.boolean(),
    empfaengerdaten: shown(Empfaengerdaten),
  })
  .register(named, { id: 'Empfaenger' });

export const readEmpfaenger = call({
  name: 'readEmpfaenger',
  method: 'GET',
  path: '/empfaenger/:hex',
  recht: 'Besuch',
  tag: 'Empfaenger',
  summary: "The recipient's own data, by the secret",
  description: 'Shows recipients what is stored of them, by the secret in their link. A secret that was replaced or deleted is not found.',
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
      '`Frist` is the last day of what comes next: to confirm, or to order. `IBAN` is that of stored bank data, masked but its first and last four; `BankdatenMoeglich` says whether bank data can be stored now; `Werbeeinwilligung` where the consent to advertising stands: wanted, and given once its own mailed link was used.',
  });
export type EigenerStand = z.infer<typeof EigenerStand>;

export const readEigenenStand = call({
  name: 'readEigenenStand',
  method: 'GET',
  path: '/empfaenger/stand',
  recht: 'EigeneDaten',
  tag: 'Empfaenger',
  summary: "The recipient's own data and deadline, by the recipient's login; sets the recipient cookie",
  description:
    'The same for a program or browser that is logged in as the recipient, with the last day of what comes next. A browser that came by a link gets its cookie here.',
  answers: { 200: EigenerStand },
  errors: ['LoginFirst', 'NichtGefunden'],
});

const Auftragsauskunft = z.object({
  Auftragsnummer: z.string(),
  Status: z.string(),
  Auftragsdatum: Datum,
  /** The first day on which it can be released. */
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
  description: "Shows recipients the order that the tenant's shop reported of them. While there is none it is not found.",
  answers: { 200: Auftragsauskunft },
  errors: ['LoginFirst', 'NichtGefunden'],
});

export const withdrawEigeneWerbeeinwilligung = call({
  name: 'withdrawEigeneWerbeeinwilligung',
  method: 'DELETE',
  path: '/empfaenger/werbeeinwilligung',
  recht: 'EigeneDaten',
  tag: 'Empfaenger',
  summary: "Takes the recipient's consent to advertising back, or its request",
  description:
    'Takes back that the recipient wants advertising, in every state, and ends the mailed link that would give the consent. Without any the answer is the same. The recommendation and its reward go on.',
  answers: { 204: null },
  errors: ['LoginFirst', 'NichtGefunden'],
});
