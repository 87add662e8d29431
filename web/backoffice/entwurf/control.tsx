import { type ComponentProps, useState } from 'react';
import type { FormNode } from '../../../contract/rules/ordner-form.ts';
import { isDay } from '../../../contract/values/days.ts';
import { DayInput } from '../../portals/shell/day/day-input.tsx';
import { centOf, typedEuro } from '../../portals/shell/form/euro.ts';
import { FIELD, ICON_BUTTON } from '../../portals/shell/styles.ts';
import { idOf } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useBackoffice } from '../backoffice.ts';

type Leaf = Exclude<FormNode, { kind: 'list' | 'fields' | 'record' }>;

export interface ControlProps<Form extends FormNode = Leaf> {
  readonly form: Form;
  readonly name: string;
  /** Label of the field, for controls of several parts. */
  readonly title: string;
  /** The value of the draft; undefined if the field is missing. */
  readonly value: unknown;
  /** Label of a value of a choice. */
  labelOf(value: string | number): string;
  readonly isDisabled: boolean;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  /** Whether the order of several values counts. */
  readonly isOrdered: boolean;
  /** Stores another value; `seen` is the one that the person began with. */
  save(value: unknown, seen: unknown): void;
  /** Called with what is entered before it is stored. */
  onEnter?(entered: string, seen: unknown): void;
}

/** Texts from this length on are entered on several lines. */
const LONG = 400;

/** The control of a field that has one value. */
export function Control(props: ControlProps) {
  const { form } = props;
  switch (form.kind) {
    case 'yesNo':
      return <Switch {...props} />;
    case 'choice':
      return <Select {...props} form={form} />;
    case 'choices':
      return <Choices {...props} form={form} />;
    case 'day':
      return <Day {...props} />;
    case 'color':
      return <Color {...props} />;
    case 'cent':
    case 'number':
      return (
        <div className="max-w-48">
          <Typed {...props} codec={form.kind === 'cent' ? CENT : NUMBER} />
        </div>
      );
    default:
      return <Typed {...props} codec={TEXT} isLong={form.max !== null && form.max >= LONG} />;
  }
}

const shared = ({ name, describedBy, isInvalid, isDisabled }: ControlProps) => ({
  id: idOf(name),
  disabled: isDisabled,
  'aria-invalid': isInvalid || undefined,
  'aria-describedby': describedBy,
});

/** How a value is typed. `read` gives undefined for a text that cannot be stored. */
interface Codec {
  readonly inputMode: ComponentProps<'input'>['inputMode'];
  readonly className: string;
  print(value: unknown, locale: 'de' | 'en'): string;
  read(typed: string): unknown;
}

const TEXT: Codec = { inputMode: 'text', className: '', print: (value) => String(value ?? ''), read: (typed) => typed };
const CENT: Codec = {
  inputMode: 'decimal',
  className: 'tabular-nums',
  print: (value, locale) => (typeof value === 'number' ? typedEuro(value, locale) : String(value ?? '')),
  // What is no amount is stored as it is typed: the check of the draft says so at the field.
  read: (typed) => (Number.isNaN(centOf(typed)) ? typed : centOf(typed)),
};
const NUMBER: Codec = {
  inputMode: 'decimal',
  className: 'tabular-nums',
  print: (value, locale) => (typeof value === 'number' && locale === 'de' ? String(value).replace('.', ',') : String(value ?? '')),
  read: (typed) => (/^\s*-?\d+([.,]\d+)?\s*$/.test(typed) ? Number(typed.replace(',', '.')) : typed),
};

/** Field for a typed value; it is stored when the person leaves it. An empty one stands for null, or removes the field. */
function Typed({ codec, isLong = false, ...props }: ControlProps & { readonly codec: Codec; readonly isLong?: boolean }) {
  const { locale } = useBackoffice();
  const { form, value, save, onEnter } = props;
  const written = codec.print(value, locale);
  const [typed, setTyped] = useState<{ readonly text: string; readonly seen: unknown } | null>(null);
  const commit = () => {
    if (typed === null) return;
    setTyped(null);
    if (typed.text !== written)
      save(typed.text === '' && !(form.kind === 'text' && isFilled(form)) ? emptyOf(form) : codec.read(typed.text), typed.seen);
  };
  const control = {
    ...shared(props),
    value: typed?.text ?? written,
    onChange({ target }: { target: { value: string } }) {
      setTyped({ text: target.value, seen: typed === null ? value : typed.seen });
      onEnter?.(target.value, value);
    },
    onBlur: commit,
  };
  if (isLong) return <textarea {...control} className={`${FIELD} field-sizing-content min-h-20 resize-y py-2 wrap-anywhere`} />;
  return (
    <input
      {...control}
      type="text"
      inputMode={codec.inputMode}
      autoComplete="off"
      spellCheck={form.kind === 'text'}
      className={`${FIELD} ${codec.className}`}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  );
}

/** Whether an empty text is stored as such: the field can be neither null nor missing. */
const isFilled = ({ canBeNull, canBeMissing }: Leaf): boolean => !canBeNull && !canBeMissing;

const emptyOf = ({ canBeNull }: Leaf): null | undefined => (canBeNull ? null : undefined);

function Switch(props: ControlProps) {
  const { t } = useBackoffice();
  const { form, value, save } = props;
  const isOn = value === undefined ? form.usual === true : value === true;
  return (
    <label className="inline-flex min-h-10 cursor-pointer items-center gap-3">
      <input
        {...shared(props)}
        type="checkbox"
        checked={isOn}
        className="size-5 cursor-pointer accent-primary disabled:cursor-not-allowed"
        onChange={({ target }) => save(target.checked, value)}
      />
      {isOn ? t('betrieb.entwurf.ja') : t('betrieb.entwurf.nein')}
    </label>
  );
}

