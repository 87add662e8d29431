import * as z from 'zod/mini';
import { call } from '../../call.ts';
import type { ErrorCode } from '../../errors.ts';
import { AUSFUEHRUNG_TAGE, FREIGABE_RUHE_STUNDEN, HINWEIS_ARTEN, LAUF_STATUS, PRUEFUNG_TAGE, ZAHLUNG_ARTEN } from '../../rules/zahlung.ts';
import { named } from '../../values/named.ts';
import { Cent, Datum, Nummer, Text, Zeitpunkt } from '../../values/wire.ts';
import { Verlauf } from '../agentur/einzeln.ts';
import { IN_BETRIEB_ERRORS } from './in-betrieb.ts';
import { list } from './liste.ts';
import { ZahlungZeile } from './zahlungen.ts';

/** Runs that wait: drafts and checked ones, approved ones whose file is not uploaded, and uploaded ones that are not executed. */
export const ZAHLUNGSLAEUFE_FAELLIG = ['ZuPruefen', 'ZuFreigeben', 'ZuUebergeben', 'ZuAusfuehren'] as const;

export const ZahlungslaufZeile = z
  .object({
    Laufnummer: z.string(),
    Status: z.enum(LAUF_STATUS),
    Ausfuehrungstag: Datum,
    Anzahl: z.int(),
    SummeCent: Cent,
    ErstelltVon: z.string(),
    ErstelltAm: Zeitpunkt,
    FreigegebenVon: z.nullable(z.string()),
    UebergebenAm: z.nullable(Zeitpunkt),
    AusgefuehrtAm: z.nullable(Datum),
    Hinweise: z.int(),
    Rueckgaben: z.int(),
  })
  .register(named, {
    id: 'ZahlungslaufZeile',
    description:
      'A payout run. `Anzahl` and `SummeCent` are of the payments that it orders. `Hinweise` counts the hints that nobody has confirmed yet, `Rueckgaben` the payments that were refused or came back.',
  });
export type ZahlungslaufZeile = z.infer<typeof ZahlungslaufZeile>;

export const listZahlungslaeufe = list({
  name: 'listZahlungslaeufe',
  path: '/betrieb/zahlungslaeufe',
  recht: 'Auszahlungen',
  summary: 'Payout runs',
  description:
    'Lists all payout runs, by default the latest first. `Faellig` keeps those that wait: for a check, for an approval, for the upload at the bank, or for the day of execution. `Von` and `Bis` are days of execution. `Suche` finds the beginning of a number.',
  row: ZahlungslaufZeile,
  sorted: ['Laufnummer', 'Ausfuehrungstag'],
  sums: ['SummeCent'],
  words: { Status: 'betrieb.zahlungslauf.status' },
  filter: { Faellig: z.optional(z.nullable(z.enum(ZAHLUNGSLAEUFE_FAELLIG))) },
});

const Params = z.object({ nr: Nummer });

const Hinweis = z
  .object({
    Id: z.string(),
    Zahlungsnummer: z.nullable(z.string()),
    Name: z.nullable(z.string()),
    BetragCent: z.nullable(Cent),
    Art: z.enum(HINWEIS_ARTEN),
    Schwere: z.enum(['Hinweis', 'Sperre']),
    Worte: z.nullable(z.string()),
    BestaetigtVon: z.nullable(z.string()),
  })
  .register(named, {
    id: 'Hinweis',
    description:
      'What is noticed about a payment, or without `Zahlungsnummer` about the run. A Sperre has taken the payment out; a Hinweis is confirmed with `Worte` before the check.',
  });
export type Hinweis = z.infer<typeof Hinweis>;

/** What the caller can do with a run. */
export const LAUF_AKTIONEN = [
  'Aendern',
  'Pruefen',
  'Oeffnen',
  'Verwerfen',
  'Freigeben',
  'Datei',
  'Uebergeben',
  'Ausfuehren',
  'Zurueckziehen',
  'Zurueck',
] as const;
export type LaufAktion = (typeof LAUF_AKTIONEN)[number];

