import type { Felder, InhaltEntry } from '../../contract/calls/inhalt.ts';
import { isSameJson } from '../../contract/rules/entwurf.ts';
import { VERSIONED } from '../../contract/rules/rechtstexte.ts';
import { LOCALES } from '../../contract/values/wire.ts';
import { type Sentence, sentence } from '../../texts/sentence.ts';
import { dayOf } from '../calendar.ts';
import type { Context } from '../context.ts';
import { listAgreedRechtstexte, readInhalte, servedArten } from '../modules/content/index.ts';
import type { Fault, Path } from './faults.ts';
import type { Faults } from './folder.ts';

type Block = Felder['content-bloecke'];

/** Wordings of a block with the place of their fields: its own, whose fields stand below `iv`, and the planned ones. */
function wordingsOf(block: Block) {
  const { Titel, Inhalt, Version, GiltAb } = block;
  const own = { version: Version?.iv, giltAb: GiltAb?.iv, Titel, Inhalt, place: [] as Path, end: ['iv'] as Path };
  const planned = (block.Geplant?.iv ?? []).map((one, index) => ({
    version: one.Version,
    giltAb: one.GiltAb as string | undefined,
    Titel: one.Titel,
    Inhalt: one.Inhalt,
    place: ['Geplant', 'iv', index] as Path,
    end: [] as Path,
  }));
  return [own, ...planned];
}

const blocksOf = (inhalte: readonly InhaltEntry[]) =>
  inhalte.flatMap(({ art, kennung, felder }) => (art === 'content-bloecke' ? [{ kennung, block: felder as Block }] : []));

const isVersioned = (kennung: string): boolean => VERSIONED.some((one) => one === kennung);

/** Notes planned wordings of text blocks that contradict each other: two of one day or with one version word, one without a language of its block or a needed version. */
export function checkRechtstexte(faults: Faults, inhalte: readonly InhaltEntry[]): void {
  for (const { kennung, block } of blocksOf(inhalte)) {
    const add = (path: Path, message: Sentence) => faults.add('inhalte.json', ['content-bloecke', kennung, ...path], message);
    const [own, ...planned] = wordingsOf(block);
    for (const [index, one] of planned.entries()) {
      const earlier = [own, ...planned.slice(0, index)];
      if (planned.slice(0, index).some(({ giltAb }) => giltAb === one.giltAb) || (one.giltAb ?? '') <= (own?.giltAb ?? ''))
        add([...one.place, 'GiltAb'], sentence('fassungTag'));
      if (one.version === undefined && isVersioned(kennung)) add([...one.place, 'Version'], sentence('fehlt'));
      if (one.version !== undefined && earlier.some((other) => other?.version === one.version))
        add([...one.place, 'Version'], sentence('fassungDoppelt'));
      for (const locale of LOCALES)
        if (block.Inhalt[locale] !== undefined && one.Inhalt[locale] === undefined)
          add([...one.place, 'Inhalt', locale], sentence('fehlt'));
    }
  }
}

/**
 * Faults of wordings that only the database reveals: a planned one that begins on a day that has begun, unless it is published unchanged or the tenant is new; one that holds since
 * a day to come; another text under a version word to which people agreed.
 */
export async function faultsOfRechtstexte(context: Context, inhalte: readonly InhaltEntry[]): Promise<Fault[]> {
  // The text blocks of a content service are not taken from the folder.
  if (servedArten(context.konfiguration).includes('content-bloecke')) return [];
  const today = dayOf(context.now);
  const published = (await readInhalte(context)).filter(({ art }) => art === 'content-bloecke');
  const agreed = await listAgreedRechtstexte(context);
  return blocksOf(inhalte).flatMap(({ kennung, block }) => {
    const before = published.find((one) => one.kennung === kennung)?.felder as Block | undefined;
    const known = before?.Geplant?.iv ?? [];
    const [own, ...planned] = wordingsOf(block);
    const past = planned.filter(
      ({ giltAb = '' }, index) =>
        published.length > 0 && giltAb <= today && !known.some((one) => isSameJson(one, block.Geplant?.iv[index])),
    );
    const used = [...(own ? [own] : []), ...planned].filter(({ version, Titel = block.Titel, Inhalt }) => {
      const kept = agreed.find((one) => one.block === kennung && one.version === version)?.felder;
      return kept && !isSameJson({ ...(Titel && { Titel }), Inhalt }, kept);
    });
    const fault = (path: Path, message: Sentence): Fault => ({
      file: 'inhalte.json',
      path: ['content-bloecke', kennung, ...path],
      message,
    });
    return [
      ...(own?.giltAb !== undefined && own.giltAb > today ? [fault(['GiltAb', 'iv'], sentence('fassungKuenftig'))] : []),
      ...past.map(({ place }) => fault([...place, 'GiltAb'], sentence('fassungVergangen'))),
      ...used.map(({ place, end }) => fault([...place, 'Version', ...end], sentence('aktionVersion'))),
    ];
  });
}
