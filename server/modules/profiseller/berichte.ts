import type { ProvisionZeile, SellerAuftragZeile } from '../../../contract/calls/seller/verkauf.ts';
import { provisionCentOf } from '../../../contract/rules/provision.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { withLines } from '../../reports/report.ts';
import { type ReportTexts, reportTextsOf } from '../agentur/index.ts';
import { readFreigabefrist } from '../auftrag/index.ts';
import { freigabeTagOf, produktOf } from '../produkt/index.ts';
import { type ProvisionBerichtRow, type SellerAuftragRow, sellerAuftraege, sellerProvisionen } from './berichte.sql.ts';
import { sellerOf } from './session.ts';

/** The orders of the logged-in seller as a report. */
export async function auftraegeOf(context: Context, login: Login | null) {
  const { tag } = await readFreigabefrist(context);
  const texts = reportTextsOf(context);
  const source = sellerAuftraege({ ...sellerOf(login), locale: context.locale }, tag);
  return withLines(
    source,
    (row: SellerAuftragRow): SellerAuftragZeile => ({
      Auftragsnummer: row.auftragsnummer,
      Auftragsdatum: row.auftragsdatum,
      Produkt: produktOf(row, context),
      Empfaenger: texts.person(row.vorname, row.name),
      Status: row.status,
      FreigabeAb: freigabeTagOf(context, row),
      ProvisionCent: row.status === 'Eingegangen' ? provisionCentOf(row.provision) : (row.provision_cent ?? 0),
      Grund: grundOf(texts, row),
    }),
  );
}

/** Why an order has no commission; null for one that has. */
function grundOf({ t }: ReportTexts, { status, provision }: SellerAuftragRow): string | null {
  if (status === 'Storniert' || status === 'Widerrufen') return t(`seller.grund.${status}`);
  return provisionCentOf(provision) === 0 ? t('seller.grund.ohneProvision') : null;
}

/** The commissions of the logged-in seller as a report. */
export const provisionenOf = (context: Context, login: Login | null) =>
  withLines(
    sellerProvisionen({ ...sellerOf(login), locale: context.locale }),
    (row: ProvisionBerichtRow): ProvisionZeile => ({
      Id: row.provision_id,
      Auftragsnummer: row.auftragsnummer,
      Produkt: produktOf(row, context),
      Teil: row.teil,
      BetragCent: row.betrag_cent,
      Status: row.status,
      GebuchtAm: row.gebucht_am?.toISOString() ?? null,
      Abrechnungsnummer: row.abrechnungsnummer,
    }),
  );
