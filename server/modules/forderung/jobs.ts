import type { Retention } from '../../retention.ts';
import { eraseGrund, listOld } from './store.ts';

export const forderungRetentions: readonly Retention[] = [{ rule: 'forderung', find: listOld, remove: eraseGrund }];
