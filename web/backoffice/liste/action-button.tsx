import { useKeys } from '../../portals/shell/keys.ts';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../portals/shell/styles.ts';

interface ActionButtonProps {
  /** Key that presses the button while the sheet is open. */
  readonly hotkey: string;
  readonly label: string;
  readonly isSecondary?: boolean;
  act(): void;
}

/** Button for an action on the row of a sheet, with its key. */
export function ActionButton({ hotkey, label, isSecondary = false, act }: ActionButtonProps) {
  useKeys({ [hotkey]: act });
  return (
    <button type="button" aria-keyshortcuts={hotkey} className={isSecondary ? SECONDARY_BUTTON : PRIMARY_BUTTON} onClick={act}>
      {label}
      <span aria-hidden="true" className="ml-2 hidden font-body text-xs opacity-70 lg:inline">
        {hotkey.toUpperCase()}
      </span>
    </button>
  );
}
