import type { Mandantenrolle } from '../../../contract/rules/betriebsrollen.ts';
import type { TestApp } from '../../../test/support/app.ts';
import { loginBetrieb } from '../../../test/support/betrieb.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { dayOf } from '../../calendar.ts';

/** The tenant of the tests: a reward of 50 euros. */
export const TENANT = 'energie';
export const GRUND = { Grund: 'Frau Nordmann hat angerufen, sie kann nicht zahlen.' };

/** Calls of the back office about claims, by the session of the person who has logged in last. */
export function forderungenOf(app: TestApp, tenant = TENANT) {
  const session = { bearer: '' };
  /** Logs a person in, from the present moment of the clock on. */
  async function enter(rolle: Mandantenrolle = 'Buchhaltung') {
    session.bearer = (await loginBetrieb(app, { rollen: { [tenant]: [rolle] }, giltBis: '2029-01-01' })).bearer;
  }
  const call = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object, as = session.bearer, headers: Record<string, string> = {}) =>
    app.api(tenant, method, `/betrieb/${path}`, { bearer: as, headers, ...(body && { body }) });
  const today = () => dayOf(app.clock.now());
  return {
    session,
    enter,
    call,
    today,
    read: (nr: string) => call('GET', `forderungen/${nr}`),
    list: (Filter: object) => call('PUT', 'forderungen', { Filter }),
    pay: (nr: string, body: object = {}, as = session.bearer, headers: Record<string, string> = {}) =>
      call('POST', `forderungen/${nr}/bezahlt`, { Am: today(), ...body }, as, headers),
    waive: (nr: string, body: object = GRUND, as = session.bearer) => call('POST', `forderungen/${nr}/erlassen`, body, as),
    /** Entries of the ledger with the number of a claim, oldest first. */
    bookedOf: async (nr: string) =>
      (
        await queryAsOwner<Record<'vorgang' | 'soll' | 'haben' | 'tag' | 'betrag_cent', string>>(
          app,
          'select vorgang, soll, haben, betrag_cent, belegtag::text as tag from buchung where mandant = $1 and belegnummer = $2 order by buchung_id',
          [tenant, nr],
        )
      ).map(({ vorgang, soll, haben, betrag_cent, tag }) => `${vorgang} ${soll} ${haben} ${betrag_cent} ${tag}`),
    logOf: (nr: string) =>
      queryAsOwner<{ wer: string; was: string; vorher: string; nachher: string; grund: string | null; daten: object }>(
        app,
        'select wer, was, vorher, nachher, grund, daten from protokoll where mandant = $1 and bezug = $2 order by protokoll_id',
        [tenant, nr],
      ),
    async mailsTo(email: string) {
      await app.jobs.drainMails();
      return app.mails.allTo(email);
    },
  };
}
