import type { ReactNode } from 'react';
import type { SellerDaten } from '../../../../contract/calls/seller/daten.ts';
import { Notice } from '../../../ui/notice.tsx';
import { openSections } from '../missing.ts';
import { useSeller } from '../own.ts';

/** Variants of the states in which a seller cannot sell. */
const VARIANTS = {
  Angelegt: 'warning',
  AdresseBestaetigt: 'warning',
  Zusatzdaten: 'warning',
  WartetAufFreigabe: 'info',
  Inaktiv: 'warning',
} as const;

/**
 * Notice with the status of the registration, the reason of a refusal, who acts next and what is missing; `children` is the action. For an active
 * seller it has only what is missing, and there is none without that.
 */
export function StatusNotice({ daten, children }: { daten: SellerDaten; children?: ReactNode }) {
  const { t, data } = useSeller();
  const { mandant } = data.own;
  const { Status: status, Grund } = daten;
  const open = status === 'Inaktiv' ? [] : openSections(daten);
  const missing = open.length > 0 && t('seller.stand.fehlt', { was: t.list(open.map((section) => t(`seller.daten.${section}`))) });
  if (status === 'Aktiv')
    return (
      missing && (
        <Notice variant="warning">
          <p className="font-semibold">{missing}</p>
          {children}
        </Notice>
      )
    );
  return (
    <Notice variant={VARIANTS[status]}>
      <p className="font-semibold">{t(`seller.stand.titel.${status}`, { mandant: mandant.name })}</p>
      {Grund && <p>{t('seller.stand.grund', { grund: Grund })}</p>}
      <p className="mt-1">{t(`seller.stand.naechster.${status}`, { mandant: mandant.name, support: mandant.support })}</p>
      {missing && <p className="mt-1">{missing}</p>}
      {children}
    </Notice>
  );
}
