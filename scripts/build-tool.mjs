/** Builds a tool into `dist/tools/NAME` (`ensure-tool.mjs`): `node scripts/build-tool.mjs NAME`. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { builtTool, hashTools } from './ensure-tool.mjs';
import { root, WORKERS } from './sources.mjs';

const [name = ''] = process.argv.slice(2);
const folder = join(root, 'tools', name);
const { outDir, stampFile } = builtTool(name);
const hash = hashTools();
// The stamp is written last, so that an interrupted build does not count.
rmSync(stampFile, { force: true });
const entries = readdirSync(folder).filter((file) => file === 'main.ts' || file.endsWith('.process.ts'));
const programs = entries.map((file) => [basename(file, '.ts'), join(folder, file)]);
const workers = Object.entries(WORKERS).map(([worker, file]) => [worker, join(root, file)]);
const input = Object.fromEntries([...programs, ...workers]);
const configFile = join(root, 'vite.tools.config.ts');
await build({ root, configFile, logLevel: 'warn', build: { outDir, rolldownOptions: { input } } });
writeFileSync(stampFile, hash);
