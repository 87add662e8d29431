import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createTexts } from '../../texts/texts.ts';
import { formView } from './form.ts';
import { Form, FormSummary, formPage, Refusal, Vorgang } from './form-page.tsx';
import { pageContext } from './page.ts';
import { visitOf } from './visit.fixture.ts';
import type { Visit } from './visit.ts';

const errors = [{ field: 'Empfehler.Email', code: 'email' as const, message: 'Geben Sie eine E-Mail-Adresse ein.' }];
const refused = { values: { 'Empfehler.Email': 'erika@' }, problem: { status: 422, code: 'Validierung' as const, detail: '', errors } };
const of = (form: Visit['form']) => ({ t: createTexts('de', {}), form: formView(form) });

describe('formPage', () => {
  const page = (script?: boolean) =>
    formPage({
      load: async (visit) => ({ props: { ...pageContext(visit), form: formView(visit.form) } }),
      post: async () => ({ redirect: { page: 'Login' } }),
      head: () => ({ titel: 'Eine Frage', beschreibung: 'Mit Antwort.', ...(script !== undefined && { script }) }),
      View: () => null,
    });
  const open = async (form: Visit['form'], script?: boolean) => {
    const opened = await page(script).open(visitOf({ konfiguration: { Name: 'Muster' }, form }).visit);
    return 'head' in opened ? opened : null;
  };

  it('marks the title and answers with the status of the problem if the form was refused', async () => {
    expect(await open(null)).toMatchObject({ status: 200, head: { titel: 'Eine Frage – Muster' } });
    expect(await open(refused)).toMatchObject({ status: 422, head: { titel: 'Fehler: Eine Frage – Muster' } });
  });

  it('loads the client script unless its head disables it', async () => {
    expect((await open(null))?.head.script).toBe(true);
    expect((await open(null, false))?.head.script).toBe(false);
  });
});

describe('Form', () => {
  const html = (form: Visit['form']) =>
    renderToStaticMarkup(
      <Form {...of(form)} className="x">
        <Vorgang id="v1" />
      </Form>,
    );

  it('shows an error summary above the form only if it was refused', () => {
    const alone = html(null);
    expect(alone).toMatch(/^<form(?=[^>]* method="post")(?=[^>]* noValidate)(?=[^>]* class="x")[^>]*><input type="hidden"[^>]*><\/form>$/);
    expect(html(refused)).toMatch(/^<div role="alert".*Bitte prüfen Sie Ihre Angaben.*href="#feld-Empfehler-Email"/);
    expect(html(refused).endsWith(alone)).toBe(true);
  });
});

describe('FormSummary', () => {
  it('has the given id and is empty if the form was not refused', () => {
    expect(renderToStaticMarkup(<FormSummary {...of(refused)} id="meldung" />)).toMatch(/^<div id="meldung"/);
    expect(renderToStaticMarkup(<FormSummary {...of(null)} id="meldung" />)).toBe('');
  });
});

describe('Refusal', () => {
  it('shows the message, or nothing without one', () => {
    expect(renderToStaticMarkup(<Refusal message="Warten Sie <kurz>." />)).toContain('Warten Sie &lt;kurz&gt;.');
    expect(renderToStaticMarkup(<Refusal message={null} />)).toBe('');
  });
});

describe('Vorgang', () => {
  it('has a new id on each rendering, or the given id', () => {
    const [one, other] = [1, 2].map(() => renderToStaticMarkup(<Vorgang />));
    expect(one).toMatch(/name="vorgang" value="[0-9a-f-]{36}"/);
    expect(one).not.toBe(other);
    expect(renderToStaticMarkup(<Vorgang id="v1" />)).toContain('value="v1"');
  });
});
