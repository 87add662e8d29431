import type * as z from 'zod/mini';
import type { Verkaeufer, VerkaeuferZeile } from '../../../../contract/calls/betrieb/verkaeufer.ts';
import { mayCall } from '../../../../contract/rules/rechte.ts';
import { SELLER_TEXT_NAMES, steuerAt } from '../../../../contract/rules/seller.ts';
import { isDeUstId } from '../../../../contract/rules/ust-id.ts';
import { dayOf } from '../../../calendar.ts';
import type { Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { itemOf } from '../../../reports/list.ts';
import { type Report, withLines } from '../../../reports/report.ts';
import { countWaiting } from '../../../reports/waiting.ts';
import { kontoForBetrieb } from '../../bankdaten/index.ts';
import { aktionenIn, quelleOf, registrierungVerlauf } from '../../betrieb/index.ts';
import { checkHasSeller } from '../../mandant/index.ts';
import { missingAngaben } from '../angaben.ts';
import { findPerson, findSeller } from '../reads.ts';
import { nameOf } from '../session.ts';
import { listSteuer, type SteuerRow } from '../store.ts';
import { currentText } from '../texte.ts';
import { type VerkaeuferRow, verkaeuferAt } from './verkaeufer.sql.ts';

/** The profi sellers of the tenant as a list. */
export const verkaeuferListe = ({ now }: Pick<Context, 'now'>): Report<VerkaeuferRow, VerkaeuferZeile> =>
  withLines(verkaeuferAt(dayOf(now)), (row) => ({
    Sellernummer: row.sellernummer,
    Name: nameOf(row),
    Status: row.status,
    SeitAm: row.erstellt_am.toISOString(),
    Steuerstatus: steuerAt(row.steuern, dayOf(now))?.steuerstatus ?? null,
  }));

/** Counts the sellers who wait for approval, or have to be asked for their tax status. The oldest is the one that registered first, whatever the number. */
export const verkaeuferWaiting = countWaiting(
  'verkaeufer',
  (context) => ({ ...verkaeuferListe(context), defaultOrder: { by: 'SeitAm', descending: true } }),
  ({ SeitAm }) => dayOf(new Date(SeitAm)),
);

/** The list of profi sellers for a file. */
export const verkaeuferQuelle = quelleOf((context) => {
  checkHasSeller(context);
  return verkaeuferListe(context);
});

/** One profi seller of the tenant with the data, and what the caller can decide. Throws NichtGefunden. */
export async function verkaeuferForBetrieb(context: Context, login: Login | null, nummer: string): Promise<z.input<typeof Verkaeufer>> {
  const { zeile } = await itemOf(context, verkaeuferListe(context), nummer);
  const row = (await findSeller(context, nummer)) ?? refuse('NichtGefunden');
  const steuer = await listSteuer(context, nummer);
  return {
    ...zeile,
    Art: row.art,
    Vorname: row.vorname,
    Nachname: row.nachname,
    Firma: row.firma,
    Email: (await findPerson(context, nummer))?.email ?? null,
    Geburtsdatum: row.geburtsdatum,
    Strasse: row.strasse,
    Hausnummer: row.hausnummer,
    Plz: row.plz,
    Ort: row.ort,
    Steuern: shownSteuern(steuer),
    ...(await kontoForBetrieb(context, row.bankdaten_id)),
    AbrechnungMonate: row.abrechnung_monate,
    Texte: SELLER_TEXT_NAMES.filter((name) => currentText(context, name) !== null),
    BedingungenVersion: row.bedingungen_version,
    BedingungenAm: row.bedingungen_am?.toISOString() ?? null,
    GutschriftverfahrenVersion: row.gutschriftverfahren_version,
    GutschriftverfahrenAm: row.gutschriftverfahren_am?.toISOString() ?? null,
    GutschriftverfahrenBeendetAm: row.gutschriftverfahren_beendet_am?.toISOString() ?? null,
    Grund: row.grund,
    Verlauf: await registrierungVerlauf(context, nummer, ['seller.angelegt', 'seller.status', 'seller.daten']),
    Aktionen: mayCall(login, 'VerkaeuferEntscheiden', true)
      ? [...aktionenIn(row.status, missingAngaben(context, row, steuer.length > 0).length === 0)]
      : [],
  };
}

/** The tax data of each day from which some is valid; of several entries of a day the last one. */
function shownSteuern(entries: readonly SteuerRow[]) {
  const days = [...new Set(entries.map(({ gilt_ab }) => gilt_ab))].sort();
  return days.flatMap((tag) => {
    const entry = steuerAt(entries, tag);
    if (!entry) return [];
    const { gilt_ab, steuerstatus, steuernummer, ust_id, ku_idnr } = entry;
    return [
      {
        GiltAb: gilt_ab,
        Steuerstatus: steuerstatus,
        Steuernummer: steuernummer,
        UstId: ust_id,
        UstIdGueltig: ust_id === null ? null : isDeUstId(ust_id),
        KuIdNr: ku_idnr,
      },
    ];
  });
}
