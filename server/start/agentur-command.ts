import { registerAgentur } from '../../contract/calls/agentur/registrierung.ts';
import { Datum } from '../../contract/values/wire.ts';
import { dayOf } from '../calendar.ts';
import type { Context, Mandant } from '../context.ts';
import { Refusal } from '../errors.ts';
import { approveAgentur, deactivateAgentur, hasAgentur, inviteAgentur, listAgenturen, listAgreements } from '../modules/agentur/index.ts';
import { cancelRechnung, isPastMonat, issueMonat, listBooked, markBezahlt, previousMonatAt } from '../modules/rechnung/index.ts';
import { inContext } from '../parts.ts';
import { type Opening, openedBy } from './opened.ts';

export { type Opening, openedBy };

/** Runs work about the agencies of a tenant in one transaction of it. */
type InMandant = <T>(mandant: Mandant, work: (context: Context) => Promise<T>) => Promise<T>;

/** Runs `work` with the tenants that have agencies, or with the named one. Throws with a line for the user if there is none. */
const withMandanten = <T>(
  open: Opening,
  named: string | undefined,
  work: (mandanten: readonly Mandant[], run: InMandant) => Promise<T>,
): Promise<T> =>
  open(async (opened) => {
    const mandanten = opened.mandanten.all().filter(({ konfiguration }) => konfiguration.ModuleAgentur !== 'Aus');
    const wanted = named === undefined ? mandanten : mandanten.filter(({ mandant }) => mandant === named);
    const names = mandanten.map(({ mandant }) => mandant).join(', ') || 'none';
    if (wanted.length === 0) throw new Error(`tenants with agencies (ModuleAgentur): ${names}`);
    return work(wanted, (mandant, inside) => inContext(opened, mandant, { wer: 'Betrieb' }, inside));
  });

const day = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Maximum number of agencies in a list. */
const LISTED = 200;

/**
 * Lists the agencies of all tenants or of one with the versions of the texts to which they agreed, waiting ones first. `after` is the number of the last agency
 * of the list before. Throws with a line for the user.
 */
export const listAgencies = (open: Opening, { mandant, after }: { mandant?: string | undefined; after?: string | undefined } = {}) =>
  withMandanten(open, mandant, async (mandanten, run) => {
    const lines: string[] = [];
    let rest = LISTED;
    for (const one of mandanten) {
      const rows = await run(one, (context) => listAgenturen(context, { after, limit: rest + 1 }));
      for (const row of rows.slice(0, rest)) {
        lines.push(`${row.agenturnummer}  ${row.status}  since ${day(row.erstellt_am)}  ${row.name || '(erased)'}  ${one.mandant}`);
        for (const { block, version, von, am } of await run(one, (context) => listAgreements(context, row.agenturnummer)))
          lines.push(
            am === null ? `  ${block}  ${version}  not agreed yet` : `  ${block}  ${version}  agreed ${am.toISOString()} by ${von}`,
          );
      }
      if (rows.length > rest) {
        const last = rows[rest - 1];
        const place = last ? ` --after ${last.agenturnummer}` : '';
        return [...lines, `${one.mandant} has more: npm run agency -- list --tenant ${one.mandant}${place}`].join('\n');
      }
      rest -= rows.length;
    }
    return lines.join('\n') || (after === undefined ? 'there is no agency yet' : `there is no agency after ${after}`);
  });

/** Runs `act` for the agency with this number. Throws with a line for the user if none or more than one tenant has such an agency. */
const withAgentur = (open: Opening, { nummer, mandant }: Wanted, act: (context: Context) => Promise<void>, done: string): Promise<string> =>
  withMandanten(open, mandant, async (mandanten, run) => {
    const having: Mandant[] = [];
    for (const one of mandanten) if (await run(one, (context) => hasAgentur(context, nummer))) having.push(one);
    const [only, ...others] = having;
    if (!only) throw new Error(`there is no agency ${nummer}; list says which there are`);
    if (others.length > 0) throw new Error(`${nummer} is of ${having.map((one) => one.mandant).join(' and ')}: say which with --tenant`);
    await run(only, act).catch(inWords(nummer));
    return `${nummer} of ${only.mandant} ${done}`;
  });

interface Wanted {
  readonly nummer: string;
  readonly mandant?: string | undefined;
}

/** Turns a refusal of the rules into a line for the user. */
const inWords = (nummer: string) => (error: unknown) => {
  if (!(error instanceof Refusal)) throw error;
  if (error.code === 'Validierung') throw new Error(`${nummer} has not said yet: ${error.fields.map(({ field }) => field).join(', ')}`);
  if (error.code === 'Konflikt') throw new Error(`${nummer} is in a state that this does not follow; list says in which`);
  throw error;
};

/** Approves a waiting agency or reactivates one, and mails its owners. Throws with a line for the user. */
export const approveAgency = (open: Opening, nummer: string, mandant?: string): Promise<string> =>
  withAgentur(open, { nummer, mandant }, (context) => approveAgentur(context, nummer), 'is active; its owners are told by mail');

