import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Context } from '../../server/context.ts';

/**
 * Checks the history: each event starts with the state in which the previous event of its row ended, the last event has the current state,
 * and the audit log has each change of a status equally often with the same values. A recipient who was only named, or whose entry is
 * provisional because the place is taken, has no event before the first change.
 */
export async function expectReplayed({ tx }: Pick<Context, 'tx'>): Promise<void> {
  const events = await tx.selectFrom('ereignis').select(['was', 'bezug', 'vorher', 'nachher']).orderBy('ereignis_id').execute();
  const stands = new Map<string, string>();
  for (const { was, bezug, vorher, nachher } of events) {
    const thing = `${was} ${bezug}`;
    const before = stands.get(thing) ?? (was === 'Empfaenger' ? 'Offen' : null);
    if (vorher !== null || stands.has(thing)) expect(vorher, `${thing} to ${nachher}`).toBe(before);
    stands.set(thing, nachher);
  }
  const columns = sql<{ thing: string; status: string }>`(
    select 'Empfaenger ' || empfaengernummer as thing, status from empfaenger
    union all select 'Auftrag ' || auftragsnummer, status from auftrag
    union all select 'Praemierung ' || praemierungsnummer, status from praemierung
    union all select 'Einladung ' || einladungsnummer, status from einladung
    union all select 'Agentur ' || agenturnummer, status from agentur where empfehler_id is null
    union all select 'Mitarbeiter ' || agentur_benutzer_id, status from agentur_benutzer)`;
  for (const { thing, status } of await tx.selectFrom(columns.as('c')).selectAll().execute())
    expect(stands.get(thing) ?? (thing.startsWith('Empfaenger ') ? 'Offen' : undefined), thing).toBe(status);
  const logged = await tx
    .selectFrom('protokoll')
    .select(['was', 'bezug', 'daten'])
    .where('was', 'like', '%.status')
    .orderBy('protokoll_id')
    .execute();
  const entries = logged.flatMap(({ was, bezug, daten }) => {
    const { von, nach } = daten as { von: string; nach: string };
    return was === 'nachbuchung.status' ? [] : [{ was: was.replace('.status', ''), bezug, vorher: von, nachher: nach }];
  });
  const moves = events.filter((one) => one.vorher !== null && one.vorher !== one.nachher).filter(({ was }) => was !== 'Empfehlung');
  const moved = moves.map((one) => ({ ...one, was: one.was.toLowerCase() }));
  expect(byThing(moved)).toEqual(byThing(entries));
}

/** Sorts changes by row; concurrent changes of different rows have no order among each other. */
const byThing = <T extends { was: string; bezug: string }>(changes: readonly T[]) =>
  changes.toSorted((a, b) => a.was.localeCompare(b.was) || a.bezug.localeCompare(b.bezug));
