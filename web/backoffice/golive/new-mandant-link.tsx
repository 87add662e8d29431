import { Link } from 'react-router';
import { useBackoffice } from '../backoffice.ts';
import { PATHS } from '../paths.ts';
import { useUser } from '../user.ts';

/** Leads people of the platform to a new tenant; nothing for others. */
export function NewMandantLink({ className, onClick }: { readonly className: string; onClick?(): void }) {
  const { t } = useBackoffice();
  return useUser().Plattform ? (
    <Link to={PATHS.neu} className={className} onClick={onClick}>
      {t('betrieb.neu.titel')}
    </Link>
  ) : null;
}
