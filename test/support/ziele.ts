import type { TestApp } from './app.ts';
import { configure } from './mandant.ts';

const Ziele = { Empfohlen: 1, Geteilt: 2, Beigetreten: 3, Bestellt: 4, Freigegeben: 5, Gewaehlt: 6 };

/** Makes a tenant count goals at a Matomo, as its site 7. */
export const countGoals = (app: TestApp, tenant: string, address: string, ziele: object = Ziele): Promise<void> =>
  configure(app, tenant, { trackings: [{ type: 'matomo', enabled: true, id: address, tagId: '7' }], Dienste: { Ziele: ziele } });

/** The visitor id in the cookies of `choiceOf`. */
export const VISITOR = '0123456789abcdef';

/** Headers of a browser with this choice about analysis, none if it is null, which came by a flyer. */
export const choiceOf = (isAllowed: boolean | null) => ({
  cookie: `psoempf_fu=0; psoempf_an=${isAllowed === null ? '' : Number(isAllowed)}; psoempf_ma=0; psoempf_channel=flyer; _pk_id.7.1fff=${VISITOR}.1795000000.`,
});

/** The goals of a tenant that wait, in the order of their time. */
export const queuedGoals = (app: TestApp, tenant: string) =>
  app.inTenant(tenant, ({ tx }) =>
    tx.selectFrom('ziel').select(['ziel', 'besucher', 'kampagne', 'stichwort']).orderBy('zeit').orderBy('ziel').execute(),
  );

export const deleteGoals = (app: TestApp, tenant: string) => app.inTenant(tenant, ({ tx }) => tx.deleteFrom('ziel').execute());
