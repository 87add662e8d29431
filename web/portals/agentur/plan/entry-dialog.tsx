import { useState } from 'react';
import { previewPlan } from '../../../../contract/calls/agentur/plan.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Modal } from '../../shell/dialog/modal.tsx';
import { useAgentur } from '../own.ts';
import { EntryFields } from './entry-fields.tsx';
import type { Entry, Previewed } from './entry-form.ts';
import { EntryPreview } from './entry-preview.tsx';

interface EntryDialogProps {
  close(): void;
  onChanged(): void;
}

/** Dialog for a new entry of the plan: form, then preview with past costs, then confirmation. Going back from the preview keeps the typed values. */
export default function EntryDialog({ close, onChanged }: EntryDialogProps) {
  const { t, call, data } = useAgentur();
  const [shown, setShown] = useState<Previewed | null>(null);
  const { benutzer, mandant } = data.own;
  const preview = async (entry: Entry, produkt: string) => {
    const { body: vorschau } = await call(previewPlan, { params: { agentur: benutzer.Agenturnummer }, body: entry });
    setShown({ entry, produkt, vorschau });
  };
  return (
    <Modal isAlert title={t('agentur.plan.titel')} text={t('agentur.plan.text', { mandant: mandant.name })} close={close}>
      {benutzer.AgenturStatus !== 'Aktiv' && <Notice variant="warning">{t('agentur.plan.ruht', { mandant: mandant.name })}</Notice>}
      <div hidden={shown !== null}>
        <EntryFields preview={preview} close={close} />
      </div>
      {shown && (
        <EntryPreview
          {...shown}
          back={() => setShown(null)}
          done={() => {
            close();
            onChanged();
          }}
        />
      )}
    </Modal>
  );
}
