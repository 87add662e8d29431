import type { Rechnungsempfaenger } from '../../../contract/calls/agentur/rechnungssteller.ts';
import type { MandantTables } from '../../db/tables.ts';

type Row = Pick<MandantTables['agentur'], 'agenturnummer' | 'name' | 'strasse' | 'hausnummer' | 'plz' | 'ort' | 'ust_id'>;

/** An agency as a document names it: with its whole name and address (UStG section 14 (4) no. 1); null where these are not known. */
export function empfaengerOf({ agenturnummer, name, strasse, hausnummer, plz, ort, ust_id }: Row): Rechnungsempfaenger | null {
  if (!name || !strasse || !hausnummer || !plz || !ort) return null;
  return { Agenturnummer: agenturnummer, Name: name, Strasse: strasse, Hausnummer: hausnummer, Plz: plz, Ort: ort, UstId: ust_id };
}
