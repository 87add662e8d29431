import { codeNamesOf, faultOfCode } from '../../../contract/rules/wunschcode.ts';
import { fieldOf, hasErrors } from '../../shell/form.ts';
import { FormSummary } from '../../shell/form-page.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { formOf, type SharePageProps } from './load.ts';

/** Form to choose a memorable code, once, in place of the generated one. */
export const CodeChoice = (props: SharePageProps) => {
  const { t, share, erfolg } = props;
  if (share.code === null) return null;
  const form = formOf(props, 'code');
  if (share.empfehlung.Wunschcode !== undefined)
    return (
      (erfolg === 'code' || hasErrors(form)) && (
        <Notice variant={erfolg ? 'success' : 'info'} alert>
          {t('teilseite.code.gewaehlt', { code: share.empfehlung.Wunschcode })}
        </Notice>
      )
    );
  const of = { t, form };
  return (
    <Disclosure summary={t('teilseite.code.titel')} open={hasErrors(form)}>
      <PostForm noValidate className="flex flex-col gap-5 text-text">
        <input type="hidden" name="schritt" value="code" />
        <FormSummary {...of} />
        <TextField
          {...fieldOf(of, 'Code')}
          label={t('teilseite.code.feld')}
          hint={t('teilseite.code.hinweis', { beispiel: suggestionFor(share.person.Vorname, props) })}
          autoComplete="off"
        />
        <Button variant="quiet" className="md:self-start">
          {t('teilseite.code.knopf')}
        </Button>
      </PostForm>
    </Disclosure>
  );
};

/** A code of the person's first name, or a neutral one where the rule would refuse that. */
function suggestionFor(vorname: string, { mandant, paths }: Pick<SharePageProps, 'mandant' | 'paths'>): string {
  const own = exampleOf(vorname);
  return faultOfCode(own, codeNamesOf([mandant.Name, mandant.ProgrammName], paths)) === null ? own : 'SOMMER7';
}

/** Example code from a first name: `ERIKA7`, `JOERG7`. */
function exampleOf(vorname: string): string {
  const letters = vorname
    .toUpperCase()
    .replaceAll('Ä', 'AE')
    .replaceAll('Ö', 'OE')
    .replaceAll('Ü', 'UE')
    .normalize('NFD')
    .replace(/[^A-Z]/g, '');
  return `${letters.slice(0, 11).padEnd(3, 'X')}7`;
}
