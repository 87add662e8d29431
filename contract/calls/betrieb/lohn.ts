import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Betrag, Cent, Monat, Zeitpunkt } from '../../values/wire.ts';
import { IN_BETRIEB_ERRORS } from './in-betrieb.ts';

/** Lines that an answer shows at most; the file has all of them. */
export const MAX_LOHNZEILEN = 200;

const Lohnzeile = z
  .object({
    Mitarbeiternummer: z.string(),
    Name: z.string(),
    BetragCent: Betrag,
    Auftragsnummer: z.string(),
  })
  .register(named, {
    id: 'Lohnzeile',
    description:
      'A reward that is paid with the wages. A negative amount takes back a reward that was handed over before its order was cancelled. `Name` is empty once the data of the employee is deleted.',
  });
export type Lohnzeile = z.infer<typeof Lohnzeile>;

const Lohnuebergabe = z.object({ Monat, UebergebenAm: Zeitpunkt, Anzahl: z.int(), SummeCent: Betrag }).register(named, {
  id: 'Lohnuebergabe',
  description: 'The rewards that were handed over to payroll for a month, with the sum of their amounts.',
});
export type Lohnuebergabe = z.infer<typeof Lohnuebergabe>;

const Lohn = z
  .object({
    Monat,
    UebergebenAm: z.nullable(Zeitpunkt),
    Anzahl: z.int(),
    SummeCent: Betrag,
    OffenCent: Cent,
    Zeilen: z.array(Lohnzeile),
    Uebergaben: z.array(Lohnuebergabe),
  })
  .register(named, {
    id: 'Lohn',
    description: `A month of wages: what was handed over, or with \`UebergebenAm\` null what would be. \`Zeilen\` has the first ${MAX_LOHNZEILEN} of \`Anzahl\` lines, \`Uebergaben\` every hand-over, the latest month first. \`OffenCent\` is the sum of all rewards that are not handed over, of every month.`,
  });
export type Lohn = z.infer<typeof Lohn>;

const shared = { recht: 'Belege', tag: 'Betrieb', errors: IN_BETRIEB_ERRORS } as const;

export const readLohn = call({
  name: 'readLohn',
  method: 'GET',
  path: '/betrieb/lohn/vorschau',
  ...shared,
  summary: 'The rewards of a month that are paid with the wages',
  description:
    'Returns the lines of the hand-over of a month; before it, the lines that it would have: rewards that were released by the end of the month, and rewards to take back. A month in the future is a field error. A tenant without PraemieAlsLohn is not found.',
  query: z.object({ monat: Monat }),
  answers: { 200: Lohn },
});

export const readLohnDatei = call({
  name: 'readLohnDatei',
  method: 'GET',
  writes: true,
  path: '/betrieb/lohn',
  ...shared,
  summary: 'The same as a file for payroll',
  description:
    'Returns the lines of a month as CSV for German office programs: number and name of the employee, amount, month, number of the order. After the hand-over they stay the same. Each download is in the audit log. A month in the future is a field error.',
  query: z.object({ monat: Monat }),
  answers: { 200: z.string() },
  answerTypes: ['text/csv; charset=utf-8'],
});

export const handOverLohn = call({
  name: 'handOverLohn',
  method: 'POST',
  path: '/betrieb/lohn',
  recht: 'BelegeAendern',
  tag: 'Betrieb',
  stepUp: true,
  idempotent: true,
  summary: 'Hands the rewards of a month over to payroll',
  description:
    'Hands over every line of the month: the rewards become Ausgezahlt, and those to take back are settled. A month is handed over once: a second call, also of another person, changes nothing and answers the same. A month in the future, or without a line, is a field error.',
  body: z.strictObject({ Monat }),
  answers: { 200: Lohn },
  errors: [...IN_BETRIEB_ERRORS, 'BestaetigungNoetig'],
});
