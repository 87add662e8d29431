/** What a session of the tenant does with a payment that a bank refused or sent back (backoffice.md section B rule 5). */
type RueckgabeAktion =
  /** The grant is held, and its owner is asked for another account. */
  | 'Nachfragen'
  /** The grant is held until the tenant lifts the hold; its owner is not mailed. */
  | 'Halten'
  /** The same, because the holder of the account has died. */
  | 'Verstorben'
  /** The next run takes the grant again. */
  | 'Frei'
  /** Nothing is booked: the payment was a repeat, or is back already. */
  | 'Alarm';

/** A row of the table in money-facts.md section 3; `satz` is whether the owner of the reward reads the reason. */
interface Row<Name extends string = string> {
  readonly name: Name;
  readonly codes: readonly string[];
  readonly aktion: RueckgabeAktion;
  readonly satz: boolean;
}

const row = <const Name extends string, const Satz extends boolean>(
  name: Name,
  codes: string,
  aktion: RueckgabeAktion,
  satz: Satz,
): Row<Name> & { readonly satz: Satz } => ({ name, codes: codes.split(' '), aktion, satz });

/** Reasons by the codes of ISO 20022 for which banks refuse or return a transfer. */
const ROWS = [
  row('IbanUnbekannt', 'AC01 AC03', 'Nachfragen', true),
  row('KontoAufgeloest', 'AC04', 'Nachfragen', true),
  row('KontoGesperrt', 'AC06 AC15 AC16 AC17', 'Nachfragen', true),
  row('KeinGirokonto', 'AG01', 'Nachfragen', true),
  row('NamePasstNicht', 'BE01 BE04 RR03', 'Nachfragen', true),
  row('VomEmpfaenger', 'MS02', 'Nachfragen', true),
  row('OhneGrund', 'MS03 NARR SL01', 'Nachfragen', true),
  row('BankNichtErreichbar', 'RC01 RC03 RC04 RC07 CNOR', 'Nachfragen', true),
  row('Rueckruf', 'FOCR', 'Halten', true),
  row('Verstorben', 'MD07', 'Verstorben', false),
  row('Aufsicht', 'RR01 RR02 RR04', 'Halten', false),
  row('Doppelt', 'AM05 ARDT DUPL', 'Alarm', false),
  row('Technisch', 'ED05 TM01 FF01 FF05 AM09 AM10 DT01', 'Frei', false),
] as const;

/** Reasons of our own for which a person is asked for another account, before anything was sent. */
const EIGENE_GRUENDE = ['Land', 'KontoUnlesbar'] as const;

type OfRow = (typeof ROWS)[number];
type Told = Extract<OfRow, { readonly satz: true }>['name'] | (typeof EIGENE_GRUENDE)[number];

interface Rueckgabe {
  readonly aktion: RueckgabeAktion;
  /** Key of the text for bookkeeping. */
  readonly grund: `betrieb.rueckgabe.${OfRow['name']}`;
  /** Key of the sentence for the owner of the reward; null if the reason is not told. */
  readonly satz: `rueckgabe.${Told}` | null;
}

const WITHOUT_REASON = 'OhneGrund' satisfies OfRow['name'];

/** Every code of the table. */
export const RUECKGABE_CODES: readonly string[] = ROWS.flatMap(({ codes }) => codes);

const describe = (found: OfRow): Rueckgabe => ({
  aktion: found.aktion,
  grund: `betrieb.rueckgabe.${found.name}`,
  satz: found.satz ? `rueckgabe.${found.name}` : null,
});

/** What a bank's code means, in any case of letters; an unknown one is a return without a reason. */
export function rueckgabeOf(code: string): Rueckgabe {
  const wanted = code.trim().toUpperCase();
  const known = ROWS.find(({ codes }) => codes.includes(wanted)) ?? ROWS.find(({ name }) => name === WITHOUT_REASON);
  return describe(known ?? ROWS[0]);
}

/** Key of the sentence for the owner of a reward that is held for a reason: a bank's code, or a reason of our own. Null if there is none. */
export function rueckgabeSatz(grundCode: string | null): Rueckgabe['satz'] {
  if (grundCode === null) return null;
  const eigener = EIGENE_GRUENDE.find((one) => one === grundCode);
  return eigener ? `rueckgabe.${eigener}` : rueckgabeOf(grundCode).satz;
}
