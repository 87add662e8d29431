import { inviteEmpfehler, loginAgentur, makeAgentur, makeBenutzer } from '../../test/support/agentur.ts';
import type { Reply, TestApp } from '../../test/support/app.ts';
import { ordered } from '../../test/support/money.ts';
import { insertRows, queryAsOwner } from '../../test/support/rows.ts';
import { PASSWORD } from '../../test/support/walk.ts';
import { addDays, startOfDay } from '../calendar.ts';
import { codeAt } from '../modules/zugang/totp.ts';

interface Person {
  readonly agentur: string;
  readonly email: string;
  readonly bearer: string;
}
type Ask = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Reply>;

/** People of agencies of a tenant: an owner, one with an order that can be released, one with a second factor; their calls, and the log entries about them. */
export function agenturLeute(app: TestApp, tenant: string) {
  async function owner(agenturnummer?: string): Promise<Person> {
    const agentur = agenturnummer ?? (await makeAgentur(app, tenant));
    const email = await makeBenutzer(app, tenant, agentur);
    return { agentur, email, bearer: await loginAgentur(app, tenant, email) };
  }

  /** An order of an agency on the first day that it can be released, and an owner. */
  async function due() {
    const agenturnummer = await makeAgentur(app, tenant);
    const { auftrag } = await ordered(app, tenant, {
      empfehler: await inviteEmpfehler(app, tenant, { agenturnummer, mitarbeiternummer: 'M-7' }),
    });
    app.clock.set(new Date(startOfDay(addDays(auftrag.Auftragsdatum, 15)).getTime() + 36_000_000));
    return { ...(await owner(agenturnummer)), nr: auftrag.Auftragsnummer };
  }

  const by =
    (bearer?: string): Ask =>
    (method, path, body) =>
      app.api(tenant, method, path, { ...(bearer !== undefined && { bearer }), ...(body && { body }) });

  const prepare = async ({ bearer }: Person): Promise<() => string> => {
    const { body } = await by(bearer)('POST', '/agentur/zweitfaktor', { Password: PASSWORD });
    return () => codeAt(body.Geheimnis, app.clock.now());
  };
  async function withZweitfaktor() {
    const one = await owner();
    const code = await prepare(one);
    await by(one.bearer)('PUT', '/agentur/zweitfaktor', { Code: code() });
    app.clock.pass({ minutes: 1 });
    return { ...one, code };
  }

  /** More invitations than an export returns immediately. */
  const insertManyEinladungen = (agentur: string) =>
    insertRows(
      app,
      10_001,
      `insert into einladung (mandant, einladungsnummer, agenturnummer, vorname, nachname, email, art, status, erstellt_am, gueltig_bis, beendet_am)
       select $3, $4 || '-l' || n, $4, 'Ida', 'Ölmann', null, 'Telefon', 'Zurueckgezogen', $5::timestamptz, $5, $5 from generate_series($1::int, $2::int) n`,
      [tenant, agentur, app.clock.now()],
    );

  const entriesOf = (agentur: string) =>
    queryAsOwner<{ wer: string; was: string; vorher: string | null; nachher: string | null; grund: string | null; zeit: Date }>(
      app,
      'select wer, was, vorher, nachher, grund, zeit from protokoll where agenturnummer = $1 order by protokoll_id',
      [agentur],
    );
  const eventsOf = (agentur: string) =>
    queryAsOwner<{ wer: string; told: string }>(
      app,
      "select wer, was || ' ' || nachher as told from ereignis where agenturnummer = $1 order by ereignis_id",
      [agentur],
    );

  return { owner, due, by, prepare, withZweitfaktor, insertManyEinladungen, entriesOf, eventsOf };
}
