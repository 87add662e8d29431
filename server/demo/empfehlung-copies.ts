import type { Bankdaten } from '../../contract/calls/praemie/bankdaten.ts';
import { addTage } from '../calendar.ts';
import type { Context } from '../context.ts';
import { emailColumns } from '../email-address.ts';
import { tokenOfZugangslink } from '../modules/account/index.ts';
import { checkBankdaten, storeBankdaten } from '../modules/bankdaten/index.ts';
import { hexHashOf } from '../modules/empfaenger/hex.ts';
import { praemierungToken } from '../modules/praemie/index.ts';
import { type DemoPerson, wohntOf } from './agentur/names.ts';
import { giveGutscheine } from './agentur/store.ts';
import { type Copy, isAhead, type Part, type Things } from './copy.ts';
import type { Row } from './store.ts';

/** The recipient of a story; `index` gives address and date of birth. */
interface Empfaenger {
  readonly person: DemoPerson;
  readonly index: number;
}

/** The people of a referral. */
interface People extends Empfaenger {
  readonly von: { readonly vorname: string; readonly name: string };
}

/** A copy of a recipient as another person. */
export interface EmpfaengerCopy extends Copy {
  readonly story: Empfaenger;
}

/** A copy of a referral with other people. */
export interface EmpfehlungCopy extends EmpfaengerCopy {
  readonly story: People;
}

/** The rows of a referral alone. */
const OF_EMPFEHLUNG: readonly Part<EmpfehlungCopy>[] = [
  {
    table: 'empfehlung',
    of: 'empfehlungsnummer',
    key: 'empfehlungsnummer',
    own: (row, context, { story: { von } }) => ({
      code: context.random.code(),
      vorname: von.vorname,
      nachname: von.name,
      ...(isAhead(row.beendet_am, context) && { beendet_am: null }),
    }),
  },
  { table: 'klick', of: 'empfehlungsnummer' },
];

/** The rows of a recipient, found by this number, and of all that followed, in the order of their keys. */
const partsOfEmpfaenger = (of: 'empfehlungsnummer' | 'empfaengernummer'): readonly Part<EmpfaengerCopy>[] => [
  {
    table: 'empfaenger',
    of,
    key: 'empfaengernummer',
    own: (row, context, { story }) => ({ ...onlyOver(row, personOf(story)), ...onlyOver(row, { hex_hash: hashOfHex(row, context) }) }),
  },
  { table: 'zustimmung', of: 'bezug' },
  {
    table: 'zugangslink',
    of: 'bezug',
    key: 'zugangslink_id',
    own: (row, context) => ({ token_hash: context.secrets.hash(tokenOfZugangslink(context, String(row.zugangslink_id))) }),
  },
  // The amount depends on the day of the order: the sweep computes it.
  { table: 'auftrag', of, key: 'auftragsnummer', own: () => ({ angebot_cent: null }) },
  { table: 'provision', of: 'auftragsnummer', key: 'provision_id' },
  {
    table: 'praemierung',
    of,
    key: 'praemierungsnummer',
    own: (row, context) => ({ token_hash: context.secrets.hash(praemierungToken(context, String(row.praemierungsnummer))) }),
  },
  { table: 'gutschein', of: 'praemierungsnummer', key: 'gutschein_id', write: giveGutscheine },
  { table: 'buchung', of: 'auftragsnummer' },
  { table: 'ereignis', of: 'bezug', happened: 'zeit' },
  { table: 'protokoll', of: 'bezug', happened: 'zeit' },
];

/**
 * The rows of a referral and of all that followed from it, in the order of their keys. Not copied: mails, which nobody would send, and the moment
 * at which the owner of a mailbox acted, which matters only for mails.
 */
export const EMPFEHLUNG_PARTS: readonly Part<EmpfehlungCopy>[] = [...OF_EMPFEHLUNG, ...partsOfEmpfaenger('empfehlungsnummer')];

/** The same for a recipient whose referral has others. */
export const EMPFAENGER_PARTS: readonly Part<EmpfaengerCopy>[] = partsOfEmpfaenger('empfaengernummer');

/** The recipient of a story as columns. */
function personOf({ person: { vorname, name, email }, index }: Empfaenger): Row {
  const { adresse, geburtsdatum } = wohntOf(index);
  const [tag, monat, jahr] = geburtsdatum.split('.');
  return { vorname, name, ...emailColumns(email), ...adresse, geburtsdatum: `${jahr}-${monat}-${tag}` };
}

const hashOfHex = ({ empfaengernummer, hex_version }: Row, context: Context): string =>
  hexHashOf(context, { empfaengernummer: String(empfaengernummer), hex_version: Number(hex_version) });

/** Only columns that the row has filled: a person who was only named, or whose data was deleted, has no other data. */
const onlyOver = (row: Row, values: Row): Row => Object.fromEntries(Object.entries(values).filter(([column]) => row[column] !== null));

/** Each copied grant is paid to bank data of its own, which is sealed to its row. */
export async function addBankdaten<C extends Copy>(
  context: Context,
  things: Things,
  copies: readonly C[],
  accountOf: (copy: C) => Bankdaten,
): Promise<void> {
  for (const copy of copies) {
    const checked = checkBankdaten(context, accountOf(copy), 'Bankdaten');
    for (const { bankdaten_id, gewaehlt_am } of things.get(copy.of)?.get('praemierung') ?? []) {
      if (bankdaten_id === null) continue;
      const now = addTage(new Date(String(gewaehlt_am)), copy.tage);
      copy.names.set(String(bankdaten_id), await storeBankdaten({ ...context, now }, checked));
    }
  }
}
