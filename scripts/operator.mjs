/** Invites, lists, resets and bars the people of the back office (docs/operating.md): `npm run operator -- create ADDRESS`, `list`, `reset`, `bar`, `allow`. */
import { parseArgs } from 'node:util';
import { runRead } from './command.mjs';

const USAGE = `Usage:
  npm run operator -- create ADDRESS                                     invites a person who works for all tenants
  npm run operator -- create ADDRESS --rolle ROLE --tenant NAME [--bis YYYY-MM-DD]   with a role at one tenant
  npm run operator -- list                                               people with their states and roles
  npm run operator -- reset ADDRESS                                      a link to set password and second factor again
  npm run operator -- bar ADDRESS                                        ends the sessions and refuses logins
  npm run operator -- allow ADDRESS                                      lets a barred person in again`;

/**
 * @typedef {typeof import('../server/start/operator-command.ts')} Server
 */

/** @returns {((server: Server) => Promise<string>) | null} */
function readCommand() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { rolle: { type: 'string' }, tenant: { type: 'string' }, bis: { type: 'string' } },
  });
  const [name, address, ...more] = positionals;
  if (more.length > 0) return null;
  const isPlain = Object.keys(values).length === 0;
  if (name === 'create' && address !== undefined)
    return (server) => server.createPerson(server.openedAlsoEmptyBy(process.env), address, values);
  if (name === 'list' && address === undefined && isPlain) return (server) => server.listPeople(server.openedAlsoEmptyBy(process.env));
  if (address === undefined || !isPlain) return null;
  if (name === 'reset') return (server) => server.resetPerson(server.openedAlsoEmptyBy(process.env), address);
  if (name === 'bar') return (server) => server.barPerson(server.openedAlsoEmptyBy(process.env), address);
  if (name === 'allow') return (server) => server.allowPerson(server.openedAlsoEmptyBy(process.env), address);
  return null;
}

await runRead('operator-command', USAGE, readCommand);
