import type { ReactNode } from 'react';
import { pageAddress } from '../../../../../contract/pages/public.ts';
import { withoutBreaks } from '../../../../features/praemie/amount.ts';
import { fieldOf } from '../../../../shell/form.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields.tsx';
import { Heading } from '../../../../ui/heading.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { PortalForm } from '../../../documents/portal-form.tsx';
import { type AdditionalDataProps, type Schritt, STEP_NAMES } from './load.ts';

export const StepForm = (props: AdditionalDataProps) => {
  const { t, schritt, paths, locale } = props;
  if (schritt === null) return null;
  const nummer = STEP_NAMES.indexOf(schritt) + 1;
  return (
    <PortalForm {...props}>
      <div>
        <p className="text-xs text-muted">{t('agenturseite.zusatzdaten.schritt', { nummer, alle: STEP_NAMES.length })}</p>
        <Heading level={2} size="item">
          {t(`agenturseite.zusatzdaten.${schritt}`)}
        </Heading>
      </div>
      <input type="hidden" name="schritt" value={schritt} />
      {PARTS[schritt](props)}
      <div className="flex flex-col gap-x-6 gap-y-2 md:flex-row md:items-center">
        <Button>{t(nummer === STEP_NAMES.length ? 'agenturseite.zusatzdaten.knopf' : 'agenturseite.zusatzdaten.weiter')}</Button>
        <TextLink href={pageAddress(paths, 'AgencyHome', locale)}>{t('agenturseite.zusatzdaten.spaeter')}</TextLink>
      </div>
    </PortalForm>
  );
};

const Adresse = (props: AdditionalDataProps) => {
  const { t } = props;
  return (
    <>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_8rem]">
        <TextField {...fieldOf(props, 'Strasse')} label={t('feldname.strasse')} autoComplete="off" />
        <TextField {...fieldOf(props, 'Hausnummer')} label={t('feldname.hausnummer')} autoComplete="off" />
      </div>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-[8rem_minmax(0,1fr)]">
        <TextField {...fieldOf(props, 'Plz')} label={t('feldname.plz')} autoComplete="postal-code" />
        <TextField {...fieldOf(props, 'Ort')} label={t('feldname.ort')} autoComplete="address-level2" />
      </div>
      <TextField
        {...fieldOf(props, 'Telefon')}
        label={t('feldname.telefon')}
        optional={t('formular.optional')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
    </>
  );
};

const Steuer = (props: AdditionalDataProps) => {
  const { t } = props;
  return (
    <>
      <p className="max-w-measure text-muted">{t('agenturseite.zusatzdaten.steuer.text')}</p>
      <TextField
        {...fieldOf(props, 'UstId')}
        label={t('feldname.ustid')}
        hint={t('agenturseite.zusatzdaten.ustid.hinweis')}
        autoComplete="off"
      />
      <TextField
        {...fieldOf(props, 'Steuernummer')}
        label={t('feldname.steuernummer')}
        hint={t('agenturseite.zusatzdaten.steuernummer.hinweis')}
        autoComplete="off"
      />
    </>
  );
};

const Bank = (props: AdditionalDataProps) => {
  const { t, mandant, known } = props;
  const hint = known.IBAN
    ? t('agenturseite.zusatzdaten.iban.gespeichert', { iban: withoutBreaks(known.IBAN) })
    : t('agenturseite.zusatzdaten.iban.hinweis');
  return (
    <>
      <p className="max-w-measure text-muted">{t('agenturseite.zusatzdaten.bank.text', { mandant: mandant.Name })}</p>
      <TextField {...fieldOf(props, 'Kontoinhaber')} label={t('feldname.kontoinhaber')} autoComplete="off" />
      <TextField {...fieldOf(props, 'IBAN')} label={t('feldname.iban')} hint={hint} autoComplete="off" />
    </>
  );
};

const PARTS: Readonly<Record<Schritt, (props: AdditionalDataProps) => ReactNode>> = { adresse: Adresse, steuer: Steuer, bank: Bank };
