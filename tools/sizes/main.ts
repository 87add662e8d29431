/** Weighs pages and the widget of the built product (docs/commands.md); exits 1 if something is over budget. Last step of `npm run build`. */
import { openProduct } from '../shared/product.ts';
import { checkSizes } from './sizes.ts';

const product = await openProduct({ entry: 'dist/server/main.js' });
const over = await checkSizes(product.port).finally(() => product.end());
for (const line of over) console.error(line);
process.exitCode = over.length > 0 ? 1 : 0;
