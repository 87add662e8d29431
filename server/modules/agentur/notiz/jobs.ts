import type { Retention } from '../../../retention.ts';
import { deleteNotizen, listOldNotizen } from './store.ts';

export const notizRetentions: readonly Retention[] = [
  { rule: 'notiz', find: listOldNotizen, remove: (context, keys) => deleteNotizen(context, keys) },
];
