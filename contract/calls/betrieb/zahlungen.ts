import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { HINWEIS_ARTEN, ZAHLUNG_ARTEN, ZAHLUNG_STATUS } from '../../rules/zahlung.ts';
import { named } from '../../values/named.ts';
import { Cent, Datum, Nummer, Text } from '../../values/wire.ts';
import { IN_BETRIEB_ERRORS } from './in-betrieb.ts';
import { list } from './liste.ts';

export const ZahlungZeile = z
  .object({
    Zahlungsnummer: z.string(),
    Name: z.string(),
    IbanMaskiert: z.nullable(z.string()),
    BetragCent: Cent,
    Zweck: z.string(),
    Art: z.enum(ZAHLUNG_ARTEN),
    AgenturName: z.nullable(z.string()),
    Bezug: z.string(),
    Status: z.enum(ZAHLUNG_STATUS),
    Hinweise: z.array(z.enum(HINWEIS_ARTEN)),
    Grund: z.nullable(z.string()),
    StornoVorgemerkt: z.boolean(),
  })
  .register(named, {
    id: 'ZahlungZeile',
    description:
      'A payment of a run. `Name` is the account holder as the bank reads it, empty if the account cannot be read. `Bezug` is the number of what it pays: a grant, or with Erstattung the document of the agency `AgenturName`. `Grund` says why it ended without reaching the account. `StornoVorgemerkt`: its order was cancelled after the approval.',
  });
export type ZahlungZeile = z.infer<typeof ZahlungZeile>;

export const listZahlungen = {
  ...list({
    name: 'listZahlungen',
    path: '/betrieb/zahlungslaeufe/:nr/zahlungen',
    recht: 'Auszahlungen',
    summary: 'Payments of a run',
    description:
      'Lists the payments of one run, by default by their number. `Suche` finds the beginning of a payment number, and a payment by the number of what it pays.',
    row: ZahlungZeile,
    sorted: ['Zahlungsnummer', 'BetragCent'],
    sums: ['BetragCent'],
    words: { Status: 'betrieb.zahlung.status', Art: 'betrieb.zahlung.art', Hinweise: 'betrieb.hinweis.art' },
  }),
  params: z.object({ nr: Nummer }),
};

export const readZahlungIban = call({
  name: 'readZahlungIban',
  method: 'GET',
  writes: true,
  path: '/betrieb/zahlungen/:zahlung/iban',
  recht: 'IbanZeigen',
  tag: 'Betrieb',
  stepUp: true,
  params: z.object({ zahlung: Nummer }),
  query: z.object({ grund: Text(500) }),
  summary: 'The whole account of a payment',
  description:
    'Shows the account that a payment goes to. The audit log keeps who looked and that a reason was given. An account that cannot be read, or whose years are over, is Abgelaufen.',
  answers: { 200: z.object({ IBAN: z.string(), Kontoinhaber: z.string() }) },
  errors: [...IN_BETRIEB_ERRORS, 'BestaetigungNoetig', 'Abgelaufen'],
});

export const returnZahlung = call({
  name: 'returnZahlung',
  method: 'POST',
  path: '/betrieb/zahlungen/:zahlung/zurueck',
  recht: 'Kontoauszuege',
  tag: 'Betrieb',
  stepUp: true,
  params: z.object({ zahlung: Nummer }),
  summary: 'Enters that the bank refused a payment, or that it came back',
  description:
    'A payment that is executed came back on the day `Tag`: what it paid is open again, and its owner is asked for another account or the reward is held, as the bank’s code says. One that the bank has but has not executed was refused. Less than the whole amount accepts that the bank kept the rest; more is a field error, and so is a day before the execution or in the future. A payment that the bank never had is Konflikt, and so is a code that says that the bank has returned it already: nothing is booked. One that came back already is answered as it stands.',
  body: z.strictObject({
    Tag: Datum,
    Grundcode: z.string().check(z.regex(/^[A-Z]{2}\d{2}$|^(NARR|CNOR|FOCR|ARDT|DUPL)$/)),
    BetragCent: Cent,
  }),
  answers: { 200: ZahlungZeile },
  errors: [...IN_BETRIEB_ERRORS, 'Konflikt', 'BestaetigungNoetig'],
  idempotent: true,
});
