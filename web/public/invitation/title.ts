import type { InvitationProps } from './load.ts';

/** Heading of the page, and title of the document. */
export function titleOf({ t, view, agentur, mandant }: InvitationProps): string {
  switch (view) {
    case 'frage':
    case 'formular':
      return t('einladung.titel', { agentur, programm: mandant.ProgrammName });
    case 'ablehnen':
      return t('mail.einladung.ablehnen');
    default:
      return t(`einladung.${view}.titel`);
  }
}
