import type { MandantScope, SystemScope } from '../db/scope.ts';

/** All tenants with their display name and hosts, as stored, so that a tenant with a faulty configuration is listed too. */
export async function listMandanten({ tx }: SystemScope) {
  const rows = await tx.selectFrom('mandant').select(['mandant', 'konfiguration']).orderBy('mandant').execute();
  const hosts = await tx.selectFrom('mandant_host').select(['host', 'art', 'mandant']).orderBy('art', 'desc').orderBy('host').execute();
  return rows.map(({ mandant, konfiguration }) => ({
    mandant,
    name: String((konfiguration as { Name?: unknown } | null)?.Name ?? ''),
    hosts: hosts.filter((host) => host.mandant === mandant),
  }));
}

/** Number of products that the tenant's lists show, and of hidden ones. */
export async function countProdukte({ tx }: MandantScope): Promise<{ shown: number; hidden: number }> {
  const rows = await tx.selectFrom('produkt').select('versteckt').execute();
  const hidden = rows.filter(({ versteckt }) => versteckt).length;
  return { shown: rows.length - hidden, hidden };
}

/** The version of each tenant, which every import with changes raises. */
export async function readVersionen({ tx }: SystemScope): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.selectFrom('mandant').select(['mandant', 'version']).execute();
  return new Map(rows.map(({ mandant, version }) => [mandant, version]));
}
