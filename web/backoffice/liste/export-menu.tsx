import { useState } from 'react';
import { EXPORT_FORMATS, type ExportFormat } from '../../../contract/calls/bericht.ts';
import type { ExportListe } from '../../../contract/calls/betrieb/export.ts';
import { CallError } from '../../portals/shell/call.ts';
import { Dropdown } from '../../portals/shell/dropdown.tsx';
import { formatCount } from '../../portals/shell/format.ts';
import { ICON_BUTTON, MENU_ITEM } from '../../portals/shell/styles.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { Icon } from '../../ui/icon.tsx';
import { useBackoffice } from '../backoffice.ts';
import { useMandant } from '../user.ts';

/** Saves the shown rows as a file. A call that needs a second factor asks for it by itself. */
export function ExportMenu({ liste, query }: { readonly liste: ExportListe; readonly query: object }) {
  const { t, locale, callIn } = useBackoffice();
  const { Mandant } = useMandant();
  const [isBusy, setBusy] = useState(false);
  const save = async (format: ExportFormat) => {
    setBusy(true);
    try {
      const { saveListe } = await import('./save-liste.ts');
      const { datei, zeilen, weggelassen } = await saveListe(callIn(Mandant), { liste, format, query });
      const values = { datei, anzahl: formatCount(zeilen, locale), mehr: formatCount(weggelassen, locale) };
      toast({ text: t.plural(weggelassen > 0 ? 'betrieb.export.gekuerzt' : 'betrieb.export.gespeichert', zeilen, values) });
    } catch (error) {
      toast({ text: error instanceof CallError ? error.problem.detail : t('betrieb.export.abgebrochen') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dropdown
      align="right"
      buttonClass={ICON_BUTTON}
      name={t('betrieb.export.knopf')}
      label={<Icon name="download" className={`text-lg ${isBusy ? 'opacity-50' : ''}`} />}
    >
      {(close) => (
        <>
          <p className="px-3 py-1 text-xs font-semibold text-muted">{t('betrieb.export.knopf')}</p>
          {EXPORT_FORMATS.map((format) => (
            <button
              key={format}
              type="button"
              className={`${MENU_ITEM} max-lg:min-h-10`}
              onClick={() => {
                close();
                if (!isBusy) void save(format);
              }}
            >
              {t(`betrieb.export.${format}`)}
            </button>
          ))}
        </>
      )}
    </Dropdown>
  );
}
