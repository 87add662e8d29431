import type { MandantScope } from '../../../db/scope.ts';

/** Every product, also one that is not offered any more: referrals of before are of it. */
export const listProdukte = ({ tx }: MandantScope) =>
  tx.selectFrom('produkt').select(['id', 'name', 'name_en']).orderBy('sortierung').orderBy('id').execute();

/** Who works or has worked for an agency under a number. */
export const listMitarbeiter = ({ tx }: MandantScope, agenturnummer: string) =>
  tx
    .selectFrom('agentur_benutzer')
    .select(['mitarbeiternummer', 'vorname', 'nachname'])
    .where('agenturnummer', '=', agenturnummer)
    .where('mitarbeiternummer', 'is not', null)
    .$narrowType<{ mitarbeiternummer: string }>()
    .orderBy('nachname')
    .orderBy('vorname')
    .orderBy('agentur_benutzer_id')
    .execute();
