import type { ReactNode } from 'react';
import { pageAddress } from '../../../contract/pages/public.ts';
import { hasErrors } from '../../shell/form.ts';
import { Vorgang } from '../../shell/form-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { page } from '../../shell/page.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { OpenedLetter } from '../../ui/drawings/opened-letter.tsx';
import { End } from '../../ui/end.tsx';
import { Flow } from '../../ui/flow.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { type ConfirmationProps, type ConfirmationState, loadConfirmation } from './load.ts';
import { postConfirmation } from './post.ts';
import { Waiting } from './waiting.tsx';

/** Confirms the recommender's address, or explains that the mailed link does so. */
export const confirmation = page({
  load: loadConfirmation,
  post: postConfirmation,
  head: ({ t, state, message, form }) => ({
    titel: t(TITLES[state]),
    beschreibung: t('bestaetigung.text'),
    isRefused: state === 'warten' && (message !== null || hasErrors(form)),
    script: state === 'bestaetigen' || state === 'warten',
  }),
  View: (props) => <Frame context={props}>{VIEWS[props.state](props)}</Frame>,
});

const TITLES = {
  bestaetigen: 'bestaetigung.titel',
  warten: 'bestaetigung.warten.titel',
  verwendet: 'bestaetigung.verwendet.titel',
  ungueltig: 'bestaetigung.ungueltig.titel',
} as const;

const VIEWS: Readonly<Record<ConfirmationState, (props: ConfirmationProps) => ReactNode>> = {
  bestaetigen: ({ t, look }) => (
    <Flow title={t('bestaetigung.titel')} lead={t('bestaetigung.text')} picture={look.szenen.bestaetigen}>
      <PostForm>
        <Vorgang />
        <ActionBar>
          <Button>{t('bestaetigung.knopf')}</Button>
        </ActionBar>
      </PostForm>
    </Flow>
  ),
  warten: (props) => <Waiting {...props} />,
  verwendet: ({ t, look, paths, locale }) => (
    <End
      title={t('bestaetigung.verwendet.titel')}
      why={t('bestaetigung.verwendet.text')}
      picture={look.szenen.bestaetigen}
      drawing={<OpenedLetter isDone />}
    >
      <ButtonLink href={pageAddress(paths, 'Dashboard', locale)}>{t('seite.anmelden')}</ButtonLink>
    </End>
  ),
  ungueltig: ({ t, look, paths, locale }) => (
    <End
      title={t('bestaetigung.ungueltig.titel')}
      why={t('bestaetigung.ungueltig.text')}
      picture={look.szenen.ende}
      drawing={<OpenedLetter />}
    >
      <ButtonLink href={pageAddress(paths, 'Homepage', locale)}>{t('seite.zurStartseite')}</ButtonLink>
    </End>
  ),
};
