/** Id of the checkbox for all rows. */
export const ALL = 'alle-waehlen';

interface CheckProps {
  readonly label: string;
  readonly id?: string;
  /** Shows the label next to the checkbox. */
  readonly isShown?: boolean;
  readonly checked: boolean;
  readonly disabled: boolean;
  /** `isRange` while Shift is held. */
  onChange(on: boolean, isRange: boolean): void;
}

/** Checkbox of a row or for all rows; invisible if disabled. */
export const Check = ({ label, id, isShown = false, disabled, ...props }: CheckProps) => (
  <label className={`flex min-h-11 items-center lg:min-h-8 ${disabled ? 'invisible' : 'cursor-pointer'}`}>
    <span className="grid w-11 place-items-center lg:w-8">
      <input
        id={id}
        type="checkbox"
        checked={props.checked}
        disabled={disabled}
        // Otherwise a Shift click selects the text up to the checkbox.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        onChange={({ target, nativeEvent }) => props.onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        className="size-4 cursor-pointer accent-primary"
      />
    </span>
    <span className={isShown ? '' : 'sr-only'}>{label}</span>
  </label>
);
