import sharp from 'sharp';
import { pdfOf } from '../../belege/pdf.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { readBild } from '../content/index.ts';
import { belegOf } from './beleg.ts';
import * as store from './store.ts';

/** A document by its number, requested for an agency. */
export interface Wanted {
  readonly agenturnummer: string;
  readonly rechnungsnummer: string;
}

/** Creates the PDF of a document in the tenant's current look and stores it. It never changes after that. */
export async function storePdf(context: Context, rechnungsnummer: string): Promise<void> {
  const beleg = (await belegOf(context, rechnungsnummer)) ?? refuse('Abgelaufen');
  const { theme, bilder } = context;
  const logo = await readBild(context, bilder, theme.logo);
  const drawn = logo && (await sharp(logo, { density: 300 }).resize({ height: 220 }).flatten({ background: '#ffffff' }).png().toBuffer());
  await store.insertPdf(
    context,
    rechnungsnummer,
    await pdfOf(beleg, { schrift: theme.font.body, farbe: theme.color.primary, logo: drawn }),
  );
}

/** Does the same for a document without a stored PDF; does nothing for others. */
export async function storeMissingPdf(context: Context, rechnungsnummer: string): Promise<void> {
  if ((await store.findPdf(context, rechnungsnummer)) === null) await storePdf(context, rechnungsnummer);
}

/** The stored PDF of a document, or null. Throws NichtGefunden, also for another agency's, and Abgelaufen once the recipient is erased. */
export async function findStoredPdf(context: Context, { agenturnummer, rechnungsnummer }: Wanted): Promise<Buffer | null> {
  const row = await store.findRechnung(context, rechnungsnummer);
  if (row?.agenturnummer !== agenturnummer) return refuse('NichtGefunden');
  if (row.empfaenger === null) return refuse('Abgelaufen');
  return store.findPdf(context, rechnungsnummer);
}

/** The same, but creates and stores a missing PDF. */
export async function readPdf(context: Context, wanted: Wanted): Promise<Buffer> {
  const kept = await findStoredPdf(context, wanted);
  if (kept) return kept;
  await storePdf(context, wanted.rechnungsnummer);
  return (await findStoredPdf(context, wanted)) ?? refuse('NichtGefunden');
}
