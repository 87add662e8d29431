import { dayOf } from '../../server/calendar.ts';
import { cancelPraemierungen } from '../../server/modules/praemierung/index.ts';
import type { TestApp } from './app.ts';
import { type grantsOf, released } from './money.ts';
import { queryAsOwner } from './rows.ts';
import { payIn } from './zahlung.ts';

/** A released order whose grants were paid by a transfer and whose order was cancelled then; `nummer` is the claim against the side with the whole reward. */
export async function claimed(app: TestApp, tenant: string, wish: Parameters<typeof released>[2] = {}) {
  const one = await released(app, tenant, { anteil: 100, ...wish });
  const grant = one.grants[0] as Awaited<ReturnType<typeof grantsOf>>[number];
  const { praemierungsnummer, wert_cent: cent } = grant;
  await payGrant(app, tenant, praemierungsnummer);
  await app.inTenant(tenant, (context) => cancelPraemierungen(context, one.Auftragsnummer));
  return { ...one, praemierungsnummer, cent, nummer: await claimOf(app, tenant, praemierungsnummer) };
}

/** Pays a grant by an executed transfer, with its entry of the ledger. */
async function payGrant(app: TestApp, tenant: string, praemierungsnummer: string): Promise<void> {
  const { zahlungsnummer } = await payIn(app, tenant, praemierungsnummer, 'Ausgefuehrt', dayOf(app.clock.now()));
  await app.inTenant(tenant, async ({ tx, now }) => {
    await tx
      .updateTable('praemierung')
      .set({ status: 'Ausgezahlt', art: 'Ueberweisung', ausgezahlt_am: now })
      .where('praemierungsnummer', '=', praemierungsnummer)
      .execute();
    const { wert_cent } = await tx
      .selectFrom('praemierung')
      .select('wert_cent')
      .where('praemierungsnummer', '=', praemierungsnummer)
      .executeTakeFirstOrThrow();
    const entry = { vorgang: 'Auszahlung', soll: 'Verbindlichkeit', haben: 'Zahlungsverkehr', betrag_cent: wert_cent } as const;
    await tx
      .insertInto('buchung')
      .values({ ...entry, praemierungsnummer, belegnummer: zahlungsnummer, belegtag: dayOf(now), gebucht_am: now })
      .execute();
  });
}

/** The number of the claim for a grant or document; empty without one. */
export async function claimOf(app: TestApp, tenant: string, bezug: string): Promise<string> {
  const rows = await queryAsOwner<{ forderungsnummer: string }>(
    app,
    'select forderungsnummer from forderung where mandant = $1 and bezug = $2',
    [tenant, bezug],
  );
  return rows[0]?.forderungsnummer ?? '';
}
