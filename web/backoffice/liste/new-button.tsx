import { type ComponentType, Suspense } from 'react';
import { useOpenedDialog } from '../../portals/shell/search/opened-dialog.ts';
import { PRIMARY_BUTTON } from '../../portals/shell/styles.ts';
import { useBackoffice } from '../backoffice.ts';
import { useMandant } from '../user.ts';
import { mayAdd, NEW_BUTTONS, type NewList } from './new-buttons.ts';

/** A dialog that adds rows to a list. */
export interface NewDialogProps {
  close(): void;
  /** Called after a row was added. */
  done(): void;
}

/** Makes the button of a list that opens a dialog to add rows, for people with the right to do so. The dialog loads at the first press. */
export const newButton = (liste: NewList, Dialog: ComponentType<NewDialogProps>) =>
  function NewButton({ onChanged }: { onChanged(): void }) {
    const { t } = useBackoffice();
    const zugang = useMandant();
    const [isOpen, setOpen] = useOpenedDialog();
    const close = () => setOpen(false);
    if (!mayAdd(zugang, liste)) return null;
    return (
      <>
        <button type="button" className={PRIMARY_BUTTON} onClick={() => setOpen(true)}>
          {t(NEW_BUTTONS[liste].label)}
        </button>
        {isOpen && (
          <Suspense>
            <Dialog
              close={close}
              done={() => {
                close();
                onChanged();
              }}
            />
          </Suspense>
        )}
      </>
    );
  };
