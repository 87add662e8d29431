import { secureUrl, shopHosts } from '../../../../contract/rules/shop-hosts.ts';
import { isOwnPath } from '../../../../contract/values/own-path.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { pageUrl } from '../../mandant/index.ts';
import { produktlinkOf } from '../../produkt/index.ts';
import { findForProduktlink } from '../reads.ts';
import { statusSeen } from '../schritte/seen.ts';
import { annahmeOf, linkOf } from './click.ts';
import { signProduktlink } from './signature.ts';

/** Statuses in which a recipient can order, or order again. */
const ORDERING = ['Offen', 'Ok', 'Freigegeben', 'Gezahlt'];

/** Parameters of a product link that the shop sends back with the order. */
interface Herkunft {
  readonly channel?: string | undefined;
  readonly empfaengernummer?: string | undefined;
}

interface Produktlink {
  readonly link: string;
  /** Whether it should be signed, and the tenant's secret is missing. */
  readonly lacksSecret: boolean;
}

/**
 * The address at which the product of a referral is ordered: the product's own address, else the tenant's page for recommended people, else
 * its referral address (neither with `Bestellweg` Anfrage), else the referral's landing page. Only hosts of the tenant's record are allowed. Refuses with NichtGefunden
 * (unknown, or a recipient of another referral), Abgelaufen (ended) or Konflikt (recommender's address not confirmed). The link to a shop is signed if the tenant
 * wants it. It is made for the visitor of the moment, so no mail and no kept page has an expired one.
 */
export async function readProduktlink(context: Context, empfehlungsnummer: string, herkunft: Herkunft): Promise<Produktlink> {
  const empfaengernummer = herkunft.empfaengernummer || null;
  const row = (await findForProduktlink(context, empfehlungsnummer, empfaengernummer)) ?? refuse('NichtGefunden');
  const annahme = annahmeOf(linkOf(row, statusSeen(context, row)), context.now);
  const own = statusSeen(context, {
    daten: row.daten,
    empfaenger_status: row.eigener_status,
    has_ungranted_order: row.eigener_has_ungranted_order,
  });
  const isOwn = ORDERING.some((status) => status === own);
  if (empfaengernummer !== null && !isOwn) refuse('NichtGefunden');
  // A recipient who has joined can order until their own deadline, even if the referral has ended.
  if (annahme === 'Beendet' && !isOwn) refuse('Abgelaufen');
  if (annahme === 'Unbestaetigt') refuse('Konflikt');
  const { channel } = herkunft;
  const params = { ...(channel && { channel }), empfehlungsnummer, ...(empfaengernummer && { empfaengernummer }) };
  const shop = shopOf(context, produktlinkOf(row));
  if (shop === null) return { link: pageUrl(context, 'RecipientData', context.locale, params), lacksSecret: false };
  for (const [name, value] of Object.entries(params)) shop.searchParams.set(name, value);
  const dienst = context.konfiguration.Dienste.Produktlink;
  const lacksSecret = dienst !== undefined && !(await signProduktlink(context, shop, dienst));
  return { link: shop.href, lacksSecret };
}

/** Whether contacts order a product in a shop or another system of the tenant, and not by a form or mail of the pages. */
export const isOrderedInShop = (context: Context, produkt: Parameters<typeof produktlinkOf>[0]): boolean =>
  context.konfiguration.Bestellweg !== 'EMail' && shopOf(context, produktlinkOf(produkt)) !== null;

/**
 * The first allowed address: a path on the tenant's site, or an https address on a host of the tenant without credentials. A tenant that takes requests
 * (`Bestellweg` Anfrage) has no shop for all products, so only the product's own address counts.
 */
function shopOf({ konfiguration, baseUrl }: Context, produktlink: string | null): URL | null {
  if (produktlink !== null && isOwnPath(produktlink)) return new URL(baseUrl + produktlink);
  const { Bestellweg, EmpfehlenWebPage, ReferralUrl } = konfiguration;
  const hosts = shopHosts(konfiguration);
  const usual = Bestellweg === 'Anfrage' ? [] : [EmpfehlenWebPage, ReferralUrl].flatMap(secureUrl);
  return [...secureUrl(produktlink).filter(({ host }) => hosts.includes(host)), ...usual][0] ?? null;
}
