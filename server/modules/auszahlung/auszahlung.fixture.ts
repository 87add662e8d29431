import { beforeAll, expect } from 'vitest';
import { Zahlungssteller } from '../../../contract/calls/betrieb/zahlungssteller.ts';
import { nextTargetDay } from '../../../contract/rules/target-days.ts';
import type { TestApp } from '../../../test/support/app.ts';
import { loginBetrieb, openBetriebSession, type TestPerson } from '../../../test/support/betrieb.ts';
import { configure } from '../../../test/support/mandant.ts';
import { pickBy, released, transfer } from '../../../test/support/money.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { addDays, dayOf } from '../../calendar.ts';

/** The tenant of the tests: a reward of 50 euros. */
export const TENANT = 'energie';

/** The account that is paid from. */
const STELLER = Zahlungssteller.parse({ Name: 'Probe Energie GmbH', IBAN: 'DE02120300000000202051', BIC: 'BYLADEM1001' });

/** A German IBAN with valid check digits, another for each number. */
export function ibanOf(number: number): string {
  const bban = `37040044${String(number).padStart(10, '0')}`;
  const rest = [...`${bban}131400`].reduce((sum, digit) => (sum * 10 + Number(digit)) % 97, 0);
  return `DE${String(98 - rest).padStart(2, '0')}${bban}`;
}

let accounts = 0;
/** An account that no other test has. */
function nextIban(): string {
  accounts += 1;
  return ibanOf(accounts);
}

interface Wish {
  readonly anteil?: 100 | 50 | 0;
  readonly iban?: string;
  readonly inhaber?: string;
}

