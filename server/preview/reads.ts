import type { MandantScope } from '../db/scope.ts';

/** The mail of the outbox that was written last. */
export const readLastMail = ({ tx }: MandantScope) =>
  tx.selectFrom('mail').select(['vorlage', 'bezug', 'erstellt_am']).orderBy('mail_id', 'desc').limit(1).executeTakeFirst();
