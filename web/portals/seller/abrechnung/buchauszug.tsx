import { useState } from 'react';
import { readBuchauszug } from '../../../../contract/calls/seller/abrechnung.ts';
import { Icon } from '../../../ui/icon.tsx';
import { CallError } from '../../shell/call.ts';
import { saveFile } from '../../shell/export/save.ts';
import { SECONDARY_BUTTON } from '../../shell/styles.ts';
import { toast } from '../../shell/toast/toasts.ts';
import { useSeller } from '../own.ts';

/** Saves the extract of the books, with a sentence on what it is. A link cannot load it, since the call notes each extract. */
export function Buchauszug() {
  const { t, call } = useSeller();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      // The client answers a body that is not JSON as a file.
      saveFile((await call(readBuchauszug, {})).body as unknown as File);
    } catch (error) {
      toast({ text: error instanceof CallError ? error.problem.detail : t('portal.fehler.text') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="max-w-measure text-muted">{t('seller.abrechnung.auszug.text')}</p>
      <button type="button" className={SECONDARY_BUTTON} aria-busy={isBusy} onClick={() => void save()}>
        <Icon name="download" />
        {t('seller.abrechnung.auszug')}
      </button>
    </div>
  );
}
