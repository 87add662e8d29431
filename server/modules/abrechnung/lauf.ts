import type { Rechnungssteller } from '../../../contract/calls/agentur/rechnungssteller.ts';
import { type Belegverkaeufer, type Steuerstatus, steuerAt } from '../../../contract/rules/seller.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { gutschriftSumme } from '../../belege/gutschrift.ts';
import { addDays, addMonths, dayOf, startOfDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { enqueueMail } from '../../mail/store.ts';
import { readableBankdaten } from '../bankdaten/index.ts';
import { addForderung, faelligFrom } from '../forderung/index.ts';
import { bookVorsteuer } from '../kassenbuch/index.ts';
import { abrechnungDa } from './mails.ts';
import { nextNummer } from './nummer.ts';
import { storeAbrechnungPdf, storeGutschriftPdf } from './pdf.ts';
import * as store from './store.ts';
import { faelligAfter, lastDayBeforePeriod, type Zeitraum } from './zeitraum.ts';

/** Result for a seller: the number of the statement, null if nothing was due, or what is missing for one. */
export type Lauf = { readonly nummer: string | null } | { readonly ohne: 'Rechnungssteller' | 'Konto' };

/**
 * Issues the statement of the seller's period that is over, with its documents, in one transaction with bookings, PDFs, mail and audit entry; the next period begins.
 * A repeated or concurrent run issues nothing. A seller who is Inaktiv gets no empty statements. Without a `Rechnungssteller` of the tenant, or an account of the seller
 * that can be read, nothing is issued.
 */
export async function issueAbrechnung(context: Context, sellernummer: string): Promise<Lauf> {
  const seller = await store.lockSeller(context, sellernummer);
  if (!seller?.abrechnung_am || !seller.abrechnung_von || seller.abrechnung_am > context.now) return { nummer: null };
  const zahler = context.konfiguration.Rechnungssteller;
  if (!zahler) return { ohne: 'Rechnungssteller' };
  const zeitraum = { von: seller.abrechnung_von, bis: lastDayBeforePeriod(seller.abrechnung_am) };
  const zeilen = await store.listUnbilled(context, sellernummer, seller.abrechnung_am);
  const isOver = zeilen.length === 0 && seller.status === 'Inaktiv' && !(await store.hasOpenAuftrag(context, sellernummer));
  const verkaeufer = isOver ? null : await verkaeuferOf(context, seller);
  if (!isOver && !verkaeufer) return { ohne: 'Konto' };
  const next = addDays(zeitraum.bis, 1);
  await store.setPeriod(context, sellernummer, next, startOfDay(addMonths(next, seller.abrechnung_monate)));
  if (!verkaeufer) return { nummer: null };
  const nummer = await issue(context, { seller, zahler, verkaeufer, zeitraum, zeilen });
  await enqueueMail(context, abrechnungDa, nummer);
  return { nummer };
}

interface Ausstellung {
  readonly seller: store.SellerRow;
  readonly zahler: Rechnungssteller;
  /** The seller without tax numbers, which belong to a tax status. */
  readonly verkaeufer: Verkaeufer;
  readonly zeitraum: Zeitraum;
  readonly zeilen: readonly store.Zeile[];
}

async function issue(context: Context, { seller, zahler, verkaeufer, zeitraum, zeilen }: Ausstellung): Promise<string> {
  const { sellernummer } = seller;
  const { nummer, reihennummer } = await nextNummer(context, 'Abrechnung');
  const gutschriftverfahren = seller.gutschriftverfahren_am !== null && seller.gutschriftverfahren_beendet_am === null;
  const booked = zeilen.filter(({ status }) => status === 'Gebucht');
  const summe_cent = booked.reduce((sum, { betrag_cent }) => sum + betrag_cent, 0);
  const row = { abrechnungsnummer: nummer, reihennummer, sellernummer, ...zeitraum, summe_cent, gutschriftverfahren };
  const steuern = await store.listSteuer(context, sellernummer);
  const parties = {
    verkaeufer: JSON.stringify({ ...verkaeufer, ...numbersOf(steuerAt(steuern, zeitraum.bis)) }),
    zahler: JSON.stringify(zahler),
  };
  await store.insertAbrechnung(context, { ...row, ...parties, erstellt_am: context.now });
  await store.setAbrechnung(
    context,
    zeilen.map((zeile) => zeile.provision_id),
    nummer,
  );
  const belege = gutschriftverfahren
    ? await issueGutschriften(context, { nummer, zeitraum, verkaeufer, zahler, sellernummer, steuern, booked })
    : [];
  await storeAbrechnungPdf(context, nummer, zeilen);
  await writeProtokoll(context, 'abrechnung.ausgestellt', nummer, { sellernummer, summeCent: summe_cent, belege });
  return nummer;
}

interface Belegausstellung {
  /** Number of the statement. */
  readonly nummer: string;
  readonly zeitraum: Zeitraum;
  readonly sellernummer: string;
  readonly verkaeufer: Verkaeufer;
  readonly zahler: Rechnungssteller;
  readonly steuern: readonly Steuer[];
  readonly booked: readonly store.Zeile[];
}

/** One document for each tax status (sellers.md rule 3); returns their numbers. */
async function issueGutschriften(context: Context, beleg: Belegausstellung): Promise<string[]> {
  const { steuern } = beleg;
  const statusOf = (zeile: store.Zeile): Steuerstatus =>
    zeile.zu_steuerstatus ?? steuerAt(steuern, dayOf(zeile.erst_gebucht_am ?? zeile.gebucht_am ?? context.now))?.steuerstatus ?? 'Regel';
  const nummern: string[] = [];
  for (const steuerstatus of ['Regel', 'Kleinunternehmer'] as const) {
    const own = beleg.booked.filter((zeile) => statusOf(zeile) === steuerstatus);
    const nummer = await issueGutschrift(context, beleg, steuerstatus, own);
    if (nummer !== null) nummern.push(nummer);
  }
  return nummern;
}

/** A document of these commissions; null if they add up to zero. A correction is owed by the seller: its claim begins with it. */
async function issueGutschrift(
  context: Context,
  { nummer: abrechnungsnummer, zeitraum, sellernummer, verkaeufer, zahler, steuern }: Belegausstellung,
  steuerstatus: Steuerstatus,
  zeilen: readonly store.Zeile[],
): Promise<string | null> {
  const summe = gutschriftSumme(
    zeilen.map(({ betrag_cent }) => betrag_cent),
    steuerstatus,
  );
  if (summe.netto_cent === 0) return null;
  const art = summe.netto_cent > 0 ? 'Gutschrift' : 'Gutschriftkorrektur';
  const { nummer, reihennummer } = await nextNummer(context, art);
  const faellig_am = art === 'Gutschrift' ? faelligAfter(zeitraum) : faelligFrom(context);
  const status = art === 'Gutschrift' ? 'Offen' : 'Verrechnet';
  const row = { gutschriftnummer: nummer, art, reihennummer, sellernummer, abrechnungsnummer, steuerstatus, ...summe } as const;
  const steuer = steuerAt(
    steuern.filter((one) => one.steuerstatus === steuerstatus),
    zeitraum.bis,
  );
  const parties = { verkaeufer: JSON.stringify({ ...verkaeufer, ...numbersOf(steuer) }), zahler: JSON.stringify(zahler) };
  await store.insertGutschrift(context, { ...row, ...parties, ausgestellt_am: context.now, faellig_am, status });
  await store.insertPositionen(
    context,
    zeilen.map(({ provision_id, betrag_cent, zu_gutschriftnummer }, index) => ({
      gutschriftnummer: nummer,
      position: index + 1,
      provision_id,
      betrag_cent,
      zu_gutschriftnummer,
      gilt: true,
    })),
  );
  await bookVorsteuer(context, { sellernummer, belegnummer: nummer, cent: summe.ust_cent });
  // The mail about the statement tells of it.
  if (art === 'Gutschriftkorrektur')
    await addForderung(context, { partei: 'Seller', sellernummer, bezug: nummer, betragCent: -summe.brutto_cent }, { isTold: true });
  await storeGutschriftPdf(context, nummer, zeilen);
  await writeProtokoll(context, 'gutschrift.ausgestellt', nummer, { abrechnungsnummer, steuerstatus, positionen: zeilen.length });
  return nummer;
}

type Steuer = Awaited<ReturnType<typeof store.listSteuer>>[number];
type Verkaeufer = Omit<Belegverkaeufer, keyof ReturnType<typeof numbersOf>>;

/** The tax numbers of an entry; a document names those of its tax status. */
const numbersOf = (steuer: Steuer | undefined) => ({
  Steuernummer: steuer?.steuernummer ?? null,
  UstId: steuer?.ust_id ?? null,
  KuIdNr: steuer?.ku_idnr ?? null,
});

/** The seller as the documents of a period name one; null without an account that can be read. */
async function verkaeuferOf(context: Context, seller: store.SellerRow): Promise<Verkaeufer | null> {
  const bankdaten = seller.bankdaten_id === null ? null : await readableBankdaten(context, seller.bankdaten_id);
  if (!bankdaten) return null;
  return {
    Sellernummer: seller.sellernummer,
    Firma: seller.firma,
    Vorname: seller.vorname,
    Nachname: seller.nachname,
    Strasse: seller.strasse ?? '',
    Hausnummer: seller.hausnummer ?? '',
    Plz: seller.plz ?? '',
    Ort: seller.ort ?? '',
    IBAN: bankdaten.IBAN,
    BIC: bankdaten.BIC ?? null,
    Kontoinhaber: bankdaten.Kontoinhaber,
  };
}
