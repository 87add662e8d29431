import { changeAgenturkonto } from '../../../../contract/calls/agentur/konto.ts';
import { AGENTUR } from '../../../../contract/portals/agentur.ts';
import type { Locale } from '../../../../contract/values/wire.ts';
import { LanguageForm } from '../../features/konto/language-form.tsx';
import { areaAddress } from '../../shell/app/areas.ts';
import { mayDo, useAgentur } from '../own.ts';

/** Form for the language of the portal and its mails; after saving, the page reloads in that language. */
export function Sprache({ language }: { language: Locale }) {
  const { t, call, data } = useAgentur();
  const { locales } = data.own.mandant;
  if (locales.length < 2) return null;
  return (
    <LanguageForm
      language={language}
      locales={locales}
      texts={{ label: t('agentur.konto.sprache'), hint: t('agentur.konto.sprache.text'), button: t('agentur.konto.sprache.knopf') }}
      nameOf={(locale) => t(`agentur.konto.sprache.${locale}`)}
      save={async (Language) => {
        await call(changeAgenturkonto, { body: { Language } });
        const place = { ...data, locale: Language };
        location.assign(mayDo(data.own, 'Verwaltung') ? areaAddress(AGENTUR, place, 'verwaltung') : areaAddress(AGENTUR, place, 'home'));
      }}
    />
  );
}
