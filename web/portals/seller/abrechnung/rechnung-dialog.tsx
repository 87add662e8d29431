import { useState } from 'react';
import { replaceEigeneRechnung, type SellerAbrechnung } from '../../../../contract/calls/seller/abrechnung.ts';
import FeatureDialog from '../../features/rechnungen/rechnung-dialog.tsx';
import { makeKeys } from '../../shell/form/key.ts';
import { amount } from '../../shell/format.ts';
import { toast } from '../../shell/toast/toasts.ts';
import { useSeller } from '../own.ts';

interface RechnungDialogProps {
  readonly abrechnung: SellerAbrechnung;
  close(): void;
  done(): void;
}

/** Replaces the seller's own invoice for a statement. */
export default function RechnungDialog({ abrechnung: { Abrechnungsnummer: nr, SummeCent, Rechnung }, close, done }: RechnungDialogProps) {
  const { t, locale, call, today } = useSeller();
  const [keyOf] = useState(makeKeys);
  return (
    <FeatureDialog
      locale={locale}
      today={today()}
      rechnung={Rechnung}
      words={{
        title: t('seller.rechnung.titel', { nummer: nr }),
        text: t('seller.rechnung.text'),
        netto: t('seller.rechnung.netto', { betrag: amount(SummeCent, locale) }),
        labels: { Rechnungsnummer: t('seller.rechnung.nummer'), Tag: t('seller.rechnung.tag'), UstCent: t('seller.rechnung.ust') },
        ustHint: t('seller.rechnung.ust.text'),
        confirmLabel: t('seller.rechnung.senden'),
      }}
      send={async (body) => {
        const params = { nr };
        await call(replaceEigeneRechnung, { params, body }, { idempotencyKey: keyOf({ params, body }) });
        toast({ text: t('seller.rechnung.fertig') });
        done();
      }}
      close={close}
    />
  );
}
