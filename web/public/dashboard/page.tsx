import { OwnArea } from '../../features/account/own-area.tsx';
import { hasErrors } from '../../shell/form.ts';
import { page } from '../../shell/page.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FirstPath } from '../../ui/drawings/first-path.tsx';
import { Flow } from '../../ui/flow.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { EmpfehlungCard } from './empfehlung-card.tsx';
import { type DashboardProps, loadDashboard } from './load.ts';
import { isMerkenForm, postMerken } from './merken-view.ts';
import { postNachbuchung } from './nachbuchung-view.ts';
import { Nachbuchungen } from './nachbuchungen.tsx';
import { Summen } from './summen.tsx';

/** The personal area: what became of each referral, and what comes next. */
export const dashboard = page({
  load: loadDashboard,
  post: (visit, fields) => (isMerkenForm(fields) ? postMerken(visit, fields) : postNachbuchung(visit, fields)),
  head: ({ t, nachbuchungen, laufend, beendet }) => ({
    titel: t('bereich.titel'),
    beschreibung: t('anmelden.text'),
    isRefused: [nachbuchungen, ...[...laufend, ...beendet].map(({ merken }) => merken)].some(({ form }) => hasErrors(form)),
    script: true,
  }),
  View: (props) => (
    <OwnArea context={props}>
      <Flow title={props.t('bereich.titel')} lead={props.name.vorname && props.t('bereich.lead', props.name)}>
        {props.isPasswortGesetzt && (
          <Notice look="success" alert>
            {props.t('passwort.setzen.fertig')}
          </Notice>
        )}
        <Summen {...props} />
        {props.laufend.length + props.beendet.length === 0 ? <Empty {...props} /> : <Empfehlungen {...props} />}
        <Nachbuchungen {...props} />
      </Flow>
    </OwnArea>
  ),
});

const Empty = ({ t, empfehlen }: DashboardProps) => (
  <section className="flex flex-col items-start gap-4 rounded-card bg-surface p-6 md:p-8">
    <FirstPath />
    <Heading level={2} size="item">
      {t('bereich.leer.titel')}
    </Heading>
    <p className="max-w-measure text-muted">{t('bereich.leer.text')}</p>
    <ButtonLink href={empfehlen}>{t('bereich.leer.knopf')}</ButtonLink>
  </section>
);

const Empfehlungen = (props: DashboardProps) => {
  const { t, laufend, beendet, offenePraemien, empfehlen } = props;
  return (
    <>
      {offenePraemien > 0 ? (
        <div>
          <Notice look="success">{t.plural('bereich.offen', offenePraemien)}</Notice>
          <p className="mt-3">
            <TextLink href={empfehlen}>{t('bereich.neu')}</TextLink>
          </p>
        </div>
      ) : (
        <div>
          <ButtonLink href={empfehlen}>{t('bereich.neu')}</ButtonLink>
        </div>
      )}
      {laufend.length > 0 && (
        <section aria-labelledby="laufend" className="flex flex-col gap-6">
          <Heading level={2} size="item" id="laufend">
            {t('bereich.laufend')}
          </Heading>
          {laufend.map((empfehlung) => (
            <EmpfehlungCard key={empfehlung.empfehlungsnummer} {...props} empfehlung={empfehlung} />
          ))}
        </section>
      )}
      {beendet.length > 0 && (
        <details
          className="group"
          open={laufend.length === 0 || beendet.some(({ merken }) => merken.erfolg !== null || hasErrors(merken.form))}
        >
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-6 border-t border-border pt-6">
            <Heading level={2} size="item">
              {t('bereich.beendet', { anzahl: beendet.length })}
            </Heading>
            <Icon name="plus" className="text-primary motion-safe:transition-transform motion-safe:duration-200 group-open:rotate-45" />
          </summary>
          <div className="mt-6 flex flex-col gap-6">
            {beendet.map((empfehlung) => (
              <EmpfehlungCard key={empfehlung.empfehlungsnummer} {...props} empfehlung={empfehlung} />
            ))}
          </div>
        </details>
      )}
    </>
  );
};
