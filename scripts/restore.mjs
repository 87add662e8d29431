/** Restores a backup into a new installation (docs/operating.md): `npm run restore -- FOLDER`. */
import { onlyArgument, runCommand } from './command.mjs';

const folder = onlyArgument('npm run restore -- FOLDER, a folder that npm run backup wrote');
await runCommand('restore', (/** @type {typeof import('../server/backup/restore.ts')} */ { restore }) => restore(process.env, folder));
