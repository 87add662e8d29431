import type { Angabe, Angaben } from '../../../../contract/calls/agentur/angaben.ts';
import { PASSWORD_PROTECTED_FELDER } from '../../../../contract/calls/agentur/stammdaten.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import { idOf, type Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import type { MandantTables } from '../../../db/tables.ts';
import { Refusal, refuse } from '../../../errors.ts';
import { enqueueMail } from '../../../mail/store.ts';
import { readableBankdaten } from '../../bankdaten/index.ts';
import { missingAngaben, saveAngaben, shownAngaben } from '../angaben.ts';
import { checkRecentPasswort } from '../passwort.ts';
import { findPerson } from '../reads.ts';
import { lockAgentur } from '../registrierung/store.ts';
import { updateAgentur } from '../store.ts';
import { agenturAngabeGeaendert } from './mails.ts';
import { insertAenderung } from './store.ts';

interface Stammdaten extends Angaben {
  readonly Name?: string | undefined;
  readonly Email?: string | undefined;
}
type Feld = Angabe | 'Name' | 'Email';
type Shown = Readonly<Record<Feld, string | null>>;

const requiresPasswort = (feld: Feld): boolean => PASSWORD_PROTECTED_FELDER.some((one) => one === feld);

/**
 * Changes the master data of an agency and records each change in its history. Throws Validierung for an invalid value or an emptied mandatory
 * field, PasswortErforderlich if the bank account or the address changes and the password was entered too long ago.
 */
export async function changeStammdaten(context: Context, login: Login | null, agenturnummer: string, typed: Stammdaten): Promise<void> {
  const before = (await lockAgentur(context, agenturnummer)) ?? refuse('NichtGefunden');
  const [old, oldIban] = [await shownOf(context, before), await ibanOf(context, before)];
  const { Name, Email, ...angaben } = typed;
  const named = { ...(Name !== undefined && { name: Name }), ...(Email !== undefined && { email: Email }) };
  if (Object.keys(named).length > 0) await updateAgentur(context, agenturnummer, named);
  const after = { ...(await saveAngaben(context, before, angaben)), ...named };
  checkNotEmptied(before, after);
  const fresh = await shownOf(context, after);
  // Two different IBANs can look the same when masked.
  const isOtherIban = oldIban !== (await ibanOf(context, after));
  const felder = (Object.keys(fresh) as Feld[]).filter((feld) => (feld === 'IBAN' ? isOtherIban : old[feld] !== fresh[feld]));
  if (felder.length === 0) return;
  const sensitive = felder.filter(requiresPasswort);
  if (sensitive.length > 0) checkRecentPasswort(context, login);
  const formerEmail = before.email ?? (await findPerson(context, idOf(login)))?.email ?? null;
  for (const feld of felder) {
    const isMailed = requiresPasswort(feld);
    const aenderung_id = context.random.nummer();
    const change = { feld, vorher: old[feld], nachher: fresh[feld], email: isMailed ? formerEmail : null };
    const who = { geaendert_von: idOf(login), geaendert_am: context.now };
    await insertAenderung(context, { aenderung_id, agenturnummer, ...change, ...who });
    if (isMailed) await enqueueMail(context, agenturAngabeGeaendert, aenderung_id);
  }
  await writeProtokoll(context, 'agentur.stammdaten', agenturnummer, { felder }, { vorher: before.status, nachher: after.status });
}

type Row = Omit<MandantTables['agentur'], 'mandant'>;

const shownOf = async (context: Context, row: Row): Promise<Shown> => ({
  Name: row.name,
  Email: row.email,
  ...(await shownAngaben(context, row)),
});

const ibanOf = async (context: Context, { bankdaten_id }: Row): Promise<string | null> =>
  bankdaten_id === null ? null : ((await readableBankdaten(context, bankdaten_id))?.IBAN ?? null);

/** Refuses to empty mandatory data. */
function checkNotEmptied(before: Row, after: Row): void {
  const known = missingAngaben(before);
  const emptied = missingAngaben(after).filter((field) => !known.includes(field));
  if (emptied.length > 0) throw new Refusal('Validierung', { fields: emptied.map((field) => ({ field, code: 'pflichtfeld' as const })) });
}
