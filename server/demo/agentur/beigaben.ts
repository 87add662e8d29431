import { addDays, addTage, dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { ownerOf } from '../../modules/agentur/notiz.ts';
import { wortlautOf } from '../../modules/einladung/index.ts';
import type { Eingeladen } from './einladungen.ts';
import type { Benutzer } from './people.ts';
import { insertEinwilligungen, insertNotizen, listForNotiz } from './store.ts';

const TEXTE = {
  auftraege: [
    'Vertrag liegt im Ordner am Tresen.',
    'Router ist bestellt, Termin mit dem Techniker abwarten.',
    'Rückfrage zur Rufnummer ist geklärt.',
  ],
  empfehlungen: ['Möchte auch die Nachbarn ansprechen.', 'Fragt nach einem Flyer zum Weitergeben.'],
  leads: ['Erreichbar ab 17 Uhr.', 'Kommt am Samstag in den Laden.', 'Wartet, bis der alte Vertrag ausläuft.', 'Noch einmal anrufen.'],
  einladungen: ['War unsicher wegen der Daten, beim nächsten Besuch ansprechen.', 'Zweite Adresse hat der Kunde dabei.'],
} as const;

/** Days from now until a note is looked at again; null: never. */
const WIEDERVORLAGEN = [0, 2, null, -2, 5, 14, null, 1, 21];

/** The consents of invited people with an address. `recordedBy` names the user who invited a person, as the audit log does. */
export async function addEinwilligungen(
  context: Context,
  { agenturnummer, name }: { readonly agenturnummer: string; readonly name: string },
  einladungen: readonly Eingeladen[],
  recordedBy: (einladung: Eingeladen) => string,
): Promise<void> {
  const { Version: version, Text: text } = wortlautOf(context, name, 'de');
  const rows = einladungen
    .filter(({ hasEmail }) => hasEmail)
    .map((einladung) => {
      const { einladungsnummer, art, email, vorTagen } = einladung;
      const am = addTage(context.now, -vorTagen);
      return {
        einladungsnummer,
        agenturnummer,
        art,
        email,
        version,
        text,
        language: 'de' as const,
        anlass: art === 'Telefon' ? ('KundeRiefAn' as const) : null,
        einwilligung_vom: null,
        erfasst_von: recordedBy(einladung),
        gegeben_am: am,
        erstellt_am: am,
        verwendet_am: am,
      };
    });
  await insertEinwilligungen(context, rows);
}

/** Notes of an agency's people at rows of its reports. */
export async function addNotizen(context: Context, agenturnummer: string, people: readonly Benutzer[]): Promise<void> {
  const rows = await listForNotiz(context, agenturnummer, 4);
  const notizen = rows.map(({ bericht, bezug }, index) => {
    const tage = WIEDERVORLAGEN[index % WIEDERVORLAGEN.length] ?? null;
    const von = people[index % 3]?.id ?? '';
    return {
      ...ownerOf(agenturnummer),
      bericht,
      bezug,
      text: TEXTE[bericht][index % TEXTE[bericht].length] ?? '',
      wiedervorlage: tage === null ? null : addDays(dayOf(context.now), tage),
      geaendert_von: `Agentur:${agenturnummer}:${von}`,
      geaendert_am: addTage(context.now, -(1 + (index % 6))),
    };
  });
  await insertNotizen(context, notizen);
}
