import { Link } from 'react-router';
import { Dropdown } from '../../portals/shell/dropdown.tsx';
import { MENU_ITEM } from '../../portals/shell/styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { type Mandantenzugang, useBackoffice } from '../backoffice.ts';
import { NewMandantLink } from '../golive/new-mandant-link.tsx';
import { PATHS } from '../paths.ts';
import { useUser } from '../user.ts';
import { MandantSign } from './mandant-sign.tsx';

/** Name of the tenant; with several tenants a menu to switch to another, for people of the platform also to a new one. */
export function MandantSwitch({ zugang }: { zugang: Mandantenzugang }) {
  const { t } = useBackoffice();
  const { Mandanten, Plattform } = useUser();
  if (Mandanten.length < 2 && !Plattform)
    return (
      <span className="flex min-w-0 items-center gap-2.5 font-semibold">
        <MandantSign zugang={zugang} />
        <span className="min-w-0 truncate">{zugang.Name}</span>
      </span>
    );
  return (
    <Dropdown
      name={t('betrieb.mandantWechseln', { mandant: zugang.Name })}
      buttonClass="inline-flex min-h-10 max-w-full cursor-pointer items-center gap-2.5 rounded-control border border-border bg-surface px-1.5 pr-3 font-semibold transition-colors duration-150 ease-out hover:border-muted"
      label={
        <>
          <MandantSign zugang={zugang} />
          <span className="max-w-40 truncate sm:max-w-80">{zugang.Name}</span>
          <Icon name="chevron" className="text-muted" />
        </>
      }
    >
      {(close) => (
        <ul className="flex flex-col">
          {Mandanten.map((one) => (
            <li key={one.Mandant}>
              <Link
                to={PATHS.uebersicht(one.Mandant)}
                onClick={close}
                aria-current={one.Mandant === zugang.Mandant ? 'true' : undefined}
                className={MENU_ITEM}
              >
                <MandantSign zugang={one} />
                <span className="grow">{one.Name}</span>
                <Icon name="check" className={one.Mandant === zugang.Mandant ? '' : 'invisible'} />
              </Link>
            </li>
          ))}
          {Plattform && (
            <li className="border-t border-border">
              <NewMandantLink className={MENU_ITEM} onClick={close} />
            </li>
          )}
        </ul>
      )}
    </Dropdown>
  );
}
