import type { MandantKonfiguration } from '../../contract/calls/mandant.ts';
import type { Context } from '../context.ts';
import { listDienste } from './store.ts';

/** A service as a tenant configures it. */
interface ConfiguredService {
  /** The fields that name the provider; its secret is bound to them (`secret.ts`). */
  readonly boundTo: readonly string[];
  /** Lines for the operator after the secret was set, such as addresses that the provider has to know. */
  linesAfterSecret?(baseUrl: string): readonly string[];
}

/** An outside service for which a tenant needs a secret. Its module declares it in `services`. */
export interface OutsideService {
  /** Its name in commands and in the database. Stored secrets are bound to it, so it never changes. */
  readonly name: string;
  /** The service in a tenant's configuration; null if the tenant does not use it. */
  readFrom(konfiguration: MandantKonfiguration): ConfiguredService | null;
}

/** The services that a tenant uses, each with whether a secret is stored for it. */
export async function listUsed(
  scope: Pick<Context, 'tx'>,
  konfiguration: MandantKonfiguration,
  services: readonly OutsideService[],
): Promise<{ readonly name: string; readonly hasSecret: boolean }[]> {
  const stored = await listDienste(scope);
  const used = services.filter((service) => service.readFrom(konfiguration) !== null);
  return used.map(({ name }) => ({ name, hasSecret: stored.includes(name) }));
}
