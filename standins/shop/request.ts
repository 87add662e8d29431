import type { Look } from '../../contract/values/bild.ts';
import type { Theme } from '../../contract/values/theme.ts';
import type { Locale } from '../../contract/values/wire.ts';
import type { FontFiles } from '../../web/shell/fonts.ts';
import type { StyledDocument } from '../../web/shell/style.ts';

export type Fields = Readonly<Record<string, string>>;

/** A request to the shop of a tenant. */
export interface ShopRequest {
  readonly tenant: string;
  /** The part of the address after the tenant. */
  readonly path: string;
  readonly query: Fields;
  /** The fields of a sent form; null if a page is opened. */
  readonly form: Fields | null;
  readonly locale: Locale;
  /** The key of a program (`Authorization: Bearer`); null without one. */
  readonly key: string | null;
  readonly brand: Brand;
}

/** Look of a shop, taken from its tenant. */
export interface Brand {
  readonly name: string;
  readonly theme: Theme;
  readonly look: Look;
  /** The built style sheet; `fonts` has the addresses of the built font files by name. */
  readonly css: string;
  readonly fonts: FontFiles;
}

export type ShopAnswer =
  | (StyledDocument & { readonly status: number })
  | { readonly redirect: string }
  | { readonly json: object; readonly status: number }
  | { readonly file: { readonly name: string; readonly text: string } };

/** Path of a page in the shop of a tenant. */
export const shopPath = (tenant: string, path = '', query: Fields = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `/dev/shop/${tenant}${path && `/${path}`}${search && `?${search}`}`;
};

/** Path of an order, or of its withdrawal receipt. */
export const bestellungPath = (tenant: string, auftragsnummer: string, page: '' | '/widerruf' = ''): string =>
  shopPath(tenant, `bestellung/${encodeURIComponent(auftragsnummer)}${page}`);
