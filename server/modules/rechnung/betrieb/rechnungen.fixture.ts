import { beforeAll, expect } from 'vitest';
import type { Mandantenrolle } from '../../../../contract/rules/betriebsrollen.ts';
import { makeBenutzer } from '../../../../test/support/agentur.ts';
import type { TestApp } from '../../../../test/support/app.ts';
import { loginBetrieb } from '../../../../test/support/betrieb.ts';
import { configure } from '../../../../test/support/mandant.ts';
import { ABRECHNEND, billable } from '../../../../test/support/rechnung.ts';
import { queryAsOwner } from '../../../../test/support/rows.ts';
import { dayOf } from '../../../calendar.ts';
import { readOffenCent } from '../../kassenbuch/index.ts';
import { issueMonat } from '../lauf.ts';
import { previousMonatAt } from '../monat.ts';

/** The tenant of the tests, which invoices its agencies. */
export const TENANT = 'energie';
export const GRUND = { Grund: 'Die Anschrift ist falsch, Frau Nordmann hat angerufen.' };

interface Row extends Readonly<Record<string, unknown>> {
  readonly Rechnungsnummer: string;
  readonly Agenturnummer: string;
  readonly OffenCent: number;
  readonly FaelligAm: string;
}

/** Calls of the back office about invoices, by the session of the person who has logged in last. */
export function rechnungenOf(app: TestApp) {
  beforeAll(() => configure(app, TENANT, ABRECHNEND));
  const session = { bearer: '' };
  /** Logs a person in, from the present moment of the clock on. */
  async function enter(rolle: Mandantenrolle = 'Buchhaltung'): Promise<void> {
    session.bearer = (await loginBetrieb(app, { rollen: { [TENANT]: [rolle] }, giltBis: '2029-01-01' })).bearer;
  }
  const call = (method: 'GET' | 'PUT' | 'POST', path: string, body?: object, headers: Record<string, string> = {}, as = session.bearer) =>
    app.api(TENANT, method, `/betrieb/${path}`, { bearer: as, headers, ...(body && { body }) });
  const month = () => previousMonatAt(app.clock.now());
  async function rowsOf(Filter: object): Promise<Row[]> {
    const { status, body } = await call('PUT', 'rechnungen', { Pagesize: 200, Filter });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.Content;
  }
  /** An agency with a released order, and a person who is logged in on the first day of the next month. */
  async function billed() {
    const { agenturnummer, auftrag } = await billable(app, TENANT);
    await enter();
    return { agenturnummer, auftrag };
  }
  return {
    session,
    enter,
    call,
    month,
    rowsOf,
    billed,
    read: (nr: string) => call('GET', `rechnungen/${nr}`),
    pay: (nr: string, Am: string, as = session.bearer) => call('POST', `rechnungen/${nr}/bezahlt`, { Am }, {}, as),
    /** Enters a part of what is open, with what the person saw as open. */
    payPart: (nr: string, BetragCent: number, OffenCent: number, Am = dayOf(app.clock.now()), as = session.bearer) =>
      call('POST', `rechnungen/${nr}/bezahlt`, { Am, BetragCent, OffenCent }, {}, as),
    cancel: (nr: string, body: object = GRUND, as = session.bearer) => call('POST', `rechnungen/${nr}/stornieren`, body, {}, as),
    run: (Monat: string, body: object = {}, headers: Record<string, string> = {}) =>
      call('POST', 'rechnungslauf', { Monat, ...body }, headers),
    today: () => dayOf(app.clock.now()),
    openOf: (agenturnummer: string) => app.inTenant(TENANT, (context) => readOffenCent(context, agenturnummer)),
    numbersOf: async (Filter: object) => (await rowsOf(Filter)).map(({ Rechnungsnummer }) => Rechnungsnummer),
    /** Such an agency with an open invoice over 70.21 €, and an owner who has got no mail yet. */
    async invoiced() {
      const { agenturnummer, auftrag } = await billed();
      const done = await app.inTenant(TENANT, (context) => issueMonat(context, agenturnummer, month()));
      const owner = await makeBenutzer(app, TENANT, agenturnummer);
      const [nr = ''] = 'nummern' in done ? done.nummern : [];
      return { agenturnummer, auftrag, owner, nr };
    },
    async mailsTo(email: string) {
      await app.jobs.drainMails();
      return app.mails.allTo(email).length;
    },
    logOf: (nr: string) =>
      queryAsOwner<{ wer: string; was: string; vorher: string; nachher: string; grund: string | null; daten: object }>(
        app,
        'select wer, was, vorher, nachher, grund, daten from protokoll where mandant = $1 and bezug = $2 order by protokoll_id',
        [TENANT, nr],
      ),
  };
}
