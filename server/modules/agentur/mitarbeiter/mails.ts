import type { MailTemplate } from '../../../mail/template.ts';
import { unlinked } from '../../../mail/unlinked.ts';
import { mailOfAccount, readLiveZugangslink, tokenOfZugangslink } from '../../account/index.ts';
import { pageUrl } from '../../mandant/index.ts';
import { findPerson } from '../reads.ts';

/** To a person whom an agency invites: the link to set the password. Keyed by the id of the mailed link. */
export const mitarbeiterEingeladen: MailTemplate = {
  name: 'mitarbeiterEingeladen',
  kind: 'single',
  isOptional: true,
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
      { agentur: unlinked(person.name), ende: link.gueltig_bis },
    );
  },
};
