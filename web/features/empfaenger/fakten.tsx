import type { Translate } from '../../../texts/texts.ts';
import type { Empfehlung } from './empfehlung.ts';

/** Number of characters that fit next to another fact on a phone. */
const LONG = 32;

/** Facts about the product with the terms of its price, and its age limit; on every page on which the order is decided. */
export const Fakten = ({ t, angaben: { fakten, unter } }: { readonly t: Translate; readonly angaben: Empfehlung['angaben'] }) =>
  (fakten.length > 0 || unter !== null) && (
    <section aria-label={t('landung.fakten')} className="flex flex-col gap-3">
      {unter !== null && (
        <p className="self-start rounded-pill bg-surface-strong px-3 py-1 text-xs font-semibold">{t('landung.unter', { unter })}</p>
      )}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-3">
        {fakten.map(({ Titel, Wert }) => (
          <div key={Titel} className={`min-w-0 ${Wert.length > LONG ? 'col-span-full' : ''}`}>
            <dt className="text-xs text-muted">{Titel}</dt>
            <dd className="mt-0.5 font-semibold break-words">{Wert}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
