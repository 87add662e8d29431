import { formPage } from '../../shell/form-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { RegistrationForm } from './form.tsx';
import { loadRegistration } from './load.ts';
import { postRegistration } from './post.ts';
import { Sent } from './sent.tsx';

/** An account before the first referral: asked for here, finished behind the mailed link by setting a password. */
export const registration = formPage({
  load: loadRegistration,
  post: postRegistration,
  head: ({ t, wasSent }) => ({
    titel: t(wasSent ? 'registrieren.gesendet.titel' : 'registrieren.titel'),
    beschreibung: t('registrieren.text'),
  }),
  View: (props) => <Frame context={props}>{props.wasSent ? <Sent {...props} /> : <RegistrationForm {...props} />}</Frame>,
});
