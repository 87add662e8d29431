import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PRIMARY_BUTTON } from '../../portals/shell/styles.ts';
import { useBackoffice } from '../backoffice.ts';
import { useMandant } from '../user.ts';
import { mayAdd, NEW_BUTTONS, type NewList, OPENS_NEW } from './new-buttons.ts';

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
    const [isOpen, setOpen] = useNewDialog();
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

/** Whether the dialog is open, at first if the search has led here for it; the entry of the history then forgets that, so that going back to it shows the list. */
function useNewDialog() {
  const location = useLocation();
  const navigate = useNavigate();
  const isAsked = location.state === OPENS_NEW;
  const opened = useState(isAsked);
  useEffect(() => {
    if (isAsked) void navigate(location, { replace: true, preventScrollReset: true });
  }, [isAsked, location, navigate]);
  return opened;
}
