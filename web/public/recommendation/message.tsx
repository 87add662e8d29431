import { withFixedAmounts } from '../../features/praemie/amount.ts';
import type { ShareProps } from '../../features/share/load.ts';
import { PREVIEW_SIZE } from '../../shell/preview-tags.tsx';
import { WidgetField } from '../../shell/widget-field.tsx';
import { Button } from '../../ui/button.tsx';
import { MESSAGE, mark } from '../../ui/protocol.ts';

/** Data for the script that rewrites the addresses of the channels and counts that the link was shared. */
const dataOf = ({ share: { nachricht, facebookId, zaehler } }: ShareProps): string =>
  JSON.stringify({ ...nachricht, text: undefined, facebookId, zaehler });

/** The editable message, with the preview of the link in messengers. */
export const Message = (props: ShareProps) => {
  const { t, share, empfehlungsnummer, isInQuery } = props;
  const { vorschau, nachricht } = share;
  return (
    <form method="get" className="flex flex-col">
      <WidgetField {...props} />
      {isInQuery && <input type="hidden" name="empfehlungsnummer" value={empfehlungsnummer} />}
      <label htmlFor="nachricht" className="font-heading text-lg font-semibold">
        {t('teilen.nachricht')}
      </label>
      <p id="nachricht-hinweis" className="mt-1 text-xs text-muted">
        {t('teilen.nachricht.hinweis')}
      </p>
      <div className="mt-3 rounded-card rounded-br-none bg-surface-strong p-3 md:p-4">
        <textarea
          id="nachricht"
          name="text"
          rows={5}
          maxLength={1000}
          autoComplete="off"
          aria-describedby="nachricht-hinweis"
          {...mark(MESSAGE, dataOf(props))}
          defaultValue={withFixedAmounts(nachricht.text)}
          className="block field-sizing-content min-h-36 w-full resize-y rounded-control border border-muted bg-surface px-4 py-3 break-words"
        />
        <p className="mt-4 text-xs text-muted">{t('teilen.vorschau')}</p>
        <div className="mt-2 max-w-100 overflow-hidden rounded-control bg-surface">
          <img src={vorschau.bild} {...PREVIEW_SIZE} alt="" loading="lazy" decoding="async" className="block h-auto w-full" />
          <div className="px-4 py-3">
            <p className="font-semibold">{withFixedAmounts(vorschau.titel)}</p>
            <p className="mt-1 text-xs">{withFixedAmounts(vorschau.text)}</p>
            <p className="mt-1 text-xs break-all text-muted">{vorschau.host}</p>
          </div>
        </div>
      </div>
      <div className="mt-4 hidden noscript:block">
        <Button variant="quiet">{t('teilen.nachricht.uebernehmen')}</Button>
      </div>
    </form>
  );
};
