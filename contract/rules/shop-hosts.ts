/** Settings of a tenant that name its shops. */
interface ShopSettings {
  readonly ProduktlinkHosts: readonly string[];
  readonly EmpfehlenWebPage: string | null;
  readonly ReferralUrl: string | null;
  readonly MandantUrl: string | null;
}

/** Hosts, with their ports, to which links of products may lead: the ones that the tenant allows, and those of its own addresses. */
export const shopHosts = ({ ProduktlinkHosts, EmpfehlenWebPage, ReferralUrl, MandantUrl }: ShopSettings): readonly string[] => [
  ...new Set([...ProduktlinkHosts, ...[EmpfehlenWebPage, ReferralUrl, MandantUrl].flatMap(secureUrl).map(({ host }) => host)]),
];

/** The address if it is https and has no credentials; otherwise none. */
export function secureUrl(address: string | null): URL[] {
  const url = address !== null && URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? [url] : [];
}
