import * as z from 'zod/mini';
import { changeAgenturkonto } from '../../../../contract/calls/agentur/konto.ts';
import { AGENTUR } from '../../../../contract/portals/agentur.ts';
import { Locale } from '../../../../contract/values/wire.ts';
import { idOf, Label } from '../../../ui/field.tsx';
import { areaAddress } from '../../shell/app/areas.ts';
import { useCallForm } from '../../shell/form/form.ts';
import { FormPart, SubmitButton } from '../../shell/form/form-parts.tsx';
import { FIELD } from '../../shell/styles.ts';
import { mayDo, useAgentur } from '../own.ts';

const SPRACHE = z.object({ Language: Locale });

/** Form for the language of the portal and its mails; after saving, the page reloads in that language. */
export function Sprache({ language }: { language: Locale }) {
  const { t, call, data } = useAgentur();
  const { locales } = data.own.mandant;
  const { form, submit, refused } = useCallForm({
    schema: SPRACHE,
    start: { Language: language },
    labels: { Language: t('agentur.konto.sprache') },
    draftName: null,
    async send(body) {
      await call(changeAgenturkonto, { body });
      const place = { ...data, locale: body.Language };
      location.assign(mayDo(data.own, 'Verwaltung') ? areaAddress(AGENTUR, place, 'verwaltung') : areaAddress(AGENTUR, place, 'home'));
    },
  });
  if (locales.length < 2) return null;
  return (
    <FormPart refused={refused} submit={submit}>
      <div>
        <Label name="Language" label={t('agentur.konto.sprache')} />
        <p id="sprache-hinweis" className="mt-1 text-xs text-muted">
          {t('agentur.konto.sprache.text')}
        </p>
        <select id={idOf('Language')} aria-describedby="sprache-hinweis" className={`${FIELD} mt-1`} {...form.register('Language')}>
          {locales.map((sprache) => (
            <option key={sprache} value={sprache}>
              {t(`agentur.konto.sprache.${sprache}`)}
            </option>
          ))}
        </select>
      </div>
      <SubmitButton isQuiet isBusy={form.formState.isSubmitting}>
        {t('agentur.konto.sprache.knopf')}
      </SubmitButton>
    </FormPart>
  );
}
