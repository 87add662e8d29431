import { AGB, PRAEMIENBEDINGUNGEN } from '../../../contract/rules/bedingungen.ts';
import { unreadablePairs } from '../../../contract/rules/contrast.ts';
import { isPlaceholder, type LivePunkt, MIN_FREIGEBENDE } from '../../../contract/rules/live.ts';
import { type Sentence, sentence } from '../../../texts/sentence.ts';
import { dayOf } from '../../calendar.ts';
import { mailsReachNobody, type Settings } from '../../config/settings.ts';
import type { Context } from '../../context.ts';
import type { SetupScope } from '../../db/scope.ts';
import { countPeopleWith } from '../../modules/betrieb/index.ts';
import { readInhalte } from '../../modules/content/index.ts';
import { isOrderedInShop } from '../../modules/empfehlung/index.ts';
import { praemieFor } from '../../modules/praemie/index.ts';
import type { MandantFolder } from '../draft.ts';
import { notesOn } from '../notes.ts';
import { readRows } from '../store.ts';
import { probemail, senderKey } from './probemail.ts';
import * as store from './store.ts';

/** What a point lacks, and the place in the folder that mends it; null where that is no place of the folder. */
export interface Lack {
  readonly message: Sentence;
  readonly pfad: readonly string[] | null;
}

/** The published tenant as its list looks at it. */
type Published = Pick<MandantFolder, 'konfiguration' | 'inhalte' | 'texte' | 'hosts' | 'theme'>;

const KONFIGURATION = ['mandant.json', 'konfiguration'];

/** The first lack of each point; a point that has all has none. `isReached` is what the tenant's own address answered. */
export async function lacksOf(
  context: Context,
  { settings, published, isReached }: { readonly settings: Settings; readonly published: Published; readonly isReached: boolean },
): Promise<Readonly<Record<LivePunkt, Lack | null>>> {
  const notes = notesOn(published).map(({ file, path, message }): Lack => ({ message, pfad: [file, ...path.map(String)] }));
  const noteAt = (...place: string[]) => notes.find(({ pfad }) => place.every((part, index) => pfad?.[index] === part)) ?? null;
  const block = (name: string): Lack | null => {
    const place = ['inhalte.json', 'content-bloecke', name];
    const entry = published.inhalte.find(({ art, kennung }) => art === 'content-bloecke' && kennung === name);
    const isUnwritten = isPlaceholder(JSON.stringify(entry?.felder ?? ''));
    return (
      noteAt(...place) ??
      (isUnwritten ? { message: sentence('vorlagentext'), pfad: [...place, 'Inhalt', context.konfiguration.language] } : null)
    );
  };
  return {
    Impressum: block('impressum'),
    Datenschutz: block('datenschutz'),
    Teilnahmebedingungen: block(AGB),
    Praemienbedingungen: block(PRAEMIENBEDINGUNGEN),
    Barrierefreiheit: block('barrierefreiheit'),
    Absender: noteAt('texte.json') ?? footOf(published) ?? (await senderOf(context, settings)),
    Host: isReached
      ? null
      : { message: sentence('hostUnerreichbar', { adresse: context.baseUrl }), pfad: [...KONFIGURATION, 'MandantUrl'] },
    Zahlungssteller: context.konfiguration.Zahlungssteller
      ? null
      : { message: sentence('ohneZahlungssteller'), pfad: [...KONFIGURATION, 'Zahlungssteller'] },
    Freigebende: await freigebendeOf(context),
    Praemie: await praemieOf(context),
    Auftrag: await auftragOf(context),
    Sprachen: spracheOf(published),
    Kontrast: contrastOf(published),
  };
}

/** The published tenant in the transaction of its check. Content of a service stands in the own store too. */
export async function readPublishedParts(scope: SetupScope, row: Omit<Published, 'inhalte'>): Promise<Published> {
  return { ...row, inhalte: (await readInhalte(scope)) as unknown as Published['inhalte'] };
}

function footOf({ texte }: Published): Lack | null {
  const locale = (['de', 'en'] as const).find((one) => isPlaceholder(texte[one]['mail.fuss'] ?? ''));
  return locale ? { message: sentence('vorlagentext'), pfad: ['texte.json', locale, 'mail.fuss'] } : null;
}

async function senderOf(context: Context, settings: Settings): Promise<Lack | null> {
  const { SupportEmail } = context.konfiguration;
  if (isPlaceholder(SupportEmail)) return { message: sentence('absenderVorlage'), pfad: [...KONFIGURATION, 'SupportEmail'] };
  if (mailsReachNobody(settings)) return { message: sentence('ohneMailsystem'), pfad: null };
  const isSent = await store.wasSent(context, probemail.name, senderKey(context));
  return isSent ? null : { message: sentence('ohneProbemail', { absender: SupportEmail }), pfad: null };
}

async function freigebendeOf(context: Context): Promise<Lack | null> {
  const anzahl = await countPeopleWith(context, 'LaeufeFreigeben');
  return anzahl >= MIN_FREIGEBENDE ? null : { message: sentence('freigebende', { anzahl, soll: MIN_FREIGEBENDE }), pfad: null };
}

async function praemieOf(context: Context): Promise<Lack | null> {
  const { produkt, praemie } = await readRows(context);
  const today = dayOf(context.now);
  const isOffered = produkt.some(({ id, versteckt }) => !versteckt && praemieFor(praemie, id, today));
  return isOffered ? null : { message: sentence('ohnePraemie'), pfad: ['praemien.json'] };
}

/** Where contacts order in a shop, the shop has to have reported an order; elsewhere a trial shows that the rules let one through. */
async function auftragOf(context: Context): Promise<Lack | null> {
  const { produkt } = await readRows(context);
  const inShop = produkt.some((one) => !one.versteckt && isOrderedInShop(context, one));
  if (await store.hasAuftrag(context, inShop)) return null;
  return inShop
    ? { message: sentence('ohneAuftragDesShops'), pfad: [...KONFIGURATION, 'Bestellweg'] }
    : { message: sentence('ohneAuftrag'), pfad: null };
}

/** A field of the content in one language alone, while the tenant has two. */
function spracheOf({ konfiguration, inhalte }: Published): Lack | null {
  if (!konfiguration.SupportedLanguage.Sprache.includes('en')) return null;
  const lacking = inhalte.flatMap(({ art, kennung, felder }) =>
    Object.entries(felder).flatMap(([feld, value]) => (isGermanAlone(value) ? [['inhalte.json', art, kennung, feld, 'en']] : [])),
  );
  const [first] = lacking;
  return first ? { message: sentence('ohneEnglisch', { anzahl: lacking.length }), pfad: first } : null;
}

const isGermanAlone = (value: unknown): boolean => typeof value === 'object' && value !== null && 'de' in value && !('en' in value);

function contrastOf({ theme }: Published): Lack | null {
  const [pair] = unreadablePairs(theme);
  return pair ? { message: sentence('kontrastLive'), pfad: ['mandant.json', 'theme', 'color', pair.front] } : null;
}
