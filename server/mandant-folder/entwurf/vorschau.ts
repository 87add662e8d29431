import type { InhaltArt } from '../../../contract/calls/inhalt.ts';
import { VORSCHAU_LINK_TAGE, vorschauPath } from '../../../contract/rules/entwurf-vorschau.ts';
import { mandantTexts } from '../../../texts/texts.ts';
import { addTage, dayOf } from '../../calendar.ts';
import type { Context, KeptInhalte, Mandant } from '../../context.ts';
import type { SetupScope } from '../../db/scope.ts';
import { Refusal, refuse } from '../../errors.ts';
import { inhalteOn, servedArten } from '../../modules/content/index.ts';
import { listAktionen } from '../../modules/mandant/index.ts';
import type { Parts } from '../../parts.ts';
import type { MandantFolder } from '../draft.ts';
import { importInto } from '../import.ts';
import { folderOfOrdner } from './entwurf.ts';
import { findEntwurf, readBilder, readContents } from './store.ts';

const ZWECK = 'entwurf.vorschau';

/** Seconds after which a caller should retry while other previews of the tenant are made. */
const RETRY_SECONDS = 5;

/** An address that shows the draft of the tenant. It is signed with the tenant and its end, so that nothing has to be stored. */
export function vorschauOf({ mandant, now, secrets, installationUrl }: Context) {
  const bis = addTage(now, VORSCHAU_LINK_TAGE);
  const token = secrets.sign(`${bis.getTime()} ${mandant}`, ZWECK);
  return { Adresse: `${installationUrl}${vorschauPath(token)}`, GueltigBis: bis.toISOString() };
}

/** The tenant whose draft a token shows; undefined for one that has ended or that is none of ours. */
export function findMandantOfVorschau(
  { secrets, clock, mandanten }: Pick<Parts, 'secrets' | 'clock' | 'mandanten'>,
  token: string,
): Mandant | undefined {
  const [bis, name = ''] = secrets.readSigned(token, ZWECK)?.split(' ') ?? [];
  return Number(bis) > clock.now().getTime() ? mandanten.get(name) : undefined;
}

/** The tenant as its draft makes it, inside the transaction that ends with the preview. */
export interface PreviewedMandant {
  readonly scope: SetupScope;
  readonly mandant: Mandant;
  readonly inhalte: KeptInhalte;
}

/** Ends the transaction of a preview, and carries what it made. */
class RolledBack<T> extends Error {
  readonly made: T;

  constructor(made: T) {
    super('preview');
    this.made = made;
  }
}

/**
 * Imports the draft of a tenant, runs `work`, and rolls everything back: a preview is made by the rules of publishing and leaves no trace. Without a draft it shows
 * the published tenant. One preview of a tenant is made at a time. Throws FolderRefused for a draft with faults, ZuVieleAnfragen after waiting in vain for others.
 */
export async function previewDraft<T>(parts: Parts, published: Mandant, work: (previewed: PreviewedMandant) => Promise<T>): Promise<T> {
  const { mandant } = published;
  const made = await parts.db.inTurn(`${mandant} entwurf.vorschau`, () =>
    parts.db
      .inSetup(mandant, async (scope): Promise<T> => {
        const stored = await findEntwurf(scope);
        const folder = stored && (await folderOfOrdner(scope, stored.ordner));
        if (folder) await importInto(parts, scope, folder, { wer: 'Vorschau' });
        const { konfiguration, theme, texte } = folder ?? published;
        const texts = folder ? { de: mandantTexts('de', konfiguration, texte.de), en: mandantTexts('en', konfiguration, texte.en) } : texte;
        const [bilder, aktionen] = [await readBilder(scope), await listAktionen(scope)];
        const shown = { ...published, bilder, aktionen, konfiguration, theme, texte: texts };
        const inhalte = inhalteOn({ version: 0, entries: entriesOf(parts, published, folder) }, dayOf(parts.clock.now()));
        throw new RolledBack(await work({ scope, mandant: shown, inhalte }));
      })
      .catch((error) => {
        if (error instanceof RolledBack) return error as RolledBack<T>;
        throw error;
      }),
  );
  if (!(made instanceof RolledBack)) throw new Refusal('ZuVieleAnfragen', { retryAfterSeconds: RETRY_SECONDS });
  return made.made;
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
