import { useState } from 'react';
import { readSellerauskunft } from '../../../../contract/calls/seller/auskunft.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CallError } from '../../shell/call.ts';
import { saveFile } from '../../shell/export/save.ts';
import { Section } from '../../shell/section.tsx';
import { SECONDARY_BUTTON } from '../../shell/styles.ts';
import { toast } from '../../shell/toast/toasts.ts';
import { useSeller } from '../own.ts';

const FILE = 'datenauskunft.json';

/** Data stored about the seller (GDPR art. 15 and 20) as a file. */
export function Auskunft() {
  const { t, call, data } = useSeller();
  const [isPending, setPending] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const save = async () => {
    setPending(true);
    setRefused(null);
    try {
      const { body } = await call(readSellerauskunft);
      saveFile(new File([JSON.stringify(body, null, 2)], FILE, { type: 'application/json' }));
      toast({ text: t('portal.export.geladen', { datei: FILE }) });
    } catch (error) {
      setRefused(error instanceof CallError ? error.problem.detail : t('portal.fehler.text'));
    }
    setPending(false);
  };
  return (
    <Section title={t('seller.auskunft.titel')} text={t('seller.auskunft.text', { mandant: data.own.mandant.name })}>
      {refused && (
        <Notice variant="danger" alert>
          {refused}
        </Notice>
      )}
      <div>
        <button type="button" className={SECONDARY_BUTTON} aria-busy={isPending} disabled={isPending} onClick={() => void save()}>
          <Icon name="download" />
          {t('seller.auskunft.laden')}
        </button>
      </div>
    </Section>
  );
}