/** Deactivates an agency; its owners receive the reason. Throws with a line for the user. */
export async function deactivateAgency(open: Opening, nummer: string, grund: string | undefined, mandant?: string): Promise<string> {
  const why = grund?.trim() ?? '';
  if (why === '' || why.length > 500) throw new Error('--grund: why, in up to 500 characters, as the agency reads it');
  return withAgentur(
    open,
    { nummer, mandant },
    (context) => deactivateAgentur(context, nummer, why),
    'is not active any more; its owners are told why',
  );
}

/** Runs `act` for a document of the only tenant or of the named one. Throws with a line for the user, which ends with `why` if it is refused. */
const withRechnung = <T>(open: Opening, { nummer, mandant }: Wanted, act: (context: Context) => Promise<T>, why: string): Promise<T> =>
  withMandanten(open, mandant, async (mandanten, run) => {
    const [only, ...others] = mandanten;
    if (!only || others.length > 0) throw new Error('several tenants have agencies: say which with --tenant');
    return run(only, act).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'NichtGefunden') throw new Error(`there is no document ${nummer}`);
      throw new Error(`${nummer} is paid or cancelled already, ${why}, or an approved payout run pays it`);
    });
  });

/** Marks a document as paid, on the given day or today; this settles the agency's account. Throws with a line for the user. */
export async function payInvoice(open: Opening, nummer: string, am: string | undefined, mandant?: string): Promise<string> {
  if (am !== undefined && !Datum.safeParse(am).success) throw new Error('--am: a day such as 2026-11-25');
  await withRechnung(
    open,
    { nummer, mandant },
    (context) => markBezahlt(context, nummer, am ?? dayOf(context.now)),
    'or the day does not fit',
  );
  return `${nummer} is paid`;
}

/** Cancels an unpaid document by a cancellation document. Throws with a line for the user. */
export async function cancelInvoice(open: Opening, nummer: string, grund: string | undefined, mandant?: string): Promise<string> {
  const why = grund?.trim() ?? '';
  if (why === '' || why.length > 500) throw new Error('--grund: why, in up to 500 characters');
  const storno = await withRechnung(
    open,
    { nummer, mandant },
    (context) => cancelRechnung(context, nummer, why),
    'or a part of it is paid',
  );
  return `${nummer} is cancelled by ${storno}; what it said stands on the next invoice`;
}

/** Issues the invoices of a month, by default the last complete one, each agency in its own transaction. Throws with a line for the user. */
export const invoiceAgencies = (open: Opening, monat: string | undefined, mandant?: string): Promise<string> =>
  withMandanten(open, mandant, async (mandanten, run) => {
    const lines: string[] = [];
    for (const one of mandanten) {
      const now = await run(one, async (context) => context.now);
      if (monat !== undefined && !isPastMonat(monat, now)) throw new Error('--monat: a month that is over, such as 2026-10');
      if (one.konfiguration.Rechnungssteller === null) {
        lines.push(`${one.mandant} has no Rechnungssteller: no invoices`);
        continue;
      }
      for (const agentur of await run(one, listBooked)) {
        const done = await run(one, (context) => issueMonat(context, agentur, monat ?? previousMonatAt(now)));
        const said = 'ohne' in done ? 'has no whole address: none' : done.nummern.join(', ') || 'nothing new';
        lines.push(`${agentur}  ${said}  ${one.mandant}`);
      }
    }
    return lines.join('\n') || 'nothing was booked to any agency yet';
  });

/** The person and firm to invite, as the command takes them. */
export interface Invited {
  readonly firma?: string | undefined;
  readonly vorname?: string | undefined;
  readonly nachname?: string | undefined;
  readonly email?: string | undefined;
  readonly tenant?: string | undefined;
}

/** Invites a firm to become an agency and mails the link to its address. Throws with a line for the user. */
export async function inviteAgency(open: Opening, { firma, vorname, nachname, email, tenant }: Invited): Promise<string> {
  const read = registerAgentur.body.safeParse({ Firma: firma, Vorname: vorname, Nachname: nachname, Email: email });
  if (!read.success) throw new Error('--firma, --vorname, --nachname and --email: all of them, the last an address');
  const { Firma, Vorname, Nachname, Email } = read.data;
  const person = { firma: Firma, vorname: Vorname, nachname: Nachname, email: Email };
  return withMandanten(open, tenant, async (mandanten, run) => {
    const [only, ...others] = mandanten;
    if (!only || others.length > 0) throw new Error('several tenants have agencies: say which with --tenant');
    const nummer = await run(only, (context) => inviteAgentur(context, person)).catch((error: unknown) => {
      throw error instanceof Refusal && error.code === 'KontoGesperrt' ? new Error('the tenant has barred this address') : error;
    });
    if (nummer === null) throw new Error('this address works for an agency already, or was invited by one');
    return `${nummer} of ${only.mandant} is invited; its link goes out by mail`;
  });
}
