import type { FormEvent, RefObject } from 'react';
import { MAX_SUCHE_LENGTH } from '../../../contract/calls/bericht.ts';
import { SearchLimitHint } from '../../portals/shell/search/search-field.tsx';
import { PRIMARY_BUTTON } from '../../portals/shell/styles.ts';
import { CONTROL, describedBy, FieldError, Hint, idOf } from '../../ui/field.tsx';
import { useBackoffice } from '../backoffice.ts';

/** Only the id of the field comes from it: a control without a name is never part of an address. */
const NAME = 'Suche';

interface SearchFormProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly isBusy: boolean;
  readonly error: string | undefined;
  change(text: string): void;
  submit(event: FormEvent): void;
}

/** The field of the search, with a line about what can be typed. */
export function SearchForm({ ref, text, isBusy, error, change, submit }: SearchFormProps) {
  const { t } = useBackoffice();
  const hint = t('betrieb.suche.hinweis');
  return (
    <search>
      <form className="flex flex-col gap-1" noValidate onSubmit={submit}>
        <div className="flex flex-col gap-3 sm:flex-row">
          <input
            ref={ref}
            id={idOf(NAME)}
            type="search"
            aria-label={t('betrieb.suche.feld')}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy({ name: NAME, hint, error })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={MAX_SUCHE_LENGTH}
            value={text}
            className={`${CONTROL} min-w-0 grow text-lg`}
            onChange={({ target }) => change(target.value)}
          />
          <button type="submit" className={`${PRIMARY_BUTTON} min-h-12 shrink-0`} aria-busy={isBusy}>
            {t('betrieb.suche.knopf')}
          </button>
        </div>
        <Hint name={NAME} hint={hint} />
        <SearchLimitHint typed={text} />
        <FieldError name={NAME} error={error} errorPrefix={t('formular.fehler')} />
      </form>
    </search>
  );
}
