import type { agenturHeute as de } from '../de/agentur-heute.ts';

export const agenturHeute: typeof de = {
  'agentur.heute.gruss': 'Good day, {name}',
  'agentur.heute.ansteht': 'To do',
  'agentur.heute.nichts': 'Nothing is waiting for you today.',
  'agentur.heute.nichts.text': 'New orders, notes due for follow-up and deadlines appear here as soon as there are any.',
  'agentur.heute.RechnungenUeberfaellig.one': '1 invoice is overdue {seit}, {wert} to pay',
  'agentur.heute.RechnungenUeberfaellig.other': '{anzahl} invoices are overdue, the oldest {seit}, {wert} to pay',
  'agentur.heute.AuftraegeFreigebbar.one': '1 order can be released, reward {wert}',
  'agentur.heute.AuftraegeFreigebbar.other': '{anzahl} orders can be released, rewards {wert} in total',
  'agentur.heute.Wiedervorlagen.one': '1 follow-up is due',
  'agentur.heute.Wiedervorlagen.other': '{anzahl} follow-ups are due',
  'agentur.heute.wiedervorlageIn.one': '1 in “{bereich}”',
  'agentur.heute.wiedervorlageIn.other': '{anzahl} in “{bereich}”',
  'agentur.heute.LeadsAmZug.one': 'A step is missing for 1 lead',
  'agentur.heute.LeadsAmZug.other': 'A step is missing for {anzahl} leads',
  'agentur.heute.EinladungenEnden.one': '1 invitation ends within the next three days',
  'agentur.heute.EinladungenEnden.other': '{anzahl} invitations end within the next three days',

  'agentur.heute.monat': 'This month',
  'agentur.heute.monat.text': '{von} to {bis}, compared with the same days of last month',
  'agentur.heute.zahl.Empfehlungen': 'Referrals',
  'agentur.heute.zahl.Leads': 'Leads',
  'agentur.heute.zahl.Auftraege': 'Orders',
  'agentur.heute.zahl.WertCent': 'Released rewards',
  'agentur.aenderung.mehr': 'up {um} from {vorher} before',
  'agentur.aenderung.weniger': 'down {um} from {vorher} before',
  'agentur.aenderung.gleich': 'the same as before',
  'agentur.aenderung.nichts': 'none before either',

  'agentur.heute.wochen.mehr': '{anzahl} orders in twelve weeks, {um}\u00a0more than in the previous period',
  'agentur.heute.wochen.weniger': '{anzahl} orders in twelve weeks, {um}\u00a0fewer than in the previous period',
  'agentur.heute.wochen.gleich': '{anzahl} orders in twelve weeks, as many as in the previous period',
  'agentur.heute.wochen.nichts': 'There were no orders in the last twelve weeks',
  'agentur.heute.wochen.laeuft': 'The week from {tag} is not over and is drawn dashed.',
  'agentur.heute.wochen.zurStatistik': 'To the statistics',
  'agentur.heute.mehr': 'Read more',

  'agentur.heute.start.titel': 'Getting started',
  'agentur.heute.start.text': 'Nobody has been invited yet. Three steps lead to the first reward.',
  'agentur.heute.start.spaeter': 'As soon as your agency is active, three steps lead to the first reward.',
  'agentur.heute.start.einladen': 'Invite customers',
  'agentur.heute.start.einladen.text':
    'Invite people who are happy with you, in person or on the phone. Each invitation is valid for 14 days.',
  'agentur.heute.start.empfehlen': 'Let them recommend',
  'agentur.heute.start.empfehlen.text':
    'Whoever accepts the invitation shares a link of their own. You see what becomes of it under “Referrals” and “Leads”.',
  'agentur.heute.start.freigeben': 'Release orders',
  'agentur.heute.start.freigeben.text':
    'When somebody orders, the order appears here as soon as it can be released. Releasing it grants the reward.',

  'agentur.inaktiv.titel.Angelegt': 'Your agency is not active yet: its email address is not confirmed',
  'agentur.inaktiv.titel.AdresseBestaetigt': 'Your agency is not active yet: details are missing',
  'agentur.inaktiv.titel.Zusatzdaten': 'Your agency is not active yet: details are missing',
  'agentur.inaktiv.titel.WartetAufFreigabe': 'Your agency is being checked',
  'agentur.inaktiv.titel.Inaktiv': 'Your agency is not active at the moment',
  'agentur.inaktiv.grund': 'Reason: {grund}',
  'agentur.inaktiv.naechster.Angelegt': 'It is your turn: open the link in the email in which we asked for your address.',
  'agentur.inaktiv.naechster.AdresseBestaetigt': 'It is your turn: give the details that {mandant} needs about your agency.',
  'agentur.inaktiv.naechster.Zusatzdaten': 'It is your turn: add the missing details.',
  'agentur.inaktiv.naechster.WartetAufFreigabe':
    '{mandant} takes the next step and activates your agency. There is nothing for you to do, and you will get an email.',
  'agentur.inaktiv.naechster.Inaktiv': '{mandant} takes the next step. {support} answers questions about it.',
  'agentur.inaktiv.solange':
    'Until then your reward plan is paused, and {mandant} releases the orders. You still see what is already there.',

  'agentur.minimal.keineRolle': 'You have no role at {agentur} yet. To get one, ask {wen}.',
  'agentur.minimal.inaktiv':
    '{agentur} is not active at the moment. As soon as it is active again, you can work here as before. If you have questions, ask {wen}.',
  'agentur.minimal.konto': 'You can manage your own account here.',
};
