import { fieldOf, formView } from '../../shell/form.ts';
import { Button } from '../../ui/button.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { SettingsProps } from './load.ts';
import { Section } from './section.tsx';

/** Name, address and language of the account. */
export const AccountSection = (props: SettingsProps) => {
  const { t, mandant, name, email, locales } = props;
  return (
    <Section id="konto" title={t('meinedaten.konto.titel')}>
      <div className="w-full">
        <Facts>
          <Fact title={t('feldname.name')}>{name || <span className="text-muted">{t('meinedaten.konto.ohneName')}</span>}</Fact>
          <Fact title={t('feldname.email')}>{email}</Fact>
        </Facts>
        <p className="max-w-measure text-xs text-muted">{t('meinedaten.konto.aendern', { support: mandant.SupportEmail })}</p>
      </div>
      {locales.length > 1 && <Language {...props} />}
    </Section>
  );
};

const Language = ({ t, locales, language }: SettingsProps) => (
  <PostForm className="flex w-full flex-col gap-4 md:items-start">
    <SelectField
      {...fieldOf({ t, form: formView(null, { Language: language }) }, 'Language')}
      label={t('meinedaten.sprache')}
      hint={t('meinedaten.sprache.hinweis')}
      options={locales.map((sprache) => ({ value: sprache, label: t(`seite.sprache.${sprache}`) }))}
      className="w-full"
    />
    <Button variant="quiet" name="schritt" value="sprache">
      {t('meinedaten.sprache.knopf')}
    </Button>
  </PostForm>
);
