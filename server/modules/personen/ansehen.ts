import type { BetriebPerson } from '../../../contract/calls/betrieb/personen.ts';
import { createTexts } from '../../../texts/texts.ts';
import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { anzeigename } from '../empfaenger/index.ts';
import { describe } from './einzelheiten.ts';
import { checkAnrufer, merkmaleOf } from './merkmale.ts';
import { findPerson, type Person } from './person.ts';

/** The name under which a person is shown before the caller is checked. */
function shownName(context: Context, { konto, teilnahmen: [newest] }: Person): string {
  const name = konto ? { vorname: konto.vorname, name: konto.nachname } : { vorname: newest?.vorname ?? null, name: newest?.name ?? null };
  return anzeigename(name) || createTexts(context.locale, context.texte[context.locale])('betrieb.person.ohneName');
}

/** The kinds of facts that a caller named, in the spelling of the query; `KeinAnruf` where nobody called. */
const KEIN_ANRUF = 'KeinAnruf';

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
