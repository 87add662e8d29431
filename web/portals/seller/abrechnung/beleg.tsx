import { useState } from 'react';
import { objectGutschrift, readGutschriftPdf, type SellerGutschrift } from '../../../../contract/calls/seller/abrechnung.ts';
import { shortDay } from '../../../../contract/values/typed-day.ts';
import { Icon } from '../../../ui/icon.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { FORDERUNG_BADGES, GUTSCHRIFT_BADGES } from '../../features/labels.ts';
import { callAddress } from '../../shell/call.ts';
import { ConfirmDialog } from '../../shell/dialog/confirm-dialog.tsx';
import { amount } from '../../shell/format.ts';
import { SECONDARY_BUTTON } from '../../shell/styles.ts';
import { toast } from '../../shell/toast/toasts.ts';
import { useSeller } from '../own.ts';
import { belegText, isKorrektur } from './beleg-text.ts';

interface BelegProps {
  readonly beleg: SellerGutschrift;
  onChanged(): void;
}

/** A document of a statement: amount, status, what happens to the amount, file and objection. */
export function Beleg({ beleg, onChanged }: BelegProps) {
  const { t, locale, data, today } = useSeller();
  const { Gutschriftnummer: nummer, BruttoCent, Status, WidersprochenAm, Forderung } = beleg;
  const text = belegText(t, locale, beleg, { today: today(), support: data.own.mandant.support });
  return (
    <li className="flex flex-col gap-2 py-4 first:pt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-semibold wrap-anywhere">{t(isKorrektur(beleg) ? 'seller.beleg.GK' : 'seller.beleg.GS', { nummer })}</span>
        <span className="font-numbers font-semibold tabular-nums">{amount(BruttoCent, locale)}</span>
      </div>
      <div>
        {Forderung ? (
          <StatusBadge variant={FORDERUNG_BADGES[Forderung.Status]}>{t(`forderung.status.${Forderung.Status}`)}</StatusBadge>
        ) : (
          <StatusBadge variant={GUTSCHRIFT_BADGES[Status]}>{t(`seller.status.gutschrift.${Status}`)}</StatusBadge>
        )}
      </div>
      {WidersprochenAm !== null && <p>{t('seller.beleg.widersprochen', { tag: shortDay(WidersprochenAm, locale) })}</p>}
      {text && <p className="text-muted">{text}</p>}
      <div className="flex flex-wrap gap-3">
        <a
          href={callAddress(data.tenant, readGutschriftPdf, { params: { nr: nummer } })}
          download={`${nummer}.pdf`}
          className={SECONDARY_BUTTON}
        >
          <Icon name="download" />
          <span>
            {t('seller.beleg.pdf')}
            <span className="sr-only">{` ${nummer}`}</span>
          </span>
        </a>
        {WidersprochenAm === null && <Widerspruch nummer={nummer} onChanged={onChanged} />}
      </div>
    </li>
  );
}

/** Button to object to a document; its dialog says what follows. */
function Widerspruch({ nummer, onChanged }: { readonly nummer: string; onChanged(): void }) {
  const { t, call } = useSeller();
  const [isAsking, setAsking] = useState(false);
  const object = async () => {
    await call(objectGutschrift, { params: { nr: nummer } });
    setAsking(false);
    toast({ text: t('seller.widerspruch.fertig', { nummer }) });
    onChanged();
  };
  return (
    <>
      <button type="button" className={SECONDARY_BUTTON} onClick={() => setAsking(true)}>
        <span>
          {t('seller.widerspruch.knopf')}
          <span className="sr-only">{` ${nummer}`}</span>
        </span>
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t('seller.widerspruch.titel', { nummer })}
          text={t('seller.widerspruch.folge')}
          confirmLabel={t('seller.widerspruch.knopf')}
          confirm={object}
          close={() => setAsking(false)}
        />
      )}
    </>
  );
}
