/** Lists and retries mails that were not sent, and allows suppressed mailboxes again (docs/operating.md): `npm run mail -- list`, `retry ID`, `retry --all`, `allow ID`. */
import { parseArgs } from 'node:util';
import { runRead } from './command.mjs';

const USAGE = `Usage:
  npm run mail -- list           mails that wait, were given up or came back: id, template, masked address, age, tries, reason
  npm run mail -- retry ID       tries one again at once, with all its tries before it
  npm run mail -- retry --all    the same with every one that failed
  npm run mail -- allow ID       mails its mailbox again, which did not exist or whose owner complained
  npm run mail -- allow ADDRESS  the same by the address, which then stands in the history of your shell`;

/**
 * @typedef {typeof import('../server/start/mail-command.ts')} Server
 */

/** @returns {((server: Server) => Promise<string>) | null} */
function readCommand() {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' } } });
  const [name, id, ...more] = positionals;
  if (more.length > 0) return null;
  if (name === 'list' && id === undefined && !values.all) return (server) => server.listMails(server.openedBy(process.env));
  if (name === 'allow' && id !== undefined && !values.all) return (server) => server.allowMailbox(server.openedBy(process.env), id);
  if (name !== 'retry' || (id === undefined) !== (values.all === true)) return null;
  return (server) => server.retryMail(server.openedBy(process.env), id === undefined ? 'all' : { id });
}

await runRead('mail-command', USAGE, readCommand);
