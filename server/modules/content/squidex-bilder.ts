import * as z from 'zod/mini';
import type { InhaltArt } from '../../../contract/calls/inhalt.ts';
import type { Mandant } from '../../context.ts';
import type { Item, Squidex, SquidexApp } from '../../outside/squidex/client.ts';
import type { BildFile } from './bild.ts';
import { IN_TEXT, KEY_VISUAL, makeVariants, nameOf, SIZES, type Variant, WIDEST } from './service-bild.ts';

type Data = Item['data'];

/** Takes the pictures that items of an app show, and names them in the items as the tenant's own pictures. */
interface SquidexBilder {
  /** The fields of an item with the tenant's pictures in place of the app's. A picture that the app does not have is left out. Throws OutsideFault. */
  takeFrom(art: InhaltArt, data: Data): Promise<Data>;
  /** The pictures of all items so far: names that the tenant has already, and the ones to store. */
  shown(): readonly (string | BildFile)[];
}

/** A field with ids of assets; one asset counts. */
const AssetField = z.object({ iv: z.array(z.string()).check(z.minLength(1)) });
const AssetList = z.record(z.string(), z.array(z.looseObject({ Bild: z.array(z.string()).check(z.minLength(1)) })));

/** Fields with HTML, by kind. */
const HTML_FIELDS: Partial<Record<InhaltArt, string>> = { 'content-bloecke': 'Inhalt', faq: 'Antwort', fussnoten: 'Inhalt' };

/** Last known versions of assets, by tenant and asset. */
export type Versions = Map<string, string>;

export function makeSquidexBilder(
  squidex: Squidex,
  app: SquidexApp,
  { mandant, bilder: own, konfiguration }: Mandant,
  versions: Versions,
): SquidexBilder {
  const shown = new Map<string, string | BildFile>();
  const taken = new Map<string, Promise<string | null>>();

  const identityOf = (id: string, version: string): string => [app.adresse, app.app, id, version].join(' ');
  const namesOf = (identity: string, variants: readonly Variant[]) => variants.map((variant) => nameOf(identity, variant));

  /** Takes over the variants of an asset. Returns what its names are made of; null if there is no such picture. */
  const takeOnce = async (id: string, variants: readonly Variant[]): Promise<string | null> => {
    const key = [mandant, app.adresse, app.app, id].join(' ');
    const known = versions.get(key);
    const isStored = (version: string) => namesOf(identityOf(id, version), variants).every((name) => own.has(name));
    const asset = await squidex.asset(app, id, WIDEST, known !== undefined && isStored(known) ? known : undefined);
    if (asset === null) return null;
    const version = asset === 'unchanged' ? known : asset.version;
    if (version === undefined) return null;
    versions.set(key, version);
    const identity = identityOf(id, version);
    const made =
      asset === 'unchanged' || isStored(version) ? namesOf(identity, variants) : await makeVariants(asset.content, identity, variants);
    for (const one of made ?? []) shown.set(typeof one === 'string' ? one : one.name, one);
    return made === null ? null : identity;
  };
  const take = (id: string, variants: readonly Variant[]): Promise<string | null> => {
    const key = `${id} ${variants.length}`;
    const known = taken.get(key) ?? takeOnce(id, variants);
    taken.set(key, known);
    return known;
  };

  const takeInText = async (id: string): Promise<string | null> => {
    const identity = await take(id, IN_TEXT);
    return identity === null ? null : nameOf(identity, IN_TEXT[0] as Variant);
  };

  /** The id of an asset by its address, `…/api/assets/{app}/{id}/…`, as the editor of the service writes it. */
  const idOf = (address: string): string | null => {
    const prefix = `${app.adresse}/api/assets/`;
    const at = address.indexOf(prefix);
    if (at < 0) return null;
    const [first = '', second = ''] = address.slice(at + prefix.length).split(/[/?#]/);
    const id = first === app.app ? second : first;
    return id === '' ? null : decodeURIComponent(id);
  };

  const takeFromHtml = async (html: string): Promise<string> => {
    let taken = html;
    for (const address of addressesIn(html)) {
      const id = idOf(address);
      const name = id === null ? null : await takeInText(id);
      if (name !== null) taken = taken.replaceAll(`"${address}"`, `"/bilder/${name}"`);
    }
    return taken;
  };

  const takeHtmlField = async (field: unknown): Promise<unknown> => {
    if (typeof field !== 'object' || field === null) return field;
    const texts = await Promise.all(
      Object.entries(field).map(async ([locale, html]) => [locale, typeof html === 'string' ? await takeFromHtml(html) : html] as const),
    );
    return Object.fromEntries(texts);
  };

  const takeKeyVisual = async ({ Bild, ...data }: Data): Promise<Data> => {
    const id = AssetField.safeParse(Bild).data?.iv[0];
    const identity = id === undefined ? null : await take(id, KEY_VISUAL);
    if (identity === null) return data;
    const sizes = (format: Variant['format']) => ({
      iv: Object.fromEntries(SIZES.map((size) => [size, nameOf(identity, { size, format })])),
    });
    return { ...data, Webp: sizes('webp'), Jpg: sizes('jpg') };
  };

  const takeList = async ({ Bilder, ...data }: Data): Promise<Data> => {
    const lists = AssetList.safeParse(Bilder).data ?? {};
    const found: Record<string, object[]> = {};
    for (const [locale, items] of Object.entries(lists)) {
      const named = [];
      for (const { Bild, ...item } of items) {
        const name = await takeInText(Bild[0] ?? '');
        if (name !== null) named.push({ ...item, Bild: name });
      }
      for (const one of locale === 'iv' ? konfiguration.SupportedLanguage.Sprache : [locale]) found[one] = named;
    }
    return { ...data, Bilder: found };
  };

  return {
    async takeFrom(art, data) {
      if (art === 'keyvisual') return takeKeyVisual(data);
      if (art === 'bilder') return takeList(data);
      const name = HTML_FIELDS[art];
      return name === undefined ? data : { ...data, [name]: await takeHtmlField(data[name]) };
    },
    shown: () => [...shown.values()],
  };
}

/** Addresses of the pictures in HTML. */
const addressesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/<img\s[^<>]*?\bsrc="([^"<>]+)"/gi)].map(([, address]) => address ?? ''));
