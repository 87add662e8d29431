import type { MandantKonfiguration } from '../../contract/calls/mandant.ts';
import type { Context, Mandant } from '../context.ts';
import { ADVICE, OutsideFault } from './fault.ts';
import type { Outside } from './outside.ts';
import { listDienste } from './store.ts';

/** A service as a tenant configures it. */
interface ConfiguredService {
  /** The fields that name the provider; its secret is bound to them (`secret.ts`). */
  readonly boundTo: readonly string[];
  /** Why a secret cannot be used, in a line for the operator; null if it can. Without it every text is a secret. */
  faultOf?(secret: string): string | null;
  /** Lines for the operator after the secret was set, such as addresses that the provider has to know. */
  linesAfterSecret?(baseUrl: string): readonly string[];
  /** What `npm run tenant -- probe` asks, each by requests of its own. */
  checks(asking: Asking): readonly Check[];
}

/** What a check asks with. */
export interface Asking {
  readonly outside: Outside;
  readonly mandant: Mandant;
  /** Empty if the service needs none. */
  readonly secret: string;
}

/** One question to a service. */
export interface Check {
  readonly what: string;
  /** Returns what the service said, in a few words. Throws OutsideFault, or CheckFault for an answer that the operator must mend. */
  run(): Promise<string>;
}

/** A service answered, and what it said does not suit the settings of the tenant. Its message says what to do. */
export class CheckFault extends Error {
  override readonly name = 'CheckFault';
}

/** An outside service of tenants. Its module declares it in `services`. */
export interface OutsideService {
  /** Its name in commands and in the database. Stored secrets are bound to it, so it never changes. */
  readonly name: string;
  /** Set if the tenant needs no secret for it; `Asking.secret` is empty then. */
  readonly needsNoSecret?: true;
  /** The service in a tenant's configuration; null if the tenant does not use it. */
  readFrom(konfiguration: MandantKonfiguration): ConfiguredService | null;
}

/** The services that a tenant uses, each with whether the secret that it needs is stored. */
export async function listUsed(
  scope: Pick<Context, 'tx'>,
  konfiguration: MandantKonfiguration,
  services: readonly OutsideService[],
): Promise<{ readonly name: string; readonly hasSecret: boolean }[]> {
  const stored = await listDienste(scope);
  const used = services.filter((service) => service.readFrom(konfiguration) !== null);
  return used.map(({ name, needsNoSecret }) => ({ name, hasSecret: needsNoSecret ?? stored.includes(name) }));
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
      isGood = false;
      if (error instanceof CheckFault) return error.message;
      if (!(error instanceof OutsideFault)) throw error;
      return `${error.message}: ${ADVICE[error.kind]}`;
    });
    lines.push(`${name}, ${what}: ${said}`);
  }
  return { lines, isGood };
}
