import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { BILD_ZWECKE, FASSUNGEN, MAX_BILD_MB, MAX_WORTE } from '../../rules/entwurf.ts';
import { VORSCHAU_LINK_TAGE } from '../../rules/entwurf-vorschau.ts';
import { BildName } from '../../values/bild.ts';
import { named } from '../../values/named.ts';
import { isStorableJson, Line, Nummer, Text, Zeitpunkt } from '../../values/wire.ts';
import { IN_BETRIEB_ERRORS } from './in-betrieb.ts';
import { list } from './liste.ts';

/** Longest place of a value in the folder, in parts. */
const MAX_TIEFE = 12;

const Pfad = z.array(Text()).register(named, {
  id: 'EntwurfPfad',
  description:
    "Place of a value in a tenant's folder: the file (`bilder` for its pictures), then names of fields, and indexes of lists from 0 as digits.",
});

/** Any JSON that the database can store. */
const Wert = z.unknown().check(z.refine(isStorableJson, { params: { code: 'zeichen' } }));

const Aenderung = z.object({ Pfad, Vorher: z.optional(Wert), Nachher: z.optional(Wert) }).register(named, {
  id: 'EntwurfAenderung',
  description: 'A difference between the published tenant and the draft. A side without the value is missing.',
});

const Fehler = z.object({ Datei: z.string(), Pfad, Meldung: z.string() }).register(named, {
  id: 'EntwurfFehler',
  description: 'A fault of the draft at its place, in the language of the caller.',
});

export const Entwurf = z
  .object({
    Ordner: z.record(z.string(), Wert),
    Offen: z.boolean(),
    Veraltet: z.boolean(),
    GeaendertVon: z.nullable(z.string()),
    GeaendertAm: z.nullable(Zeitpunkt),
  })
  .register(named, {
    id: 'Entwurf',
    description:
      'The draft of a tenant as the content of its folder, without secrets and voucher codes; `bilder` has the hash of each picture. Without a draft (`Offen` false) it is the published tenant. `Veraltet` says that the tenant was published by another way since the draft began.',
  });
export type Entwurf = z.infer<typeof Entwurf>;

const shared = { tag: 'Betrieb', recht: 'Entwurf' } as const;

export const readEntwurf = call({
  ...shared,
  name: 'readEntwurf',
  method: 'GET',
  path: '/betrieb/entwurf',
  summary: 'The draft of the tenant',
  description: 'Returns the draft; without one, the published tenant in the same shape.',
  answers: { 200: Entwurf },
  errors: IN_BETRIEB_ERRORS,
});

export const changeEntwurf = call({
  ...shared,
  name: 'changeEntwurf',
  method: 'PATCH',
  path: '/betrieb/entwurf',
  summary: 'Changes a value of the draft',
  description:
    'Writes `Wert` at `Pfad`, or removes what stands there if `Wert` is missing, and begins the draft if there is none. `Bisher` is the value that the caller saw there, missing for none: if another stands there now, the answer is `Konflikt` and nothing changes. An index equal to the length of a list adds an entry. Nothing else is checked here; `entwurf/pruefen` names the faults. A role that may change only parts of the draft is refused elsewhere (`NichtAuthorisiert`).',
  body: z.strictObject({
    Pfad: Pfad.check(z.minLength(2), z.maxLength(MAX_TIEFE)),
    Wert: z.optional(Wert),
    Bisher: z.optional(Wert),
  }),
  answers: { 200: Entwurf },
  errors: [...IN_BETRIEB_ERRORS, 'Konflikt'],
});

/** Percent of the width or height of a picture. */
const Prozent = z.optional(
  z.pipe(
    z.string().check(z.regex(/^(100|\d{1,2})$/)),
    z.transform((value) => Number(value)),
  ),
);

export const uploadBild = call({
  ...shared,
  name: 'uploadBild',
  method: 'POST',
  path: '/betrieb/bilder',
  summary: 'Takes a picture into the draft',
  description: `Takes the bytes of a PNG, JPEG, WebP, AVIF or SVG of at most ${MAX_BILD_MB} MB (\`application/octet-stream\`), makes the sizes and formats that the tenant needs of it, and names them in the draft: of a \`Logo\` also the one of mails, of a \`KeyVisual\` four widths in three formats, for the theme and the home page. \`x\` and \`y\` are the point of a key visual that no crop may lose, in percent from left and top. A \`Bild\` is stored under its \`name\`, whose ending is the format that it becomes. What is sent is not kept: an SVG becomes pixels, and metadata such as the place of a photo are removed. The same picture again changes nothing. Only roles that may change the pictures of the draft send one.`,
  query: z.object({
    zweck: z.enum(BILD_ZWECKE),
    name: z.optional(BildName.check(z.maxLength(80))),
    x: Prozent,
    y: Prozent,
  }),
  body: z.file().check(z.minSize(1)),
  bodyType: 'application/octet-stream',
  answers: { 200: Entwurf },
  errors: IN_BETRIEB_ERRORS,
});