export const Zahlungslauf = z
  .extend(ZahlungslaufZeile, {
    Steller: z.object({ Name: z.string(), IbanMaskiert: z.string(), Bank: z.nullable(z.string()) }),
    VierAugen: z.boolean(),
    Hinweisliste: z.array(Hinweis),
    Groesste: z.array(ZahlungZeile),
    Pruefsumme: z.nullable(z.string()),
    AblaufAm: z.nullable(Zeitpunkt),
    Grund: z.nullable(z.string()),
    Verlauf,
    Aktionen: z.array(z.enum(LAUF_AKTIONEN)),
    WarumNicht: z.nullable(z.string()),
  })
  .register(named, {
    id: 'Zahlungslauf',
    description:
      'A payout run with its hints and its ten largest payments. `Pruefsumme` is there once it is checked: the approval sends it, so that exactly what was shown is approved. `AblaufAm` is the moment at which a checked run is discarded. `Aktionen` is what the caller can do now; `WarumNicht` says why the caller does not approve it.',
  });
export type Zahlungslauf = z.infer<typeof Zahlungslauf>;

const shared = { tag: 'Betrieb', params: Params, answers: { 200: Zahlungslauf } } as const;
const MOVING = [...IN_BETRIEB_ERRORS, 'Konflikt'] as const satisfies readonly ErrorCode[];
const making = { ...shared, recht: 'LaeufeErstellen', errors: MOVING, idempotent: true } as const;

export const readZahlungslauf = call({
  name: 'readZahlungslauf',
  method: 'GET',
  path: '/betrieb/zahlungslaeufe/:nr',
  recht: 'Auszahlungen',
  ...shared,
  summary: 'One payout run with its hints and largest payments',
  description:
    'Shows a payout run, what is noticed about it, its ten largest payments, its timeline, and what the caller can do with it now.',
  errors: IN_BETRIEB_ERRORS,
});

const Ausfuehrungstag = Datum;

export const createZahlungslauf = call({
  name: 'createZahlungslauf',
  method: 'POST',
  path: '/betrieb/zahlungslaeufe',
  recht: 'LaeufeErstellen',
  tag: 'Betrieb',
  summary: 'Makes a draft of a payout run from all that is ready',
  description: `Takes what is ready of \`Arten\`: every reward that is Bereit in the list of payouts (Praemie, also without \`Arten\`), and every amount in favour of an agency that is Bereit in the list of invoices (Erstattung). With \`FaelligBis\` only those that are promised by that day, and without those in \`Ohne\`. Owners whose account cannot be paid to are asked for another one. The day of execution is a TARGET day from today to ${AUSFUEHRUNG_TAGE} days ahead (\`zahlungstag\`). Nothing to pay is a field error, a tenant without \`Zahlungssteller\` is Konflikt. Of two runs made at once each takes what the other does not.`,
  body: z.strictObject({
    Ausfuehrungstag,
    Arten: z.optional(z.nullable(z.array(z.enum(ZAHLUNG_ARTEN)).check(z.minLength(1), z.maxLength(ZAHLUNG_ARTEN.length)))),
    FaelligBis: z.optional(z.nullable(Datum)),
    Ohne: z.optional(z.nullable(z.array(Nummer).check(z.maxLength(1000)))),
  }),
  answers: { 201: Zahlungslauf },
  errors: MOVING,
  idempotent: true,
});

export const changeZahlungslauf = call({
  name: 'changeZahlungslauf',
  method: 'PUT',
  path: '/betrieb/zahlungslaeufe/:nr',
  ...making,
  summary: 'Changes the day of execution of a draft',
  description: 'Changes the day of a draft; a run that is no draft is Konflikt.',
  body: z.strictObject({ Ausfuehrungstag }),
});

/** Hints that one call confirms at most. */
export const MAX_HINWEISE = 500;

export const confirmHinweise = call({
  name: 'confirmHinweise',
  method: 'PUT',
  path: '/betrieb/zahlungslaeufe/:nr/hinweise',
  ...making,
  summary: 'Confirms hints of a draft with words',
  description:
    'Confirms hints of a draft, each with words; a confirmed hint keeps its first words. Unknown ids are not found, and then none is confirmed.',
  body: z.strictObject({
    Hinweise: z.array(z.strictObject({ Id: Nummer, Worte: Text(500) })).check(z.minLength(1), z.maxLength(MAX_HINWEISE)),
  }),
});

export const dropZahlung = call({
  name: 'dropZahlung',
  method: 'DELETE',
  path: '/betrieb/zahlungslaeufe/:nr/zahlungen/:zahlung',
  ...making,
  params: z.object({ nr: Nummer, zahlung: Nummer }),
  summary: 'Takes a payment out of a draft',
  description: 'Takes one payment out of a draft; the next run takes its reward again. A payment that is out already stays out.',
  body: z.strictObject({ Grund: Text(500) }),
});

