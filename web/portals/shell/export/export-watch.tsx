import { useEffect } from 'react';
import { usePortal } from '../portal.tsx';
import { toast } from '../toast/toasts.ts';
import { isRunning } from './exports.ts';
import { removePendingExports, usePendingExports } from './pending-exports.ts';
import { saveFrom } from './save.ts';
import { useExportList, useExports } from './use-exports.ts';

/** Shows a toast on any screen when an awaited export ends; none for an export that the server no longer lists. */
export default function ExportWatch() {
  const { t } = usePortal();
  const exports = useExports();
  const pending = usePendingExports();
  const { data } = useExportList(exports);
  useEffect(() => {
    if (!data) return;
    const ended = pending.filter((nr) => !data.some((one) => one.nr === nr && isRunning(one)));
    if (ended.length === 0) return;
    removePendingExports(ended);
    for (const { nr, title, status } of data.filter((one) => ended.includes(one.nr))) {
      if (status === 'Fertig')
        toast({
          text: t('portal.export.bereit', { titel: title }),
          action: { label: t('portal.export.laden'), act: () => saveFrom(exports.address(nr)) },
        });
      else toast({ text: t('portal.export.beendet', { titel: title }) });
    }
  }, [data, pending, exports, t]);
  return null;
}
