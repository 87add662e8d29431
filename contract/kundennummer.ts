import * as z from 'zod/mini';
import { call } from './call.ts';
import { Nummer, Zeitpunkt } from './values.ts';

export const KundennummerStatus = z.enum(['Offen', 'Gefunden', 'Unbekannt']);
export type KundennummerStatus = z.infer<typeof KundennummerStatus>;

/** A customer number as its company writes it: letters, digits and what stands between them. */
export const Kundennummer = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9][A-Za-z0-9 ./_-]{0,39}$/));

const errors = ['LoginFirst', 'PraemieTokenUngueltig', 'PraemieTokenAbgelaufen', 'NichtAuthorisiert', 'NichtGefunden'] as const;

export const setKundennummer = call({
  name: 'setKundennummer',
  method: 'PUT',
  path: '/empfehler/SetKundennummerForEmpfehler/:kundennummer',
  who: ['P'],
  tag: 'Praemie',
  summary: "The recommender of the grant states an own customer number, which the tenant's system looks up",
  params: z.object({ kundennummer: Kundennummer }),
  answers: { 204: null },
  errors,
});

export const readKundennummer = call({
  name: 'readKundennummer',
  method: 'GET',
  path: '/empfehler/GetResultFromKundennummer',
  who: ['P'],
  tag: 'Praemie',
  summary: "Whether the tenant's system knows the customer number that was stated; Offen until it answers",
  answers: { 200: z.object({ Status: KundennummerStatus, Kundennummer: z.string() }) },
  errors,
});

const Kundennummernanfrage = z.object({
  Anfrage: z.string(),
  Kundennummer: z.string(),
  Vorname: z.string(),
  Nachname: z.string(),
  GestelltAm: Zeitpunkt,
});

export const listKundennummern = call({
  name: 'listKundennummern',
  method: 'GET',
  path: '/kundennummer',
  who: ['K'],
  recht: 'Kundennummer',
  tag: 'Praemie',
  summary: 'Customer numbers that nobody has answered yet, the oldest hundred',
  answers: { 200: z.array(Kundennummernanfrage) },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert'],
});

export const answerKundennummer = call({
  name: 'answerKundennummer',
  method: 'PUT',
  path: '/kundennummer',
  who: ['K'],
  recht: 'Kundennummer',
  tag: 'Praemie',
  summary: 'Whether the tenant knows the customer number; answering again corrects the answer',
  body: z.strictObject({ Anfrage: Nummer, Gefunden: z.boolean() }),
  answers: { 204: null },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert', 'NichtGefunden'],
});
