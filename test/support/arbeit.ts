import type { TestApp } from './app.ts';

/** Work of a tenant that failed for good; returns its number. */
export const makeArbeit = (app: TestApp, tenant = 'telko', { art = 'rechnung.lauf', bezug }: { art?: string; bezug?: string } = {}) =>
  app.inTenant(tenant, async ({ tx, now, random }) => {
    const arbeit_id = random.nummer();
    const row = { arbeit_id, art, bezug: bezug ?? random.nummer(), erstellt_am: now, grund: 'error 23505' };
    await tx.insertInto('arbeit').values(row).execute();
    return arbeit_id;
  });
