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

/** In which column each stands. */
const COLUMNS = { Name: 'kundenname', Oeffnungszeiten: 'oeffnungszeiten', Begruessung: 'begruessung' } as const;
/** How the history calls each: the name of the master data stands there too. */
const FELDER = { Name: 'Kundenname', Oeffnungszeiten: 'Oeffnungszeiten', Begruessung: 'Begruessung' } as const;

/** What an agency says to its customers, of these names. Throws NichtGefunden for an unknown one, and one that is not Aktiv. */
export async function findWorte(context: Context, agenturnummer: string, namen: readonly string[]): Promise<Variable[]> {
  const row = await findAgentur(context, agenturnummer);
  if (row?.status !== 'Aktiv') refuse('NichtGefunden');
  const said = worteOf(row);
  return [...new Set(namen)].flatMap((name) => said.filter((variable) => variable.name === name));
}

function worteOf(row: Row): Variable[] {
  return AGENTURVARIABLEN.flatMap((name) => {
    const value = row[COLUMNS[name]] ?? (name === 'Name' ? row.name : null);
    return value === null ? [] : [{ name, value }];
  });
}

/** Sets what is sent of an agency's words, and notes each change, made by a user of the agency, in its history. Returns all of them. Throws NichtGefunden. */
export async function setWorte(context: Context, benutzerId: string, agenturnummer: string, typed: Worte): Promise<Variable[]> {
  const before = (await lockAgentur(context, agenturnummer)) ?? refuse('NichtGefunden');
  const changed = AGENTURVARIABLEN.filter((name) => typed[name] !== undefined)
    .map((name) => ({ name, vorher: before[COLUMNS[name]], nachher: stored(before, name, typed[name]) }))
    .filter(({ vorher, nachher }) => vorher !== nachher);
  if (changed.length === 0) return worteOf(before);
  const change = Object.fromEntries(changed.map(({ name, nachher }) => [COLUMNS[name], nachher])) as Partial<Row>;
  await updateAgentur(context, agenturnummer, change);
  const who = { geaendert_von: benutzerId, geaendert_am: context.now };
  for (const { name, vorher, nachher } of changed) {
    const aenderung_id = context.random.nummer();
    await insertAenderung(context, { aenderung_id, agenturnummer, feld: FELDER[name], vorher, nachher, email: null, ...who });
  }
  const felder = changed.map(({ name }) => FELDER[name]);
  await writeProtokoll(context, 'agentur.worte', agenturnummer, { felder }, { vorher: before.status, nachher: before.status });
  return worteOf({ ...before, ...change });
}

/** Empty is nothing; so is the name that the agency has anyway, which then goes with its master data. */
function stored(row: Row, name: Agenturvariable, typed: string | null | undefined): string | null {
  if (!typed || (name === 'Name' && typed === row.name)) return null;
  return typed.replace(/\r\n?/g, '\n');
}
