import type { RecipientDataProps } from './load.ts';

/** Characters that fit beside another fact on a phone. */
const LONG = 32;

/** What there is to know of the product, and for whom it is. */
export const Fakten = ({
  t,
  empfehlung: {
    angaben: { fakten, unter },
  },
}: RecipientDataProps) =>
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
