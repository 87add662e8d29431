/** Backs up the configured installation into a new folder (docs/operating.md): `npm run backup -- FOLDER`. */
import { onlyArgument, runCommand } from './command.mjs';

const folder = onlyArgument('npm run backup -- FOLDER, a folder that is not there yet');
await runCommand('backup', (/** @type {typeof import('../server/backup/backup.ts')} */ { backup }) => backup(process.env, folder));
