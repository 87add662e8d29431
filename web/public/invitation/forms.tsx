import { pageAddress } from '../../../contract/pages/public.ts';
import { fieldOf } from '../../shell/form.ts';
import { Form, Vorgang } from '../../shell/form-page.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Flow } from '../../ui/flow.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Explanation } from './explanation.tsx';
import type { InvitationProps } from './load.ts';
import { titleOf } from './title.ts';

/** Form to accept an invitation; asks for name and address if the link does not prove the address. */
export const AcceptForm = (props: InvitationProps) => {
  const { t, agentur, mandant, view, link, look } = props;
  return (
    <Flow
      title={titleOf(props)}
      lead={t('einladung.text', { agentur, mandant: mandant.Name, programm: mandant.ProgrammName })}
      picture={look.szenen.bestaetigen}
    >
      <AgencyMessage {...props} />
      <Explanation {...props} />
      <Form {...props} className="flex flex-col gap-6">
        {view === 'formular' && <Person {...props} />}
        {link?.Email && <p className="max-w-measure text-muted wrap-anywhere">{t('einladung.fuer', { email: link.Email })}</p>}
        <Vorgang />
        <ActionBar>
          <Button>{t(view === 'formular' ? 'einladung.weiter' : 'einladung.annehmen')}</Button>
        </ActionBar>
        <p className="max-w-measure text-xs text-muted">{t('einladung.freiwillig')}</p>
      </Form>
      {link?.Weg !== 'Dauercode' && <TextLink href={addressOf(props, { ablehnen: '1' })}>{t('mail.einladung.ablehnen')}</TextLink>}
    </Flow>
  );
};

/** Greeting and opening hours in the words of the agency. */
const AgencyMessage = ({ t, agentur, link }: InvitationProps) => {
  const { Begruessung, Oeffnungszeiten } = link ?? {};
  if (!Begruessung && !Oeffnungszeiten) return null;
  return (
    <div className="flex max-w-measure flex-col gap-3 wrap-anywhere">
      {Begruessung && (
        <figure className="border-l-4 border-border pl-4">
          <blockquote className="whitespace-pre-line">{Begruessung}</blockquote>
          <figcaption className="mt-1 text-xs text-muted">{agentur}</figcaption>
        </figure>
      )}
      {Oeffnungszeiten && (
        <p className="whitespace-pre-line text-muted">{t('einladung.oeffnungszeiten', { agentur, zeiten: Oeffnungszeiten })}</p>
      )}
    </div>
  );
};

const Person = (props: InvitationProps) => (
  <div className="fields grid grid-cols-1 gap-x-6 max-md:gap-y-6 md:grid-cols-2">
    <TextField {...fieldOf(props, 'Vorname')} label={props.t('feldname.vorname')} autoComplete="given-name" />
    <TextField {...fieldOf(props, 'Nachname')} label={props.t('feldname.nachname')} autoComplete="family-name" />
    <TextField
      {...fieldOf(props, 'Email')}
      className="md:col-span-2"
      label={props.t('feldname.email')}
      hint={props.t('einladung.email.hinweis')}
      type="email"
      inputMode="email"
      autoComplete="email"
    />
  </div>
);

/** Form to decline an invitation, with the consequence. */
export const DeclineForm = (props: InvitationProps) => {
  const { t, agentur, mandant, link } = props;
  const isMailed = link?.Weg !== 'Code';
  return (
    <Flow
      title={titleOf(props)}
      lead={t(isMailed ? 'einladung.ablehnen.mail' : 'einladung.ablehnen.code', { agentur, mandant: mandant.Name })}
    >
      <Form {...props} className="flex flex-col gap-6">
        <Vorgang />
        <ActionBar>
          <Button>{t('einladung.ablehnen.knopf')}</Button>
        </ActionBar>
      </Form>
      {link?.Stand === 'Offen' && <TextLink href={addressOf(props, {})}>{t('einladung.ablehnen.zurueck')}</TextLink>}
    </Flow>
  );
};

const addressOf = ({ paths, locale, token }: InvitationProps, params: Readonly<Record<string, string>>): string =>
  pageAddress(paths, 'Invitation', locale, { token, ...params });
