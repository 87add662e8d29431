import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import type { Faktoren } from './portal.ts';
import * as store from './store.ts';

/** The second factors of a tenant's accounts, in `zweitfaktor`. */
export const MANDANT_FAKTOREN: Faktoren<Context> = {
  idsOf: async (_, accountId) => [accountId],
  find: store.findZweitfaktor,
  lock: store.lockZweitfaktor,
  offer: store.offerZweitfaktor,
  update: store.updateZweitfaktor,
  remove: store.deleteZweitfaktor,
  boundTo: ({ mandant }, accountId) => [mandant, accountId],
  issuer: ({ konfiguration }) => konfiguration.Name,
  log: (context, was, accountId, change) => writeProtokoll(context, was, accountId, {}, change),
};
