import { Button } from '../../ui/button.tsx';
import { Dialog, DialogLink } from '../../ui/dialog.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import type { SettingsProps } from './load.ts';
import { Section } from './section.tsx';

/** The agency with which an invitation connected the recommender, and a dialog that ends the connection. */
export const VerbindungSection = ({ t, verbindung }: SettingsProps & { readonly verbindung: NonNullable<SettingsProps['verbindung']> }) => {
  const { name, seit } = verbindung;
  return (
    <>
      <Section id="verbindung" title={t('meinedaten.verbindung.titel')}>
        <p className="max-w-measure break-words">
          {seit === null
            ? t('meinedaten.verbindung.text', { agentur: name })
            : t('meinedaten.verbindung.seit', { agentur: name, tag: seit })}
        </p>
        <DialogLink dialog="verbindung-beenden">{t('meinedaten.verbindung.beenden')}</DialogLink>
      </Section>
      <Dialog id="verbindung-beenden" title={t('meinedaten.verbindung.beenden')} closeLabel={t('seite.schliessen')}>
        <p>{t('meinedaten.verbindung.folge', { agentur: name })}</p>
        <PostForm className="flex flex-col md:items-start">
          <Button name="schritt" value="verbindung">
            {t('meinedaten.verbindung.knopf')}
          </Button>
        </PostForm>
      </Dialog>
    </>
  );
};
