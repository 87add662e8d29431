import { parseProvision } from '../../../contract/rules/provision.ts';
import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { bookProvision } from '../kassenbuch/index.ts';
import * as store from './store.ts';

/** An order as its commission needs it. `provision` is the text of its product on the day of the order; null if it has no seller or its product no commission. */
interface Verkauf {
  readonly auftragsnummer: string;
  readonly sellernummer: string | null;
  readonly provision: string | null;
}

/** Notes the commission of a confirmed order: one row for each part. The order is locked. */
export async function noteProvision(context: Context, { auftragsnummer, sellernummer, provision }: Verkauf): Promise<void> {
  const parts = provision === null ? null : parseProvision(provision);
  if (sellernummer === null || !parts || parts.length === 0) return;
  const row = { auftragsnummer, sellernummer, status: 'Vorgemerkt', erstellt_am: context.now } as const;
  await store.insertProvisionen(
    context,
    parts.map(({ teil, cent }) => ({ ...row, provision_id: context.random.nummer(), teil, betrag_cent: cent })),
  );
  await writeProtokoll(context, 'provision.vorgemerkt', auftragsnummer, { sellernummer, cent: sumOf(parts.map((part) => part.cent)) });
}

/** Books the commission of an order that is released: the tenant owes it to the seller from now on. The order is locked. */
export async function earnProvision(context: Context, { auftragsnummer, sellernummer }: Verkauf): Promise<void> {
  if (sellernummer === null) return;
  const noted = (await store.listOfAuftrag(context, auftragsnummer)).filter(({ status }) => status === 'Vorgemerkt');
  if (noted.length === 0) return;
  await store.updateProvisionen(context, idsOf(noted), { status: 'Gebucht', gebucht_am: context.now });
  for (const row of noted) await bookProvision(context, row);
  await writeProtokoll(context, 'provision.gebucht', auftragsnummer, { sellernummer, cent: sumOf(noted.map((row) => row.betrag_cent)) });
}

/**
 * Takes back the commission of an order that is cancelled: what stands on no statement ends there; what does is taken back by a row with the negative amount, which
 * stands on the next statement. The order is locked.
 */
export async function takeBackProvision(context: Context, { auftragsnummer, sellernummer }: Verkauf): Promise<void> {
  if (sellernummer === null) return;
  await store.holdStatements(context, sellernummer);
  const live = (await store.listOfAuftrag(context, auftragsnummer)).filter(({ status }) => status !== 'Zurueckgenommen');
  if (live.length === 0) return;
  const billed = live.filter(({ status }) => status === 'Abgerechnet');
  const other = live.filter(({ status }) => status !== 'Abgerechnet');
  await store.updateProvisionen(context, idsOf(other), { status: 'Zurueckgenommen', zurueckgenommen_am: context.now });
  for (const row of other) if (row.status === 'Gebucht') await bookProvision(context, { ...row, betrag_cent: -row.betrag_cent });
  for (const { provision_id: rueck_zu, betrag_cent, ...row } of billed) {
    const back = { ...row, rueck_zu, provision_id: context.random.nummer(), betrag_cent: -betrag_cent };
    await store.insertProvisionen(context, [{ ...back, status: 'Gebucht', gebucht_am: context.now, erstellt_am: context.now }]);
    await bookProvision(context, back);
  }
  await writeProtokoll(context, 'provision.zurueckgenommen', auftragsnummer, {
    sellernummer,
    cent: sumOf(live.map((row) => row.betrag_cent)),
  });
}

const idsOf = (rows: readonly store.ProvisionRow[]): string[] => rows.map((row) => row.provision_id);

const sumOf = (cents: readonly number[]): number => cents.reduce((sum, cent) => sum + cent, 0);
