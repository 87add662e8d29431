import type { MandantKonfiguration } from '../../contract/calls/mandant.ts';
import type { TestApp } from './app.ts';

type Konfiguration = Partial<Record<keyof MandantKonfiguration, unknown>>;

interface Change {
  readonly konfiguration?: Konfiguration;
  readonly texte?: { readonly de?: Record<string, string>; readonly en?: Record<string, string> };
  readonly theme?: Record<string, unknown>;
}

/** Stores a tenant's data as the app has read it, but for the change; nothing is checked, and the app does not know of it yet. */
export async function storeMandant(app: TestApp, tenant: string, change: Change): Promise<void> {
  const mandant = app.parts.mandanten.get(tenant);
  if (!mandant) throw new Error(`no tenant ${tenant}`);
  const { de, en } = mandant.texte;
  const row = {
    konfiguration: JSON.stringify({ ...mandant.konfiguration, ...change.konfiguration }),
    // The texts that the app has read are those of the tenant's kind of product too, which can be another afterwards.
    ...(change.texte && { texte: JSON.stringify({ de: { ...de, ...change.texte.de }, en: { ...en, ...change.texte.en } }) }),
    ...(change.theme && { theme: JSON.stringify({ ...mandant.theme, ...change.theme }) }),
  };
  await app.parts.db.inSystem(({ tx }) => tx.updateTable('mandant').set(row).where('mandant', '=', tenant).execute());
}

/** Changes a tenant's data as its operator would, and lets the app read it. */
export async function changeMandant(app: TestApp, tenant: string, change: Change): Promise<void> {
  await storeMandant(app, tenant, change);
  await app.parts.mandanten.reload();
  for (const { fault } of app.parts.mandanten.leftOut()) throw new Error(fault);
}

/** Configures a tenant otherwise, for good. */
export const configure = (app: TestApp, tenant: string, konfiguration: Konfiguration): Promise<void> =>
  changeMandant(app, tenant, { konfiguration });

/** Runs `work` while the tenant is configured otherwise; afterwards it is as it was. */
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
