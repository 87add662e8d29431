import type { Mandant } from '../context.ts';
import type { Parts } from '../parts.ts';

export interface HostTenant {
  readonly mandant: Mandant;
  /** `link`: the host is the tenant's referral link domain, where `/{code}` is a referral. */
  readonly art: 'seite' | 'link';
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The tenant of a host name: its own hosts, in the demo `{tenant}.localhost`, on loopback the default tenant (contract section 1). */
export function mandantOfHost(parts: Parts, host: string): HostTenant | undefined {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  const own = parts.mandanten.byHost(name);
  if (own) return own;
  const label = /^([a-z0-9-]+)\.localhost$/.exec(name)?.[1];
  const wanted = parts.settings.demo && label ? label : LOOPBACK.test(name) ? parts.settings.defaultTenant : null;
  const mandant = wanted === null ? undefined : parts.mandanten.get(wanted);
  return mandant && { mandant, art: 'seite' };
}
