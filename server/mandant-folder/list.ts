import type { Db } from '../db/scope.ts';
import { listApiSchluessel } from '../modules/betrieb/index.ts';
import { countProdukte, listMandanten } from './reads.ts';

/** The first command of an operator. */
export const FIRST_COMMAND = 'npm run tenant -- import <folder>';
export const NO_MANDANT = `There is no tenant yet. Make the first one: ${FIRST_COMMAND} (docs/tenant.md)`;

/** All tenants as lines for people: name, display name, hosts, products, names of the valid keys. */
export async function printMandanten(db: Db): Promise<string> {
  const mandanten = await db.inSystem(listMandanten);
  if (mandanten.length === 0) return NO_MANDANT;
  const blocks: string[] = [];
  for (const { mandant, name, hosts } of mandanten) {
    const { produkte, keys } = await db.inMandant(mandant, async (scope) => ({
      produkte: await countProdukte(scope),
      keys: (await listApiSchluessel(scope)).filter((key) => key.widerrufen_am === null).map((key) => key.bezeichnung),
    }));
    const hidden = produkte.hidden > 0 ? `, ${produkte.hidden} hidden` : '';
    blocks.push(
      `${mandant}  ${name}`,
      `  hosts     ${hosts.map(({ host, art }) => (art === 'link' ? `${host} (links)` : host)).join(', ') || 'none'}`,
      `  products  ${produkte.shown}${hidden}`,
      `  keys      ${keys.join(', ') || 'none'}`,
    );
  }
  return blocks.join('\n');
}
