import { Link, Navigate } from 'react-router';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { useBackoffice } from '../backoffice.ts';
import { MandantSign } from '../frame/mandant-sign.tsx';
import { Screen } from '../frame/screen.tsx';
import { NewMandantLink } from '../golive/new-mandant-link.tsx';
import { rollenLabel } from '../labels.ts';
import { PATHS } from '../paths.ts';
import { useUser } from '../user.ts';

/** The tenants of the person. With a single one it leads on to it. */
export function Component() {
  const { t } = useBackoffice();
  const { Vorname, Nachname, Mandanten, Plattform } = useUser();
  const [only, ...others] = Mandanten;
  if (only && others.length === 0) return <Navigate to={PATHS.uebersicht(only.Mandant)} replace />;
  const text = only ? 'betrieb.start.text' : Plattform ? 'betrieb.start.keiner.plattform' : 'betrieb.start.keiner';
  return (
    <Screen title={t('betrieb.start.titel', { name: `${Vorname} ${Nachname}` })} text={t(text)}>
      {only && (
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {Mandanten.map((one) => (
            <li key={one.Mandant}>
              <Link
                to={PATHS.uebersicht(one.Mandant)}
                className="flex h-full items-center gap-4 rounded-card border border-border bg-surface px-4 py-3.5 no-underline shadow-card transition-colors duration-150 ease-out hover:border-muted"
              >
                <MandantSign zugang={one} />
                <span className="min-w-0 grow">
                  <span className="block text-lg font-semibold wrap-anywhere">{one.Name}</span>
                  <span className="block text-xs text-muted">{rollenLabel(t, one.Rollen)}</span>
                </span>
                <Icon name="right" className="text-lg text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <NewMandantLink className={`${only ? SECONDARY_BUTTON : PRIMARY_BUTTON} self-start`} />
    </Screen>
  );
}
