import { readProduktlink } from '../../../contract/calls/empfehlung/empfehlungslink.ts';
import { pageAddress, routePaths } from '../../../contract/pages/public.ts';
import type { Translate } from '../../../texts/texts.ts';
import type { Visit } from '../../shell/visit.ts';

/** How the recipient orders: in the tenant's shop, by a form of this page, or by a prepared mail. */
export type Bestellweg =
  | { readonly art: 'Shop'; readonly adresse: string }
  | { readonly art: 'Anfrage' }
  | { readonly art: 'EMail'; readonly adresse: string };

/** Recipient and product of an order. */
interface Bestellung {
  readonly empfehlungsnummer: string;
  readonly empfaengernummer: string;
  readonly name: string;
  readonly vorname: string;
  readonly produkt: string;
}

/** How a recipient orders for whom `shopOf` finds this address. A shop without an address of its own falls back to the mail. */
export function bestellartOf({ konfiguration }: Visit, shop: string | null): Bestellweg['art'] {
  if (shop !== null) return 'Shop';
  return konfiguration.Bestellweg === 'Anfrage' ? 'Anfrage' : 'EMail';
}

/** The recipient's way to order, with its address. */
export async function bestellwegOf(visit: Visit, t: Translate, bestellung: Bestellung): Promise<Bestellweg> {
  const shop = await shopOf(visit, bestellung);
  if (shop !== null) return { art: 'Shop', adresse: shop };
  return bestellartOf(visit, shop) === 'Anfrage' ? { art: 'Anfrage' } : { art: 'EMail', adresse: mailOf(visit, t, bestellung) };
}

/**
 * The product's own link, with the number of the recipient if that is known; a tenant that takes requests can have one too, such as its application form. Null
 * for tenants who take orders by mail, and if the link is unknown or would lead back to the landing page.
 */
export async function shopOf(
  visit: Visit,
  { empfehlungsnummer, empfaengernummer }: { readonly empfehlungsnummer: string; readonly empfaengernummer?: string },
): Promise<string | null> {
  if (visit.konfiguration.Bestellweg === 'EMail') return null;
  const query = { ...(empfaengernummer && { empfaengernummer }), ...(visit.channel && { channel: visit.channel }) };
  const found = await visit.call(readProduktlink, { params: { nr: empfehlungsnummer }, query });
  if (!found.ok) return null;
  const [landing] = pageAddress(routePaths(visit.konfiguration.RoutePaths), 'RecipientData', visit.locale, { empfehlungsnummer }).split(
    '?',
  );
  return new URL(found.body.Link).pathname === landing ? null : found.body.Link;
}

function mailOf({ konfiguration }: Visit, t: Translate, { empfaengernummer, name, vorname, produkt }: Bestellung): string {
  const values = { nummer: empfaengernummer, name, vorname, produkt };
  const subject = encodeURIComponent(t('stand.bestellung.mail.betreff', values));
  const body = encodeURIComponent(t('stand.bestellung.mail.inhalt', values).replaceAll('\n', '\r\n'));
  return `mailto:${encodeURIComponent(konfiguration.SupportEmail)}?subject=${subject}&body=${body}`;
}
