import sharp from 'sharp';
import { abrechnungBlatt } from '../../belege/abrechnung.ts';
import type { Belegbild } from '../../belege/beleg.ts';
import { gutschriftBeleg } from '../../belege/gutschrift.ts';
import { blattPdf, pdfOf } from '../../belege/pdf.ts';
import type { Provisionszeile } from '../../belege/profiseller.ts';
import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { readBild } from '../content/index.ts';
import * as store from './store.ts';

/** Draws a statement in the tenant's current look and stores it. It never changes after that. */
export async function storeAbrechnungPdf(context: Context, nummer: string, zeilen: readonly store.Zeile[]): Promise<void> {
  const row = (await store.findAbrechnung(context, nummer)) ?? refuse('NichtGefunden');
  const { verkaeufer, zahler, summe_cent, gutschriftverfahren, erstellt_am } = row;
  if (verkaeufer === null) return refuse('Abgelaufen');
  const blatt = abrechnungBlatt({
    nummer,
    ausgestelltAm: erstellt_am,
    tag: dayOf(erstellt_am),
    zeitraum: { von: row.von, bis: row.bis },
    zahler,
    verkaeufer,
    zeilen: zeilen.map(zeileOf),
    summeCent: summe_cent,
    gutschriftverfahren,
    belege: (await store.listBelege(context, [nummer])).map((one) => ({ nummer: one.gutschriftnummer, bruttoCent: one.brutto_cent })),
  });
  await store.insertPdf(context, { belegnummer: nummer, fassung: 'Ausgestellt', inhalt: await blattPdf(blatt, await bildOf(context)) });
}

/** Draws a document and stores it: as it is issued, or once more with the mark of the objection and without its XML, since it is no invoice any more. */
export async function storeGutschriftPdf(context: Context, nummer: string, zeilen: readonly store.Zeile[]): Promise<void> {
  const row = (await store.findGutschrift(context, nummer)) ?? refuse('NichtGefunden');
  const statement = (await store.findAbrechnung(context, row.abrechnungsnummer)) ?? refuse('NichtGefunden');
  if (row.verkaeufer === null) return refuse('Abgelaufen');
  const named = [...new Set(zeilen.flatMap(({ zu_gutschriftnummer }) => zu_gutschriftnummer ?? []))];
  const bezug = (await store.listTage(context, named)).map((one) => ({ nummer: one.gutschriftnummer, tag: dayOf(one.ausgestellt_am) }));
  const { netto_cent, ust_prozent, ust_cent, brutto_cent } = row;
  const beleg = gutschriftBeleg({
    nummer,
    abrechnungsnummer: row.abrechnungsnummer,
    ausgestelltAm: row.ausgestellt_am,
    tag: dayOf(row.ausgestellt_am),
    faelligAm: row.faellig_am,
    zeitraum: { von: statement.von, bis: statement.bis },
    zahler: row.zahler,
    verkaeufer: row.verkaeufer,
    steuerstatus: row.steuerstatus,
    zeilen: zeilen.map(zeileOf),
    summe: { netto_cent, ust_prozent, ust_cent, brutto_cent },
    bezug,
    aufgehoben: await store.findKorrigierte(context, nummer),
    widersprochenAm: row.widersprochen_am,
  });
  const fassung = row.widersprochen_am === null ? 'Ausgestellt' : 'Widersprochen';
  await store.insertPdf(context, { belegnummer: nummer, fassung, inhalt: await pdfOf(beleg, await bildOf(context)) });
}

async function bildOf(context: Context): Promise<Belegbild> {
  const { theme, bilder } = context;
  const logo = await readBild(context, bilder, theme.logo);
  const drawn = logo && (await sharp(logo, { density: 300 }).resize({ height: 220 }).flatten({ background: '#ffffff' }).png().toBuffer());
  return { schrift: theme.font.body, farbe: theme.color.primary, logo: drawn };
}

const GRUND = { Storniert: 'storniert', Widerrufen: 'widerrufen' } as const;

/** A commission as it is printed; one that was taken back before it stood on a statement has no amount. */
const zeileOf = (zeile: store.Zeile): Provisionszeile => ({
  tag: dayOf(zeile.gebucht_am ?? zeile.zurueckgenommen_am ?? new Date(0)),
  produkt: zeile.produkt,
  teil: zeile.teil,
  auftragsnummer: zeile.auftragsnummer,
  betragCent: zeile.status === 'Zurueckgenommen' ? 0 : zeile.betrag_cent,
  zuBeleg: zeile.zu_gutschriftnummer,
  grund: zeile.auftrag_status === 'Storniert' || zeile.auftrag_status === 'Widerrufen' ? GRUND[zeile.auftrag_status] : null,
});
