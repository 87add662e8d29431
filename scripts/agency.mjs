/** Manages the agencies of a tenant (docs/operating.md): `npm run agency -- list`, `approve NUMBER`, `deactivate NUMBER --grund TEXT`, `invite …`. */
import { parseArgs } from 'node:util';
import { runCommand } from './command.mjs';

const USAGE = `Usage:
  npm run agency -- list [--after NUMBER]             200 agencies with their states and the texts to which they agreed, after the given one
  npm run agency -- approve NUMBER                    lets an agency in that waits, or one that rests back
  npm run agency -- deactivate NUMBER --grund TEXT    puts an agency to rest; its people read why
  npm run agency -- invoice [--monat YYYY-MM]         makes the invoices of a month that is over, the last without one; again makes none twice
  npm run agency -- paid NUMBER [--am YYYY-MM-DD]     an invoice was paid, or a correction paid out; today without a day
  npm run agency -- cancel-invoice NUMBER --grund TEXT    cancels an unpaid invoice by a document of its own
  npm run agency -- invite --firma NAME --vorname NAME --nachname NAME --email ADDRESS
Each takes --tenant NAME where more than one tenant has agencies.`;

/**
 * @typedef {typeof import('../server/start/agentur-command.ts')} Server
 * @typedef {import('../server/start/agentur-command.ts').Opening} Opening
 * @typedef {Readonly<Record<'tenant' | 'grund' | 'monat' | 'am' | 'after' | 'firma' | 'vorname' | 'nachname' | 'email', string | undefined>>} Wish
 * @typedef {{ arguments: number, takes: readonly string[], run: (server: Server, open: Opening, nummer: string, wish: Wish) => Promise<string> }} Command
 */

/** @type {Readonly<Record<string, Command>>} */
const COMMANDS = {
  list: {
    arguments: 0,
    takes: ['after'],
    run: (server, open, _, { tenant, after }) => server.listAgencies(open, { mandant: tenant, after }),
  },
  approve: { arguments: 1, takes: [], run: (server, open, nummer, { tenant }) => server.approveAgency(open, nummer, tenant) },
  deactivate: {
    arguments: 1,
    takes: ['grund'],
    run: (server, open, nummer, { grund, tenant }) => server.deactivateAgency(open, nummer, grund, tenant),
  },
  invoice: { arguments: 0, takes: ['monat'], run: (server, open, _, { monat, tenant }) => server.invoiceAgencies(open, monat, tenant) },
  paid: { arguments: 1, takes: ['am'], run: (server, open, nummer, { am, tenant }) => server.payInvoice(open, nummer, am, tenant) },
  'cancel-invoice': {
    arguments: 1,
    takes: ['grund'],
    run: (server, open, nummer, { grund, tenant }) => server.cancelInvoice(open, nummer, grund, tenant),
  },
  invite: {
    arguments: 0,
    takes: ['firma', 'vorname', 'nachname', 'email'],
    run: (server, open, _, wish) => server.inviteAgency(open, wish),
  },
};

function readArguments() {
  try {
    const text = /** @type {const} */ ({ type: 'string' });
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { tenant: text, grund: text, monat: text, am: text, after: text, firma: text, vorname: text, nachname: text, email: text },
    });
    const [name = '', ...given] = positionals;
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    const isRight =
      command && given.length === command.arguments && Object.keys(values).every((key) => ['tenant', ...command.takes].includes(key));
    return isRight ? { command, nummer: given[0] ?? '', wish: /** @type {Wish} */ (values) } : null;
  } catch {
    return null;
  }
}

const read = readArguments();
if (read === null) {
  console.error(USAGE);
  process.exit(1);
}
await runCommand('agentur-command', (/** @type {Server} */ server) =>
  read.command.run(server, server.openedBy(process.env), read.nummer, read.wish),
);
