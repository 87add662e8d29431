import { useAgentur } from '../own.ts';
import type { Worte } from './load.ts';

/** Preview of the agency's texts, as customers see them on the page of an invitation. */
export function Vorschau({ worte: { Name, Oeffnungszeiten, Begruessung } }: { worte: Worte }) {
  const { t } = useAgentur();
  return (
    <section
      aria-label={t('agentur.worte.vorschau')}
      className="flex max-w-160 flex-col gap-3 rounded-card border border-border bg-surface px-4 py-3 wrap-anywhere"
    >
      <p className="text-xs text-muted">{t('agentur.worte.vorschau')}</p>
      <p className="font-medium">{t('agentur.worte.vorschau.titel', { agentur: Name })}</p>
      {Begruessung && <p className="border-l-4 border-border pl-4 whitespace-pre-line">{Begruessung}</p>}
      {Oeffnungszeiten && (
        <p className="whitespace-pre-line text-muted">{t('agentur.worte.vorschau.zeiten', { agentur: Name, zeiten: Oeffnungszeiten })}</p>
      )}
      {!Begruessung && !Oeffnungszeiten && <p className="text-muted">{t('agentur.worte.leer')}</p>}
    </section>
  );
}
