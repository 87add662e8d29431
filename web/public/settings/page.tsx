import { OwnArea } from '../../features/account/own-area.tsx';
import { Refusal } from '../../shell/form-page.tsx';
import { page } from '../../shell/page.ts';
import { BandFlow } from '../../ui/band-flow.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountSection } from './account-section.tsx';
import { DataSections } from './data-sections.tsx';
import { Deletion } from './deletion.tsx';
import { loadSettings, type SettingsProps } from './load.ts';
import { NewsletterSection } from './newsletter-section.tsx';
import { postSettings } from './post.ts';
import { VerbindungSection } from './verbindung-section.tsx';

/** The recommender's settings: account, newsletter, password, bank data and all stored data. */
export const settings = page({
  load: loadSettings,
  post: postSettings,
  head: ({ t, message, loeschen }) => ({
    titel: t(loeschen ? 'loeschen.titel' : 'meinedaten.titel'),
    beschreibung: t('meinedaten.text'),
    isRefused: message !== null,
    script: true,
  }),
  View: (props) => (
    <OwnArea context={props}>{props.loeschen ? <Deletion {...props} {...props.loeschen} /> : <Sections {...props} />}</OwnArea>
  ),
});

const Sections = (props: SettingsProps) => (
  <BandFlow title={props.t('meinedaten.titel')} lead={props.t('meinedaten.text')} picture={props.look.szenen.bestaetigen}>
    <Outcome {...props} />
    <AccountSection {...props} />
    {props.hasNewsletter && <NewsletterSection {...props} />}
    {props.verbindung && <VerbindungSection {...props} verbindung={props.verbindung} />}
    <DataSections {...props} />
  </BandFlow>
);

const OUTCOME_TEXTS = {
  sprache: 'meinedaten.sprache.gespeichert',
  verbindung: 'meinedaten.verbindung.beendet',
  gesendet: 'meinedaten.newsletter.gesendet',
  schon: 'meinedaten.newsletter.schon',
} as const;

/** Outcome of the form that was just sent. */
const Outcome = ({ t, erfolg, message }: SettingsProps) => {
  if (message) return <Refusal message={message} />;
  if (!erfolg) return null;
  return (
    <Notice variant={erfolg === 'schon' ? 'info' : 'success'} alert>
      {t(OUTCOME_TEXTS[erfolg])}
    </Notice>
  );
};
