import { InhaltEntry } from '../../contract/calls/inhalt.ts';
import { AGB } from '../../contract/rules/bedingungen.ts';
import { type Ordner, withValue } from '../../contract/rules/entwurf.ts';
import type { Locale } from '../../contract/values/wire.ts';
import { addDays, addTage, dayOf } from '../calendar.ts';
import type { MandantScope } from '../db/scope.ts';
import { insertEntwurf, insertFassung, keepBilder, lockVersion } from '../mandant-folder/entwurf/store.ts';
import { readOrdner } from '../mandant-folder/ordner.ts';
import { actorOf } from '../modules/betrieb/index.ts';
import { readInhalte, saveInhalte } from '../modules/content/index.ts';
import type { Parts } from '../parts.ts';
import { findPersonId } from './store.ts';

const FRIST = ['mandant.json', 'konfiguration', 'PraemieGueltigTage'];
const KNOPF = ['texte.json', 'de', 'home.knopf'];

/** What the tenant was before each publication, and the reason of it; the oldest is the state before the first one. */
const FASSUNGEN = [
  { vorTagen: 41, email: null, worte: '', before: [[FRIST, 60] as const, [KNOPF, 'Jetzt einen unserer Tarife weiterempfehlen'] as const] },
  {
    vorTagen: 40,
    email: 'betrieb@example.org',
    worte: 'Prämien sind 90 statt 60 Tage wählbar.',
    before: [[KNOPF, 'Jetzt einen unserer Tarife weiterempfehlen'] as const],
  },
  { vorTagen: 12, email: 'redaktion@example.org', worte: 'Kurzer Knopf auf der Startseite.', before: [] },
] as const;

/** The open draft: what the editor changed yesterday. */
const ENTWURF = [
  [['texte.json', 'de', 'home.tempo.titel'], 'Wie schnell soll Ihr Netz sein?'],
  [['texte.json', 'en', 'home.tempo.titel'], 'How fast should your network be?'],
  [['inhalte.json', 'faq', 'praemie-wann', 'Frage', 'de'], 'Wann kommt meine Prämie?'],
] as const;

const withAll = (ordner: Ordner, changes: readonly (readonly [readonly string[], unknown])[]): Ordner =>
  changes.reduce((one, [pfad, wert]) => withValue(one, pfad, wert), ordner);

/** What the planned wording of the terms adds, as its last point. */
const ZUSATZ = {
  de: 'Änderungen dieser Bedingungen kündigen wir auf dieser Seite an, bevor sie gelten.',
  en: 'We announce changes of these terms on this page before they take effect.',
} as const;

/** Plans another wording of the terms from a day on; its version is the month of the day. */
async function planTerms(scope: MandantScope, giltAb: string): Promise<void> {
  const entries = (await readInhalte(scope)).map((row) => InhaltEntry.parse(row));
  const planned = entries.map((entry): InhaltEntry => {
    if (entry.art !== 'content-bloecke' || entry.kennung !== AGB) return entry;
    const { de, en } = entry.felder.Inhalt;
    const withPoint = (text: string | undefined, locale: Locale) => text?.replace(/<\/ol>\s*$/, `<li>${ZUSATZ[locale]}</li>\n</ol>`);
    const Inhalt = { de: withPoint(de, 'de'), en: withPoint(en, 'en') };
    return { ...entry, felder: { ...entry.felder, Geplant: { iv: [{ Version: giltAb.slice(0, 7), GiltAb: giltAb, Inhalt }] } } };
  });
  await saveInhalte(scope, planned);
}

/** Gives a tenant of the demo three published versions and an open draft. */
export async function tellEntwurf({ db, clock }: Parts, mandant: string): Promise<void> {
  const now = clock.now();
  await db.inSetup(mandant, async (scope) => {
    await planTerms(scope, addDays(dayOf(now), 30));
    const ordner = await readOrdner(scope);
    if (!ordner) return;
    const wer = async (email: string) => actorOf(await scope.asSystem((system) => findPersonId(system, email)));
    await keepBilder(scope);
    for (const [index, { vorTagen, email, worte, before }] of FASSUNGEN.entries())
      await insertFassung(scope, {
        nummer: index + 1,
        ordner: withAll(ordner, before),
        gilt_ab: addTage(now, -vorTagen),
        veroeffentlicht_von: email === null ? 'Betrieb' : await wer(email),
        worte,
      });
    const version = await scope.asSystem((system) => lockVersion(system, mandant));
    await insertEntwurf(scope, version, {
      ordner: withAll(ordner, ENTWURF),
      konto_von: null,
      geaendert_von: await wer('redaktion@example.org'),
      geaendert_am: addTage(now, -1),
    });
  });
}
