import { Icon } from '../../../ui/icon.tsx';
import { shortMoment } from '../../shell/format.ts';
import { QUIET } from '../../shell/looks.ts';
import { Section } from '../../shell/section.tsx';
import { useAgentur } from '../own.ts';

/** Shows when the session ends, and the logout button. */
export function LoggedIn() {
  const { t, locale, data } = useAgentur();
  return (
    <Section title={t('agentur.sitzung.titel')}>
      <p>{t('agentur.sitzung.text', { bis: shortMoment(data.own.benutzer.GueltigBis, locale) })}</p>
      <form method="post" action={data.frame.logout}>
        <button type="submit" className={QUIET}>
          <Icon name="leave" />
          {t('abmelden.knopf')}
        </button>
      </form>
    </Section>
  );
}
