import type { Answer } from '../../../../contract/call.ts';
import type { readStammdaten } from '../../../../contract/calls/agentur/stammdaten.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { maskedBankdaten } from '../../bankdaten/index.ts';
import { findStammdaten, listAenderungen } from './store.ts';

type Feld = Answer<typeof readStammdaten>['body']['Aenderungen'][number]['Feld'];

/** The master data of an agency with its latest changes; the IBAN only with its first and last four characters. */
export async function stammdatenOf(context: Context, agenturnummer: string) {
  const row = (await findStammdaten(context, agenturnummer)) ?? refuse('NichtGefunden');
  const bank = await maskedBankdaten(context, row.bankdaten_id);
  const aenderungen = await listAenderungen(context, agenturnummer);
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
    Kontoinhaber: bank?.Kontoinhaber ?? null,
    IBAN: bank?.IBAN ?? null,
    Aenderungen: aenderungen.map((one) => ({
      Feld: one.feld as Feld,
      Vorher: one.vorher,
      Nachher: one.nachher,
      GeaendertVon: [one.vorname, one.nachname].filter(Boolean).join(' ') || 'Betrieb',
      GeaendertAm: one.geaendert_am.toISOString(),
    })),
  };
}
