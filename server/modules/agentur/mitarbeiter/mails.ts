import type { MailTemplate } from '../../../mail/template.ts';
import { mailOfAccount, readLiveZugangslink, tokenOfZugangslink } from '../../account/index.ts';
import { pageUrl } from '../../mandant/index.ts';
import { findPerson } from '../reads.ts';

/** To whom an agency wants to have: the link behind which the password is set. By the id of the mailed link. */
export const mitarbeiterEingeladen: MailTemplate = {
  name: 'mitarbeiterEingeladen',
  kind: 'single',
  async load(context, zugangslinkId) {
    const link = await readLiveZugangslink(context, zugangslinkId);
    const person = link && (await findPerson(context, link.bezug));
    if (!person || person.agentur === 'Inaktiv') return null;
    return mailOfAccount(
      context,
      person,
      'mitarbeiterEingeladen',
      (locale, t) => ({
        text: t('mail.mitarbeiterEingeladen.knopf'),
        adresse: pageUrl(context, 'AgencyRegisterPassword', locale, { token: tokenOfZugangslink(context, zugangslinkId) }),
      }),
      { agentur: person.name, ende: link.gueltig_bis },
    );
  },
};