/** Calls of the back office about payouts, by a maker and an approver whose roles are old enough once `begin` is done. */
export function makePayouts(app: TestApp, tenant: string) {
  const people: { maker?: TestPerson; approver?: TestPerson } = {};
  const session = { maker: '', approver: '' };
  async function begin(): Promise<void> {
    await configure(app, tenant, { Zahlungssteller: STELLER });
    people.maker = await loginBetrieb(app, { rollen: { [tenant]: ['Buchhaltung'] } });
    people.approver = await loginBetrieb(app, { rollen: { [tenant]: ['Betrieb'] } });
    app.clock.pass({ days: 2 });
    await enter();
  }
  /** Opens both sessions at the present moment of the clock. */
  async function enter(): Promise<void> {
    for (const one of ['maker', 'approver'] as const) {
      const person = people[one];
      if (person) session[one] = await openBetriebSession(app, person);
    }
  }
  const call = (
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    body?: object,
    as = session.maker,
    headers: Record<string, string> = {},
  ) => app.api(tenant, method, `/betrieb/${path}`, { bearer: as, headers, ...(body && { body }) });
  async function ok(reply: ReturnType<typeof call>) {
    const { status, body } = await reply;
    expect([200, 201, 202], JSON.stringify(body)).toContain(status);
    return body;
  }
  const today = () => dayOf(app.clock.now());
  const day = () => nextTargetDay(addDays(today(), 1));

  /** A released order whose reward the recommender picked as a transfer to an account of their own. */
  async function picked({ anteil = 100, iban = nextIban(), inhaber = 'Erna Muster' }: Wish = {}) {
    const one = await released(app, tenant, { anteil });
    const [grant] = one.grants;
    const choice = { ...transfer(grant, iban), Bankdaten: { Kontoinhaber: inhaber, IBAN: iban } };
    const token = anteil === 0 ? one.empfaengerToken : one.empfehlerToken;
    expect((await pickBy(app, tenant, token ?? '', choice)).status).toBe(200);
    // The clock has passed the days until the release, and with them the sessions.
    await enter();
    return { ...one, nummer: grant?.praemierungsnummer ?? '', cent: grant?.wert_cent ?? 0, iban, token: token ?? '' };
  }

  /** A draft of a run with everything that is ready, but for what other tests have left. */
  const create = (body: object = {}) => ok(call('POST', 'zahlungslaeufe', { Ausfuehrungstag: day(), ...body }));
  async function confirm(lauf: { Laufnummer: string; Hinweisliste: { Id: string; Schwere: string; BestaetigtVon: string | null }[] }) {
    const open = lauf.Hinweisliste.filter((one) => one.Schwere === 'Hinweis' && one.BestaetigtVon === null);
    if (open.length === 0) return;
    await ok(call('PUT', `zahlungslaeufe/${lauf.Laufnummer}/hinweise`, { Hinweise: open.map(({ Id }) => ({ Id, Worte: 'Geprüft' })) }));
  }
  const check = (nr: string) => call('POST', `zahlungslaeufe/${nr}/pruefen`);
  const approve = (nr: string, Pruefsumme: string, as = session.approver) =>
    call('POST', `zahlungslaeufe/${nr}/freigeben`, { Pruefsumme }, as);

  /** A run of everything of some kinds that is ready, rewards without a choice, checked. */
  async function checked(Arten = ['Praemie']) {
    const draft = await create({ Arten });
    await confirm(draft);
    return ok(check(draft.Laufnummer));
  }
  /** A run of everything that is ready, approved by the second person. */
  async function approved(arten?: string[]) {
    const lauf = await checked(arten);
    return ok(approve(lauf.Laufnummer, lauf.Pruefsumme));
  }
  /** A run of everything that is ready, at the bank. */
  async function handedOver(arten?: string[]) {
    const { Laufnummer } = await approved(arten);
    return ok(call('POST', `zahlungslaeufe/${Laufnummer}/uebergeben`));
  }
  const execute = (nr: string, Ausfuehrungstag = today()) => call('POST', `zahlungslaeufe/${nr}/ausfuehren`, { Ausfuehrungstag });
  /** A run of everything that is ready, executed and booked. */
  async function executed() {
    const { Laufnummer } = await handedOver();
    await ok(execute(Laufnummer));
    await app.jobs.drain();
    return read(Laufnummer);
  }
  const read = (nr: string) => ok(call('GET', `zahlungslaeufe/${nr}`));
  const paymentOf = async (nummer: string) =>
    (
      await queryAsOwner<{
        zahlungsnummer: string;
        status: string;
        laufnummer: string;
        storno_vorgemerkt: boolean;
        grund_code: string | null;
      }>(
        app,
        'select zahlungsnummer, status, laufnummer, storno_vorgemerkt, grund_code from zahlung where bezug = $1 order by erstellt_am desc, zahlungsnummer limit 1',
        [nummer],
      )
    )[0];
  const grantOf = async (nummer: string) =>
    (
      await queryAsOwner<{ status: string; ausgezahlt_am: Date | null; empfaenger: string }>(
        app,
        `select p.status, p.ausgezahlt_am, e.status as empfaenger from praemierung p
         join empfaenger e on e.mandant = p.mandant and e.empfaengernummer = p.empfaengernummer where p.praemierungsnummer = $1`,
        [nummer],
      )
    )[0];
  const bookedOf = async (nummer: string) =>
    (
      await queryAsOwner<{ vorgang: string }>(
        app,
        `select vorgang from buchung where praemierungsnummer = $1 or belegnummer in (select zahlungsnummer from zahlung where bezug = $1) order by buchung_id`,
        [nummer],
      )
    ).map(({ vorgang }) => vorgang);
  const returned = (zahlungsnummer: string, body: object) => call('POST', `zahlungen/${zahlungsnummer}/zurueck`, body);
  return {
    begin,
    people,
    session,
    enter,
    call,
    ok,
    today,
    day,
    picked,
    create,
    confirm,
    check,
    approve,
    checked,
    approved,
    handedOver,
    execute,
    executed,
    read,
    paymentOf,
    grantOf,
    bookedOf,
    returned,
  };
}

/** The same at the tenant of the tests, set up before the tests of a file. */
export function payoutsOf(app: TestApp) {
  const payouts = makePayouts(app, TENANT);
  beforeAll(payouts.begin);
  return payouts;
}
