import { useState } from 'react';
import { type BetriebAbrechnung, enterSellerRechnung, replaceSellerRechnung } from '../../../contract/calls/betrieb/abrechnungen.ts';
import FeatureDialog from '../../portals/features/rechnungen/rechnung-dialog.tsx';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { amount } from '../../portals/shell/format.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { useBackoffice } from '../backoffice.ts';
import type { NewDialogProps } from '../liste/new-button.tsx';
import { useMandant } from '../user.ts';

interface RechnungDialogProps extends NewDialogProps {
  readonly abrechnung: Pick<BetriebAbrechnung, 'Abrechnungsnummer' | 'SummeCent' | 'Rechnung'>;
}

/** Enters the invoice that a seller wrote for a statement, or replaces it. */
export default function RechnungDialog({ abrechnung: { Abrechnungsnummer: nr, SummeCent, Rechnung }, close, done }: RechnungDialogProps) {
  const { t, locale, callIn, today } = useBackoffice();
  const { Mandant } = useMandant();
  const [keyOf] = useState(makeKeys);
  const kind = Rechnung ? 'ersetzen' : 'rechnung';
  return (
    <FeatureDialog
      locale={locale}
      today={today()}
      rechnung={Rechnung}
      words={{
        title: t(`betrieb.abrechnung.${kind}.titel`, { nummer: nr }),
        text: t(`betrieb.abrechnung.${kind}.text`),
        netto: t('betrieb.abrechnung.rechnung.netto', { betrag: amount(SummeCent, locale) }),
        labels: {
          Rechnungsnummer: t('betrieb.abrechnung.rechnung.nummer'),
          Tag: t('betrieb.abrechnung.rechnung.tag'),
          UstCent: t('betrieb.abrechnung.rechnung.ust'),
        },
        ustHint: t('betrieb.abrechnung.rechnung.ust.text'),
        confirmLabel: t(`betrieb.abrechnung.${kind}.knopf`),
      }}
      send={async (body) => {
        const params = { nr };
        const sent = Rechnung ? replaceSellerRechnung : enterSellerRechnung;
        await callIn(Mandant)(sent, { params, body }, { idempotencyKey: keyOf({ params, body }) });
        toast({ text: t(`betrieb.abrechnung.${kind}.fertig`) });
        done();
      }}
      close={close}
    />
  );
}
