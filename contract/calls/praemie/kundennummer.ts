import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Nummer, Zeitpunkt } from '../../values/wire.ts';

export const KundennummerStatus = z
  .enum(['Offen', 'Gefunden', 'Unbekannt'])
  .register(named, { id: 'KundennummerStatus', examples: ['Gefunden'] });
export type KundennummerStatus = z.infer<typeof KundennummerStatus>;

/** A customer number as its company writes it: letters, digits and separators. */
export const Kundennummer = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9][A-Za-z0-9 ./_-]{0,39}$/));

const errors = ['LoginFirst', 'PraemieTokenUngueltig', 'PraemieTokenAbgelaufen', 'NichtAuthorisiert', 'NichtGefunden'] as const;

export const setKundennummer = call({
  name: 'setKundennummer',
  method: 'PUT',
  path: '/empfehler/SetKundennummerForEmpfehler/:kundennummer',
  recht: 'Praemierung',
  tag: 'Praemie',
  summary: "Stores the recommender's own customer number at a grant; the tenant's system looks it up",
  description:
    "Stores the customer number that a recommender states as theirs. The tenant's own system looks it up and answers; until then the result is Offen. The number has 1 to 40 letters, digits, blanks and `./_-`, and applies to all grants of the recommender. Another number starts a new query; the same number again keeps its answer. The grant of a recipient returns NichtAuthorisiert. The limit is 20 numbers in 15 minutes by a grant.",
  params: z.object({ kundennummer: Kundennummer }),
  answers: { 204: null },
  errors,
});

export const readKundennummer = call({
  name: 'readKundennummer',
  method: 'GET',
  path: '/empfehler/GetResultFromKundennummer',
  recht: 'Praemierung',
  tag: 'Praemie',
  summary: "Whether the tenant's system knows the stated customer number; Offen until it answers",
  description:
    'Says whether the tenant knows the stated number. Ask again later while it is Offen. Without a stated number the call returns not found.',
  answers: { 200: z.object({ Status: KundennummerStatus, Kundennummer: z.string() }) },
  errors,
});

const Kundennummernanfrage = z
  .object({
    Anfrage: z.string(),
    Kundennummer: z.string(),
    Vorname: z.string(),
    Nachname: z.string(),
    GestelltAm: Zeitpunkt,
  })
  .register(named, { id: 'Kundennummernanfrage' });

export const listKundennummern = call({
  name: 'listKundennummern',
  method: 'GET',
  path: '/kundennummer',
  recht: 'Kundennummer',
  tag: 'Praemie',
  summary: 'Customer numbers without an answer, the oldest hundred',
  description:
    'Lists the customer numbers that wait for an answer, oldest first and at most a hundred. Answer each by PUT kundennummer and ask again until the list is empty.',
  answers: { 200: z.array(Kundennummernanfrage) },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert'],
});

export const answerKundennummer = call({
  name: 'answerKundennummer',
  method: 'PUT',
  path: '/kundennummer',
  recht: 'Kundennummer',
  tag: 'Praemie',
  summary: 'Stores whether the tenant knows the customer number; a later answer replaces the earlier one',
  description:
    'Says whether the number of a query belongs to a customer. The recommender sees the answer the next time the result is read. A later answer to the same query replaces it. A query that another number has replaced is not found.',
  body: z.strictObject({ Anfrage: Nummer, Gefunden: z.boolean() }),
  answers: { 204: null },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert', 'NichtGefunden'],
});
