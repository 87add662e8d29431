import { pageAddress } from '../../../contract/pages/public.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { NewsletterOrder } from '../../features/account/newsletter-order.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogLink } from '../../ui/dialog.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import type { SettingsProps } from './load.ts';
import { Section } from './section.tsx';

/** The newsletter in one of its three states, with dialogs to subscribe and to unsubscribe. */
export const NewsletterSection = (props: SettingsProps) => {
  const { t, mandant, email, newsletter } = props;
  const { state } = newsletter;
  const tag = state === 'angefragt' ? newsletter.tag : '';
  return (
    <>
      <Section id="newsletter" title={t('meinedaten.newsletter.titel')}>
        <p className="max-w-measure break-words">{t(`meinedaten.newsletter.${state}`, { mandant: mandant.Name, email, tag })}</p>
        <div className="flex flex-col gap-3 md:flex-row md:flex-wrap">
          {state !== 'an' && (
            <DialogLink dialog="bestellen">
              {t(state === 'aus' ? 'meinedaten.newsletter.bestellen' : 'meinedaten.newsletter.erneut')}
            </DialogLink>
          )}
          {state !== 'aus' && <DialogLink dialog="abbestellen">{t(OUT[state])}</DialogLink>}
        </div>
      </Section>
      {state !== 'an' && <OptIn {...props} />}
      {state !== 'aus' && <OptOut {...props} what={OUT[state]} />}
    </>
  );
};

const OUT = { an: 'meinedaten.newsletter.abbestellen', angefragt: 'meinedaten.newsletter.zuruecknehmen' } as const;

const OptIn = (props: SettingsProps) => (
  <Dialog id="bestellen" title={props.t('meinedaten.newsletter.bestellen')} closeLabel={props.t('seite.schliessen')}>
    <NewsletterOrder {...props} />
  </Dialog>
);

/** Unsubscribes by the page that the link of a mail opens too. */
const OptOut = ({ t, mandant, paths, locale, what }: SettingsProps & { readonly what: (typeof OUT)[keyof typeof OUT] }) => (
  <Dialog id="abbestellen" title={t(what)} closeLabel={t('seite.schliessen')}>
    <p>{t(`${what}.text` satisfies TextKey, { mandant: mandant.Name })}</p>
    <PostForm action={pageAddress(paths, 'NewsletterRecommenderOptOut', locale)} className="flex flex-col md:items-start">
      <Button>{t(`${what}.knopf` satisfies TextKey)}</Button>
    </PostForm>
  </Dialog>
);
