import type { agenturMitarbeiter as de } from '../de/agentur-mitarbeiter.ts';

export const agenturMitarbeiter: Record<keyof typeof de, string> = {
  'agentur.mitarbeiter.schonDabei': 'Somebody with this address already works for your agency.',
  'agentur.mitarbeiter.deaktiviert': 'This person is deactivated. Reactivate them first.',
  'agentur.mitarbeiter.ohnePasswort': 'This person has no password here. They need a new invitation.',
  'agentur.mitarbeiter.letzterInhaber': 'Your agency needs at least one owner. Give somebody else that role first.',
  'agentur.mitarbeiter.einladen': 'Invite',
  'agentur.mitarbeiter.einladen.titel': 'Invite somebody to the team',
  'agentur.mitarbeiter.einladen.text': 'We send a link to set a password. It is valid for 14 days.',
  'agentur.mitarbeiter.einladen.knopf': 'Send invitation',
  'agentur.mitarbeiter.einladen.gesendet': 'The invitation is on its way: {email}',
  'agentur.mitarbeiter.erneut': 'Send the invitation again',
  'agentur.mitarbeiter.rolle': 'Role',
  'agentur.mitarbeiter.darf.Inhaber': 'Sees and may do everything.',
  'agentur.mitarbeiter.darf.Mitarbeiter':
    'Invites and sees what comes of it. The team, invoices and changes of the master data are left to the owner.',
  'agentur.mitarbeiter.darf.Minimal': 'Sees their own account only.',
  'agentur.inhaberin': 'the owner',
  'agentur.mitarbeiter.SiehtAlles': 'Sees the figures of the whole agency, not just their own',
  'agentur.mitarbeiter.GibtFrei': 'Releases orders',
  'agentur.mitarbeiter.speichern': 'Save',
  'agentur.mitarbeiter.gespeichert': 'Saved. It applies right away.',
  'agentur.mitarbeiter.letzter': 'The only owner cannot give up this role.',
  'agentur.mitarbeiter.deaktivieren': 'Deactivate',
  'agentur.mitarbeiter.deaktivieren.titel': 'Deactivate {name}?',
  'agentur.mitarbeiter.deaktivieren.text': 'All logins end at once. The number {nummer} and everything done under it stay.',
  'agentur.mitarbeiter.deaktivieren.fertig': '{name} is deactivated.',
  'agentur.mitarbeiter.aktivieren': 'Reactivate',
  'agentur.mitarbeiter.aktivieren.titel': 'Reactivate {name}?',
  'agentur.mitarbeiter.aktivieren.text':
    '{name} can log in again at once, with the same password as before. Their role, the number {nummer} and everything done under it stay.',
  'agentur.mitarbeiter.aktivieren.link':
    '{name} gets a link to set a password, sent to {email}. It is valid for 14 days. Their role, the number {nummer} and everything done under it stay.',
  'agentur.mitarbeiter.aktivieren.fertig': '{name} can log in again.',
  'agentur.mitarbeiter.geloescht':
    'Name and email address are deleted. If this person comes back, invite them again. They will get a new number.',
  'mail.mitarbeiterEingeladen.betreff': '{agentur} invites you to the agency portal',
  'mail.mitarbeiterEingeladen.text1': '{agentur} would like you to work with it in the agency portal of {mandant}.',
  'mail.mitarbeiterEingeladen.text2': 'Please set a password for it. The link is valid until {ende} and can be used once.',
  'mail.mitarbeiterEingeladen.knopf': 'Set password',
  'mail.mitarbeiterEingeladen.hinweis': 'If you do not know {agentur}, there is nothing to do: without your password nothing comes of it.',
};
