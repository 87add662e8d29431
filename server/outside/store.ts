import type { MandantScope } from '../db/scope.ts';

type Tx = Pick<MandantScope, 'tx'>;

/** The encrypted secret of a service. */
export const findGeheimnis = async ({ tx }: Tx, dienst: string): Promise<string | undefined> =>
  (await tx.selectFrom('dienstgeheimnis').select('geheimnis').where('dienst', '=', dienst).executeTakeFirst())?.geheimnis;

export async function saveGeheimnis({ tx }: Tx, dienst: string, geheimnis: string, now: Date): Promise<void> {
  const row = { geheimnis, gesetzt_am: now };
  await tx
    .insertInto('dienstgeheimnis')
    .values({ dienst, ...row })
    .onConflict((conflict) => conflict.columns(['mandant', 'dienst']).doUpdateSet(row))
    .execute();
}

export async function deleteGeheimnis({ tx }: Tx, dienst: string): Promise<boolean> {
  return (await tx.deleteFrom('dienstgeheimnis').where('dienst', '=', dienst).executeTakeFirst()).numDeletedRows > 0n;
}

/** Names of the services for which the tenant has a secret. */
export const listDienste = async ({ tx }: Tx): Promise<string[]> =>
  (await tx.selectFrom('dienstgeheimnis').select('dienst').execute()).map(({ dienst }) => dienst);
