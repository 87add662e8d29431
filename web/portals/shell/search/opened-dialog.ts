import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** History state that opens a screen with its dialog. */
export const OPENS_DIALOG = 'neu';

/**
 * Whether the dialog of a screen is open, at first if the palette or a link has led here for it. The entry of the history then forgets that, so that going
 * back to it shows the screen alone.
 */
export function useOpenedDialog(): [boolean, Dispatch<SetStateAction<boolean>>] {
  const location = useLocation();
  const navigate = useNavigate();
  const isAsked = location.state === OPENS_DIALOG;
  const [isOpen, setOpen] = useState(isAsked);
  useEffect(() => {
    if (!isAsked) return;
    setOpen(true);
    void navigate(location, { replace: true, preventScrollReset: true });
  }, [isAsked, location, navigate]);
  return [isOpen, setOpen];
}
