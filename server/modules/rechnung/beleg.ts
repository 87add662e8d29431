import type { Rechnung } from '../../../contract/calls/agentur/rechnungen.ts';
import type { Belegposition, Rechnungsbeleg } from '../../belege/beleg.ts';
import { euro } from '../../belege/profiseller.ts';
import { formatDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import type { MandantTables } from '../../db/tables.ts';
import { refuse } from '../../errors.ts';
import { listEingaenge } from '../kassenbuch/index.ts';
import { rechnungZeile } from './rechnungen.sql.ts';
import * as store from './store.ts';

type Row = MandantTables['rechnung'];
type Position = Awaited<ReturnType<typeof store.listPositionen>>[number];

/** A document of an agency on the wire. Throws NichtGefunden, also for another agency's. */
export async function describeRechnung(context: Context, agenturnummer: string, rechnungsnummer: string): Promise<Rechnung> {
  const row = await findOwn(context, agenturnummer, rechnungsnummer);
  const positionen = await store.listPositionen(context, rechnungsnummer);
  const eingaenge = await listEingaenge(context, rechnungsnummer);
  return {
    ...rechnungZeile(row),
    Art: row.art,
    AusgestelltAm: row.ausstellungstag,
    UstProzent: row.ust_prozent,
    StorniertDurch: row.art === 'Storno' ? null : ((await store.findStornoOf(context, rechnungsnummer)) ?? null),
    Storniert: row.storniert,
    Positionen: positionen.map((one) => ({
      Tag: one.tag,
      Vorgang: one.vorgang,
      Auftragsnummer: one.auftragsnummer,
      Produkt: one.produkt,
      BetragCent: one.betrag_cent,
      ZuRechnungsnummer: one.zu_rechnungsnummer,
    })),
    Eingaenge: eingaenge.map((one) => ({ Am: one.belegtag, BetragCent: one.betrag_cent })),
  };
}

async function findOwn(context: Context, agenturnummer: string, rechnungsnummer: string) {
  const row = await store.findRechnung(context, rechnungsnummer);
  return row?.agenturnummer === agenturnummer ? row : refuse('NichtGefunden');
}

/** A document as it is printed; null after its recipient was erased. Throws NichtGefunden. */
export async function belegOf(context: Context, rechnungsnummer: string): Promise<Rechnungsbeleg | null> {
  const row = (await store.findRechnung(context, rechnungsnummer)) ?? refuse('NichtGefunden');
  const { empfaenger } = row;
  if (empfaenger === null) return null;
  const positionen = await store.listPositionen(context, rechnungsnummer);
  const named = [...new Set(positionen.flatMap((one) => one.zu_rechnungsnummer ?? []))].filter((nummer) => nummer !== rechnungsnummer);
  const bezug = (await store.listTage(context, named)).map((one) => ({ nummer: one.rechnungsnummer, tag: one.ausstellungstag }));
  return {
    titel: TITEL[row.art],
    typ: row.art === 'Korrektur' || row.art === 'Storno' ? '381' : '380',
    nummer: rechnungsnummer,
    ausgestelltAm: row.ausgestellt_am,
    tag: row.ausstellungstag,
    faelligAm: row.faellig_am,
    leistung: { von: row.leistung_von, bis: row.leistung_bis },
    steller: row.steller,
    empfaenger,
    bezug,
    positionen: positionen.map((one) => positionOf(one, row)),
    nettoCent: row.netto_cent,
    ustProzent: row.ust_prozent,
    ustCent: row.ust_cent,
    bruttoCent: row.brutto_cent,
    ohneUst: row.durchlaufend ? { kategorie: 'O', grund: DURCHLAUFEND } : null,
    saetze: [saetzeOf(row), KUERZEL[row.art] ?? []].flat(),
  };
}

const DURCHLAUFEND = 'Durchlaufender Posten (§ 10 Abs. 1 Satz 5 UStG): Es fällt keine Umsatzsteuer an.';

const TITEL = {
  Rechnung: 'Rechnung',
  Auslage: 'Abrechnung durchlaufender Posten',
  Korrektur: 'Rechnungskorrektur',
  Storno: 'Stornorechnung',
} as const satisfies Record<Row['art'], string>;

const VORGANG = {
  Praemie: { text: 'Prämie für einen vermittelten Auftrag', gruppe: 'Prämien' },
  PraemieZurueck: { text: 'Prämie zurückgenommen', gruppe: 'Prämien zurückgenommen' },
  Gebuehr: { text: 'Vermittlungsgebühr', gruppe: 'Gebühren' },
  GebuehrZurueck: { text: 'Vermittlungsgebühr zurückgenommen', gruppe: 'Gebühren zurückgenommen' },
} as const satisfies Record<Position['vorgang'], { readonly text: string; readonly gruppe: string }>;

/** What the letters of the number stand for, on documents that are no plain invoice. */
const KUERZEL = {
  Rechnung: null,
  Auslage: 'DP steht für durchlaufende Posten: Prämien, die wir für Sie auszahlen.',
  Korrektur: 'RK steht für Rechnungskorrektur: Beträge aus früheren Belegen, die wir zurücknehmen.',
  Storno: 'ST steht für Stornorechnung.',
} as const satisfies Record<Row['art'], string | null>;

const positionOf = (one: Position, row: Pick<Row, 'rechnungsnummer'>): Belegposition => ({
  tag: one.tag,
  text: [VORGANG[one.vorgang].text, one.produkt].filter(Boolean).join(': '),
  zusatz: [
    `Auftrag ${one.auftragsnummer}`,
    ...(one.zu_rechnungsnummer && one.zu_rechnungsnummer !== row.rechnungsnummer ? [`berechnet mit ${one.zu_rechnungsnummer}`] : []),
  ].join(', '),
  cent: one.betrag_cent,
  gruppe: VORGANG[one.vorgang].gruppe,
});

function saetzeOf(row: Pick<Row, 'art' | 'storniert' | 'brutto_cent' | 'faellig_am' | 'rechnungsnummer'>): string[] {
  if (row.art === 'Storno')
    return [`Diese Stornorechnung hebt ${row.storniert} vollständig auf. Was dort stand, kommt auf Ihren nächsten Beleg.`];
  if (row.brutto_cent === 0) return ['Es ist nichts zu zahlen.'];
  const bis = formatDay(row.faellig_am, 'de');
  if (row.brutto_cent < 0)
    return [
      `Der Betrag ist zu Ihren Gunsten: Wir überweisen Ihnen ${euro(-row.brutto_cent)} bis zum ${bis} auf das Konto in Ihren Stammdaten.`,
      'Mit anderen Rechnungen wird er nicht verrechnet.',
    ];
  return [`Bitte überweisen Sie ${euro(row.brutto_cent)} bis zum ${bis} und geben Sie dabei ${row.rechnungsnummer} an.`];
}
