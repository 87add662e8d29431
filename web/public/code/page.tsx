import { readEmpfehlungscode } from '../../../contract/calls/empfehlungslink.ts';
import { type FormView, formView } from '../../shell/form.ts';
import { Frame } from '../../shell/frame.tsx';
import { type PageContext, page, pageContext } from '../../shell/page.ts';
import type { Loaded, Posted, Problem, Visit } from '../../shell/visit.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary, TextField } from '../../ui/fields.tsx';
import { Flow } from '../../ui/flow.tsx';

interface CodeProps extends PageContext {
  readonly form: FormView;
}

/** What the codes of the catalogue mean here. */
const MESSAGES = { NichtGefunden: 'code.unbekannt', Validierung: 'code.leer', ZuVieleAnfragen: 'code.limit' } as const;

async function loadCode(visit: Visit): Promise<Loaded<CodeProps>> {
  const context = pageContext(visit);
  return { props: { ...context, form: shownForm(visit, context) } };
}

function shownForm({ form, query }: Visit, { t }: PageContext): FormView {
  if (form === null) return formView(null, { Code: query.code ?? '' });
  const { code, detail } = form.problem;
  const message = isExplained(code) ? t(MESSAGES[code]) : detail;
  return { values: form.values, errors: { Code: message }, message: null };
}

const isExplained = (code: Problem['code']): code is keyof typeof MESSAGES => Object.hasOwn(MESSAGES, code);

/** The code as typed; of a whole link its end. */
const codeOf = (typed: string): string =>
  typed
    .trim()
    .replace(/[?#].*$/s, '')
    .replace(/\/+$/, '')
    .replace(/^.*\//s, '');

async function postCode(visit: Visit, { Code = '' }: Readonly<Record<string, string>>): Promise<Posted> {
  const found = await visit.call(readEmpfehlungscode, { params: { code: codeOf(Code) }, query: { einsprungsquelle: 'Code' } });
  if (!found.ok) return { problem: found.problem };
  return { redirect: { page: 'RecipientData', params: { empfehlungsnummer: found.body.Empfehlungsnummer, channel: 'code' } } };
}

/** Where somebody with a code in hand finds the recommendation. */
export const code = page({
  cache: 'inhalt',
  load: loadCode,
  post: postCode,
  head: ({ t, mandant, form }) => ({
    titel: `${form.errors.Code ? `${t('formular.fehler')} ` : ''}${t('code.feld')} – ${mandant.Name}`,
    beschreibung: t('code.text'),
    robots: 'index,follow',
    script: true,
  }),
  View: (props) => (
    <Frame context={props}>
      <CodeForm {...props} />
    </Frame>
  ),
});

const CodeForm = ({ t, form }: CodeProps) => (
  <Flow title={t('code.titel')} lead={t('code.text')}>
    <ErrorSummary title={t('formular.fehlerTitel')} errors={form.errors} message={form.message} />
    <form method="post" noValidate className="flex flex-col gap-6">
      <TextField
        name="Code"
        value={form.values.Code}
        error={form.errors.Code}
        errorPrefix={t('formular.fehler')}
        label={t('code.feld')}
        hint={t('code.hinweis')}
        autoComplete="off"
      />
      <Button className="md:self-start">{t('code.knopf')}</Button>
    </form>
  </Flow>
);
