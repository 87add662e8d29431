import type { InvitationProps } from './load.ts';

/** Heading of the page, and title of the document. */
export function titleOf({ t, ansicht, agentur, mandant }: InvitationProps): string {
  switch (ansicht) {
    case 'frage':
    case 'formular':
      return t('einladung.titel', { agentur, programm: mandant.ProgrammName });
    case 'ablehnen':
      return t('mail.einladung.ablehnen');
    default:
      return t(`einladung.${ansicht}.titel`);
  }
}
