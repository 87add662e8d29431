import { Link } from 'react-router';
import { OPENS_DIALOG } from '../../portals/shell/search/opened-dialog.ts';
import { PRIMARY_BUTTON } from '../../portals/shell/styles.ts';
import { useBackoffice } from '../backoffice.ts';
import { mayAdd, NEW_BUTTONS } from '../liste/new-buttons.ts';
import { PATHS } from '../paths.ts';
import { useMandant } from '../user.ts';

/** Leads from the runs to the transfers that are ready, where a run is made of them. */
export function ToCreate() {
  const { t } = useBackoffice();
  const zugang = useMandant();
  if (!mayAdd(zugang, 'auszahlungen')) return null;
  return (
    <Link to={PATHS.liste(zugang.Mandant, 'auszahlungen')} state={OPENS_DIALOG} className={PRIMARY_BUTTON}>
      {t(NEW_BUTTONS.auszahlungen.label)}
    </Link>
  );
}
