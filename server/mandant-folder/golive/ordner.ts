import type { Entwurf } from '../../../contract/calls/betrieb/entwurf.ts';
import { type Ordner, valueAt } from '../../../contract/rules/entwurf.ts';
import type { Mandant } from '../../context.ts';
import { refuse, refuseField } from '../../errors.ts';
import { hashOfBild } from '../../modules/content/index.ts';
import type { Parts } from '../../parts.ts';
import { type Person, writeDraft } from '../entwurf/entwurf.ts';
import { forgetBilder, insertBilder } from '../entwurf/store.ts';
import { filesOf } from '../export.ts';
import { NEEDED } from '../folder.ts';
import { readJson } from '../json.ts';
import { type NamedFile, readZip, writeZip } from './zip.ts';

/** The published tenant as a ZIP of its folder, without secrets. */
export async function exportZip({ db }: Parts, { mandant }: Mandant): Promise<Buffer> {
  return writeZip((await db.inSetup(mandant, filesOf)) ?? refuse('NichtGefunden'));
}

/** Files whose content is one entry with fields; that of the others is a list. */
const RECORDS = ['mandant.json', 'inhalte.json', 'texte.json'];

/** Makes a ZIP of a folder the draft. Throws Validierung at the name of a file that does not fit; the draft stays as it was. */
export async function uploadOrdner(parts: Parts, { mandant }: Mandant, person: Person, file: Blob): Promise<Entwurf> {
  const files = await readZip(Buffer.from(await file.arrayBuffer()));
  const bilder = files.filter(isBild).map(([name, inhalt]) => ({ name: name.slice('bilder/'.length), inhalt, hash: hashOfBild(inhalt) }));
  const ordner: Ordner = {
    ...Object.fromEntries(files.filter((one) => !isBild(one)).map(([name, content]) => [name, contentOf(name, content)])),
    bilder: Object.fromEntries(bilder.map(({ name, hash }) => [name, hash])),
  };
  for (const name of NEEDED) if (!(name in ordner)) refuseField(name, 'pflichtfeld');
  const own = valueAt(ordner, ['mandant.json', 'mandant']);
  if (own !== undefined && own !== mandant) refuseField('mandant.json mandant', 'andererWert');
  return parts.db.inSetup(mandant, async (scope) => {
    const contents = bilder.filter(({ hash }, index) => bilder.findIndex((one) => one.hash === hash) === index);
    if (contents.length > 0)
      await insertBilder(
        scope,
        contents.map(({ hash, inhalt }) => ({ hash, inhalt })),
      );
    const draft = await writeDraft(parts, scope, { person, pfad: ['ordner'], next: () => ordner });
    await forgetBilder(scope);
    return draft;
  });
}

const isBild = ([name]: NamedFile): boolean => name.startsWith('bilder/');

function contentOf(name: string, bytes: Buffer): unknown {
  const { json, faults } = readJson(name, bytes);
  const isRecord = typeof json?.content === 'object' && json.content !== null && !Array.isArray(json.content);
  if (faults.length > 0 || (RECORDS.includes(name) ? !isRecord : !Array.isArray(json?.content))) refuseField(name, 'format');
  return json?.content;
}
