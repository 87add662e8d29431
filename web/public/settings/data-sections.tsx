import { pageAddress } from '../../../contract/pages/public.ts';
import { withoutBreaks } from '../../features/praemie/amount.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { DOWNLOADS, mark } from '../../ui/protocol.ts';
import { TextLink } from '../../ui/text-link.tsx';
import type { SettingsProps } from './load.ts';
import { Section } from './section.tsx';

/** Links to the pages of password and bank data, the download of all stored data, and the deletion. */
export const DataSections = (props: SettingsProps) => {
  const { t, paths, locale, bank } = props;
  return (
    <>
      <Section id="passwort" title={t('meinedaten.passwort.titel')}>
        <p className="max-w-measure">{t('meinedaten.passwort.text')}</p>
        <ButtonLink variant="quiet" href={pageAddress(paths, 'ChangePassword', locale)}>
          {t('passwort.aendern.titel')}
        </ButtonLink>
      </Section>
      {bank && (
        <Section id="bankverbindung" title={t('meinedaten.bank.titel')}>
          <p className="max-w-measure">
            {bank.iban ? t('meinedaten.bank.hinterlegt', { iban: withoutBreaks(bank.iban) }) : t('meinedaten.bank.keine')}
          </p>
          <ButtonLink variant="quiet" href={pageAddress(paths, 'BankDetailsRecommender', locale)}>
            {t(bank.iban ? 'meinedaten.bank.ansehen' : 'meinedaten.bank.hinterlegen')}
          </ButtonLink>
        </Section>
      )}
      <Disclosure {...props} />
      <Section id="loeschen" title={t('meinedaten.loeschen.titel')}>
        <p className="max-w-measure">{t('meinedaten.loeschen.text')}</p>
        <ButtonLink variant="quiet" href={pageAddress(paths, 'Settings', locale, { schritt: 'loeschen' })}>
          {t('meinedaten.loeschen.weiter')}
        </ButtonLink>
      </Section>
    </>
  );
};

/** Download of all stored data. A consent to a newsletter that the tenant no longer has can still be withdrawn (GDPR art. 7 (3)). */
const Disclosure = ({ t, paths, locale, hasNewsletter, newsletter }: SettingsProps) => (
  <Section id="auskunft" title={t('meinedaten.auskunft.titel')}>
    <p className="max-w-measure">{t('meinedaten.auskunft.text')}</p>
    <PostForm {...mark(DOWNLOADS, true)} className="flex flex-col">
      <Button variant="quiet" name="schritt" value="auskunft">
        {t('meinedaten.auskunft.knopf')}
      </Button>
    </PostForm>
    {!hasNewsletter && newsletter.state !== 'aus' && (
      <p>
        {t('meinedaten.auskunft.werbung')}{' '}
        <TextLink href={pageAddress(paths, 'NewsletterRecommenderOptOut', locale)}>{t('meinedaten.auskunft.widerrufen')}</TextLink>
      </p>
    )}
  </Section>
);
