import { type Insertable, sql } from 'kysely';
import { VERSIONED } from '../../../contract/rules/rechtstexte.ts';
import type { MandantScope } from '../../db/scope.ts';
import type { MandantTables } from '../../db/tables.ts';
import type { Retention } from '../../retention.ts';

/** Stores a version of a text unless it is stored already. */
export async function insertRechtstext({ tx }: MandantScope, row: Insertable<MandantTables['rechtstext']>): Promise<void> {
  await tx
    .insertInto('rechtstext')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The kept versions of a text block, oldest first. */
export const listRechtstexte = ({ tx }: MandantScope, block: string) =>
  tx
    .selectFrom('rechtstext')
    .select(['version', 'felder', 'werte', 'gilt_ab'])
    .where('block', '=', block)
    .orderBy('gilt_ab')
    .orderBy('version')
    .execute();

/** The kept versions of the terms and reward conditions, without their text. */
export const listKeptVersions = ({ tx }: MandantScope) =>
  tx.selectFrom('rechtstext').select(['block', 'version']).where('block', 'in', VERSIONED).execute();

/** Whether a recommender or a recipient agreed to a row of `rechtstext`. */
const isAgreedTo = sql<boolean>`exists (select from zustimmung as z
  where (block = 'agb' and z.agb_version = version) or (block = 'praemienbedingungen' and z.praemienbedingungen_version = version))`;

/** Whether a row of `rechtstext` is among the present wordings of its block. */
const isPresent = sql<boolean>`exists (select from inhalt as i
  where i.art = 'content-bloecke' and i.kennung = block
    and (i.felder -> 'Version' ->> 'iv' = version or i.felder -> 'Geplant' -> 'iv' @> jsonb_build_array(jsonb_build_object('Version', version))))`;

/** Versions of the terms and reward conditions to which people agreed, with their text. */
export const listAgreedRechtstexte = ({ tx }: MandantScope) =>
  tx.selectFrom('rechtstext').select(['block', 'version', 'felder']).where('block', 'in', VERSIONED).where(isAgreedTo).execute();

/** Key of a row: no name of such a block has a space. */
const KEY = sql<string>`block || ' ' || version`;

/** Versions of the terms and reward conditions that no consent names any more and that are not among the present wordings. */
export const rechtstextRetentions: readonly Retention[] = [
  {
    rule: 'rechtstext',
    async find({ tx }, _before, limit) {
      const rows = await tx
        .selectFrom('rechtstext')
        .select(KEY.as('key'))
        .where('block', 'in', VERSIONED)
        .where(sql<boolean>`not ${isAgreedTo}`)
        .where(sql<boolean>`not ${isPresent}`)
        .limit(limit)
        .execute();
      return rows.map(({ key }) => key);
    },
    remove: async ({ tx }, keys) => void (await tx.deleteFrom('rechtstext').where(KEY, 'in', keys).execute()),
  },
];
