import { useQuery } from '@tanstack/react-query';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { shortMoment } from '../../shell/format.ts';
import { Section } from '../../shell/section.tsx';
import { Fact, Facts } from '../../shell/sheet/facts.tsx';
import { SECONDARY_BUTTON } from '../../shell/styles.ts';
import { LoadError } from '../../shell/table/state-messages.tsx';
import { rolleLabel } from '../labels.ts';
import { mayDo, useAgentur } from '../own.ts';
import { Agencies } from './agencies.tsx';
import { Auskunft } from './auskunft.tsx';
import { kontoQuery } from './load.ts';
import { Mails } from './mails.tsx';
import { PasswordForm } from './password-form.tsx';
import { Sprache } from './sprache.tsx';
import { Zweitfaktor } from './zweitfaktor.tsx';

/** Account of the user, with forms for everything the user can change. */
export default function Konto() {
  const portal = useAgentur();
  const { t, data } = portal;
  const { benutzer } = data.own;
  const answer = useQuery(kontoQuery(portal));
  const { data: konto } = answer;
  if (answer.isPending)
    return (
      <Skeleton label={t('portal.wartet')} shapes={['title', 'row', 'row', 'row', 'title', 'control', 'control', 'title', 'control']} />
    );
  if (!konto) return <LoadError error={answer.error} retry={() => void answer.refetch()} />;
  return (
    <div className="grid max-w-page items-start gap-x-10 gap-y-8 lg:grid-cols-2">
      <Section title={t('agentur.konto.titel')}>
        <Facts>
          <Fact title={t('agentur.konto.name')}>{[konto.Vorname, konto.Nachname].filter(Boolean).join(' ')}</Fact>
          <Fact title={t('agentur.konto.email')}>{konto.Email}</Fact>
          <Fact title={t('agentur.konto.rolle')}>{t.list(benutzer.Rollen.map((rolle) => rolleLabel(t, rolle)))}</Fact>
          {benutzer.Mitarbeiternummer && <Fact title={t('agentur.konto.mitarbeiternummer')}>{benutzer.Mitarbeiternummer}</Fact>}
        </Facts>
        <Sprache language={konto.Language} />
      </Section>
      <PasswordForm />
      {mayDo(data.own, 'Verwaltung') && benutzer.AgenturStatus === 'Aktiv' && <Mails konto={konto} />}
      {(mayDo(data.own, 'Verwaltung') || konto.MfaAktiv) && <Zweitfaktor konto={konto} />}
      {benutzer.Agenturen.length > 1 && <Agencies />}
      <LoggedIn />
      <div className="lg:col-span-2">
        <Auskunft />
      </div>
    </div>
  );
}

/** Shows when the session ends, and the logout button. */
function LoggedIn() {
  const { t, locale, data } = useAgentur();
  return (
    <Section title={t('agentur.sitzung.titel')}>
      <p>{t('agentur.sitzung.text', { bis: shortMoment(data.own.benutzer.GueltigBis, locale) })}</p>
      <form method="post" action={data.frame.logout}>
        <button type="submit" className={SECONDARY_BUTTON}>
          <Icon name="leave" />
          {t('abmelden.knopf')}
        </button>
      </form>
    </Section>
  );
}