export const checkZahlungslauf = call({
  name: 'checkZahlungslauf',
  method: 'POST',
  path: '/betrieb/zahlungslaeufe/:nr/pruefen',
  ...making,
  errors: [...MOVING, 'LaufGeaendert'],
  summary: 'Checks a draft and makes its file',
  description: `Looks again at every payment, makes the file for the bank and validates it. Hints that are not confirmed, a day that has passed, or no payment are Konflikt; a payment that changed meanwhile is LaufGeaendert, and the run stays a draft. A checked run that nobody approves within ${PRUEFUNG_TAGE} days is discarded. A run that is checked already is answered as it stands.`,
});

export const reopenZahlungslauf = call({
  name: 'reopenZahlungslauf',
  method: 'POST',
  path: '/betrieb/zahlungslaeufe/:nr/oeffnen',
  ...making,
  summary: 'Makes a checked run a draft again',
  description: 'A checked run becomes a draft; its file and its ids are thrown away.',
  body: z.strictObject({ Grund: Text(500) }),
});

export const discardZahlungslauf = call({
  name: 'discardZahlungslauf',
  method: 'POST',
  path: '/betrieb/zahlungslaeufe/:nr/verwerfen',
  ...making,
  summary: 'Discards a run that is not approved',
  description: 'Discards a draft or a checked run: its payments are dropped, and the next run takes their rewards again.',
  body: z.strictObject({ Grund: Text(500) }),
});

export const approveZahlungslauf = call({
  name: 'approveZahlungslauf',
  method: 'POST',
  path: '/betrieb/zahlungslaeufe/:nr/freigeben',
  ...shared,
  recht: 'LaeufeFreigeben',
  stepUp: true,
  idempotent: true,
  errors: [...MOVING, 'BestaetigungNoetig', 'VierAugen', 'LaufGeaendert'],
  summary: 'Approves a checked run; a second press answers the same',
  description: `Approves exactly what was shown: \`Pruefsumme\` is that of the run as it was read, another one is LaufGeaendert. VierAugen for people who made, changed or checked the run or confirmed a hint, whose own reward is in it, or whose role is younger than ${FREIGABE_RUHE_STUNDEN} hours; where the tenant works without four eyes only the last two hold. The day of execution must still be one.`,
  body: z.strictObject({ Pruefsumme: Text(200) }),
});

export const readZahlungsdatei = call({
  name: 'readZahlungsdatei',
  method: 'GET',
  writes: true,
  path: '/betrieb/zahlungslaeufe/:nr/datei',
  recht: 'LaeufeErstellen',
  tag: 'Betrieb',
  stepUp: true,
  params: Params,
  summary: 'The file of an approved run for the bank',
  description:
    'Returns the pain.001.001.09 file of a run, always the same bytes; each download is in the audit log. A run that is not approved has no file to take: Konflikt. Once its years are over it is Abgelaufen.',
  answers: { 200: z.string() },
  answerTypes: ['application/xml'],
  errors: [...MOVING, 'BestaetigungNoetig', 'Abgelaufen'],
});

export const handOverZahlungslauf = call({
  name: 'handOverZahlungslauf',
  method: 'POST',
  path: '/betrieb/zahlungslaeufe/:nr/uebergeben',
  ...making,
  summary: 'Says that the file was uploaded at the bank',
  description: 'An approved run is at the bank from then on. One that was handed over already is answered as it stands.',
});

export const executeZahlungslauf = call({
  name: 'executeZahlungslauf',
  method: 'POST',
  path: '/betrieb/zahlungslaeufe/:nr/ausfuehren',
  ...making,
  answers: { 202: Zahlungslauf },
  stepUp: true,
  errors: [...MOVING, 'BestaetigungNoetig'],
  summary: 'Says on which day the bank executed a run',
  description:
    'Books every payment of a run that is at the bank with this day, one after the other, soon after the answer: its reward is paid, its owner gets a mail. A day before the approval or in the future is a field error. One that was executed already is answered as it stands.',
  body: z.strictObject({ Ausfuehrungstag }),
});

export const withdrawZahlungslauf = call({
  name: 'withdrawZahlungslauf',
  method: 'POST',
  path: '/betrieb/zahlungslaeufe/:nr/zurueckziehen',
  ...making,
  stepUp: true,
  errors: [...MOVING, 'BestaetigungNoetig'],
  summary: 'Withdraws an approved run that the bank has not executed',
  description:
    'The bank executed no payment of the run, and will not: its payments are dropped, and the next run takes their rewards again. A run with an executed payment is Konflikt.',
  body: z.strictObject({ Grund: Text(500) }),
});
