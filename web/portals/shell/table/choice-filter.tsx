import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CallError } from '../call.ts';
import { normalizeForSearch } from '../normalize.ts';
import { useApp } from '../portal.tsx';
import { FIELD, MENU_ITEM } from '../styles.ts';
import type { ChoiceName, TableState } from './address.ts';
import { Popup } from './filters.tsx';
import type { Choice, Choices } from './report.ts';

interface ChoiceFilterProps {
  readonly name: ChoiceName;
  readonly choices: Choices;
  readonly state: TableState;
  change(changed: Partial<TableState>): void;
}

/** Age in ms up to which the values of a filter count as fresh; they rarely change. */
const FRESH_MS = 300_000;
const useChoices = ({ name, choices }: ChoiceFilterProps, isWanted: boolean) =>
  useQuery({
    queryKey: ['wahl'],
    queryFn: ({ signal }) => choices.load(signal),
    select: (all) => all[name] ?? [],
    staleTime: FRESH_MS,
    enabled: isWanted,
  });

/** Filter by one value, such as a product: a chip that shows the chosen value and opens the list of values. */
export function ChoiceFilter(props: ChoiceFilterProps) {
  const { t } = useApp();
  const { name, choices, state } = props;
  const value = state.wahl[name];
  const { data: known } = useChoices(props, value !== undefined);
  const { title } = choices.words(t, name);
  const word = known?.find((choice) => choice.value === value)?.label ?? value;
  return (
    <Popup isOn={value !== undefined} label={value === undefined ? title : `${title}: ${word}`}>
      {(close) => <List {...props} close={close} />}
    </Popup>
  );
}

/** A list with more values than this has a search field, which finds any part of a label or value. */
const MANY = 12;

function List(props: ChoiceFilterProps & { close(): void }) {
  const { t } = useApp();
  const { name, choices, state, change, close } = props;
  const { title, find } = choices.words(t, name);
  const { data, error } = useChoices(props, true);
  const [typed, setTyped] = useState('');
  if (error) return <p className="p-3">{error instanceof CallError ? error.problem.detail : t('portal.fehler.text')}</p>;
  if (!data) return <Skeleton label={t('portal.wartet')} shapes={['row', 'row', 'row']} />;
  const { [name]: chosen, ...others } = state.wahl;
  const choose = (value: string | null) => change({ wahl: value === null ? others : { ...others, [name]: value } });
  const found = data.filter(({ label, value }) => normalizeForSearch(`${label} ${value}`).includes(normalizeForSearch(typed.trim())));
  const line = (key: string, label: string, value: string | null) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users choose by the radio button, which leaves the list open
    <label
      key={key}
      className={MENU_ITEM}
      onClick={({ detail }) => {
        if (detail === 0) return;
        choose(value);
        close();
      }}
    >
      <input
        type="radio"
        name={`wahl-${name}`}
        className="size-4 shrink-0 accent-primary"
        checked={(chosen ?? null) === value}
        onChange={() => choose(value)}
        onKeyDown={({ key: pressed }) => pressed === 'Enter' && close()}
      />
      {label}
    </label>
  );
  return (
    <fieldset className="flex flex-col lg:w-64">
      <legend className="sr-only">{title}</legend>
      {data.length > MANY && (
        <input
          type="search"
          aria-label={find}
          placeholder={find}
          autoComplete="off"
          className={`${FIELD} sticky top-0 mb-1`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {typed === '' && line('', t('portal.wahl.alle'), null)}
      {found.map(({ value, label }: Choice) => line(value, label, value))}
      {found.length === 0 && <p className="px-3 py-2 text-muted">{t('portal.wahl.nichts')}</p>}
    </fieldset>
  );
}
