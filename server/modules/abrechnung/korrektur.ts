import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { Refusal, refuse } from '../../errors.ts';
import { enqueueMail } from '../../mail/store.ts';
import { addForderung, faelligFrom } from '../forderung/index.ts';
import { bookVorsteuer } from '../kassenbuch/index.ts';
import { stopZahlung } from '../zahlung/index.ts';
import { gutschriftKorrigiert } from './mails.ts';
import { nextNummer } from './nummer.ts';
import { storeGutschriftPdf } from './pdf.ts';
import * as store from './store.ts';

/**
 * Takes back a whole Gutschrift by a correction (sellers.md rule 9), which mends a wrong tax status: its commissions are free for the next statement. One that is not
 * paid ends Verrechnet; of a paid one the seller owes the amount back. The seller is mailed, of a paid one by the claim. Returns the number of the correction; a document that is corrected already keeps its own. Throws NichtGefunden, and Konflikt for a
 * correction, for a document to which the seller objected, and for one whose payment is approved.
 */
export async function correctGutschrift(context: Context, gutschriftnummer: string, grund: string): Promise<string> {
  const found = (await store.findGutschrift(context, gutschriftnummer)) ?? refuse('NichtGefunden');
  await store.lockSeller(context, found.sellernummer);
  const row = (await store.lockGutschrift(context, gutschriftnummer)) ?? refuse('NichtGefunden');
  if (row.korrigiert_durch !== null) return row.korrigiert_durch;
  if (row.art !== 'Gutschrift') throw new Refusal('Konflikt', { text: 'betrieb.gutschrift.istKorrektur' });
  if (row.widersprochen_am !== null) throw new Refusal('Konflikt', { text: 'betrieb.gutschrift.istWidersprochen' });
  if (row.verkaeufer === null) return refuse('NichtGefunden');
  const stopped = await stopZahlung(context, 'Provision', gutschriftnummer, 'Korrigiert');
  if (stopped === 'Unterwegs') throw new Refusal('Konflikt', { text: 'betrieb.gutschrift.unterwegs' });
  const { nummer, reihennummer } = await nextNummer(context, 'Gutschriftkorrektur');
  const { sellernummer, abrechnungsnummer, steuerstatus, ust_prozent } = row;
  const faellig_am = faelligFrom(context);
  const amounts = { netto_cent: -row.netto_cent, ust_prozent, ust_cent: -row.ust_cent, brutto_cent: -row.brutto_cent };
  const parties = { verkaeufer: JSON.stringify(row.verkaeufer), zahler: JSON.stringify(row.zahler) };
  const beleg = {
    gutschriftnummer: nummer,
    art: 'Gutschriftkorrektur',
    reihennummer,
    sellernummer,
    abrechnungsnummer,
    steuerstatus,
  } as const;
  await store.insertGutschrift(context, {
    ...beleg,
    ...amounts,
    ...parties,
    ausgestellt_am: context.now,
    faellig_am,
    status: 'Verrechnet',
    grund,
  });
  const zeilen = (await store.listZeilenOf(context, gutschriftnummer)).map((zeile) => ({
    ...zeile,
    betrag_cent: -zeile.betrag_cent,
    zu_gutschriftnummer: gutschriftnummer,
  }));
  await store.insertPositionen(
    context,
    zeilen.map(({ provision_id, betrag_cent }, index) => {
      return {
        gutschriftnummer: nummer,
        position: index + 1,
        provision_id,
        betrag_cent,
        zu_gutschriftnummer: gutschriftnummer,
        gilt: false,
      };
    }),
  );
  await store.releasePositionen(context, gutschriftnummer, nummer);
  await bookVorsteuer(context, { sellernummer, belegnummer: nummer, cent: -row.ust_cent });
  if (stopped === 'Ausgefuehrt')
    await addForderung(context, { partei: 'Seller', sellernummer, bezug: nummer, betragCent: row.brutto_cent });
  else {
    await store.setStatus(context, gutschriftnummer, 'Verrechnet');
    await enqueueMail(context, gutschriftKorrigiert, nummer);
  }
  await storeGutschriftPdf(context, nummer, zeilen);
  const wechsel = { vorher: row.status, nachher: stopped === 'Ausgefuehrt' ? row.status : 'Verrechnet' };
  await writeProtokoll(context, 'gutschrift.korrigiert', gutschriftnummer, { korrektur: nummer, begruendet: true }, wechsel);
  return nummer;
}
