import { escapeUTF8 } from 'entities';
import type { Selectable } from 'kysely';
import type { Felder, Inhalt, InhaltArt, InhaltEntry, Inhalte } from '../../../contract/calls/inhalt.ts';
import { bildAdresse } from '../../../contract/values/bild.ts';
import type { Lokal } from '../../../contract/values/lokal.ts';
import { LOCALES, type Locale } from '../../../contract/values/wire.ts';
import { fill } from '../../../texts/fill.ts';
import type { Context, KeptInhalte, Mandant } from '../../context.ts';
import type { MandantTables } from '../../db/tables.ts';
import { hashOfBlock } from './block.ts';
import { sanitise } from './sanitise.ts';
import { valuesOf } from './variables.ts';

interface Entry<A extends InhaltArt> {
  readonly art: A;
  readonly kennung: string;
  readonly felder: Felder[A];
}

/** Reads the fields of one entry, all of them in the same language. */
interface FieldReader {
  readonly Sprache: Locale;
  plain(field: Lokal<string>): string;
  /** Null if the entry lacks the field or this language of it. */
  maybe(field: Lokal<string> | undefined): string | null;
  html(field: Lokal<string>): string;
  /** The tenant's pictures of these names; missing ones are left out. */
  bilder<T extends { readonly Bild: string }>(named: readonly T[]): readonly (T & { Adresse: string; Breite: number; Hoehe: number })[];
}

/** Fields that an entry cannot do without: its language must have all of them. */
const NEEDED: { readonly [A in InhaltArt]: (felder: Felder[A]) => readonly Lokal<unknown>[] } = {
  'content-bloecke': ({ Inhalt }) => [Inhalt],
  faq: ({ Frage, Antwort }) => [Frage, Antwort],
  fussnoten: ({ Inhalt }) => [Inhalt],
  keyvisual: ({ Alternativtext }) => [Alternativtext],
  bilder: ({ Bilder }) => [Bilder],
  variablen: ({ Wert }) => [Wert],
};

const RENDER: { readonly [A in InhaltArt]: (felder: Felder[A], say: FieldReader) => Omit<Inhalt<A>, 'Id' | 'Sprache'> | null } = {
  'content-bloecke': (block, say) => ({
    Titel: say.maybe(block.Titel),
    Inhalt: say.html(block.Inhalt),
    Version: block.Version?.iv ?? null,
    GiltAb: block.GiltAb?.iv ?? null,
    Pruefsumme: hashOfBlock(block),
    Geplant: (block.Geplant?.iv ?? []).map(({ Titel = block.Titel, Inhalt, Version = null, GiltAb }) => ({
      Titel: say.maybe(Titel),
      Inhalt: say.html(Inhalt),
      Version,
      GiltAb,
    })),
  }),
  faq: ({ Frage, Antwort }, say) => ({ Frage: say.plain(Frage), Antwort: say.html(Antwort) }),
  fussnoten: ({ Identifier, Gruppe, Titel, Inhalt }, say) => ({
    Identifier: Identifier.iv,
    Gruppe: Gruppe?.iv ?? null,
    Titel: say.maybe(Titel),
    Inhalt: say.html(Inhalt),
  }),
  keyvisual: ({ Alternativtext, Avif, Webp, Jpg }, say) => {
    const sizes = ({ iv: { sm, md, lg, xl } }: typeof Webp) => withoutName(say.bilder([sm, md, lg, xl].map((Bild) => ({ Bild }))));
    const jpg = sizes(Jpg);
    return jpg.length > 0
      ? { Alternativtext: say.plain(Alternativtext), Avif: Avif ? sizes(Avif) : [], Webp: sizes(Webp), Jpg: jpg }
      : null;
  },
  bilder: ({ Titel, Bilder }, say) => {
    const shown = say.bilder(Bilder[say.Sprache] ?? []).map((bild) => ({ ...bild, Titel: bild.Titel ?? null }));
    return shown.length > 0 ? { Titel: say.maybe(Titel), Bilder: withoutName(shown) } : null;
  },
  variablen: ({ Name, Wert }, say) => ({ Name: Name.iv, Wert: say.plain(Wert) }),
};

