import { Link } from 'react-router';
import { Dropdown } from '../../portals/shell/dropdown.tsx';
import { MENU_ITEM } from '../../portals/shell/styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { type Mandantenzugang, useBackoffice } from '../backoffice.ts';
import { PATHS } from '../paths.ts';
import { useUser } from '../user.ts';

/** Name of the tenant; with several tenants a menu to switch to another. */
export function MandantSwitch({ zugang }: { zugang: Mandantenzugang }) {
  const { t } = useBackoffice();
  const { Mandanten } = useUser();
  if (Mandanten.length < 2) return <span className="min-w-0 truncate font-semibold">{zugang.Name}</span>;
  return (
    <Dropdown
      name={t('betrieb.mandantWechseln', { mandant: zugang.Name })}
      buttonClass="inline-flex min-h-10 max-w-full cursor-pointer items-center gap-2 rounded-control border border-border bg-surface px-3 font-semibold transition-colors duration-150 ease-out hover:border-muted"
      label={
        <>
          <span className="max-w-40 truncate sm:max-w-80">{zugang.Name}</span>
          <Icon name="chevron" className="text-muted" />
        </>
      }
    >
      {(close) => (
        <ul className="flex flex-col">
          {Mandanten.map(({ Mandant, Name }) => (
            <li key={Mandant}>
              <Link
                to={PATHS.uebersicht(Mandant)}
                onClick={close}
                aria-current={Mandant === zugang.Mandant ? 'true' : undefined}
                className={MENU_ITEM}
              >
                <Icon name="check" className={Mandant === zugang.Mandant ? '' : 'invisible'} />
                {Name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Dropdown>
  );
}
