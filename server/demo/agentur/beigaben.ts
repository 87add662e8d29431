import { addDays, addTage, dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import type { Benutzer } from './people.ts';
import { insertNotizen, listForNotiz } from './store.ts';

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

/** Days from now on which somebody comes back to it; null: never. */
const WIEDERVORLAGEN = [0, 2, null, -2, 5, 14, null, 1, 21];

/** Notes of an agency's people at rows of its reports. */
export async function addNotizen(context: Context, agenturnummer: string, people: readonly Benutzer[]): Promise<void> {
  const rows = await listForNotiz(context, agenturnummer, 4);
  const notizen = rows.map(({ bericht, bezug }, index) => {
    const tage = WIEDERVORLAGEN[index % WIEDERVORLAGEN.length] ?? null;
    const von = people[index % 3]?.id ?? '';
    return {
      ...{ agenturnummer, bericht, bezug, text: TEXTE[bericht][index % TEXTE[bericht].length] ?? '' },
      ...{ wiedervorlage: tage === null ? null : addDays(dayOf(context.now), tage) },
      ...{ geaendert_von: `Agentur:${agenturnummer}:${von}`, geaendert_am: addTage(context.now, -(1 + (index % 6))) },
    };
  });
  await insertNotizen(context, notizen);
}
