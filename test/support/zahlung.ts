import type { ZahlungStatus, ZurueckhaltungArt } from '../../contract/rules/zahlung.ts';
import { addTage } from '../../server/calendar.ts';
import type { Context } from '../../server/context.ts';
import { hold, insertLauf, insertZahlungen, type NewZahlung, updateLauf, updateZahlung } from '../../server/modules/zahlung/index.ts';
import type { TestApp } from './app.ts';
import { IBANS, pickBy, released, transfer } from './money.ts';

/** The statement text of payments made here. */
export const ZWECK = 'Telko Praemie 4711';

/** A released order whose recommender picked the transfer. */
export async function pickedTransfer(app: TestApp, tenant: string, wish: Parameters<typeof released>[2] = {}) {
  const found = await released(app, tenant, wish);
  const picked = await pickBy(app, tenant, found.empfehlerToken, transfer(found.grants[0], IBANS.joerg));
  if (picked.status !== 200) throw new Error(JSON.stringify(picked.body));
  return { ...found, nummer: found.grants[0]?.praemierungsnummer ?? '', token: found.empfehlerToken };
}

/** States of a run in which its payments can be in a state. */
const LAUF_OF = {
  Vorgesehen: 'Entwurf',
  Entfallen: 'Entwurf',
  Freigegeben: 'Freigegeben',
  Ausgefuehrt: 'Ausgefuehrt',
  Abgelehnt: 'Ausgefuehrt',
  Zurueckgekommen: 'Ausgefuehrt',
} as const satisfies Record<ZahlungStatus, string>;

let made = 0;

/** Puts a picked transfer into a run of its own whose payment has a status, as runs leave it; `tag` is its execution day. Returns both numbers. */
export function payIn(app: TestApp, tenant: string, praemierungsnummer: string, status: ZahlungStatus, tag: string) {
  return app.inTenant(tenant, async (context) => {
    const { wert_cent: betrag_cent, bankdaten_id } = await context.tx
      .selectFrom('praemierung')
      .select(['wert_cent', 'bankdaten_id'])
      .where('praemierungsnummer', '=', praemierungsnummer)
      .executeTakeFirstOrThrow();
    const numbers = await insertPayment(context, { art: 'Praemie', bezug: praemierungsnummer, betrag_cent, bankdaten_id }, status, tag);
    if (status === 'Ausgefuehrt')
      await context.tx
        .updateTable('praemierung')
        .set({ status: 'Ausgezahlt', ausgezahlt_am: context.now })
        .where('praemierungsnummer', '=', praemierungsnummer)
        .execute();
    return numbers;
  });
}

/** Puts a document of a profi seller into a run of its own that was executed on a day; returns both numbers. */
export function payGutschrift(app: TestApp, tenant: string, gutschriftnummer: string, tag: string) {
  return app.inTenant(tenant, async (context) => {
    const { brutto_cent: betrag_cent, bankdaten_id } = await context.tx
      .selectFrom('gutschrift')
      .innerJoin('seller', 'seller.sellernummer', 'gutschrift.sellernummer')
      .select(['gutschrift.brutto_cent', 'seller.bankdaten_id'])
      .where('gutschriftnummer', '=', gutschriftnummer)
      .executeTakeFirstOrThrow();
    await context.tx.updateTable('gutschrift').set({ status: 'Ausgezahlt' }).where('gutschriftnummer', '=', gutschriftnummer).execute();
    return insertPayment(context, { art: 'Provision', bezug: gutschriftnummer, betrag_cent, bankdaten_id }, 'Ausgefuehrt', tag);
  });
}

type Paid = Pick<NewZahlung, 'art' | 'bezug' | 'betrag_cent' | 'bankdaten_id'>;

async function insertPayment(context: Context, paid: Paid, status: ZahlungStatus, tag: string) {
  made += 1;
  const laufnummer = `ZL-9${String(made).padStart(4, '0')}`;
  const zahlungsnummer = `Z${String(made).padStart(15, '0')}`;
  await insertLauf(context, {
    laufnummer,
    reihennummer: 90_000 + made,
    status: 'Entwurf',
    ausfuehrungstag: tag,
    steller: '{}',
    vier_augen: true,
    beteiligte: ['Betrieb:a'],
    erstellt_von: 'Betrieb:a',
    erstellt_am: context.now,
  });
  await insertZahlungen(context, laufnummer, [{ zahlungsnummer, ...paid, zweck: ZWECK }], context.now);
  const isExecuted = status === 'Ausgefuehrt' || status === 'Zurueckgekommen';
  await updateZahlung(context, zahlungsnummer, { status, ...(isExecuted && { ausgefuehrt_am: tag }) });
  const file = { msg_id: laufnummer, pmt_inf_id: laufnummer, pruefsumme: 'x', datei_sha256: 'x' };
  const approved = { freigegeben_von: 'Betrieb:b', freigegeben_am: context.now };
  const change = LAUF_OF[status] === 'Entwurf' ? {} : { ...file, ...approved };
  await updateLauf(context, laufnummer, { status: LAUF_OF[status], anzahl: 1, summe_cent: paid.betrag_cent, ...change });
  return { laufnummer, zahlungsnummer };
}

interface Hold {
  readonly art?: ZurueckhaltungArt;
  readonly code?: string | null;
  /** Days for which the person is asked for another account; without it the grant is only held. */
  readonly tage?: number;
}

/** Holds a grant: asks its owner for another account, or only holds it. */
export const holdGrant = (
  app: TestApp,
  tenant: string,
  praemierungsnummer: string,
  { art = 'Rueckgabe', code = 'AC04', tage }: Hold = {},
) =>
  app.inTenant(tenant, (context) =>
    hold({ ...context, wer: 'Betrieb:a' }, praemierungsnummer, {
      art,
      grundCode: code,
      ...(tage !== undefined && { nachfrage: true, bis: addTage(context.now, tage) }),
    }),
  );

/** The open holds of a grant, and the account to which it goes. */
export const standOfGrant = (app: TestApp, tenant: string, praemierungsnummer: string) =>
  app.inTenant(tenant, async ({ tx }) => ({
    holds: await tx
      .selectFrom('zurueckhaltung')
      .select(['art', 'nachfrage'])
      .where('praemierungsnummer', '=', praemierungsnummer)
      .where('aufgehoben_am', 'is', null)
      .execute(),
    konto: (
      await tx
        .selectFrom('praemierung')
        .select('bankdaten_id')
        .where('praemierungsnummer', '=', praemierungsnummer)
        .executeTakeFirstOrThrow()
    ).bankdaten_id,
    zahlungen: await tx
      .selectFrom('zahlung')
      .select(['status', 'grund_code', 'laufnummer'])
      .where('bezug', '=', praemierungsnummer)
      .execute(),
  }));
