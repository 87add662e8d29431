import * as z from 'zod/mini';
import { named } from '../../values/named.ts';
import { Locale, Seite, Zeitpunkt } from '../../values/wire.ts';
import { list } from './liste.ts';

export const EinwilligungZeile = z
  .object({
    GegebenAm: Zeitpunkt,
    Nummer: z.string(),
    Email: z.string(),
    Vorname: z.nullable(z.string()),
    Nachname: z.nullable(z.string()),
    Seite,
    Sprache: Locale,
    AngefragtAm: z.nullable(Zeitpunkt),
    GezeigtAm: z.nullable(Zeitpunkt),
    TextGezeigt: z.nullable(z.string()),
    TextBestaetigt: z.string(),
    Empfang: z.enum(['Ja', 'KeineMails', 'AndereAdresse']),
  })
  .register(named, {
    id: 'EinwilligungZeile',
    description:
      'A consent to advertising that is in force, with its proof. `AngefragtAm` is when the mail with the link was written. `GegebenAm` is when the person confirmed by that link. `TextGezeigt` is the sentence at the request, word for word, and `GezeigtAm` when it was shown; `TextBestaetigt` is the sentence on the page of the link. The sentence has no version of its own. `Empfang` is `KeineMails` if the owner of the address refused all further mails, and `AndereAdresse` if the person changed the address after the consent, which was given for the former one.',
  });
export type EinwilligungZeile = z.infer<typeof EinwilligungZeile>;

export const listEinwilligungen = list({
  name: 'listEinwilligungen',
  path: '/betrieb/einwilligungen',
  recht: 'Listen',
  summary: 'Consents to the newsletter and to advertising, with their proof',
  description:
    'Lists the consents in force of recommenders and recommended people, by default the latest first. Each address is in it once, by its latest consent. It is not in it if its latest answer is a withdrawal, on either side, or if the data was deleted. `Suche` finds the beginning of an address. The proof is the stored sentences and moments and a keyed hash of the address; no IP address is stored, and the token of the link is never shown.',
  row: EinwilligungZeile,
  sorted: ['GegebenAm'],
  words: { Seite: 'betrieb.einwilligungen.seite', Sprache: 'betrieb.einwilligungen.sprache', Empfang: 'betrieb.einwilligungen.empfang' },
});
