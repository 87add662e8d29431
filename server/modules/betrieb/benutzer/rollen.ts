import type { Mandantenrolle } from '../../../../contract/rules/betriebsrollen.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import { dayOf } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { refuse, refuseField } from '../../../errors.ts';
import * as reads from './reads.ts';
import * as sql from './rollen.sql.ts';

/** Roles that a person gets at a tenant, until the end of a day (`YYYY-MM-DD`) or without an end. */
export interface Vergabe {
  readonly rollen: readonly Mandantenrolle[];
  readonly giltBis: string | null;
}

/** The role that has the right Benutzer at a tenant. */
const LEADING = 'Betrieb' satisfies Mandantenrolle;

/** Throws Validierung if the day has passed, or if Pruefung has none. */
export function checkVergabe({ rollen, giltBis }: Vergabe, now: Date): void {
  if (giltBis === null && rollen.includes('Pruefung')) refuseField('GiltBis', 'pflichtfeld');
  if (giltBis !== null && giltBis < dayOf(now)) refuseField('GiltBis', 'vergangen');
}

/**
 * Gives a person exactly these roles at the tenant, in the tenant's transaction; an empty list takes all away. A role that stays keeps the moment at which it was given. Returns the number of roles before. Throws
 * Konflikt if nobody would be left who has the right Benutzer without an end.
 */
export async function setRoles(context: Context, benutzerId: string, { rollen, giltBis }: Vergabe): Promise<number> {
  const { now, wer } = context;
  const before = await sql.lockRoles(context, benutzerId);
  const leads = before.some(({ rolle, gilt_bis }) => rolle === LEADING && gilt_bis === null);
  if (leads && !(rollen.includes(LEADING) && giltBis === null)) await checkOthersLead(context, benutzerId);
  for (const { rolle_id, rolle, gilt_bis } of before) {
    if (!rollen.includes(rolle)) await sql.endRole(context, rolle_id, wer, now);
    else if (gilt_bis !== giltBis) await sql.setEnd(context, rolle_id, giltBis);
  }
  const had = before.map(({ rolle }) => rolle);
  for (const rolle of new Set(rollen.filter((one) => !had.includes(one))))
    await sql.insertRole(context, {
      rolle_id: context.random.nummer(),
      benutzer_id: benutzerId,
      rolle,
      vergeben_von: wer,
      vergeben_am: now,
      gilt_bis: giltBis,
    });
  await writeProtokoll(context, 'betrieb.rollen', benutzerId, { giltBis }, { vorher: had.join(' '), nachher: rollen.join(' ') });
  return before.length;
}

/** Throws Konflikt unless another active person has the right Benutzer without an end. */
async function checkOthersLead(context: Context, benutzerId: string): Promise<void> {
  for (const { benutzer_id: other } of await sql.lockHolders(context, LEADING))
    if (other !== benutzerId && (await reads.findPerson(context, other))?.status === 'Aktiv') return;
  refuse('Konflikt');
}
