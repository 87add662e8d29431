import type { FastifyRequest } from 'fastify';
import type { Locale } from '../../contract/values.ts';
import type { Mandant } from '../context.ts';
import { refuse } from '../errors.ts';
import { type Parts, supportedLocale } from '../parts.ts';

export interface MandantOfHost {
  readonly mandant: Mandant;
  /** `link`: the host is the tenant's referral link domain, where `/{code}` is a referral. */
  readonly art: 'seite' | 'link';
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The tenant of a host name: its own hosts, in the demo `{tenant}.localhost`, on loopback the default tenant (contract section 1). */
export function mandantOfHost(parts: Pick<Parts, 'mandanten' | 'settings'>, host: string): MandantOfHost | undefined {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  const own = parts.mandanten.byHost(name);
  if (own) return own;
  const label = /^([a-z0-9-]+)\.localhost$/.exec(name)?.[1];
  const wanted = parts.settings.demo && label ? label : LOOPBACK.test(name) ? parts.settings.defaultTenant : null;
  const mandant = wanted === null ? undefined : parts.mandanten.get(wanted);
  return mandant && { mandant, art: 'seite' };
}

/** The tenant of the host that a request asks, known to its log and its errors from now on; a host of none has nothing. */
export function mandantOfRequest(parts: Parts, request: FastifyRequest): Mandant {
  const { mandant } = mandantOfHost(parts, request.host) ?? refuse('NichtGefunden');
  request.mandant = mandant;
  return mandant;
}

/** The language that a browser likes best among the tenant's (`Accept-Language`), else the tenant's own. */
export function browserLocale(mandant: Mandant, acceptLanguage: string | undefined): Locale {
  const wanted = (acceptLanguage ?? '').split(',').map((part) => {
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
