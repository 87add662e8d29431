import type { Einladungsdaten, NeueEinladung } from '../../../contract/calls/agentur/einladung.ts';
import { EINWILLIGUNG_TAGE, missingInEinladung } from '../../../contract/rules/einladung.ts';
import { LOCALES, type Locale } from '../../../contract/values/wire.ts';
import { createTexts } from '../../../texts/texts.ts';
import { addDays, addMinutes, addTage, dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import type { FieldError } from '../../errors.ts';
import * as store from './store.ts';

/** Minutes by which the clock of a tablet may be ahead. */
const CLOCK_SKEW_MINUTES = 5;

/** Days by which a consent may arrive late, since a tablet may have had no network. */
const MAX_DELAY_DAYS = 1;

type Wortlaut = Einladungsdaten['Einwilligung'];

/** The sentence that is read out before an address is typed, and the version of exactly these words. */
export function wortlautOf(context: Context, agentur: string, locale: Locale = context.locale): Wortlaut {
  const { Name: mandant, ProgrammName: programm } = context.konfiguration;
  const Text = createTexts(locale, context.texte[locale])('einladung.einwilligung', { agentur, mandant, programm });
  return { Version: context.secrets.hash(Text).slice(0, 16), Text };
}

/** The words of a version, in the language in which they were read out; undefined if they have changed since. */
const findWortlaut = (context: Context, agentur: string, version: string) =>
  LOCALES.map((locale) => ({ locale, ...wortlautOf(context, agentur, locale) })).find(({ Version }) => Version === version);

/** Errors of consent and occasion: missing or impossible values. */
export function einwilligungErrors(context: Context, agentur: string, neu: NeueEinladung): FieldError[] {
  const { Art, Anlass, EinwilligungVom: tag } = neu;
  const today = dayOf(context.now);
  const isKnownDay = Art === 'Telefon' && Anlass === 'EinwilligungVom' && Boolean(tag);
  return [
    ...missingInEinladung(neu).map((field) => ({ field, code: 'pflichtfeld' }) as const),
    ...(neu.Einwilligung ? wortlautErrors(context, agentur, neu.Einwilligung) : []),
    ...errorIf(isKnownDay && String(tag) > today, 'EinwilligungVom', 'zukunft'),
    ...errorIf(isKnownDay && String(tag) < addDays(today, -EINWILLIGUNG_TAGE), 'EinwilligungVom', 'einwilligungZuAlt'),
  ];
}

function wortlautErrors(context: Context, agentur: string, { Version, Am }: NonNullable<NeueEinladung['Einwilligung']>): FieldError[] {
  return [
    ...errorIf(findWortlaut(context, agentur, Version) === undefined, 'Einwilligung.Version', 'wortlautVeraltet'),
    ...errorIf(new Date(Am) > addMinutes(context.now, CLOCK_SKEW_MINUTES), 'Einwilligung.Am', 'zukunft'),
    ...errorIf(new Date(Am) < addTage(context.now, -MAX_DELAY_DAYS), 'Einwilligung.Am', 'einwilligungZuAlt'),
  ];
}

const errorIf = (isWrong: boolean, field: string, code: FieldError['code']): FieldError[] => (isWrong ? [{ field, code }] : []);

/** Stores a consent word for word as proof (GDPR art. 7 (1), UWG section 7a). `neu` has been validated by `einwilligungErrors`. */
export async function recordEinwilligung(
  context: Context,
  { agenturnummer, name }: { readonly agenturnummer: string; readonly name: string },
  einladungsnummer: string,
  neu: NeueEinladung,
): Promise<void> {
  const { Email: email, Einwilligung, Art: art, Anlass } = neu;
  const wortlaut = Einwilligung && findWortlaut(context, name, Einwilligung.Version);
  if (!email || !Einwilligung || !wortlaut) throw new Error('a consent without words');
  const anlass = art === 'Telefon' ? (Anlass ?? null) : null;
  await store.insertEinwilligung(context, {
    einladungsnummer,
    agenturnummer,
    art,
    email,
    version: wortlaut.Version,
    text: wortlaut.Text,
    language: wortlaut.locale,
    anlass,
    einwilligung_vom: anlass === 'EinwilligungVom' ? (neu.EinwilligungVom ?? null) : null,
    gegeben_am: new Date(Einwilligung.Am),
    erfasst_von: context.wer,
    erstellt_am: context.now,
    verwendet_am: context.now,
  });
}
