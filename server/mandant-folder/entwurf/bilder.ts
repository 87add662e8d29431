import type { Input } from '../../../contract/call.ts';
import type { Entwurf, uploadBild as uploadBildCall } from '../../../contract/calls/betrieb/entwurf.ts';
import { type BildZweck, isPlace, mayChangePfad, type Ordner, valueAt, withValue } from '../../../contract/rules/entwurf.ts';
import { keyVisualNames } from '../../../contract/values/bild.ts';
import type { Mandant } from '../../context.ts';
import { Refusal, refuse, refuseField } from '../../errors.ts';
import { hashOfBild, isOfService } from '../../modules/content/index.ts';
import type { ImportParts } from '../import.ts';
import { bilderOf } from '../ordner.ts';
import { makeVariants, type NamedBild, type Wanted } from './bild-variants.ts';
import { type Person, readDraft, refuseOther, writeDraft } from './entwurf.ts';
import * as store from './store.ts';

type Query = Input<typeof uploadBildCall>['query'];

const THEME = ['mandant.json', 'theme'];
/** The key visual of the home page, which replaces that of the theme. */
const HOME = ['inhalte.json', 'keyvisual', 'home'];

/** Places that pictures are named at; a draft can have any value in their stead. */
const PLACES = [
  ['bilder', 'logo.png'],
  [...THEME, 'logo'],
  [...HOME, 'Jpg'],
];

/** Seconds after which a caller should retry while other pictures of the tenant are made. */
const RETRY_SECONDS = 5;

/**
 * Makes the sizes of a picture and names them in the draft. Throws NichtAuthorisiert for roles that may not change pictures, Validierung for a file that is no
 * picture. One picture of a tenant is made at a time, since each takes seconds of a processor.
 */
export async function uploadBild(
  parts: ImportParts,
  mandant: Mandant,
  person: Person,
  { query, body }: Pick<Input<typeof uploadBildCall>, 'query' | 'body'>,
): Promise<Entwurf> {
  if (!mayChangePfad(person.rollen, ['bilder'])) refuseOther();
  const { zweck, name } = query;
  if (zweck === 'Bild') checkName(name);
  const content = Buffer.from(await body.arrayBuffer());
  const drawn = await parts.db.inTurn(`${mandant.mandant} entwurf.bild`, async () => {
    const { Ordner } = await readDraft(parts, mandant);
    const wanted = wantedOf(Ordner, query);
    return { wanted, bilder: await makeVariants(content, wanted) };
  });
  if (drawn === null) throw new Refusal('ZuVieleAnfragen', { retryAfterSeconds: RETRY_SECONDS });
  return parts.db.inSetup(mandant.mandant, async (scope) => {
    const bilder = drawn.bilder.map(([file, inhalt]) => ({ file, inhalt, hash: hashOfBild(inhalt) }));
    await store.insertBilder(
      scope,
      bilder.map(({ hash, inhalt }) => ({ hash, inhalt })),
    );
    const draft = await writeDraft(parts, scope, {
      person,
      pfad: ['bilder', bilder[0]?.file ?? ''],
      next(before) {
        if (!PLACES.every((place) => isPlace(before, place))) refuseField('zweck', 'format');
        return NAMED[zweck](withBilder(before, bilder), drawn.wanted.name, query);
      },
    });
    await store.forgetBilder(scope);
    return draft;
  });
}

/** A picture has a name that is not of the content service, with the ending of a format that has pixels. */
function checkName(name: string | undefined): void {
  const given = name ?? refuseField('name', 'pflichtfeld');
  if (isOfService(given)) refuseField('name', 'nichtErlaubt');
  if (given.endsWith('.svg')) refuseField('name', 'format');
}

const COLOR = /^#[0-9a-f]{6}$/i;

function wantedOf(ordner: Ordner, { zweck, name = '' }: Query): Wanted {
  const bg = valueAt(ordner, [...THEME, 'color', 'bg']);
  const keyVisual = valueAt(ordner, [...THEME, 'keyVisual']);
  const base = typeof keyVisual === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(keyVisual) ? keyVisual : 'keyvisual';
  return { zweck, name: zweck === 'KeyVisual' ? base : name, background: typeof bg === 'string' && COLOR.test(bg) ? bg : '#ffffff' };
}

const withBilder = (ordner: Ordner, bilder: readonly { readonly file: string; readonly hash: string }[]): Ordner =>
  bilder.reduce((all, { file, hash }) => withValue(all, ['bilder', file], hash), ordner);

/** Where the draft names a picture of a purpose, beside `bilder`. */
const NAMED: Readonly<Record<BildZweck, (ordner: Ordner, name: string, query: Query) => Ordner>> = {
  Logo: (ordner) => withValue(ordner, [...THEME, 'logo'], 'logo.png'),
  Icon: (ordner) => withValue(ordner, [...THEME, 'icon'], 'icon.png'),
  KeyVisual: withKeyVisual,
  Bild: (ordner) => ordner,
};

function withKeyVisual(ordner: Ordner, base: string, { x, y }: Query): Ordner {
  const named = withValue(ordner, [...THEME, 'keyVisual'], base);
  const focused = x === undefined || y === undefined ? named : withValue(named, [...THEME, 'keyVisualFocus'], { x, y });
  // Without an entry, the home page shows the key visual of the theme.
  if (valueAt(ordner, HOME) === undefined) return focused;
  return (['Avif', 'Webp', 'Jpg'] as const).reduce((all, field) => {
    const [sm, md, lg, xl] = keyVisualNames(base, FORMATS[field]);
    return withValue(all, [...HOME, field], { iv: { xl, lg, md, sm } });
  }, focused);
}

const FORMATS = { Avif: 'avif', Webp: 'webp', Jpg: 'jpg' } as const;

/** The content of a picture of the draft. Throws NichtGefunden for an unknown one. */
export async function readDraftBild(parts: ImportParts, mandant: Mandant, name: string): Promise<NamedBild[1]> {
  const { Ordner } = await readDraft(parts, mandant);
  const hash = bilderOf(Ordner)[name] ?? refuse('NichtGefunden');
  const contents = await parts.db.inSetup(mandant.mandant, (scope) => store.readContents(scope, [hash]));
  return Buffer.from(contents.get(hash) ?? refuse('NichtGefunden'));
}
