import { type ComponentType, Suspense, useState } from 'react';
import type { BetriebRecht } from '../../../contract/rules/rechte.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { PRIMARY_BUTTON } from '../../portals/shell/styles.ts';
import { useBackoffice } from '../backoffice.ts';
import { mayWrite, useMandant } from '../user.ts';

/** A dialog that adds rows to a list. */
export interface NewDialogProps {
  close(): void;
  /** Called after a row was added. */
  done(): void;
}

/** Makes the button of a list that opens a dialog to add rows, for people with the right to do so. The dialog loads at the first press. */
export const newButton = (label: TextKey, recht: BetriebRecht, Dialog: ComponentType<NewDialogProps>) =>
  function NewButton({ onChanged }: { onChanged(): void }) {
    const { t } = useBackoffice();
    const zugang = useMandant();
    const [isOpen, setOpen] = useState(false);
    const close = () => setOpen(false);
    if (!mayWrite(zugang, recht)) return null;
    return (
      <>
        <button type="button" className={PRIMARY_BUTTON} onClick={() => setOpen(true)}>
          {t(label)}
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
