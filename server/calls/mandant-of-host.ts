import type { Locale } from '../../contract/values/wire.ts';
import type { Mandant } from '../context.ts';
import { Refusal } from '../errors.ts';
import { type Parts, supportedLocale } from '../parts.ts';

export interface MandantOfHost {
  readonly mandant: Mandant;
  /** `link`: the host is the tenant's referral link domain, where `/{code}` is a referral. */
  readonly art: 'seite' | 'link';
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

const LOCAL = /^([a-z0-9-]+)\.localhost$/;

/** A host name in the form of the tenants' hosts: lower case, without port and trailing dot. */
const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/** The tenant of a host name: its own hosts, in the demo `{tenant}.localhost`, on loopback the default tenant. */
export function mandantOfHost(parts: Pick<Parts, 'mandanten' | 'settings'>, host: string): MandantOfHost | undefined {
  const name = nameOf(host);
  const own = parts.mandanten.byHost(name);
  if (own) return own;
  const wanted = mandantNameAt(parts, name);
  const mandant = wanted === null ? undefined : parts.mandanten.get(wanted);
  return mandant && { mandant, art: 'seite' };
}

/** The name of the tenant that is shown at a host name of this machine; null if there is none. */
function mandantNameAt({ settings }: Pick<Parts, 'settings'>, name: string): string | null {
  const label = LOCAL.exec(name)?.[1];
  return settings.demo && label ? label : LOOPBACK.test(name) ? settings.defaultTenant : null;
}

/** Whether the tenant of a host, or of this name, is left out. */
export function isLeftOut(parts: Pick<Parts, 'mandanten' | 'settings'>, hostOrName: string): boolean {
  const name = nameOf(hostOrName);
  const asked = [name, mandantNameAt(parts, name)];
  return parts.mandanten
    .leftOut()
    .some(({ mandant, hosts }) => !parts.mandanten.get(mandant) && [mandant, ...hosts].some((one) => asked.includes(one)));
}

/** Refuses a request for an unknown host or tenant name: 404, or 503 while the tenant is left out. */
export function refuseMissing(parts: Pick<Parts, 'mandanten' | 'settings'>, hostOrName: string): never {
  if (isLeftOut(parts, hostOrName)) throw new Refusal('NetzwerkFehler', { retryAfterSeconds: LEFT_OUT_SECONDS });
  throw new Refusal('NichtGefunden');
}

/** Seconds until a retry, since an operator has to correct the tenant's data first. */
const LEFT_OUT_SECONDS = 60;

/** The tenant's language that a browser prefers (`Accept-Language`), otherwise the tenant's own. */
export function browserLocale(mandant: Mandant, acceptLanguage: string | undefined): Locale {
  if (!acceptLanguage) return mandant.konfiguration.language;
  const wanted = acceptLanguage.split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    return { tag, weight: Number(weight) };
  });
  const liked = wanted.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  for (const { tag } of liked) {
    const locale = supportedLocale(mandant, tag);
    if (locale) return locale;
  }
  return mandant.konfiguration.language;
}
