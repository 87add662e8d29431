/** Manages API keys of a tenant's own systems (docs/tenant.md): `npm run key -- create TENANT`, `list TENANT`, `revoke TENANT KEY`. */
import { parseArgs } from 'node:util';
import { runCommand } from './command.mjs';

const USAGE = `Usage:
  npm run key -- create TENANT [--name NAME] [--rights Auftrag,Kundennummer,Logintoken,Nachbuchung]
  npm run key -- list TENANT
  npm run key -- revoke TENANT KEY    by its name or id`;

/**
 * @typedef {typeof import('../server/start/key-command.ts')} Server
 * @typedef {{ name?: string, rights?: string }} Wish
 * @typedef {{ arguments: number, run: (server: Server, given: string[], wish: Wish) => Promise<string> }} Command
 */

/** @type {Readonly<Record<string, Command>>} */
const COMMANDS = {
  create: { arguments: 1, run: (server, [mandant = ''], wish) => server.createKey(process.env, mandant, wish) },
  list: { arguments: 1, run: (server, [mandant = '']) => server.listKeys(process.env, mandant) },
  revoke: { arguments: 2, run: (server, [mandant = '', key = '']) => server.revokeKey(process.env, mandant, key) },
};

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { name: { type: 'string' }, rights: { type: 'string' } },
    });
    const [name = '', ...given] = positionals;
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    const isRight = command && given.length === command.arguments && (name === 'create' || Object.keys(values).length === 0);
    return isRight ? { command, given, values } : null;
  } catch {
    return null;
  }
}

const read = readArguments();
if (read === null) {
  console.error(USAGE);
  process.exit(1);
}
await runCommand('key-command', (/** @type {Server} */ server) => read.command.run(server, read.given, read.values));
