import type { ReactNode } from 'react';
import { confirmEmpfehlung, resendBestaetigung } from '../../../contract/calls/empfehlung.ts';
import { readEmpfehlung } from '../../../contract/calls/empfehlungslink.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { once } from '../../shell/form.ts';
import { Refusal, Vorgang } from '../../shell/form-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { isPassing } from '../../shell/outage.ts';
import { type PageContext, page, pageContext } from '../../shell/page.ts';
import type { Fields, Loaded, Posted, Visit } from '../../shell/visit.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { OpenedLetter } from '../../ui/drawings/opened-letter.tsx';
import { End } from '../../ui/end.tsx';
import { Flow } from '../../ui/flow.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Where the confirmation stands: the mailed link is open, it still has to be opened, it was used, or it leads nowhere. */
type ConfirmationStand = 'bestaetigen' | 'warten' | 'verwendet' | 'ungueltig';

interface ConfirmationProps extends PageContext {
  readonly stand: ConfirmationStand;
  readonly empfehlungsnummer: string;
  readonly wasSent: boolean;
  /** Why sending again was refused. */
  readonly message: string | null;
}

/** Opening the mailed link changes nothing: mail scanners open links too. Its button posts. */
async function loadConfirmation(visit: Visit): Promise<Loaded<ConfirmationProps>> {
  const { token = '', empfehlungsnummer = '', gesendet } = visit.query;
  const message = visit.form?.problem.detail ?? null;
  const props = { ...pageContext(visit), empfehlungsnummer, wasSent: gesendet === '1', message };
  if (visit.form && token !== '' && isPassing(visit.form.problem)) return { problem: visit.form.problem };
  if (token !== '') return { props: { ...props, stand: standAfter(visit) ?? 'bestaetigen' } };
  const empfehlung = empfehlungsnummer === '' ? null : await visit.call(readEmpfehlung, { params: { nr: empfehlungsnummer } });
  if (!empfehlung?.ok) return { props: { ...props, stand: 'ungueltig' } };
  return { props: { ...props, stand: empfehlung.body.Status === 'Offen' ? 'warten' : 'verwendet' } };
}

function standAfter({ form }: Visit): ConfirmationStand | null {
  if (form === null) return null;
  return form.problem.code === 'TokenBereitsVerwendet' ? 'verwendet' : 'ungueltig';
}

async function postConfirmation(visit: Visit, fields: Fields): Promise<Posted> {
  const { token, empfehlungsnummer = '' } = visit.query;
  if (token === undefined) {
    const sent = await visit.call(resendBestaetigung, { params: { nr: empfehlungsnummer } });
    return sent.ok ? { redirect: { page: 'Confirmation', params: { empfehlungsnummer, gesendet: '1' } } } : { problem: sent.problem };
  }
  const confirmed = await visit.call(confirmEmpfehlung, { body: { Token: token }, ...once(fields) });
  if (!confirmed.ok) return { problem: confirmed.problem };
  return { redirect: { page: 'Recommendation', params: { empfehlungsnummer: confirmed.body.Empfehlungsnummer } } };
}

/** Confirms the recommender's address, or says that this is to be done by the mailed link. */
export const confirmation = page({
  load: loadConfirmation,
  post: postConfirmation,
  head: ({ t, stand }) => ({
    titel: t(TITLES[stand]),
    beschreibung: t('bestaetigung.text'),
    script: stand === 'bestaetigen' || stand === 'warten',
  }),
  View: (props) => <Frame context={props}>{VIEWS[props.stand](props)}</Frame>,
});

const TITLES = {
  bestaetigen: 'bestaetigung.titel',
  warten: 'bestaetigung.warten.titel',
  verwendet: 'bestaetigung.verwendet.titel',
  ungueltig: 'bestaetigung.ungueltig.titel',
} as const;

const VIEWS: Readonly<Record<ConfirmationStand, (props: ConfirmationProps) => ReactNode>> = {
  bestaetigen: ({ t }) => (
    <Flow title={t('bestaetigung.titel')} lead={t('bestaetigung.text')}>
      <form method="post">
        <Vorgang />
        <Button>{t('bestaetigung.knopf')}</Button>
      </form>
    </Flow>
  ),
  warten: ({ t, wasSent, message }) => (
    <Flow title={t('bestaetigung.warten.titel')} lead={t('bestaetigung.warten.text')}>
      {wasSent && (
        <Notice look="success" alert>
          {t('bestaetigung.gesendet')}
        </Notice>
      )}
      <Refusal message={message} />
      <form method="post" className="flex flex-col items-start gap-4">
        <p className="max-w-measure text-muted">{t('bestaetigung.warten.nichtDa')}</p>
        <Button look="quiet">{t('bestaetigung.warten.knopf')}</Button>
      </form>
    </Flow>
  ),
  verwendet: ({ t, paths, locale }) => (
    <End title={t('bestaetigung.verwendet.titel')} why={t('bestaetigung.verwendet.text')} drawing={<OpenedLetter isDone />}>
      <ButtonLink href={pageAddress(paths, 'Dashboard', locale)}>{t('seite.anmelden')}</ButtonLink>
    </End>
  ),
  ungueltig: ({ t, paths, locale }) => (
    <End title={t('bestaetigung.ungueltig.titel')} why={t('bestaetigung.ungueltig.text')} drawing={<OpenedLetter />}>
      <ButtonLink href={pageAddress(paths, 'Homepage', locale)}>{t('seite.zurStartseite')}</ButtonLink>
    </End>
  ),
};
