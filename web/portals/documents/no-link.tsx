import { pageAddress } from '../../../contract/pages/public.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { OpenedLetter } from '../../ui/drawings/opened-letter.tsx';
import { End } from '../../ui/end.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { DocumentContext, Registration } from './context.ts';
import type { MailedLink } from './mailed-link.ts';

/** Title for a link of a registration or invitation that cannot be used: null means unknown, otherwise expired or used. */
export const noLinkTitle = (link: MailedLink | null) =>
  link === null ? ('agenturseite.bestaetigen.ungueltig.titel' as const) : ('agenturseite.bestaetigen.vorbei.titel' as const);

/** Reason why the link cannot be used, with buttons for the login and, if open, the registration. */
export const NoLink = ({
  context,
  link,
}: {
  readonly context: DocumentContext & { registration: Registration };
  readonly link: MailedLink | null;
}) => {
  const { t, look, paths, locale, portal, registration, canRegister } = context;
  const why =
    link === null
      ? t('agenturseite.bestaetigen.ungueltig.text')
      : t('agenturseite.bestaetigen.vorbei.text', { tag: link.tag, zeit: link.zeit });
  return (
    <End title={t(noLinkTitle(link))} why={why} picture={look.szenen.ende} drawing={<OpenedLetter isDone={false} />}>
      <ButtonLink href={pageAddress(paths, portal.declaration.login, locale)}>{t('anmelden.knopf')}</ButtonLink>
      {canRegister && <TextLink href={pageAddress(paths, registration.pages.register, locale)}>{t(registration.texts.link)}</TextLink>}
    </End>
  );
};
