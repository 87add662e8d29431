/** Lists and retries mails that were not sent (docs/operating.md): `npm run mail -- list`, `retry ID`, `retry --all`. */
import { parseArgs } from 'node:util';
import { runCommand } from './command.mjs';

const USAGE = `Usage:
  npm run mail -- list           mails that wait or were given up: id, template, masked address, age, tries, reason
  npm run mail -- retry ID       tries one again at once, with all its tries before it
  npm run mail -- retry --all    the same with every one that failed`;

/**
 * @typedef {typeof import('../server/start/mail-command.ts')} Server
 */

/** @returns {((server: Server) => Promise<string>) | null} */
function readCommand() {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' } } });
    const [name, id, ...more] = positionals;
    if (more.length > 0) return null;
    if (name === 'list' && id === undefined && !values.all) return (server) => server.listMails(server.openedBy(process.env));
    if (name !== 'retry' || (id === undefined) !== (values.all === true)) return null;
    return (server) => server.retryMail(server.openedBy(process.env), id === undefined ? 'all' : { id });
  } catch {
    return null;
  }
}

const command = readCommand();
if (command === null) {
  console.error(USAGE);
  process.exit(1);
}
await runCommand('mail-command', command);