const withoutName = <T extends { readonly Bild: string }>(bilder: readonly T[]) => bilder.map(({ Bild, ...bild }) => bild);

/** Rendered content, cached as long as neither it nor its tenant changes. */
const rendered = new WeakMap<KeptInhalte, WeakMap<Mandant, Map<Locale, Inhalte>>>();

/** A tenant's content in a language or else its fallback language: variables filled in, HTML sanitised. Each entry is rendered on first access. */
export function inhalteOf(mandant: Mandant, kept: KeptInhalte, locale: Locale): Inhalte {
  const byMandant = rendered.get(kept) ?? new WeakMap<Mandant, Map<Locale, Inhalte>>();
  const byLocale = byMandant.get(mandant) ?? new Map<Locale, Inhalte>();
  const known = byLocale.get(locale) ?? renderInhalte(mandant, kept, locale);
  rendered.set(kept, byMandant.set(mandant, byLocale.set(locale, known)));
  return known;
}

/** Readers of fields in each language, with these values of variables. */
function speakersOf(bilder: Mandant['bilder'], values: Readonly<Record<string, string>>): (Sprache: Locale) => FieldReader {
  const escaped = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeUTF8(value)]));
  const findBild = (name: string) => {
    const info = bilder.get(name);
    return info && { Adresse: bildAdresse(name, info), Breite: info.breite, Hoehe: info.hoehe };
  };
  return (Sprache) => {
    const maybe: FieldReader['maybe'] = (field) => (field?.[Sprache] === undefined ? null : fill(field[Sprache], values));
    return {
      Sprache,
      maybe,
      plain: (field) => maybe(field) ?? '',
      html: (field) => sanitise(fill(field[Sprache] ?? '', escaped), findBild),
      bilder: (named) =>
        named.flatMap((one) => {
          const found = findBild(one.Bild);
          return found ? [{ ...one, ...found }] : [];
        }),
    };
  };
}

/** A wording in the caller's language, or else the first that it has; `werte` are the values of its variables by language, today's if null. */
export function renderWording(
  context: Pick<Context, 'konfiguration' | 'bilder' | 'inhalte' | 'locale'>,
  { felder, werte }: Pick<Selectable<MandantTables['rechtstext']>, 'felder' | 'werte'>,
): Pick<Inhalt<'content-bloecke'>, 'Sprache' | 'Titel' | 'Inhalt'> {
  const { konfiguration, bilder, locale } = context;
  const Sprache = [locale, konfiguration.fallbackLanguage, ...LOCALES].find((one) => felder.Inhalt[one] !== undefined) ?? locale;
  const say = speakersOf(bilder, werte?.[Sprache] ?? Object.fromEntries(valuesOf({ ...context, locale: Sprache })))(Sprache);
  return { Sprache, Titel: say.maybe(felder.Titel), Inhalt: say.html(felder.Inhalt) };
}

function renderInhalte(mandant: Mandant, kept: KeptInhalte, locale: Locale): Inhalte {
  const { konfiguration, bilder } = mandant;
  const speakerIn = speakersOf(bilder, Object.fromEntries(valuesOf({ konfiguration, inhalte: kept, locale })));
  const shown = new Map<object, Inhalt<InhaltArt> | null>();
  const show = <A extends InhaltArt>(entry: Entry<A>): Inhalt<A> | null => {
    const known = shown.get(entry);
    if (known !== undefined) return known as Inhalt<A> | null;
    const Sprache = [locale, konfiguration.fallbackLanguage].find((one) => NEEDED[entry.art](entry.felder).every((field) => one in field));
    const fields = Sprache === undefined ? null : RENDER[entry.art](entry.felder, speakerIn(Sprache));
    const made = fields && ({ Id: entry.kennung, Sprache, ...fields } as Inhalt<A>);
    shown.set(entry, made);
    return made;
  };
  const entriesOf = <A extends InhaltArt>(art: A) =>
    kept.entries.filter((entry: InhaltEntry) => entry.art === art) as unknown as readonly Entry<A>[];
  return {
    list: (art) => entriesOf(art).flatMap((entry) => show(entry) ?? []),
    find(art, id) {
      const entry = entriesOf(art).find(({ kennung }) => kennung === id);
      return entry ? show(entry) : null;
    },
  };
}
