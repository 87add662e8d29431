import { CONTROL, describedBy, FieldError, type FieldProps, Hint, idOf, Label } from './field.tsx';
import { Icon } from './icon.tsx';
import { CENTS, mark } from './protocol.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Reward in cents, if the client script shows the shares of it. */
  readonly cent?: number;
}

export interface OptionGroup {
  readonly label: string;
  readonly options: readonly Option[];
}

interface SelectFieldProps extends FieldProps {
  /** In the order shown; a group with a label becomes an option group. An option with an empty value is the prompt to choose. */
  readonly options: readonly (Option | OptionGroup)[];
  readonly autoComplete?: string;
  readonly className?: string;
}

/** Native select. */
export const SelectField = (props: SelectFieldProps) => (
  <div className={props.className}>
    <Label {...props} />
    <Hint {...props} />
    <FieldError {...props} />
    <div className="relative mt-2">
      <select
        id={idOf(props.name)}
        name={props.name}
        defaultValue={props.value ?? ''}
        autoComplete={props.autoComplete}
        aria-invalid={props.error ? true : undefined}
        aria-describedby={describedBy(props)}
        className={`${CONTROL} cursor-pointer appearance-none truncate pr-12`}
      >
        {props.options.map((option) =>
          'options' in option ? <Group key={option.label} {...option} /> : <Item key={option.value} {...option} />,
        )}
      </select>
      <Icon name="chevron" className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-primary" />
    </div>
  </div>
);

const Group = ({ label, options }: OptionGroup) => (
  <optgroup label={label}>
    {options.map((option) => (
      <Item key={option.value} {...option} />
    ))}
  </optgroup>
);

const Item = ({ value, label, cent }: Option) => (
  <option value={value} {...mark(CENTS, cent)}>
    {label}
  </option>
);
