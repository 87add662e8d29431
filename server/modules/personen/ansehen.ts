import { type BetriebPerson, MERKMALE, type Merkmal, MIN_MERKMALE } from '../../../contract/calls/betrieb/personen.ts';
import { createTexts } from '../../../texts/texts.ts';
import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { refuseField } from '../../errors.ts';
import { ibanEndeOf, readBankdaten } from '../bankdaten/index.ts';
import { anzeigename } from '../empfaenger/index.ts';
import { describe } from './einzelheiten.ts';
import { findPerson, numbersOf, type Person } from './person.ts';
import { listAuftraege } from './reads.ts';

/** The name under which a person is shown before the caller is checked. */
function shownName(context: Context, { konto, teilnahmen: [newest] }: Person): string {
  const name = konto ? { vorname: konto.vorname, name: konto.nachname } : { vorname: newest?.vorname ?? null, name: newest?.name ?? null };
  return anzeigename(name) || createTexts(context.locale, context.texte[context.locale])('betrieb.person.ohneName');
}

/** The facts by which a caller is checked; a kind without a value is left out. */
async function merkmaleOf(context: Context, { konto, teilnahmen, email, praemien }: Person): Promise<BetriebPerson['Merkmale']> {
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
const ibanEnde = (context: Context, id: string): Promise<string | null> =>
  readBankdaten(context, id).then(
    ({ IBAN }) => ibanEndeOf(IBAN),
    () => null,
  );

/** The kinds of facts that a caller named, in the spelling of the query; `KeinAnruf` where nobody called. */
const KEIN_ANRUF = 'KeinAnruf';

/** Throws Validierung for a check with too few kinds, or with kinds that are not known of the person. */
function checkAnrufer(field: string, named: readonly string[], merkmale: BetriebPerson['Merkmale']): void {
  const known = new Set<string>(merkmale.map(({ Art }) => Art));
  const right = new Set(named.filter((one) => known.has(one)));
  if (right.size !== named.length || right.size < Math.min(MIN_MERKMALE, known.size)) refuseField(field, 'anruferpruefung');
}

/**
 * A person as the back office sees them: the facts to compare with a caller, and with a check of the caller all details (backoffice.md section C rules 2
 * and 3). Writes an audit entry with the kinds of the check. Throws NichtGefunden, Validierung.
 */
export async function personForBetrieb(context: Context, id: string, pruefung: string | undefined): Promise<BetriebPerson> {
  const person = await findPerson(context, id);
  const Merkmale = await merkmaleOf(context, person);
  if (pruefung !== undefined && pruefung !== KEIN_ANRUF) checkAnrufer('Anruferpruefung', pruefung.split(','), Merkmale);
  await writeProtokoll(context, 'person.angesehen', person.id, { anruferpruefung: pruefung ?? null });
  return {
    Id: person.id,
    Anzeigename: shownName(context, person),
    Merkmale,
    Einzelheiten: pruefung === undefined ? null : await describe(context, person),
  };
}
