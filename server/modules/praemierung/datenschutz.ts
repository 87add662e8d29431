import type { Datenauskunft } from '../../../contract/calls/account/datenschutz.ts';
import { showsSecrets } from '../../../contract/rules/rechte.ts';
import type { Context } from '../../context.ts';
import { auskunftOf } from '../../db/columns.ts';
import { deleteBankdaten, maskedBankdaten } from '../bankdaten/index.ts';
import { FORDERUNG, listForderungenOf } from '../forderung/index.ts';
import { listAllZurueckhaltungen, readEigeneZahlungen, ZAHLUNG, ZURUECKHALTUNG } from '../zahlung/index.ts';
import { KUNDENNUMMER, PRAEMIERUNG } from './columns.ts';
import { joinedCodes } from './gutschein.ts';
import { listBuchungen, listGrants } from './reads.ts';
import * as store from './store.ts';

type Grant = Awaited<ReturnType<typeof listGrants>>[number];

const ownGrants = async (context: Context, empfehlerId: string, empfaengernummern: readonly string[]): Promise<Grant[]> => [
  ...(await listGrants(context, 'Empfehler', 'empfehler_id', [empfehlerId])),
  ...(empfaengernummern.length > 0 ? await listGrants(context, 'Empfaenger', 'empfaengernummer', empfaengernummern) : []),
];

/** A person's grants on both sides with their ledger entries, and the customer number. */
export async function auskunftOfPraemierungen(
  context: Context,
  empfehlerId: string,
  empfaengernummern: readonly string[],
): Promise<{ teil: Pick<Datenauskunft, 'Praemierungen' | 'Kundennummer'>; bezuege: string[] }> {
  const rows = await ownGrants(context, empfehlerId, empfaengernummern);
  const nummern = rows.map((row) => row.praemierungsnummer);
  const buchungen = await buchungenOf(context, nummern);
  const codes = await joinedCodes(context, nummern);
  const zahlungen = await readEigeneZahlungen(context, nummern);
  const forderungen = await listForderungenOf(context, nummern);
  const holds = await listAllZurueckhaltungen(context, nummern);
  const Praemierungen: Datenauskunft['Praemierungen'] = [];
  for (const row of rows) {
    const forderung = forderungen.find(({ bezug }) => bezug === row.praemierungsnummer);
    Praemierungen.push({
      ...auskunftOf(PRAEMIERUNG, row),
      Bankdaten: await maskedBankdaten(context, row.bankdaten_id),
      Gutscheincode: showsSecrets(context) ? (codes.get(row.praemierungsnummer) ?? null) : null,
      Buchungen: buchungen.get(row.praemierungsnummer) ?? [],
      Zahlungen: (zahlungen.get(row.praemierungsnummer) ?? []).map((zahlung) => ({ ...auskunftOf(ZAHLUNG, zahlung), IBAN: zahlung.iban })),
      Forderung: forderung ? auskunftOf(FORDERUNG, forderung) : null,
      Zurueckhaltungen: holds
        .filter((hold) => hold.praemierungsnummer === row.praemierungsnummer)
        .map((hold) => auskunftOf(ZURUECKHALTUNG, hold)),
    });
  }
  const kundennummer = await store.findKundennummer(context, empfehlerId);
  const Kundennummer = kundennummer ? auskunftOf(KUNDENNUMMER, kundennummer) : null;
  return {
    teil: { Praemierungen, Kundennummer },
    bezuege: [...nummern, ...forderungen.map(({ forderungsnummer }) => forderungsnummer), ...(kundennummer ? [kundennummer.anfrage] : [])],
  };
}

type Buchungen = Datenauskunft['Praemierungen'][number]['Buchungen'];

/** The ledger entries of these grants, by grant. */
async function buchungenOf(context: Context, nummern: readonly string[]): Promise<ReadonlyMap<string, Buchungen>> {
  const found = new Map<string, Buchungen>(nummern.map((nummer) => [nummer, []]));
  for (const { praemierungsnummer, vorgang, betrag_cent, gebucht_am } of await listBuchungen(context, nummern))
    found.get(praemierungsnummer ?? '')?.push({ Vorgang: vorgang, BetragCent: betrag_cent, GebuchtAm: gebucht_am.toISOString() });
  return found;
}

/**
 * Deletes the person's customer number and the bank data of grants that were cancelled before payment. Other grants keep their bank data until
 * the end of the legal retention. Returns the numbers of the grants.
 */
export async function endPraemierungen(context: Context, empfehlerId: string, empfaengernummern: readonly string[]): Promise<string[]> {
  await store.deleteKundennummer(context, empfehlerId);
  const rows = await ownGrants(context, empfehlerId, empfaengernummern);
  const kept = new Set(rows.filter((row) => row.status !== 'Storniert').map((row) => row.bankdaten_id));
  const unpaid = rows.map((row) => row.bankdaten_id).filter((id): id is string => id !== null && !kept.has(id));
  if (unpaid.length > 0) await store.detachBankdaten(context, unpaid);
  for (const id of new Set(unpaid)) await deleteBankdaten(context, id);
  return rows.map((row) => row.praemierungsnummer);
}
