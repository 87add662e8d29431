import { OwnArea } from '../../features/account/own-area.tsx';
import { Banners } from '../../features/banner/banner.tsx';
import { hasErrors } from '../../shell/form.ts';
import { page } from '../../shell/page.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Container } from '../../ui/container.tsx';
import { FirstPath } from '../../ui/drawings/first-path.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { List } from './list.tsx';
import { type DashboardProps, loadDashboard } from './load.ts';
import { isMerkenForm, postMerken } from './merken-view.ts';
import { postNachbuchung } from './nachbuchung-view.ts';
import { Nachbuchungen } from './nachbuchungen.tsx';
import { RecommendNext } from './recommend-next.tsx';
import { Summen } from './summen.tsx';
import { Waiting } from './waiting.tsx';
import { Werbung } from './werbung.tsx';

/** The personal area: tasks of the recommender first, then all recipients with their next steps. */
export const dashboard = page({
  load: loadDashboard,
  post: (visit, fields) => (isMerkenForm(fields) ? postMerken(visit, fields) : postNachbuchung(visit, fields)),
  head: ({ t, nachbuchungen, detail }) => ({
    titel: t('bereich.titel'),
    beschreibung: t('anmelden.text'),
    isRefused: [nachbuchungen.form, detail?.merken.form].some((form) => form !== undefined && hasErrors(form)),
    script: true,
  }),
  View: (props) => (
    <OwnArea context={props} isWide>
      <Container className="flex flex-col gap-8 pt-6 pb-16 lg:gap-12 lg:pt-12 lg:pb-24">
        <Head {...props} />
        {props.detail === null ? <Empty {...props} /> : <List {...props} />}
        <div className={`empty:hidden ${withList(props)}`}>
          {props.weiter && <RecommendNext {...props} weiter={props.weiter} />}
          <Nachbuchungen {...props} />
          {props.hasWerbung && <Werbung {...props} />}
        </div>
      </Container>
    </OwnArea>
  ),
});

/** On phones a chosen line is a page of its own, so everything else that belongs to the list is hidden. */
const withList = ({ isChosen }: DashboardProps): string => (isChosen ? 'max-lg:hidden' : '');

const Head = (props: DashboardProps) => {
  const { t, name, empfehlen, waiting, detail, isPasswortGesetzt } = props;
  const beside = withList(props);
  return (
    <div className="grid grid-cols-1 gap-8 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
      <div>
        <Heading level={1} size="section">
          {t('bereich.titel')}
        </Heading>
        {name.vorname && <p className={`mt-4 max-w-measure text-lg text-muted ${beside}`}>{t('bereich.lead', name)}</p>}
      </div>
      {isPasswortGesetzt && (
        <div className="md:col-span-2">
          <Notice variant="success" alert>
            {t('passwort.setzen.fertig')}
          </Notice>
        </div>
      )}
      <Waiting {...props} className={`md:col-span-2 ${beside}`} />
      {detail && (
        <ButtonLink
          href={empfehlen}
          variant={waiting.shown.length > 0 ? 'quiet' : 'primary'}
          className={`md:col-start-2 md:row-start-1 ${beside}`}
        >
          {t('bereich.neu')}
        </ButtonLink>
      )}
      <div className={`flex flex-col gap-8 empty:hidden md:col-span-2 lg:flex-row lg:items-center lg:justify-between lg:gap-12 ${beside}`}>
        <Summen {...props} />
        <Banners {...props} />
      </div>
    </div>
  );
};

const Empty = ({ t, empfehlen }: DashboardProps) => (
  <section className="flex max-w-flow flex-col items-start gap-4 rounded-card bg-surface p-6 md:p-8">
    <FirstPath />
    <Heading level={2} size="item">
      {t('bereich.leer.titel')}
    </Heading>
    <p className="max-w-measure text-muted">{t('bereich.leer.text')}</p>
    <ButtonLink href={empfehlen}>{t('bereich.leer.knopf')}</ButtonLink>
  </section>
);
