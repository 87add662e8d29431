import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type BetriebPerson, MERKMALE, type Merkmal, MIN_MERKMALE } from '../../../contract/calls/betrieb/personen.ts';
import { CallError } from '../../portals/shell/call.ts';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { Notice } from '../../ui/notice.tsx';
import { useBackoffice } from '../backoffice.ts';

interface CallerCheckProps {
  readonly merkmale: BetriebPerson['Merkmale'];
  /** Asks for the details with this check. */
  open(pruefung: string): Promise<void>;
}

/** Compares a caller with what is known, before details open. Where nobody calls, they open without. */
export function CallerCheck({ merkmale, open }: CallerCheckProps) {
  const { t } = useBackoffice();
  const [named, setNamed] = useState<readonly Merkmal[]>([]);
  const { mutate, isPending, error, variables } = useMutation({ mutationFn: open });
  const needed = Math.min(MIN_MERKMALE, merkmale.length);
  const missing = needed - named.length;
  const check = (pruefung: string) => !isPending && mutate(pruefung);
  const toggle = (art: Merkmal, isNamed: boolean) => setNamed(MERKMALE.filter((one) => (one === art ? isNamed : named.includes(one))));
  return (
    <form
      className="flex max-w-150 flex-col gap-5 rounded-card border border-border bg-surface p-4 sm:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (needed > 0 && missing <= 0) check(named.join(','));
      }}
    >
      <div>
        <h2 className="text-lg">{t('betrieb.person.pruefung.titel')}</h2>
        <p className="text-muted">{t(needed > 0 ? 'betrieb.person.pruefung.text' : 'betrieb.person.pruefung.nichts')}</p>
      </div>
      {error && (
        <Notice variant="danger" alert>
          {error instanceof CallError ? error.problem.detail : t('portal.fehler.text')}
        </Notice>
      )}
      {needed > 0 && (
        <>
          <fieldset>
            <legend className="sr-only">{t('betrieb.person.pruefung.merkmale')}</legend>
            {merkmale.map(({ Art, Werte }) => (
              <Fact key={Art} art={Art} werte={Werte} isNamed={named.includes(Art)} change={(isNamed) => toggle(Art, isNamed)} />
            ))}
          </fieldset>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <button
              type="submit"
              className={PRIMARY_BUTTON}
              disabled={missing > 0}
              aria-busy={isPending && variables !== KEIN_ANRUF}
              aria-describedby="pruefung-fehlt"
            >
              {t('betrieb.person.pruefung.knopf')}
            </button>
            <p id="pruefung-fehlt" role="status" className="text-xs text-muted">
              {missing > 0 && t.plural('betrieb.person.pruefung.fehlt', missing)}
            </p>
          </div>
        </>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border pt-5">
        <button
          type="button"
          className={SECONDARY_BUTTON}
          aria-busy={isPending && variables === KEIN_ANRUF}
          onClick={() => check(KEIN_ANRUF)}
        >
          {t('betrieb.person.pruefung.ohne')}
        </button>
        <p className="min-w-0 grow basis-60 text-xs text-muted">{t('betrieb.person.pruefung.ohne.text')}</p>
      </div>
    </form>
  );
}

/** The check where nobody called. */
export const KEIN_ANRUF = 'KeinAnruf';

interface FactProps {
  readonly art: Merkmal;
  readonly werte: readonly string[];
  readonly isNamed: boolean;
  change(isNamed: boolean): void;
}

/** A kind of fact with its values, to be ticked if the caller knew one of them. */
const Fact = ({ art, werte, isNamed, change }: FactProps) => (
  <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control py-2 hover:bg-surface-strong sm:-mx-3 sm:px-3">
    <input
      type="checkbox"
      className="mt-0.5 size-5 shrink-0 cursor-pointer accent-primary"
      checked={isNamed}
      onChange={({ target }) => change(target.checked)}
    />
    <span className="flex min-w-0 grow flex-wrap gap-x-4">
      <span className="basis-44 font-medium">{useBackoffice().t(`betrieb.person.merkmal.${art}`)}</span>
      <span className="min-w-0 grow basis-40 wrap-anywhere tabular-nums">{werte.join(' · ')}</span>
    </span>
  </label>
);
