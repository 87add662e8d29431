/** Weighs pages and the widget of the built product (docs/commands.md); exits 1 if something is over budget. Last step of `npm run build`. */
import { checkSizes } from './sizes.ts';

const over = await checkSizes();
for (const line of over) console.error(line);
process.exitCode = over.length > 0 ? 1 : 0;
