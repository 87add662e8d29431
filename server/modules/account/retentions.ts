import type { MandantScope } from '../../db/scope.ts';
import type { Retention } from '../../retention.ts';
import { listEndedSessions, listEndedZugangslinks } from './reads.ts';
import { deleteSessions, deleteZugangslinksById } from './store.ts';

/** Ended sessions, and links that nobody can use any more. */
export const accountRetentions: readonly Retention[] = [
  { rule: 'sitzung', find: listEndedSessions, remove: (scope: MandantScope, keys) => deleteSessions(scope, keys) },
  { rule: 'zugangslink', find: listEndedZugangslinks, remove: (scope: MandantScope, keys) => deleteZugangslinksById(scope, keys) },
];
