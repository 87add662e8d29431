import * as z from 'zod/mini';
import { call } from '../call.ts';
import { BildName } from '../values/bild.ts';
import { lokal } from '../values/lokal.ts';
import { named } from '../values/named.ts';
import { Datum, Locale, QueryText, Text } from '../values/wire.ts';

/** Kinds of content, with the names that a headless content service uses. */
export const INHALT_ARTEN = ['content-bloecke', 'faq', 'fussnoten', 'keyvisual', 'bilder', 'variablen'] as const;
export type InhaltArt = (typeof INHALT_ARTEN)[number];

/** A field that is the same in all languages. */
const iv = <S extends z.ZodMiniType>(wert: S) => z.object({ iv: wert });

/** HTML as the tenant wrote it; the server sanitises it before sending. */
const Html = Text(100_000);

/** Empty if the picture carries no information. */
const Alternativtext = z.string().check(z.maxLength(400));

const Groessen = z.object({ xl: BildName, lg: BildName, md: BildName, sm: BildName });

/** A wording of a text block that holds from 00:00 of a day in Berlin (`contract/rules/rechtstexte.ts`). */
const Geplant = z.object({
  Version: z.optional(Text(40)),
  GiltAb: Datum,
  Titel: z.optional(lokal(Text())),
  Inhalt: lokal(Html),
});

/** Fields of an entry by kind; unknown fields are dropped. */
const FELDER = {
  'content-bloecke': z.object({
    Titel: z.optional(lokal(Text())),
    Inhalt: lokal(Html),
    Version: z.optional(iv(Text(40))),
    /** Day from which this wording holds, if the tenant says so. */
    GiltAb: z.optional(iv(Datum)),
    Geplant: z.optional(iv(z.array(Geplant).check(z.maxLength(20)))),
  }),
  faq: z.object({ Frage: lokal(Text(1000)), Antwort: lokal(Html) }),
  fussnoten: z.object({
    Identifier: iv(Text(100)),
    Gruppe: z.optional(iv(Text(100))),
    Titel: z.optional(lokal(Text())),
    Inhalt: lokal(Html),
  }),
  keyvisual: z.object({ Alternativtext: lokal(Alternativtext), Avif: z.optional(iv(Groessen)), Webp: iv(Groessen), Jpg: iv(Groessen) }),
  bilder: z.object({
    Titel: z.optional(lokal(Text())),
    Bilder: lokal(z.array(z.object({ Bild: BildName, Alternativtext, Titel: z.optional(Text()) })).check(z.minLength(1))),
  }),
  variablen: z.object({ Name: iv(Text(100)), Wert: lokal(Text(1000)) }),
} as const satisfies Record<InhaltArt, z.ZodMiniType>;

/** Fields by the kind of their entry. */
export type Felder = { readonly [A in InhaltArt]: z.infer<(typeof FELDER)[A]> };

/** Title and text of a text block in all languages. */
export type RechtstextFelder = Pick<Felder['content-bloecke'], 'Titel' | 'Inhalt'>;

const entry = <A extends InhaltArt>(art: A) =>
  z.object({ art: z.literal(art), kennung: Text(100), position: z.int(), felder: FELDER[art] });

/** An entry of a tenant's content, identified by kind and Kennung, ordered by position. */
export const InhaltEntry = z.discriminatedUnion('art', [
  entry('content-bloecke'),
  entry('faq'),
  entry('fussnoten'),
  entry('keyvisual'),
  entry('bilder'),
  entry('variablen'),
]);
export type InhaltEntry = z.infer<typeof InhaltEntry>;

const Bild = { Adresse: z.string(), Breite: z.int(), Hoehe: z.int() };
const Bilder = z.array(z.object(Bild));
/** The Kennung, and the language of the entry: the requested one, or the tenant's fallback language. */
const shown = { Id: z.string(), Sprache: Locale };
const Titel = z.nullable(z.string());

const Wording = { Titel, Inhalt: z.string(), Version: z.nullable(z.string()) };

