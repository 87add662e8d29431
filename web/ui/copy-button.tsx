import { Icon } from './icon.tsx';
import { COPIES, mark, TEXT_COPIED, TEXT_SELECTED } from './protocol.ts';

interface CopyButtonProps {
  /** Id of the element whose text it copies. */
  readonly copies: string;
  readonly label: string;
  /** Label after copying. */
  readonly copied: string;
  /** Label if the browser does not allow copying and selects the text instead. */
  readonly selected: string;
  readonly className: string;
}

/** Button that copies a text; a tick and its label confirm it. Hidden without script. */
export const CopyButton = ({ copies, label, copied, selected, className }: CopyButtonProps) => (
  <button
    type="button"
    {...mark(COPIES, copies)}
    {...mark(TEXT_COPIED, copied)}
    {...mark(TEXT_SELECTED, selected)}
    className={`group/copy ${className} noscript:hidden`}
  >
    <Icon name="copy" className="group-data-copied/copy:hidden" />
    <Icon name="check" className="hidden group-data-copied/copy:block" />
    <span aria-live="polite">{label}</span>
  </button>
);
