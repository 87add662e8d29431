import { Icon } from '../../../ui/icon.tsx';
import { useApp } from '../portal.tsx';

/** What became of an order, with the sentence that says it. */
export interface Result {
  readonly Auftragsnummer: string;
  readonly Ergebnis: string;
  readonly Was: string;
}

export interface ResultsProps<One extends Result> {
  readonly results: readonly One[];
  /** Result of an order that the decision changed. */
  readonly done: One['Ergebnis'];
  /** Result of an order that was decided before. */
  readonly already: One['Ergebnis'];
}

/** What a decision on several orders left unchanged: how many were decided before, and each order that it failed for, with the reason. */
export function Results<One extends Result>({ results, done, already }: ResultsProps<One>) {
  const { t } = useApp();
  const failed = results.filter(({ Ergebnis }) => Ergebnis !== done && Ergebnis !== already);
  const unchanged = results.filter(({ Ergebnis }) => Ergebnis === already).length;
  return (
    <>
      {unchanged > 0 && <p>{t.plural('portal.ergebnis.schon', unchanged)}</p>}
      {failed.length > 0 && (
        <>
          <p>{t.plural('portal.ergebnis.fehler', failed.length)}</p>
          <ul className="flex flex-col gap-2 overflow-y-auto">
            {failed.map(({ Auftragsnummer, Was }) => (
              <li key={Auftragsnummer} className="flex gap-3">
                <Icon name="warning" className="mt-0.5 text-warning" />
                <span className="min-w-0">
                  <span className="font-semibold tabular-nums">{Auftragsnummer}</span> {Was}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
