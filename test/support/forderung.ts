import { dayOf } from '../../server/calendar.ts';
import type { TestApp } from './app.ts';
import { pickBy, released, transfer } from './money.ts';
import { queryAsOwner } from './rows.ts';
import { postAuftrag } from './walk.ts';
import { payIn } from './zahlung.ts';

/**
 * A released order whose reward was paid to one side by a transfer and whose order was cancelled then (by default the recommender gets all; `anteil` 0 gives all to the
 * recipient). `nummer` is the claim.
 */
export async function claimed(app: TestApp, tenant: string, wish: Parameters<typeof released>[2] = {}) {
  const one = await paid(app, tenant, wish);
  const { status } = await postAuftrag(app, tenant, one.auftrag, 'Storniert');
  if (status !== 200) throw new Error('the order is not cancelled');
  return { ...one, nummer: await claimOf(app, tenant, one.praemierungsnummer) };
}

/** Such an order before it is cancelled. */
export async function paid(app: TestApp, tenant: string, wish: Parameters<typeof released>[2] = {}) {
  const one = await released(app, tenant, { anteil: 100, ...wish });
  const [grant] = one.grants;
  if (!grant) throw new Error('no grant');
  const { praemierungsnummer, wert_cent: cent } = grant;
  const token = wish.anteil === 0 ? one.empfaengerToken : one.empfehlerToken;
  const picked = await pickBy(app, tenant, token, transfer(grant));
  if (picked.status !== 200) throw new Error(JSON.stringify(picked.body));
  const belegtag = dayOf(app.clock.now());
  const { zahlungsnummer: belegnummer } = await payIn(app, tenant, praemierungsnummer, 'Ausgefuehrt', belegtag);
  const konten = { soll: 'Verbindlichkeit', haben: 'Zahlungsverkehr' };
  const entry = { vorgang: 'Auszahlung', ...konten, betrag_cent: cent, praemierungsnummer, belegnummer, belegtag } as const;
  await app.inTenant(tenant, ({ tx, now }) =>
    tx
      .insertInto('buchung')
      .values({ ...entry, gebucht_am: now })
      .execute(),
  );
  return { ...one, praemierungsnummer, cent, token };
}

/** The number of the claim for a grant or document; empty without one. */
export async function claimOf(app: TestApp, tenant: string, bezug: string): Promise<string> {
  const sql = 'select forderungsnummer from forderung where mandant = $1 and bezug = $2';
  return (await queryAsOwner<{ forderungsnummer: string }>(app, sql, [tenant, bezug]))[0]?.forderungsnummer ?? '';
}
