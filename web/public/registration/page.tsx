import { hasErrors } from '../../shell/form.ts';
import { Frame } from '../../shell/frame.tsx';
import { page } from '../../shell/page.ts';
import { RegistrationForm } from './form.tsx';
import { loadRegistration } from './load.ts';
import { postRegistration } from './post.ts';
import { Sent } from './sent.tsx';

/** An account before the first referral: asked for here, finished behind the mailed link by setting a password. */
export const registration = page({
  load: loadRegistration,
  post: postRegistration,
  head: ({ t, mandant, form, wasSent }) => ({
    titel: `${hasErrors(form) ? `${t('formular.fehler')} ` : ''}${t(wasSent ? 'registrieren.gesendet.titel' : 'registrieren.titel')} – ${mandant.Name}`,
    beschreibung: t('registrieren.text'),
    robots: 'noindex,nofollow',
    script: true,
  }),
  View: (props) => <Frame context={props}>{props.wasSent ? <Sent {...props} /> : <RegistrationForm {...props} />}</Frame>,
});
