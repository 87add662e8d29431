import * as z from 'zod/mini';
import { MandantKonfiguration } from '../../../contract/calls/mandant.ts';
import { bildNamesOf } from '../../../contract/values/bild.ts';
import { Theme } from '../../../contract/values/theme.ts';
import { mandantTexts } from '../../../texts/texts.ts';
import type { Mandant } from '../../context.ts';
import type { Db } from '../../db/scope.ts';
import type { LeftOut, Mandanten } from '../../parts.ts';
import { listBilder } from './reads.ts';
import { checkValue, type Refused } from './refused.ts';
import { listAllAktionen, listHosts, listMandanten } from './store.ts';

/**
 * Reads all tenants into memory. A tenant is left out with its fault if its configuration, theme or texts are invalid or a picture is
 * missing; if a valid version was read before, that one stays.
 */
export async function loadMandanten(db: Db): Promise<Mandanten> {
  let byName = new Map<string, Mandant>();
  let hosts = new Map<string, { mandant: Mandant; art: 'seite' | 'link' }>();
  let leftOut: LeftOut[] = [];
  const reload = async () => {
    const { rows, hostRows, bildRows, aktionRows } = await db.inSystem(async (scope) => ({
      rows: await listMandanten(scope),
      hostRows: await listHosts(scope),
      bildRows: await listBilder(scope),
      aktionRows: await listAllAktionen(scope),
    }));
    const [bilderOf, aktionenOf, hostsOf] = [byMandant(bildRows), byMandant(aktionRows), byMandant(hostRows)];
    const before = byName;
    byName = new Map();
    leftOut = [];
    for (const row of rows) {
      const { mandant } = row;
      const read = checked({ ...row, bilder: new Map(bilderOf(mandant).map((bild) => [bild.name, bild])), aktionen: aktionenOf(mandant) });
      if (typeof read === 'string')
        leftOut.push({ mandant, hosts: hostsOf(mandant).map(({ host }) => host), fault: `tenant ${mandant}: ${read}` });
      const good = typeof read === 'string' ? before.get(mandant) : read;
      if (good) byName.set(mandant, good);
    }
    hosts = new Map();
    for (const { host, mandant, art } of hostRows) {
      const known = byName.get(mandant);
      if (known) hosts.set(host, { mandant: known, art });
    }
  };
  await reload();
  return {
    get: (mandant) => byName.get(mandant),
    byHost: (host) => hosts.get(host),
    all: () => [...byName.values()],
    leftOut: () => leftOut,
    reload,
  };
}

/** The rows of each tenant, in their order. */
function byMandant<R extends { readonly mandant: string }>(rows: readonly R[]): (mandant: string) => readonly R[] {
  const found = new Map<string, R[]>();
  for (const row of rows) {
    const own = found.get(row.mandant) ?? [];
    own.push(row);
    found.set(row.mandant, own);
  }
  return (mandant) => found.get(mandant) ?? [];
}

const Worte = z._default(z.record(z.string(), z.string()), {});

/** The tenant's own texts in place of the product's, flat by key; a missing language has none. */
const Texte = z.object({ de: Worte, en: Worte });

/** A valid tenant, or the fault of an invalid one. */
function checked(row: LoadedRow): Mandant | string {
  const konfiguration = checkValue(MandantKonfiguration, row.konfiguration);
  if (konfiguration.refused) return faultOf('configuration', konfiguration.refused);
  const theme = checkValue(Theme, row.theme);
  if (theme.refused) return faultOf('theme', theme.refused);
  const texte = checkValue(Texte, row.texte);
  if (texte.refused) return faultOf('texts', texte.refused);
  const missing = bildNamesOf(theme.data).filter((name) => !row.bilder.has(name));
  if (missing.length > 0) return `the theme names pictures that are not there: ${missing.join(', ')}`;
  const words = { de: mandantTexts('de', konfiguration.data, texte.data.de), en: mandantTexts('en', konfiguration.data, texte.data.en) };
  return { ...row, konfiguration: konfiguration.data, theme: theme.data, texte: words };
}

function faultOf(part: string, [first]: readonly Refused[]): string {
  return `${part} field ${first?.path.join('.')} is not valid (${first?.message('en')})`;
}

type LoadedRow = Awaited<ReturnType<typeof listMandanten>>[number] & Pick<Mandant, 'bilder' | 'aktionen'>;
