import type { MandantKonfiguration } from '../../contract/calls/mandant.ts';
import type { LimitName } from '../../contract/values/limits.ts';
import type { TestApp } from './app.ts';

type Konfiguration = Partial<Record<keyof MandantKonfiguration, unknown>>;

interface Change {
  readonly konfiguration?: Konfiguration;
  readonly texte?: { readonly de?: Record<string, string>; readonly en?: Record<string, string> };
  readonly theme?: Record<string, unknown>;
}

/** Stores a change of a tenant's data without checks; the app does not load it. */
export async function storeMandant(app: TestApp, tenant: string, change: Change): Promise<void> {
  const mandant = app.parts.mandanten.get(tenant);
  if (!mandant) throw new Error(`no tenant ${tenant}`);
  const { de, en } = mandant.texte;
  const row = {
    konfiguration: JSON.stringify({ ...mandant.konfiguration, ...change.konfiguration }),
    // Stored only on a change, because the loaded texts include those of the kind of product, which the change can replace.
    ...(change.texte && { texte: JSON.stringify({ de: { ...de, ...change.texte.de }, en: { ...en, ...change.texte.en } }) }),
    ...(change.theme && { theme: JSON.stringify({ ...mandant.theme, ...change.theme }) }),
  };
  await app.parts.db.inSystem(({ tx }) => tx.updateTable('mandant').set(row).where('mandant', '=', tenant).execute());
}

/** Changes a tenant's data and lets the app load it, as an operator would. Throws for invalid data. */
export async function changeMandant(app: TestApp, tenant: string, change: Change): Promise<void> {
  await storeMandant(app, tenant, change);
  await app.parts.mandanten.reload();
  for (const { fault } of app.parts.mandanten.leftOut()) throw new Error(fault);
}

/** Changes a tenant's configuration permanently. */
export const configure = (app: TestApp, tenant: string, konfiguration: Konfiguration): Promise<void> =>
  changeMandant(app, tenant, { konfiguration });

/** The highest limit that a tenant can have. */
const MAX_USES = 100_000;

/**
 * Lifts limits of a tenant permanently, for a test that uses one login for hundreds of calls: the clock of tests stands still, so that all of them fall into one
 * minute, and one more call in the contract can be one too many.
 */
export const liftLimits = (app: TestApp, tenant: string, names: readonly LimitName[]): Promise<void> =>
  configure(app, tenant, {
    Limits: { ...app.parts.mandanten.get(tenant)?.konfiguration.Limits, ...Object.fromEntries(names.map((name) => [name, MAX_USES])) },
  });

/** Runs `work` with another configuration of the tenant, then restores the configuration. */
export async function configured<T>(app: TestApp, tenant: string, konfiguration: Konfiguration, work: () => Promise<T>): Promise<T> {
  const before = app.parts.mandanten.get(tenant)?.konfiguration;
  const undo = Object.keys(konfiguration).map((name) => [name, before?.[name as keyof MandantKonfiguration]]);
  await configure(app, tenant, konfiguration);
  try {
    return await work();
  } finally {
    await configure(app, tenant, Object.fromEntries(undo));
  }
}
