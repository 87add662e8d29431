import { findSecret } from '../outside/secret.ts';
import type { Parts } from '../parts.ts';
import { SERVICES } from './modules.ts';

/** A service that a tenant uses without a secret that works. */
interface ServiceWithoutSecret {
  readonly mandant: string;
  readonly dienst: string;
}

/** The services that tenants use while their secret is missing, or was set for another address or client. */
export async function listWithoutSecret({
  db,
  secrets,
  mandanten,
}: Pick<Parts, 'db' | 'secrets' | 'mandanten'>): Promise<ServiceWithoutSecret[]> {
  const found: ServiceWithoutSecret[] = [];
  for (const { mandant, konfiguration } of mandanten.all()) {
    const used = SERVICES.flatMap((service) => {
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
