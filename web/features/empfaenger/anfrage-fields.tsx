import * as z from 'zod/mini';
import { createAnfrage } from '../../../contract/calls/empfehlung/anfrage.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { fieldMessage, type Translate } from '../../../texts/texts.ts';
import { type FormView, fieldOf } from '../../shell/form.ts';
import type { PageContext } from '../../shell/page.ts';
import type { Fields, Problem } from '../../shell/visit.ts';
import { TextField } from '../../ui/fields.tsx';
import { TextArea } from '../../ui/text-area.tsx';

const NAMES = ['Wunschzeit', 'Telefon', 'Nachricht'] as const;
export type AnfrageField = (typeof NAMES)[number];

/** The typed request to the tenant, as the body of its call. */
export const anfrageOf = (fields: Fields) => Object.fromEntries(NAMES.map((name) => [name, fields[name] ?? '']));

/** Errors of the typed request, before anything else of its form acts; null if there are none. */
export function anfrageProblem(t: Translate, fields: Fields): Problem | null {
  const checked = z.safeParse(createAnfrage.body, anfrageOf(fields));
  if (checked.success) return null;
  const errors = checked.error.issues.map(({ path, code }) => {
    const field = path.join('.');
    const said = code === 'too_big' ? 'zuLang' : 'format';
    return { field, code: said, message: fieldMessage(t, field, said) } as const;
  });
  return { status: 422, code: 'Validierung', detail: t('fehler.Validierung'), errors };
}

type AnfrageProps = PageContext & { readonly form: FormView<AnfrageField>; readonly hasErstinformation: boolean };

/** Fields of the request to a tenant that takes requests, all optional, and what happens with them. */
export const AnfrageFields = (props: AnfrageProps) => {
  const { t, mandant, paths, locale, hasErstinformation } = props;
  const optional = t('formular.optional');
  return (
    <>
      <TextField
        {...fieldOf(props, 'Wunschzeit')}
        label={t('anfrage.form.wunschzeit')}
        hint={t('anfrage.form.wunschzeit.hinweis')}
        optional={optional}
        autoComplete="off"
      />
      <TextField
        {...fieldOf(props, 'Telefon')}
        label={t('anfrage.form.telefon')}
        optional={optional}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextArea {...fieldOf(props, 'Nachricht')} label={t('anfrage.form.nachricht')} optional={optional} maxLength={2000} />
      <p className="max-w-measure text-xs text-muted">
        {t('anfrage.form.danach', { mandant: mandant.Name })}{' '}
        {hasErstinformation && (
          <>
            {t('anfrage.erstinformation.satz')}{' '}
            <a
              href={pageAddress(paths, 'Erstinformation', locale)}
              target="_blank"
              rel="noopener"
              className="text-primary underline underline-offset-4"
            >
              {t('anfrage.erstinformation')}
            </a>
          </>
        )}
      </p>
    </>
  );
};