type Choice = Extract<FormNode, { kind: 'choice' }>;

function Select({ form, labelOf, save, value, ...props }: ControlProps<Choice>) {
  const { t } = useBackoffice();
  const present = value === undefined ? form.usual : value;
  const at = form.values.indexOf(present as string | number);
  return (
    <select
      {...shared({ form, labelOf, save, value, ...props })}
      className={`${FIELD} cursor-pointer truncate`}
      value={at === -1 ? '' : String(at)}
      onChange={({ target }) => save(target.value === '' ? emptyOf(form) : form.values[Number(target.value)], value)}
    >
      {(at === -1 || form.canBeNull || (form.canBeMissing && form.usual === undefined)) && (
        <option value="">{t('betrieb.entwurf.keineAngabe')}</option>
      )}
      {form.values.map((one, index) => (
        <option key={one} value={index}>
          {labelOf(one)}
        </option>
      ))}
    </select>
  );
}

type Several = Extract<FormNode, { kind: 'choices' }>;

/** More values than these are behind a line that says how many are on. */
const MANY = 12;

function Choices(props: ControlProps<Several>) {
  const { t } = useBackoffice();
  const { form, value } = props;
  if (form.values.length <= MANY) return <Checkboxes {...props} />;
  return (
    <details>
      <summary className="flex min-h-10 cursor-pointer items-center gap-2 font-medium">
        <Icon name="chevron" />
        {t.plural('betrieb.entwurf.gewaehlt', listOf(value ?? form.usual).length)}
      </summary>
      <Checkboxes {...props} />
    </details>
  );
}

/** Checkboxes for several values. Where their order counts, those that are on come first and can be moved. */
function Checkboxes({ form, name, title, value, labelOf, isDisabled, describedBy, isOrdered, save }: ControlProps<Several>) {
  const { t } = useBackoffice();
  const chosen = listOf(value ?? form.usual);
  const others = form.values.filter((one) => !chosen.includes(one));
  const move = (one: string, by: 1 | -1) => {
    const at = chosen.indexOf(one);
    const without = chosen.toSpliced(at, 1);
    save(without.toSpliced(at + by, 0, one), value);
  };
  const toggle = (one: string) => save(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one], value);
  return (
    <ul
      id={idOf(name)}
      aria-label={title}
      aria-describedby={describedBy}
      className={isOrdered ? 'max-w-120' : 'grid gap-x-6 sm:grid-cols-2'}
    >
      {(isOrdered ? [...chosen, ...others] : form.values).map((one) => (
        <li key={one} className="flex items-center gap-1">
          <label className="flex min-h-10 grow cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              className="size-4 cursor-pointer accent-primary"
              checked={chosen.includes(one)}
              disabled={isDisabled}
              onChange={() => toggle(one)}
            />
            {labelOf(one)}
          </label>
          {isOrdered && chosen.includes(one) && (
            <>
              <button
                type="button"
                className={ICON_BUTTON}
                aria-label={t('betrieb.entwurf.hoch', { name: labelOf(one) })}
                disabled={isDisabled || chosen[0] === one}
                onClick={() => move(one, -1)}
              >
                <Icon name="up" />
              </button>
              <button
                type="button"
                className={ICON_BUTTON}
                aria-label={t('betrieb.entwurf.runter', { name: labelOf(one) })}
                disabled={isDisabled || chosen.at(-1) === one}
                onClick={() => move(one, 1)}
              >
                <Icon name="down" />
              </button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);

/** Field for a day; a text that is none is stored when the person leaves it, so that the check names it. */
function Day(props: ControlProps) {
  const { value, save, form } = props;
  const [typed, setTyped] = useState<{ readonly day: string; readonly seen: unknown } | null>(null);
  const store = (day: string, seen: unknown) => {
    setTyped(null);
    if (day !== (value ?? '')) save(day || emptyOf(form), seen);
  };
  return (
    <div className="max-w-60">
      <DayInput
        {...shared(props)}
        name={props.name}
        value={typed?.day ?? String(value ?? '')}
        onChange={(day) => (isDay(day) ? store(day, typed?.seen ?? value) : setTyped({ day, seen: typed === null ? value : typed.seen }))}
        onBlur={() => typed && store(typed.day, typed.seen)}
      />
    </div>
  );
}

/** A colour by its digits, and by the browser's palette. */
function Color(props: ControlProps) {
  const { t } = useBackoffice();
  const { value, form, save, onEnter } = props;
  const [picked, setPicked] = useState<string | null>(null);
  const present = picked ?? String(value ?? form.usual ?? '');
  return (
    <div className="flex max-w-60 gap-2">
      <input
        type="color"
        aria-label={t('betrieb.entwurf.palette', { name: props.title })}
        className="size-10 shrink-0 cursor-pointer rounded-control border border-border bg-surface p-1"
        value={/^#[0-9a-f]{6}$/i.test(present) ? present : '#000000'}
        disabled={props.isDisabled}
        onChange={({ target }) => {
          setPicked(target.value);
          onEnter?.(target.value, value);
        }}
        onBlur={() => {
          if (picked !== null && picked !== value) save(picked, value);
          setPicked(null);
        }}
      />
      <Typed {...props} codec={TEXT} />
    </div>
  );
}
