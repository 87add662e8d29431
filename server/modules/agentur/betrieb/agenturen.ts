import type * as z from 'zod/mini';
import type { BetriebAgentur, BetriebAgenturZeile } from '../../../../contract/calls/betrieb/agenturen.ts';
import { BEDINGUNG_NAMES, BEDINGUNGEN } from '../../../../contract/rules/agenturbedingungen.ts';
import { mayCall } from '../../../../contract/rules/rechte.ts';
import { isUstId } from '../../../../contract/rules/ust-id.ts';
import { dayOf } from '../../../calendar.ts';
import type { Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { itemOf } from '../../../reports/list.ts';
import { type Report, withLines } from '../../../reports/report.ts';
import { countWaiting } from '../../../reports/waiting.ts';
import { kontoForBetrieb } from '../../bankdaten/index.ts';
import { aktionenIn, quelleOf, registrierungVerlauf } from '../../betrieb/index.ts';
import { checkHasAgenturen } from '../../mandant/index.ts';
import { missingAngaben } from '../angaben.ts';
import { findAgentur } from '../reads.ts';
import { listAgreements } from '../zustimmung/bedingungen.ts';
import { BETRIEB_AGENTUREN, type BetriebAgenturRow, listOwners } from './agenturen.sql.ts';

/** The agencies of the tenant as a list. */
export const agenturenListe = (): Report<BetriebAgenturRow, BetriebAgenturZeile> =>
  withLines(BETRIEB_AGENTUREN, (row) => ({
    Agenturnummer: row.agenturnummer,
    Name: row.name,
    Status: row.status,
    SeitAm: row.erstellt_am.toISOString(),
    OffenCent: row.offen_cent,
  }));

/** Counts the agencies that wait for approval. The oldest is the one that registered first, whatever its number. */
export const agenturenWaiting = countWaiting(
  'agenturen',
  () => ({ ...agenturenListe(), defaultOrder: { by: 'SeitAm', descending: true } }),
  ({ SeitAm }) => dayOf(new Date(SeitAm)),
);

/** The list of agencies for a file. */
export const agenturenQuelle = quelleOf((context) => {
  checkHasAgenturen(context);
  return agenturenListe();
});

/** One agency of the tenant with its data, and what the caller can decide on it. Throws NichtGefunden. */
export async function agenturForBetrieb(context: Context, login: Login | null, nummer: string): Promise<z.input<typeof BetriebAgentur>> {
  const { zeile } = await itemOf(context, agenturenListe(), nummer);
  const row = (await findAgentur(context, nummer)) ?? refuse('NichtGefunden');
  const owners = await listOwners(context, nummer);
  const agreements = await listAgreements(context, nummer);
  return {
    ...zeile,
    Email: row.email,
    Telefon: row.telefon,
    Strasse: row.strasse,
    Hausnummer: row.hausnummer,
    Plz: row.plz,
    Ort: row.ort,
    UstId: row.ust_id,
    UstIdGueltig: row.ust_id === null ? null : isUstId(row.ust_id),
    Steuernummer: row.steuernummer,
    ...(await kontoForBetrieb(context, row.bankdaten_id)),
    Grund: row.grund,
    Inhaber: owners.map(({ vorname, nachname, email, status }) => ({ Vorname: vorname, Nachname: nachname, Email: email, Status: status })),
    Zustimmungen: agreements.flatMap(({ block, version, von, am }) =>
      BEDINGUNG_NAMES.filter((name) => BEDINGUNGEN[name] === block).map((Name) => ({
        Name,
        Version: version,
        Von: von,
        ZugestimmtAm: am?.toISOString() ?? null,
      })),
    ),
    Verlauf: await registrierungVerlauf(context, nummer, ['agentur.angelegt', 'agentur.status', 'agentur.stammdaten']),
    Aktionen: mayCall(login, 'AgenturenEntscheiden', true) ? [...aktionenIn(row.status, missingAngaben(row).length === 0)] : [],
  };
}
