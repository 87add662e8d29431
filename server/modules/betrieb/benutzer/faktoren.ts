import type { InstallationScope } from '../../../calls/installation.ts';
import type { Faktoren } from '../../zugang/index.ts';
import { log } from './protokoll.ts';
import * as store from './store.ts';

/** Name of the product in authenticators. */
const ISSUER = 'Empfehlwerk Betrieb';

const WAS = { 'zweitfaktor.an': 'faktor.an', 'zweitfaktor.erholungscode': 'faktor.erholungscode' } as const;

/** The second factors of the back office, in `betrieb_faktor`. A person can have several; each has its own secret and recovery codes. */
export const BETRIEB_FAKTOREN: Faktoren<InstallationScope> = {
  find: store.findFaktor,
  lock: store.lockFaktor,
  idsOf: async (scope, benutzerId) => (await store.listFaktoren(scope, benutzerId)).map(({ faktor_id }) => faktor_id),
  // The row was inserted before, under the name that its owner gave it.
  async offer(scope, id, geheimnis) {
    await store.updateFaktor(scope, id, { geheimnis });
    return true;
  },
  update: store.updateFaktor,
  remove: store.deleteFaktor,
  boundTo: (_, id) => ['betrieb', id],
  issuer: () => ISSUER,
  async log(scope, was, id) {
    const said = WAS[was as keyof typeof WAS];
    const row = await store.findFaktor(scope, id);
    if (said && row) await log(scope, said, row.benutzer_id, { faktor: id });
  },
};
