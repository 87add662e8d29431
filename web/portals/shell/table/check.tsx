/** A box at a row; without one where the row cannot be selected. */
export const Check = ({ label, ...props }: { label: string; checked: boolean; disabled: boolean; onChange(on: boolean): void }) => (
  <label className={`grid size-11 place-items-center lg:size-8 ${props.disabled ? 'invisible' : 'cursor-pointer'}`}>
    <span className="sr-only">{label}</span>
    <input
      type="checkbox"
      checked={props.checked}
      disabled={props.disabled}
      onChange={({ target }) => props.onChange(target.checked)}
      className="size-4 cursor-pointer accent-primary"
    />
  </label>
);
