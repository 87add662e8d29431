import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Nummer, Zeitpunkt } from '../../values/wire.ts';

export const KundennummerStatus = z
  .enum(['Offen', 'Gefunden', 'Unbekannt'])
  .register(named, { id: 'KundennummerStatus', examples: ['Gefunden'] });
export type KundennummerStatus = z.infer<typeof KundennummerStatus>;

/** A customer number as its company writes it: letters, digits and what stands between them. */
export const Kundennummer = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9][A-Za-z0-9 ./_-]{0,39}$/));

const errors = ['LoginFirst', 'PraemieTokenUngueltig', 'PraemieTokenAbgelaufen', 'NichtAuthorisiert', 'NichtGefunden'] as const;

export const setKundennummer = call({
  name: 'setKundennummer',
  method: 'PUT',
  path: '/empfehler/SetKundennummerForEmpfehler/:kundennummer',
  recht: 'Praemierung',
  tag: 'Praemie',
  summary: "The recommender of the grant states an own customer number, which the tenant's system looks up",
  description:
    "Stores the own customer number that a recommender states. The tenant's own system looks it up and answers; until then the result is Offen. Stating another number asks again. It has 1 to 40 letters, digits, blanks and `./_-`, and is one for all grants of the recommender. The same number again keeps its answer. A recipient's grant is NichtAuthorisiert. 20 numbers in 15 minutes by a grant.",
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
  summary: "Whether the tenant's system knows the customer number that was stated; Offen until it answers",
  description:
    'Tells whether the stated number is known to the tenant. Ask again later while it is Offen; without a stated number it is not found.',
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
  summary: 'Customer numbers that nobody has answered yet, the oldest hundred',
  description:
    'Lists the customer numbers that wait for an answer, oldest first and a hundred at most. Answer each by PUT kundennummer and ask again until the list is empty.',
  answers: { 200: z.array(Kundennummernanfrage) },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert'],
});

export const answerKundennummer = call({
  name: 'answerKundennummer',
  method: 'PUT',
  path: '/kundennummer',
  recht: 'Kundennummer',
  tag: 'Praemie',
  summary: 'Whether the tenant knows the customer number; answering again corrects the answer',
  description:
    'Tells whether the number of a question belongs to a customer. The person sees it at the next look; a later answer to the same question takes its place. A question that another number has replaced is not found.',
  body: z.strictObject({ Anfrage: Nummer, Gefunden: z.boolean() }),
  answers: { 204: null },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert', 'NichtGefunden'],
});
