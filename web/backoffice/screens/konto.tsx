import { Section } from '../../portals/shell/section.tsx';
import { Fact, Facts } from '../../portals/shell/sheet/facts.tsx';
import { SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { useBackoffice } from '../backoffice.ts';
import { Screen } from '../frame/screen.tsx';
import { Faktoren } from '../konto/faktoren.tsx';
import { PasswordForm } from '../konto/password-form.tsx';
import { Sitzungen } from '../konto/sitzungen.tsx';
import { rollenLabel } from '../labels.ts';
import { useLogout } from '../logout.ts';
import { useUser } from '../user.ts';

/** The person's own account, which is the same for all tenants. */
export function Component() {
  const { t } = useBackoffice();
  const { Vorname, Nachname, Email, Mandanten } = useUser();
  return (
    <Screen title={t('betrieb.konto.titel')}>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        <Section title={t('betrieb.konto.person')}>
          <Facts>
            <Fact title={t('betrieb.konto.name')}>{`${Vorname} ${Nachname}`}</Fact>
            <Fact title={t('betrieb.email')}>{Email}</Fact>
            {Mandanten.map(({ Mandant, Name, Rollen }) => (
              <Fact key={Mandant} title={Name}>
                {rollenLabel(t, Rollen)}
              </Fact>
            ))}
          </Facts>
          <LogoutButton />
        </Section>
        <PasswordForm />
        <Faktoren />
        <Sitzungen />
      </div>
    </Screen>
  );
}

function LogoutButton() {
  const { t } = useBackoffice();
  const { logout, isBusy } = useLogout();
  return (
    <button type="button" className={`${SECONDARY_BUTTON} self-start`} aria-busy={isBusy} onClick={logout}>
      <Icon name="leave" />
      {t('betrieb.abmelden')}
    </button>
  );
}
