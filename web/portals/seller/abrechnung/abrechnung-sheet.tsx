import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { readAbrechnungPdf, readSellerAbrechnung, type SellerAbrechnung } from '../../../../contract/calls/seller/abrechnung.ts';
import { SELLER } from '../../../../contract/portals/seller.ts';
import { shortDay } from '../../../../contract/values/typed-day.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { areaAddress } from '../../shell/app/areas.ts';
import { callAddress } from '../../shell/call.ts';
import { amount } from '../../shell/format.ts';
import { NoBreakText } from '../../shell/no-break-text.tsx';
import { Part, RowFacts, RowHead, RowSheet } from '../../shell/sheet/row-sheet.tsx';
import { SECONDARY_BUTTON } from '../../shell/styles.ts';
import type { SheetProps } from '../../shell/table/report.ts';
import { datenQuery } from '../daten/load.ts';
import { hasGutschriftverfahren } from '../labels.ts';
import { useSeller } from '../own.ts';
import { Beleg } from './beleg.tsx';

const RechnungDialog = lazy(() => import('./rechnung-dialog.tsx'));

/** Sheet of a statement: period, sum, file, and its documents or the invoice that is needed. */
export default function AbrechnungSheet({ nr, onChanged }: SheetProps) {
  const { t, locale, call, data } = useSeller();
  const params = { nr };
  return (
    <RowSheet of={['abrechnung', nr]} load={async (signal) => (await call(readSellerAbrechnung, { params }, { signal })).body}>
      {(abrechnung) => (
        <>
          <RowHead title={t('seller.spalte.Abrechnungsnummer')} badge={null} nummer={nr} />
          <RowFacts
            facts={[
              [
                t('seller.feld.AbrechnungMonate'),
                t('seller.abrechnung.zeitraum', { von: shortDay(abrechnung.Von, locale), bis: shortDay(abrechnung.Bis, locale) }),
              ],
              [t('seller.spalte.SummeCent'), amount(abrechnung.SummeCent, locale)],
            ]}
          />
          <div>
            <a href={callAddress(data.tenant, readAbrechnungPdf, { params })} download={`${nr}.pdf`} className={SECONDARY_BUTTON}>
              <Icon name="download" />
              <span>
                <NoBreakText text={t('seller.abrechnung.pdf')} />
              </span>
            </a>
          </div>
          {abrechnung.BrauchtRechnung && <NeedsRechnung abrechnung={abrechnung} />}
          <Rechnung abrechnung={abrechnung} />
          {abrechnung.Rechnung?.Aenderbar && <ChangeRechnung abrechnung={abrechnung} onChanged={onChanged} />}
          {abrechnung.Gutschriften.length > 0 && (
            <Part title={t('seller.abrechnung.belege')}>
              <ul className="flex flex-col divide-y divide-border">
                {abrechnung.Gutschriften.map((beleg) => (
                  <Beleg key={beleg.Gutschriftnummer} beleg={beleg} onChanged={onChanged} />
                ))}
              </ul>
            </Part>
          )}
          {abrechnung.Gutschriften.length === 0 && !abrechnung.BrauchtRechnung && abrechnung.Rechnungsnummer === null && (
            <p className="text-muted">{t('seller.abrechnung.ohneBeleg')}</p>
          )}
        </>
      )}
    </RowSheet>
  );
}

/** Says that the tenant has the seller's own invoice, and when it is or was paid. */
function Rechnung({ abrechnung }: { readonly abrechnung: SellerAbrechnung }) {
  const { t, locale } = useSeller();
  const { Rechnungsnummer: nummer, RechnungFaelligAm, RechnungAusgezahltAm, Gutschriften } = abrechnung;
  if (nummer === null) return null;
  if (RechnungAusgezahltAm !== null)
    return <p>{t('seller.abrechnung.rechnung.bezahlt', { nummer, tag: shortDay(RechnungAusgezahltAm, locale) })}</p>;
  // Of a document that was paid with its VAT before the objection, the invoice releases nothing.
  if (RechnungFaelligAm === null || Gutschriften.length > 0) return <p>{t('seller.abrechnung.rechnung.hier', { nummer })}</p>;
  return <p>{t('seller.abrechnung.rechnung.da', { nummer, tag: shortDay(RechnungFaelligAm, locale) })}</p>;
}

/** Button to replace the seller's own invoice. */
function ChangeRechnung({ abrechnung, onChanged }: { readonly abrechnung: SellerAbrechnung; onChanged(): void }) {
  const { t } = useSeller();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <button type="button" className={SECONDARY_BUTTON} onClick={() => setOpen(true)}>
        {t('seller.rechnung.knopf')}
      </button>
      {isOpen && (
        <Suspense>
          <RechnungDialog
            abrechnung={abrechnung}
            close={close}
            done={() => {
              close();
              onChanged();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Why an invoice is needed: there is no document, or the seller objected to one, whose VAT waits for it or was transferred before. */
function rechnungText(gutschriften: SellerAbrechnung['Gutschriften']) {
  const objected = gutschriften.find(({ WidersprochenAm, BruttoCent }) => WidersprochenAm !== null && BruttoCent > 0);
  if (!objected) return 'seller.abrechnung.rechnung.text';
  return objected.AusgezahltCent === objected.BruttoCent
    ? 'seller.abrechnung.rechnung.ustBezahlt'
    : 'seller.abrechnung.rechnung.widersprochen';
}

/** Asks for the seller's own invoice; leads to the agreement to credit notes as long as it is not given. */
function NeedsRechnung({ abrechnung: { Abrechnungsnummer, SummeCent, Gutschriften } }: { readonly abrechnung: SellerAbrechnung }) {
  const portal = useSeller();
  const { t, locale, data } = portal;
  const { data: daten } = useQuery(datenQuery(portal));
  const canAgree = daten !== undefined && daten.Gutschriftverfahren !== null && !hasGutschriftverfahren(daten);
  return (
    <Notice>
      <p className="font-semibold">{t('seller.abrechnung.rechnung.titel')}</p>
      <p>
        {t(rechnungText(Gutschriften), {
          mandant: data.own.mandant.name,
          betrag: amount(SummeCent, locale),
          nummer: Abrechnungsnummer,
        })}
      </p>
      {canAgree && (
        <p className="mt-2">
          <a href={areaAddress(SELLER, data, 'daten')} className="font-semibold text-primary underline underline-offset-3">
            {t('seller.abrechnung.rechnung.zustimmen')}
          </a>
        </p>
      )}
    </Notice>
  );
}
