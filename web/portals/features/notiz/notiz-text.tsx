import { formatDay } from '../../../../contract/values/days.ts';
import { Icon } from '../../../ui/icon.tsx';
import { shortMoment } from '../../shell/format.ts';
import { useApp } from '../../shell/portal.tsx';

/** A note as it is stored. */
export interface Notiz {
  readonly Text: string;
  readonly Wiedervorlage: string | null;
  readonly GeaendertVon: string;
  readonly GeaendertAm: string;
}

/** A note as it is sent; `Bisher` is the moment of the note that its author has read. */
interface NotizInput {
  readonly Text: string;
  readonly Wiedervorlage?: string | null | undefined;
  readonly Bisher: string | null;
}

export interface NotizProps {
  readonly notiz: Notiz | null;
  /** Name of the draft of this row. */
  readonly draftName: string;
  /** Whether a note has a day on which the user wants to return to it. */
  readonly hasReminder: boolean;
  /** Stores the note and returns it; null once it is deleted. */
  save(input: NotizInput): Promise<Notiz | null>;
  onChanged(): void;
}

/** A note: text, follow-up day, author and time. */
export function NotizText({ notiz }: { readonly notiz: Notiz }) {
  const { t, locale } = useApp();
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
