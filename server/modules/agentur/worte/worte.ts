import { AGENTURVARIABLEN, type Agenturvariable } from '../../../../contract/calls/agentur/worte.ts';
import type { Variable } from '../../../../contract/calls/content.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import type { Context } from '../../../context.ts';
import type { MandantTables } from '../../../db/tables.ts';
import { refuse } from '../../../errors.ts';
import { findAgentur } from '../reads.ts';
import { lockAgentur } from '../registrierung/store.ts';
import { insertAenderung } from '../stammdaten/store.ts';
import { updateAgentur } from '../store.ts';

type Row = Omit<MandantTables['agentur'], 'mandant'>;
type Worte = { readonly [Name in Agenturvariable]?: string | null | undefined };

/** Column of each variable. */
const COLUMNS = { Name: 'kundenname', Oeffnungszeiten: 'oeffnungszeiten', Begruessung: 'begruessung' } as const;
/** Name of each variable in the history of changes, which also has the `Name` of the master data. */
const FELDER = { Name: 'Kundenname', Oeffnungszeiten: 'Oeffnungszeiten', Begruessung: 'Begruessung' } as const;

/** The texts of an agency for its customers with these names. Throws NichtGefunden for an unknown agency or one that is not Aktiv. */
export async function findAgenturvariablen(context: Context, agenturnummer: string, namen: readonly string[]): Promise<Variable[]> {
  const row = await findAgentur(context, agenturnummer);
  if (row?.status !== 'Aktiv') refuse('NichtGefunden');
  const said = agenturvariablenOf(row);
  return [...new Set(namen)].flatMap((name) => said.filter((variable) => variable.name === name));
}

function agenturvariablenOf(row: Row): Variable[] {
  return AGENTURVARIABLEN.flatMap((name) => {
    const value = row[COLUMNS[name]] ?? (name === 'Name' ? row.name : null);
    return value === null ? [] : [{ name, value }];
  });
}

/** Sets the given texts of an agency and records each change by the user in its history. Returns all texts. Throws NichtGefunden. */
export async function setAgenturvariablen(context: Context, benutzerId: string, agenturnummer: string, typed: Worte): Promise<Variable[]> {
  const before = (await lockAgentur(context, agenturnummer)) ?? refuse('NichtGefunden');
  const changed = AGENTURVARIABLEN.filter((name) => typed[name] !== undefined)
    .map((name) => ({ name, vorher: before[COLUMNS[name]], nachher: stored(before, name, typed[name]) }))
    .filter(({ vorher, nachher }) => vorher !== nachher);
  if (changed.length === 0) return agenturvariablenOf(before);
  const change = Object.fromEntries(changed.map(({ name, nachher }) => [COLUMNS[name], nachher])) as Partial<Row>;
  await updateAgentur(context, agenturnummer, change);
  const who = { geaendert_von: benutzerId, geaendert_am: context.now };
  for (const { name, vorher, nachher } of changed) {
    const aenderung_id = context.random.nummer();
    await insertAenderung(context, { aenderung_id, agenturnummer, feld: FELDER[name], vorher, nachher, email: null, ...who });
  }
  const felder = changed.map(({ name }) => FELDER[name]);
  await writeProtokoll(context, 'agentur.worte', agenturnummer, { felder }, { vorher: before.status, nachher: before.status });
  return agenturvariablenOf({ ...before, ...change });
}

/** The value to store: null for an empty text, and for a name equal to the agency's, so that the shown name follows the master data. */
function stored(row: Row, name: Agenturvariable, typed: string | null | undefined): string | null {
  if (!typed || (name === 'Name' && typed === row.name)) return null;
  return typed.replace(/\r\n?/g, '\n');
}
