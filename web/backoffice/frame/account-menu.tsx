import { Link } from 'react-router';
import { Dropdown } from '../../portals/shell/dropdown.tsx';
import { AddressText } from '../../portals/shell/sheet/facts.tsx';
import { ICON_BUTTON, MENU_ITEM } from '../../portals/shell/styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { useBackoffice } from '../backoffice.ts';
import { useLogout } from '../logout.ts';
import { PATHS } from '../paths.ts';
import { useUser } from '../user.ts';

/** Menu of the logged-in person: account and logout. */
export function AccountMenu() {
  const { t } = useBackoffice();
  const { Vorname, Nachname, Email } = useUser();
  const { logout, isBusy } = useLogout();
  const name = `${Vorname} ${Nachname}`;
  return (
    <Dropdown
      align="right"
      name={t('betrieb.kontoVon', { name })}
      buttonClass={`${ICON_BUTTON} w-auto grid-flow-col gap-2 px-2`}
      label={
        <>
          <Icon name="person" className="text-lg" />
          <span className="hidden max-w-56 truncate font-semibold text-text sm:block">{name}</span>
          <Icon name="chevron" className="hidden sm:block" />
        </>
      }
    >
      {(close) => (
        <>
          <div className="border-b border-border px-3 pt-1 pb-3">
            <p className="font-semibold">{name}</p>
            <p className="text-xs text-muted">
              <AddressText text={Email} />
            </p>
          </div>
          <ul className="flex flex-col pt-2">
            <li>
              <Link to={PATHS.konto} onClick={close} className={MENU_ITEM}>
                <Icon name="gear" className="text-muted" />
                {t('betrieb.konto.titel')}
              </Link>
            </li>
            <li>
              <button type="button" className={MENU_ITEM} aria-busy={isBusy} onClick={logout}>
                <Icon name="leave" className="text-muted" />
                {t('betrieb.abmelden')}
              </button>
            </li>
          </ul>
        </>
      )}
    </Dropdown>
  );
}
