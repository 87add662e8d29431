import { addDays, startOfDay } from '../../server/calendar.ts';
import { inviteEmpfehler, loginAgentur, makeBenutzer } from './agentur.ts';
import type { TestApp } from './app.ts';
import { ordered } from './money.ts';

type Wish = Parameters<typeof ordered>[2] & { mitarbeiternummer?: string; tage?: number };

const keyed = (key?: string) => (key === undefined ? {} : { headers: { 'idempotency-key': key } });

/** Helpers for tests of release and objection at one tenant. */
export const freigabeOf = (app: TestApp, tenant: string) => ({
  /** A confirmed order of a referral of the agency; sets the clock to `tage` days after the order, by default its first release day. */
  async due(agenturnummer: string, { mitarbeiternummer, tage = 15, ...rest }: Wish = {}) {
    const empfehler = await inviteEmpfehler(app, tenant, { agenturnummer, mitarbeiternummer: mitarbeiternummer ?? null });
    const one = await ordered(app, tenant, { empfehler, ...rest });
    app.clock.set(new Date(startOfDay(addDays(one.auftrag.Auftragsdatum, tage)).getTime() + 36_000_000));
    return { ...one, empfehler, nummer: one.auftrag.Auftragsnummer };
  },

  release: (bearer: string, agentur: string, nummer: string, key?: string) =>
    app.api(tenant, 'PUT', `/agentur/auftragfreigeben/${agentur}/${nummer}`, { bearer, ...keyed(key) }),
  object: (bearer: string, agentur: string, nummer: string, Grund: unknown = 'Der Kunde hat doppelt bestellt.', key?: string) =>
    app.api(tenant, 'PUT', `/agentur/auftragbeanstanden/${agentur}/${nummer}`, { bearer, body: { Grund }, ...keyed(key) }),

  rowOf: (nummer: string) =>
    app.inTenant(tenant, ({ tx }) => tx.selectFrom('auftrag').selectAll().where('auftragsnummer', '=', nummer).executeTakeFirstOrThrow()),

  /** A new session of an owner, for use after the clock has moved. */
  ownerOf: async (agenturnummer: string) => loginAgentur(app, tenant, await makeBenutzer(app, tenant, agenturnummer)),
});
