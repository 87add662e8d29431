import type { MandantKonfiguration } from '../../contract/calls/mandant.ts';
import type { Context, Mandant } from '../context.ts';
import { ADVICE, OutsideFault } from './fault.ts';
import type { Outside } from './outside.ts';
import { listDienste } from './store.ts';

/** A service as a tenant configures it. */
interface ConfiguredService {
  /** The fields that name the provider; its secret is bound to them (`secret.ts`). */
  readonly boundTo: readonly string[];
  /** Lines for the operator after the secret was set, such as addresses that the provider has to know. */
  linesAfterSecret?(baseUrl: string): readonly string[];
  /** What `npm run tenant -- probe` asks, each by requests of its own. */
  checks(asking: Asking): readonly Check[];
}

/** What a check asks with. */
export interface Asking {
  readonly outside: Outside;
  readonly mandant: Mandant;
  readonly secret: string;
}

/** One question to a service. */
export interface Check {
  readonly what: string;
  /** Returns what the service said, in a few words. Throws OutsideFault. */
  run(): Promise<string>;
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

/** Runs the checks of a service one after the other. Returns a line for each, and whether all were answered. */
export async function runChecks(
  name: string,
  checks: readonly Check[],
): Promise<{ readonly lines: readonly string[]; readonly isGood: boolean }> {
  const lines: string[] = [];
  let isGood = true;
  for (const { what, run } of checks) {
    const said = await run().catch((error: unknown) => {
      if (!(error instanceof OutsideFault)) throw error;
      isGood = false;
      return `${error.message}: ${ADVICE[error.kind]}`;
    });
    lines.push(`${name}, ${what}: ${said}`);
  }
  return { lines, isGood };
}
