import type { MandantScope, SystemScope } from '../../db/scope.ts';

/** State of a tenant before and after its pages opened; `verzicht` has the words of each waived point. */
export interface LiveState {
  readonly live_seit: Date | null;
  readonly verzicht: Readonly<Record<string, string>>;
}

const selectState = ({ tx }: SystemScope, mandant: string) =>
  tx.selectFrom('mandant').select(['live_seit', 'verzicht']).where('mandant', '=', mandant);

export const readState = async (scope: SystemScope, mandant: string): Promise<LiveState> =>
  (await selectState(scope, mandant).executeTakeFirstOrThrow()) as LiveState;

/** The same, locked for the rest of the transaction, so that imports and other calls wait. */
export const lockState = async (scope: SystemScope, mandant: string): Promise<LiveState> =>
  (await selectState(scope, mandant).forNoKeyUpdate().executeTakeFirstOrThrow()) as LiveState;

/** Opens a tenant; the raised version makes every process reload it. */
export async function setLive({ tx }: SystemScope, mandant: string, liveSeit: Date, verzicht: LiveState['verzicht']): Promise<void> {
  await tx
    .updateTable('mandant')
    .set((eb) => ({ live_seit: liveSeit, verzicht: JSON.stringify(verzicht), version: eb('version', '+', 1) }))
    .where('mandant', '=', mandant)
    .execute();
}

/** Whether the mail system took a mail of a template about an id. */
export const wasSent = async ({ tx }: MandantScope, vorlage: string, bezugEnd: string): Promise<boolean> =>
  (await tx
    .selectFrom('mail')
    .select('mail_id')
    .where('vorlage', '=', vorlage)
    .where('bezug', 'like', `%${bezugEnd.replace(/[\\%_]/g, '\\$&')}`)
    .where('gesendet_am', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Whether an order came in: stored, or tried. In a shop (`inShop`) only a trial by key counts. */
export const hasAuftrag = async ({ tx }: MandantScope, inShop: boolean): Promise<boolean> =>
  (await tx
    .selectFrom('protokoll')
    .select('protokoll_id')
    .where('was', 'in', ['auftrag.eingegangen', 'auftrag.ohne-empfehlung', 'auftrag.probe'])
    .$if(inShop, (query) => query.where((eb) => eb.or([eb('was', '<>', 'auftrag.probe'), eb('wer', 'like', 'Schluessel:%')])))
    .limit(1)
    .executeTakeFirst()) !== undefined;