/** Fields of an entry in one language, by kind: sanitised HTML, pictures with their address, and plain text for the rest. */
const INHALT = {
  'content-bloecke': z.object({
    ...shown,
    ...Wording,
    GiltAb: z.nullable(Datum),
    Pruefsumme: z.string(),
    Geplant: z.array(z.object({ ...Wording, GiltAb: Datum })),
  }),
  faq: z.object({ ...shown, Frage: z.string(), Antwort: z.string() }),
  fussnoten: z.object({ ...shown, Identifier: z.string(), Gruppe: z.nullable(z.string()), Titel, Inhalt: z.string() }),
  keyvisual: z.object({ ...shown, Alternativtext: z.string(), Avif: Bilder, Webp: Bilder, Jpg: Bilder }),
  bilder: z.object({ ...shown, Titel, Bilder: z.array(z.object({ ...Bild, Alternativtext: z.string(), Titel })) }),
  variablen: z.object({ ...shown, Name: z.string(), Wert: z.string() }),
} as const satisfies Record<InhaltArt, z.ZodMiniType>;
export type Inhalt<A extends InhaltArt> = z.infer<(typeof INHALT)[A]>;

/** A tenant's content in one language, in its order. An entry that exists in neither that nor the fallback language is left out. */
export interface Inhalte {
  list<A extends InhaltArt>(art: A): readonly Inhalt<A>[];
  find<A extends InhaltArt>(art: A, id: string): Inhalt<A> | null;
}

const AnyInhalt = z
  .union(Object.values(INHALT) as [(typeof INHALT)[InhaltArt], ...(typeof INHALT)[InhaltArt][]])
  .register(named, { id: 'Inhalt' });

const Rechtstext = z.object({ Sprache: Locale, ...Wording, GiltAb: Datum, GiltBis: z.nullable(Datum) }).register(named, {
  id: 'Rechtstext',
  description:
    'A version of a text as it was shown, with its first and last day. `GiltBis` is null if it holds, or if the last day is not known.',
});
export type Rechtstext = z.infer<typeof Rechtstext>;

export const listInhalte = call({
  name: 'listInhalte',
  method: 'GET',
  path: '/content/:art',
  recht: 'Besuch',
  tag: 'Content',
  summary: "The tenant's content of a kind (content-bloecke, faq, fussnoten, keyvisual, bilder, variablen) in the caller's language",
  description:
    "Lists the tenant's editorial content of one kind, in its order. HTML is sanitised and pictures have their address. An entry that is missing in the requested language is returned in the tenant's fallback language. An entry in neither language is left out. `Pruefsumme` of a text block changes with its text in any language. A text block is the wording of today, since `GiltAb` if that is known; `Geplant` has those that begin later, each from 00:00 of its day in Berlin. `Identifier` selects the footnotes of that name; for any other kind it returns an empty list. Variables in HTML are replaced, except `MaxPraemieWert`.",
  params: z.object({ art: z.string() }),
  query: z.object({ Identifier: QueryText }),
  answers: { 200: z.array(AnyInhalt), 304: null },
  errors: ['NichtGefunden'],
});

export const readInhalt = call({
  name: 'readInhalt',
  method: 'GET',
  path: '/content/:art/:kennung',
  recht: 'Besuch',
  tag: 'Content',
  summary: "One entry of the tenant's content in the caller's language, its HTML sanitised",
  description:
    'Returns one entry of a kind by its name, as in the list of that kind. An entry that no editor ever wrote is not found. The answer may be cached for five minutes.',
  params: z.object({ art: z.string(), kennung: z.string() }),
  answers: { 200: AnyInhalt, 304: null },
  errors: ['NichtGefunden'],
});

export const readRechtstext = call({
  name: 'readRechtstext',
  method: 'GET',
  path: '/content/content-bloecke/:kennung/fassung',
  recht: 'Besuch',
  tag: 'Content',
  summary: 'A version of a legal text to which people agreed, as it was shown',
  description:
    "Returns a kept version of a text to which people agree: the terms (`agb`), the reward conditions (`praemienbedingungen`) and the tenant's texts for agencies and sellers. `version` is the word that the consent names, for agencies and sellers the `Pruefsumme`. A version is kept from the first consent to it. The terms and reward conditions are deleted when no consent names them any more; a version to which nobody agreed is not found. `GiltAb` is the day of its wording, or that of the first consent.",
  params: z.object({ kennung: z.string() }),
  query: z.object({ version: QueryText }),
  answers: { 200: Rechtstext },
  errors: ['NichtGefunden'],
});

export const askContentServices = call({
  name: 'askContentServices',
  method: 'POST',
  path: '/content/aktualisieren',
  recht: 'Inhalte',
  tag: 'Content',
  summary: "Has the tenant's content services asked now, for their webhooks",
  description:
    "Has the tenant's content services asked at once, in the background, so that a change shows within seconds and not within a minute. Register it at the service as the webhook of its changes, with a key that has the right `Inhalte` alone. The body is not read. Calls that come while the services are being asked lead to one more question. A tenant without such services gets 202 too.",
  answers: { 202: null },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert'],
});
