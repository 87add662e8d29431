import { useSeller } from '../own.ts';

/** Link to a text to which sellers agree, in a new tab, so that nothing typed is lost. */
export function ConditionsLink({ part }: { part: 'bedingungen' | 'gutschriftverfahren' }) {
  const { t, data } = useSeller();
  const { bedingungen } = data.own;
  return (
    bedingungen && (
      <a
        href={`${bedingungen}#${part}`}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-10 items-center self-start text-primary underline underline-offset-3"
      >
        {t(`seller.lesen.${part}`)}
      </a>
    )
  );
}