export const readEntwurfBild = call({
  ...shared,
  name: 'readEntwurfBild',
  method: 'GET',
  path: '/betrieb/bilder/:name',
  summary: 'A picture of the draft',
  description: 'Returns a picture of the draft by its name; without a draft, that of the published tenant.',
  params: z.object({ name: BildName }),
  // The body is the picture itself; its type is in the header.
  answers: { 200: z.string() },
  answerTypes: ['image/*'],
  errors: IN_BETRIEB_ERRORS,
});

export const discardEntwurf = call({
  ...shared,
  name: 'discardEntwurf',
  method: 'DELETE',
  path: '/betrieb/entwurf',
  summary: 'Discards the draft',
  description:
    'Removes the draft; the published tenant stays as it is. Without a draft it does nothing. Only roles that may change all of it may discard it.',
  answers: { 204: null },
  errors: IN_BETRIEB_ERRORS,
});

export const checkEntwurf = call({
  ...shared,
  name: 'checkEntwurf',
  method: 'POST',
  path: '/betrieb/entwurf/pruefen',
  writes: false,
  summary: 'Faults and differences of the draft',
  description:
    'Returns what differs from the published tenant, and every fault at its place, also those that only the stored orders and consents reveal. Changes nothing.',
  answers: {
    200: z.object({ Fehler: z.array(Fehler), Aenderungen: z.array(Aenderung) }).register(named, {
      id: 'EntwurfPruefung',
      description: 'The check of a draft. It can be published if there is no fault.',
    }),
  },
  errors: IN_BETRIEB_ERRORS,
});

export const createVorschau = call({
  ...shared,
  name: 'createVorschau',
  method: 'POST',
  path: '/betrieb/vorschau',
  writes: false,
  summary: 'An address that shows the draft',
  description: `Returns an address at which anybody who has it sees pages of the tenant as the draft makes them, until \`GueltigBis\` (${VORSCHAU_LINK_TAGE} days). It shows the draft as it is when it is opened, or without one the published tenant. Nothing is stored.`,
  answers: {
    200: z
      .object({ Adresse: z.string(), GueltigBis: Zeitpunkt })
      .register(named, { id: 'EntwurfVorschau', description: 'Address of a preview, and its end.' }),
  },
  errors: IN_BETRIEB_ERRORS,
});

const Worte = Line(MAX_WORTE);

const publishing = {
  tag: 'Betrieb',
  recht: 'Veroeffentlichen',
  method: 'POST',
  body: z.strictObject({ Worte }),
  answers: {
    200: z
      .object({ Nummer: z.int() })
      .register(named, { id: 'Veroeffentlicht', description: 'Number of the version that counts from now on.' }),
  },
  stepUp: true,
  errors: [...IN_BETRIEB_ERRORS, 'BestaetigungNoetig', 'Konflikt', 'VierAugen'],
} as const;

/** What both ways of publishing say about the rules that they share. */
const RULES =
  'Faults are a `Validierung` and nothing changes. A changed `Zahlungssteller.IBAN` is published by another person than changed it in the draft (`VierAugen`), and `VierAugen: false` by people of the platform only (`NichtAuthorisiert`). All processes follow within seconds.';

export const publishEntwurf = call({
  ...publishing,
  name: 'publishEntwurf',
  path: '/betrieb/entwurf/veroeffentlichen',
  summary: 'Publishes the draft',
  description: `Makes the draft the tenant, as an import of its folder does, with the reason in \`Worte\`, and ends the draft. If the tenant was published since the draft began, or there is no draft, it is \`Konflikt\`. ${RULES}`,
});

export const FassungZeile = z
  .object({
    Nummer: z.int(),
    GiltAb: Zeitpunkt,
    Status: z.enum(['Gilt', 'Frueher']),
    VeroeffentlichtVon: z.string(),
    Worte: z.string(),
  })
  .register(named, {
    id: 'FassungZeile',
    description: `A version of the tenant, with who published it and why. The last ${FASSUNGEN} are kept.`,
  });
export type FassungZeile = z.infer<typeof FassungZeile>;

export const listFassungen = list({
  name: 'listFassungen',
  path: '/betrieb/fassungen',
  recht: 'Entwurf',
  summary: 'Published versions of the tenant',
  description: 'Lists the kept versions, by default the latest first.',
  row: FassungZeile,
  sorted: ['Nummer', 'GiltAb'],
  words: { Status: 'status.fassung' },
});

export const restoreFassung = call({
  ...publishing,
  name: 'restoreFassung',
  path: '/betrieb/fassungen/:nr/zurueck',
  summary: 'Publishes a former version',
  description: `Makes the tenant what it was in a former version, by a new version with the reason in \`Worte\`. Rewards that orders wait for, and what people agreed to, stay as the import keeps them. An open draft is \`Konflikt\`: publish or discard it first. ${RULES}`,
  params: z.object({ nr: Nummer }),
});
