/** A recipient's consent to advertising on the recipient's page, and its withdrawal. */
export const werbung = {
  'werbung.titel': 'Werbung per E-Mail',
  'werbung.gegeben': 'Diese Einwilligung haben Sie gegeben:',
  'werbung.angefragt': 'Das haben Sie angekreuzt. Es gilt erst, wenn Sie den Link in der E-Mail dazu öffnen und dort zustimmen:',
  'werbung.knopf': 'Einwilligung widerrufen',
  'werbung.widerrufen': 'Ihre Einwilligung ist widerrufen. {mandant} schickt Ihnen keine Werbung per E-Mail.',
};
