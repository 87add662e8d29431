import type { ReactNode } from 'react';
import type { SellerDaten } from '../../../../contract/calls/seller/daten.ts';
import { Notice } from '../../../ui/notice.tsx';
import { openSections } from '../missing.ts';
import { useSeller } from '../own.ts';

const VARIANTS = {
  Angelegt: 'warning',
  AdresseBestaetigt: 'warning',
  Zusatzdaten: 'warning',
  WartetAufFreigabe: 'info',
  Aktiv: 'success',
  Inaktiv: 'warning',
} as const;

/** Notice with the status of the registration, the reason of a refusal, who acts next and what is missing; `children` is the action. */
export function StatusNotice({ daten, children }: { daten: SellerDaten; children?: ReactNode }) {
  const { t, data } = useSeller();
  const { mandant } = data.own;
  const { Status: status, Grund } = daten;
  const open = status === 'Aktiv' || status === 'Inaktiv' ? [] : openSections(daten);
  return (
    <Notice variant={VARIANTS[status]}>
      <p className="font-semibold">{t(`seller.stand.titel.${status}`, { mandant: mandant.name })}</p>
      {Grund && <p>{t('seller.stand.grund', { grund: Grund })}</p>}
      <p className="mt-1">{t(`seller.stand.naechster.${status}`, { mandant: mandant.name, support: mandant.support })}</p>
      {open.length > 0 && (
        <p className="mt-1">{t('seller.stand.fehlt', { was: t.list(open.map((section) => t(`seller.daten.${section}`))) })}</p>
      )}
      {children}
    </Notice>
  );
}
