import { type BetriebPerson, MERKMALE, type Merkmal, MIN_MERKMALE } from '../../../contract/calls/betrieb/personen.ts';
import type { Context } from '../../context.ts';
import { refuseField } from '../../errors.ts';
import { ibanEndeOf, readableBankdaten } from '../bankdaten/index.ts';
import { numbersOf, type Person } from './person.ts';
import { listAuftraege } from './reads.ts';

/** The facts by which a caller is checked; a kind without a value is left out. */
export async function merkmaleOf(context: Context, { konto, teilnahmen, email, praemien }: Person): Promise<BetriebPerson['Merkmale']> {
  const auftraege = await listAuftraege(context, numbersOf(teilnahmen));
  const accounts = [konto?.bankdaten_id, ...teilnahmen.map((one) => one.bankdaten_id), ...praemien.map((one) => one.bankdaten_id)];
  const enden = [];
  for (const id of new Set(accounts.filter((one) => typeof one === 'string'))) enden.push(await ibanEnde(context, id));
  const werte: Readonly<Record<Merkmal, readonly (string | null)[]>> = {
    Email: [email],
    Plz: teilnahmen.map(({ plz }) => plz),
    Auftragsnummer: auftraege.map(({ auftragsnummer }) => auftragsnummer),
    IbanEnde: enden,
  };
  return MERKMALE.flatMap((Art) => {
    const Werte = [...new Set(werte[Art].filter((one): one is string => Boolean(one)))];
    return Werte.length > 0 ? [{ Art, Werte }] : [];
  });
}

/** The last characters of a stored IBAN; null if it cannot be decrypted. */
async function ibanEnde(context: Context, id: string): Promise<string | null> {
  const bankdaten = await readableBankdaten(context, id);
  return bankdaten && ibanEndeOf(bankdaten.IBAN);
}

/** Throws Validierung for a check with too few kinds, or with kinds that are not known of the person. */
export function checkAnrufer(field: string, named: readonly string[], merkmale: BetriebPerson['Merkmale']): void {
  const known = new Set<string>(merkmale.map(({ Art }) => Art));
  const right = new Set(named.filter((one) => known.has(one)));
  if (right.size !== named.length || right.size < Math.min(MIN_MERKMALE, known.size)) refuseField(field, 'anruferpruefung');
}
