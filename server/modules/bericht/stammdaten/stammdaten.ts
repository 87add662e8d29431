import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { maskedBankdaten } from '../../bankdaten/index.ts';
import { findStammdaten } from './reads.ts';

/** What an agency says of itself; of the IBAN the first and last four characters. */
export async function stammdatenOf(context: Context, agenturnummer: string) {
  const row = (await findStammdaten(context, agenturnummer)) ?? refuse('NichtGefunden');
  return {
    Agenturnummer: row.agenturnummer,
    Name: row.name,
    Status: row.status,
    Grund: row.grund,
    Email: row.email,
    Telefon: row.telefon,
    Strasse: row.strasse,
    Hausnummer: row.hausnummer,
    Plz: row.plz,
    Ort: row.ort,
    UstId: row.ust_id,
    Steuernummer: row.steuernummer,
    IBAN: (await maskedBankdaten(context, row.bankdaten_id))?.IBAN ?? null,
  };
}
