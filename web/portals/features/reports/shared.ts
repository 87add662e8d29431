import type { CallDefinition } from '../../../../contract/call.ts';
import type { Declared } from './report-screen.tsx';

/** What of a report is the same in every portal that has it. */
export type Shared<C extends CallDefinition> = Pick<Declared<C>, 'key' | 'columns' | 'card' | 'status' | 'sums'>;
