import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { SCHLUESSEL_RECHTE } from '../../rules/rechte.ts';
import { named } from '../../values/named.ts';
import { Datum, Line, Nummer, Zeitpunkt } from '../../values/wire.ts';
import { IN_BETRIEB_ERRORS } from './in-betrieb.ts';
import { list } from './liste.ts';

export const SCHLUESSEL_STATUS = ['Gilt', 'Abgelaufen', 'Beendet'] as const;
export type SchluesselStatus = (typeof SCHLUESSEL_STATUS)[number];

/** Minutes for which a further use of a key is not written. */
export const ZULETZT_MINUTES = 10;

/** Name of a key, as the audit log has it. */
export const SchluesselName = Line(40);

export const SchluesselZeile = z
  .object({
    ErstelltAm: Zeitpunkt,
    Nummer: z.string(),
    Name: z.string(),
    Rechte: z.array(z.enum(SCHLUESSEL_RECHTE)),
    Status: z.enum(SCHLUESSEL_STATUS),
    GiltBis: z.nullable(Datum),
    ZuletztAm: z.nullable(Zeitpunkt),
  })
  .register(named, {
    id: 'SchluesselZeile',
    description: `A key of the tenant's own systems, without the key itself. \`GiltBis\` is its last day, null without an end. \`ZuletztAm\` is when a call came with it, null before the first; it is at most ${ZULETZT_MINUTES} minutes behind.`,
  });
export type SchluesselZeile = z.infer<typeof SchluesselZeile>;

export const listSchluessel = list({
  name: 'listSchluessel',
  path: '/betrieb/schluessel',
  recht: 'Schluessel',
  summary: "Keys of the tenant's own systems",
  description:
    'Lists all keys, by default the latest first, also those that ended. A key itself is in no answer but that which made it. `Suche` finds the beginning of a name or number.',
  row: SchluesselZeile,
  sorted: ['ErstelltAm', 'Name'],
  words: { Rechte: 'betrieb.schluessel.recht', Status: 'status.schluessel' },
});

export const createSchluessel = call({
  name: 'createSchluessel',
  method: 'POST',
  path: '/betrieb/schluessel',
  recht: 'Schluessel',
  tag: 'Betrieb',
  summary: "Makes a key for one of the tenant's own systems; only this answer shows it",
  description:
    'Makes a key that is sent as `Authorization: Bearer` and has the rights given, until the end of the day `GiltBis` if there is one. `Schluessel` is the key: the database keeps its hash alone, so it is shown this once. `Name` says in the audit log who called; a name that a key of the tenant has or had is a field error (`vergeben`), also for the second of two calls at once.',
  body: z.strictObject({
    Name: SchluesselName,
    Rechte: z.array(z.enum(SCHLUESSEL_RECHTE)).check(z.minLength(1), z.maxLength(SCHLUESSEL_RECHTE.length)),
    GiltBis: z.optional(z.nullable(Datum)),
  }),
  answers: {
    201: z.object({ Nummer: z.string(), Name: z.string(), Schluessel: z.string() }).register(named, {
      id: 'NeuerSchluessel',
      description: 'A new key. `Schluessel` is the secret itself, which no later answer has.',
    }),
  },
  stepUp: true,
  errors: [...IN_BETRIEB_ERRORS, 'BestaetigungNoetig'],
});

export const endSchluessel = call({
  name: 'endSchluessel',
  method: 'DELETE',
  path: '/betrieb/schluessel/:id',
  recht: 'Schluessel',
  tag: 'Betrieb',
  summary: 'Ends a key; a repeat changes nothing',
  description: 'The next call with the key is refused, and it stays in the list as Beendet. It cannot be used again: make another one.',
  params: z.object({ id: Nummer }),
  answers: { 204: null },
  stepUp: true,
  errors: [...IN_BETRIEB_ERRORS, 'BestaetigungNoetig'],
  idempotent: true,
});
