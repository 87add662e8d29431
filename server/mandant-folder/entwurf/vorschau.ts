import type { InhaltArt } from '../../../contract/calls/inhalt.ts';
import { VORSCHAU_LINK_TAGE, vorschauPath } from '../../../contract/rules/entwurf-vorschau.ts';
import { mandantTexts } from '../../../texts/texts.ts';
import { addTage, dayOf } from '../../calendar.ts';
import type { Context, KeptInhalte, Mandant } from '../../context.ts';
import type { SetupScope } from '../../db/scope.ts';
import { refuse } from '../../errors.ts';
import { inhalteOn, servedArten } from '../../modules/content/index.ts';
import type { Parts } from '../../parts.ts';
import type { MandantFolder } from '../draft.ts';
import { importInto } from '../import.ts';
import { folderOfOrdner } from './entwurf.ts';
import { findEntwurf, readContents, readShown } from './store.ts';

const ZWECK = 'entwurf.vorschau';

/** An address that shows the draft of the tenant. It is signed with the tenant and its end, so that nothing has to be stored. */
export function vorschauOf({ mandant, now, secrets, installationUrl }: Context) {
  const bis = addTage(now, VORSCHAU_LINK_TAGE);
  const token = secrets.sign(`${bis.getTime()} ${mandant}`, ZWECK);
  return { Adresse: `${installationUrl}${vorschauPath(token)}`, GueltigBis: bis.toISOString() };
}

/** The tenant whose draft a token shows. Throws NichtGefunden for one that has ended or that is none of ours. */
export function mandantOfVorschau({ secrets, clock, mandanten }: Pick<Parts, 'secrets' | 'clock' | 'mandanten'>, token: string): Mandant {
  const [bis, name = ''] = secrets.readSigned(token, ZWECK)?.split(' ') ?? [];
  const mandant = Number(bis) > clock.now().getTime() ? mandanten.get(name) : undefined;
  return mandant ?? refuse('NichtGefunden');
}

/** The tenant as its draft makes it, inside the transaction that ends with the preview. */
export interface Shown {
  readonly scope: SetupScope;
  readonly mandant: Mandant;
  readonly inhalte: KeptInhalte;
}

/** Ends the transaction of a preview, and carries what it made. */
class Undone<T> extends Error {
  readonly made: T;

  constructor(made: T) {
    super('preview');
    this.made = made;
  }
}

/**
 * Imports the draft of a tenant, runs `work`, and rolls everything back: a preview is made by the rules of publishing and leaves no trace. Without a draft it shows
 * the published tenant. One preview of a tenant is made at a time. Throws FolderRefused for a draft with faults.
 */
export async function inDraft<T>(parts: Parts, published: Mandant, work: (shown: Shown) => Promise<T>): Promise<T> {
  const { mandant } = published;
  const made = await parts.db.inTurn(`${mandant} entwurf.vorschau`, () =>
    parts.db
      .inSetup(mandant, async (scope): Promise<T> => {
        const stored = await findEntwurf(scope);
        const folder = stored && (await folderOfOrdner(scope, stored.ordner));
        if (folder) await importInto(parts, scope, folder, { wer: 'Vorschau' });
        const { konfiguration, theme, texte } = folder ?? published;
        const texts = folder ? { de: mandantTexts('de', konfiguration, texte.de), en: mandantTexts('en', konfiguration, texte.en) } : texte;
        const shown = { ...published, ...(await readShown(scope)), konfiguration, theme, texte: texts };
        const inhalte = inhalteOn({ version: 0, entries: entriesOf(parts, published, folder) }, dayOf(parts.clock.now()));
        throw new Undone(await work({ scope, mandant: shown, inhalte }));
      })
      .catch((error) => {
        if (error instanceof Undone) return error as Undone<T>;
        throw error;
      }),
  );
  return made instanceof Undone ? made.made : refuse('Konflikt');
}

/** The content of the draft; kinds that a service of the tenant has sent stay as they are. */
function entriesOf(parts: Parts, { mandant }: Mandant, folder: MandantFolder | undefined): KeptInhalte['entries'] {
  const kept = parts.inhalte.of(mandant, parts.clock.now()).entries;
  if (!folder) return kept;
  const served = servedArten(folder.konfiguration).filter((art) => kept.some((entry) => entry.art === art));
  const isServed = ({ art }: { readonly art: InhaltArt }) => served.includes(art);
  return [...folder.inhalte.filter((entry) => !isServed(entry)), ...kept.filter(isServed)];
}

/** A picture of the draft or of the published tenant by its hash. Throws NichtGefunden for any other. */
export async function readVorschauBild({ db }: Pick<Parts, 'db'>, { mandant }: Mandant, hash: string): Promise<Uint8Array> {
  const contents = await db.inMandant(mandant, (scope) => readContents(scope, [hash]));
  return contents.get(hash) ?? refuse('NichtGefunden');
}
