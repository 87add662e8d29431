import type { Parts } from '../parts.ts';
import { findSecret } from './secret.ts';
import type { OutsideService } from './service.ts';

/** A service that a tenant uses without a secret that works. */
export interface ServiceWithoutSecret {
  readonly mandant: string;
  readonly dienst: string;
}

/** The services that tenants use while their secret is missing, or was set for another address or client. */
export async function listWithoutSecret(
  { db, secrets, mandanten }: Pick<Parts, 'db' | 'secrets' | 'mandanten'>,
  services: readonly OutsideService[],
): Promise<ServiceWithoutSecret[]> {
  const found: ServiceWithoutSecret[] = [];
  for (const { mandant, konfiguration } of mandanten.all()) {
    const used = services.flatMap((service) => {
      const configured = service.needsNoSecret ? null : service.readFrom(konfiguration);
      return configured ? [{ dienst: service.name, boundTo: configured.boundTo }] : [];
    });
    if (used.length === 0) continue;
    await db.inMandant(mandant, async (scope) => {
      for (const { dienst, boundTo } of used)
        if ((await findSecret({ ...scope, secrets }, dienst, ...boundTo)) === null) found.push({ mandant, dienst });
    });
  }
  return found;
}
