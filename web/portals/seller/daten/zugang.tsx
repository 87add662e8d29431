import { changeSellerDaten } from '../../../../contract/calls/seller/daten.ts';
import { changeSellerPasswort } from '../../../../contract/calls/seller/passwort.ts';
import { SELLER } from '../../../../contract/portals/seller.ts';
import { LanguageForm } from '../../features/konto/language-form.tsx';
import { areaAddress } from '../../shell/app/areas.ts';
import { ChangePasswordForm } from '../../shell/form/change-password-form.tsx';
import { Section } from '../../shell/section.tsx';
import { toast } from '../../shell/toast/toasts.ts';
import { useSeller } from '../own.ts';
import type { SectionProps } from './section.ts';

/** Language of the portal and its mails; the page is loaded again in the chosen one. */
export function Sprache({ daten }: SectionProps) {
  const { t, call, data } = useSeller();
  const { locales } = data.own.mandant;
  if (locales.length < 2) return null;
  return (
    <Section title={t('seller.sprache')}>
      <LanguageForm
        language={daten.Language}
        locales={locales}
        texts={{ label: t('seller.sprache.feld'), hint: t('seller.sprache.text'), button: t('seller.sprache.knopf') }}
        nameOf={(locale) => t(`seller.sprache.${locale}`)}
        save={async (Language) => {
          await call(changeSellerDaten, { body: { Language } });
          location.assign(areaAddress(SELLER, { ...data, locale: Language }, 'daten'));
        }}
      />
    </Section>
  );
}

export function Passwort() {
  const { t, call } = useSeller();
  return (
    <ChangePasswordForm
      isQuiet
      schema={changeSellerPasswort.body}
      send={async (body) => {
        await call(changeSellerPasswort, { body });
        toast({ text: t('seller.passwort.geaendert') });
      }}
    />
  );
}
