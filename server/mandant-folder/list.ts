import type { Db } from '../db/scope.ts';
import { listApiSchluessel } from '../modules/betrieb/index.ts';
import { loadMandanten } from '../modules/mandant/index.ts';
import { listUsed, type OutsideService } from '../outside/service.ts';
import { countProdukte, listMandanten } from './reads.ts';

/** The first command of an operator. */
export const FIRST_COMMAND = 'npm run tenant -- import <folder>';
export const NO_MANDANT = `There is no tenant yet. Make the first one: ${FIRST_COMMAND} (docs/tenant.md)`;

/** All tenants as lines for people: name, display name, hosts, products, names of the keys that were not revoked, and the outside services that a tenant uses. */
export async function printMandanten(db: Db, services: readonly OutsideService[]): Promise<string> {
  const mandanten = await db.inSystem(listMandanten);
  if (mandanten.length === 0) return NO_MANDANT;
  const loaded = await loadMandanten(db);
  const blocks: string[] = [];
  for (const { mandant, name, hosts } of mandanten) {
    const konfiguration = loaded.get(mandant)?.konfiguration;
    const { produkte, keys, used } = await db.inMandant(mandant, async (scope) => ({
      produkte: await countProdukte(scope),
      keys: (await listApiSchluessel(scope))
        .filter((key) => key.widerrufen_am === null)
        .map((key) => (key.gilt_bis === null ? key.bezeichnung : `${key.bezeichnung} (until ${key.gilt_bis})`)),
      used: konfiguration ? await listUsed(scope, konfiguration, services) : [],
    }));
    const shown = used.map(({ name, hasSecret }) => (hasSecret ? name : `${name} (its secret is missing)`));
    const hidden = produkte.hidden > 0 ? `, ${produkte.hidden} hidden` : '';
    blocks.push(
      `${mandant}  ${name}`,
      `  hosts     ${hosts.map(({ host, art }) => (art === 'link' ? `${host} (links)` : host)).join(', ') || 'none'}`,
      `  products  ${produkte.shown}${hidden}`,
      `  keys      ${keys.join(', ') || 'none'}`,
      ...(shown.length > 0 ? [`  services  ${shown.join(', ')}`] : []),
    );
  }
  return blocks.join('\n');
}
