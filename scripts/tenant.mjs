/** Manages tenants as folders (docs/tenant.md): `npm run tenant -- import FOLDER`, `check FOLDER`, `export TENANT FOLDER`, `secret TENANT SERVICE`, `probe TENANT`, `list`. */
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { runCommand } from './command.mjs';

const USAGE = `Usage:
  npm run tenant -- check FOLDER           says what is wrong with a folder and what an import would change
  npm run tenant -- import FOLDER          makes the tenant of a folder, or changes what differs of it
  npm run tenant -- export TENANT FOLDER   writes a tenant as a folder, without keys, secrets and voucher codes
  npm run tenant -- secret TENANT SERVICE  takes the secret of the tenant for an outside service by the standard input
  npm run tenant -- secret-end TENANT SERVICE
                                           removes it
  npm run tenant -- probe TENANT           asks its outside services and says what is wrong
  npm run tenant -- pull TENANT            takes the content of its content service into the own store
  npm run tenant -- list                   all tenants, their hosts, products, keys and outside services`;

/**
 * @typedef {typeof import('../server/start/mandant-command.ts')} Server
 * @typedef {{ arguments: number, run: (server: Server, given: string[]) => Promise<string> }} Command
 */

/**
 * Resolves a folder from the caller's working directory, since npm runs scripts in another one.
 * @param {string} folder
 */
const pathOf = (folder) => resolve(process.env.INIT_CWD ?? '.', folder);

/** @type {Readonly<Record<string, Command>>} */
const COMMANDS = {
  check: { arguments: 1, run: (server, [folder = '']) => server.checkMandantFolder(process.env, pathOf(folder)) },
  import: { arguments: 1, run: (server, [folder = '']) => server.importMandantFolder(process.env, pathOf(folder)) },
  export: { arguments: 2, run: (server, [name = '', folder = '']) => server.exportMandantFolder(process.env, name, pathOf(folder)) },
  secret: {
    arguments: 2,
    run: async (server, [name = '', service = '']) => server.setServiceSecret(process.env, name, service, await text(process.stdin)),
  },
  'secret-end': { arguments: 2, run: (server, [name = '', service = '']) => server.endServiceSecret(process.env, name, service) },
  probe: { arguments: 1, run: (server, [name = '']) => server.probeServices(process.env, name) },
  pull: { arguments: 1, run: (server, [name = '']) => server.pullContent(process.env, name) },
  list: { arguments: 0, run: (server) => server.listMandantFolders(process.env) },
};

const [name = '', ...given] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (!command || given.length !== command.arguments || given.some((one) => one.startsWith('-'))) {
  console.error(USAGE);
  process.exit(1);
}
await runCommand('mandant-command', (/** @type {Server} */ server) => command.run(server, given));
