import { countGeteilt } from '../../../contract/calls/tracking.ts';
import { answer } from '../../calls/call-request.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { limitOf, netzOf, spendLimit } from '../../limits/limits.ts';
import { countZiel } from './ziele.ts';

/** The call with which the share page reports that a link was shared, which happens in the browser alone. */
export const trackingCalls: readonly Served[] = [
  serve(countGeteilt, {
    before: async ({ parts, mandant, caller }) => void (await spendLimit(parts, limitOf(mandant, 'geteiltEinesNetzes'), netzOf(caller))),
    run: async (context) => {
      await countZiel(context, 'Geteilt');
      return answer(204, null);
    },
  }),
];
