/** Id of the box for all rows. */
export const ALL = 'alle-waehlen';

interface CheckProps {
  readonly label: string;
  readonly id?: string;
  /** The label stands beside the box. */
  readonly isShown?: boolean;
  readonly checked: boolean;
  readonly disabled: boolean;
  /** `isRange` while Shift is held. */
  onChange(on: boolean, isRange: boolean): void;
}

/** A box at a row, or for all of them; without one where nothing can be selected. */
export const Check = ({ label, id, isShown = false, disabled, ...props }: CheckProps) => (
  <label className={`flex min-h-11 items-center lg:min-h-8 ${disabled ? 'invisible' : 'cursor-pointer'}`}>
    <span className="grid w-11 place-items-center lg:w-8">
      <input
        id={id}
        type="checkbox"
        checked={props.checked}
        disabled={disabled}
        // Else the browser selects the text up to it.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        onChange={({ target, nativeEvent }) => props.onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        className="size-4 cursor-pointer accent-primary"
      />
    </span>
    <span className={isShown ? '' : 'sr-only'}>{label}</span>
  </label>
);
