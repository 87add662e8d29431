import { readEmpfehlungscode } from '../../../contract/calls/empfehlung/empfehlungslink.ts';
import { withoutPunctuation } from '../../../contract/values/normalize.ts';
import { type FormView, fieldOf, formView } from '../../shell/form.ts';
import { Form, formPage } from '../../shell/form-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { type PageContext, pageContext } from '../../shell/page.ts';
import { formatRetryWait } from '../../shell/retry-wait.ts';
import type { Fields, Loaded, Posted, Problem, Visit } from '../../shell/visit.ts';
import { BandFlow } from '../../ui/band-flow.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { findScene } from '../../ui/picture.tsx';

interface CodeProps extends PageContext {
  readonly form: FormView<'Code'>;
}

/** Texts for the error codes that this page explains. */
const MESSAGES = { NichtGefunden: 'code.unbekannt', Validierung: 'code.leer', ZuVieleAnfragen: 'code.limit' } as const;

async function loadCode(visit: Visit): Promise<Loaded<CodeProps>> {
  const context = pageContext(visit);
  return { props: { ...context, form: shownForm(visit, context) } };
}

function shownForm({ form, query }: Visit, { t }: PageContext): FormView {
  if (form === null) return formView(null, { Code: query.code ?? '' });
  const { code, detail } = form.problem;
  const message = isExplained(code) ? t(MESSAGES[code], { dauer: formatRetryWait(t, form.problem) }) : detail;
  return { values: form.values, errors: { Code: message }, message: null };
}

const isExplained = (code: Problem['code']): code is keyof typeof MESSAGES => Object.hasOwn(MESSAGES, code);

/** The typed code; of a whole link its last path segment. */
const codeOf = (typed: string): string =>
  withoutPunctuation(typed)
    .replace(/[?#].*$/s, '')
    .replace(/(?<!\/)\/+$/, '')
    .replace(/^.*\//s, '');

async function postCode(visit: Visit, { Code = '' }: Fields): Promise<Posted> {
  const found = await visit.call(readEmpfehlungscode, { params: { code: codeOf(Code) }, query: { einsprungsquelle: 'Code' } });
  if (!found.ok) return { problem: found.problem };
  return { redirect: { page: 'RecipientData', params: { empfehlungsnummer: found.body.Empfehlungsnummer, channel: 'code' } } };
}

/** Page that opens a referral by its typed code. */
export const code = formPage({
  cache: 'inhalt',
  load: loadCode,
  post: postCode,
  head: ({ t }) => ({
    titel: t('code.feld'),
    beschreibung: t('code.text'),
    robots: 'index,follow',
  }),
  View: (props) => (
    <Frame context={props}>
      <CodeForm {...props} />
    </Frame>
  ),
});

const CodeForm = (props: CodeProps) => {
  const { t } = props;
  return (
    <BandFlow title={t('code.titel')} lead={t('code.text')} picture={findScene(props.look, 'link')}>
      <Form {...props} className="flex flex-col gap-6">
        <TextField {...fieldOf(props, 'Code')} label={t('code.feld')} hint={t('code.hinweis')} autoComplete="off" />
        <Button className="md:self-start">{t('code.knopf')}</Button>
      </Form>
    </BandFlow>
  );
};
