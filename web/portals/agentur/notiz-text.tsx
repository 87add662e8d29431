import type { NOTIZ_BERICHTE } from '../../../contract/calls/agentur/einzeln.ts';
import { formatDay } from '../../../contract/values/days.ts';
import { Icon } from '../../ui/icon.tsx';
import { shortMoment } from '../shell/format.ts';
import { useAgentur } from './own.ts';

/** A note, with the report and the row that it belongs to. */
export interface NotizProps {
  readonly bericht: (typeof NOTIZ_BERICHTE)[number];
  readonly nr: string;
  readonly notiz: {
    readonly Text: string;
    readonly Wiedervorlage: string | null;
    readonly GeaendertVon: string;
    readonly GeaendertAm: string;
  } | null;
  onChanged(): void;
}

/** A note: text, follow-up day, author and time. */
export function NotizText({ notiz }: { readonly notiz: NonNullable<NotizProps['notiz']> }) {
  const { t, locale } = useAgentur();
  return (
    <div className="flex flex-col gap-1 rounded-control bg-surface-strong px-4 py-3">
      <p className="whitespace-pre-line wrap-anywhere">{notiz.Text}</p>
      {notiz.Wiedervorlage && (
        <p className="flex items-center gap-2 font-semibold">
          <Icon name="day" />
          {t('agentur.notiz.wiedervorlageAm', { tag: formatDay(notiz.Wiedervorlage, locale) })}
        </p>
      )}
      <p className="text-xs text-muted">
        {notiz.GeaendertVon} · {shortMoment(notiz.GeaendertAm, locale)}
      </p>
    </div>
  );
}
