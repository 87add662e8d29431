import type { Merkmal, PersonEinzelheiten } from '../../../contract/calls/betrieb/personen.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { checkStillMay } from '../betrieb/index.ts';
import { listAenderungen, requestAdresse } from '../empfaenger/index.ts';
import { checkAnrufer, merkmaleOf } from './merkmale.ts';
import { findPerson, type Person } from './person.ts';

/** How the rows of address changes name a person. */
const whoseOf = ({ konto, id }: Person) => ({ account_id: konto?.account_id ?? null, empfaengernummer: konto ? null : id });

interface Wunsch {
  readonly email: string;
  /** The kinds of facts that the caller knew. */
  readonly pruefung: readonly Merkmal[];
}

/**
 * Enters a new address of a person who was checked on the telephone. Throws NichtAuthorisiert, NichtGefunden, Validierung for a check with too few facts and
 * for the same address, and Konflikt for one that cannot be used, or for a person without an address.
 */
export async function changeAdresseOf(context: Context, login: Login | null, id: string, { email, pruefung }: Wunsch): Promise<void> {
  await checkStillMay(context, login, 'PersonenAendern');
  const person = await findPerson(context, id);
  checkAnrufer('Anruferpruefung', pruefung, await merkmaleOf(context, person));
  if (person.email === null) throw new Refusal('Konflikt', { text: 'adresse.konflikt.ohneAdresse' });
  await requestAdresse(context, { ...whoseOf(person), email: person.email }, email);
}

/** The latest change of the address of a person; null if there was none lately. */
export async function aenderungOf(context: Context, person: Person): Promise<PersonEinzelheiten['Adressaenderung']> {
  const [row] = await listAenderungen(context, whoseOf(person));
  if (!row) return null;
  const { wirksam_am, widersprochen_am, gueltig_bis, erstellt_am } = row;
  const open = wirksam_am === null ? (gueltig_bis > context.now ? 'Wartet' : 'Verfallen') : 'Wirksam';
  return {
    Status: widersprochen_am === null ? open : 'Widersprochen',
    ErstelltAm: erstellt_am.toISOString(),
    GueltigBis: gueltig_bis.toISOString(),
  };
}
