import type { freigabe as de } from '../de/freigabe.ts';

export const freigabe: Record<keyof typeof de, string> = {
  'frist.freigabe.sofort': 'right after',
  'frist.freigabe.one': 'no earlier than {anzahl} day after',
  'frist.freigabe.other': 'no earlier than {anzahl} days after',
  'frist.tage.one': '{anzahl} day',
  'frist.tage.other': '{anzahl} days',
  'frist.widerruf': '14 days',
  'frist.widerruf.one': '{anzahl} day',
  'frist.widerruf.other': '{anzahl} days',
  'freigabe.Freigegeben': 'Released. The rewards are on their way.',
  'freigabe.BereitsFreigegeben': 'This order has already been released.',
  'freigabe.ZuFrueh': 'Not possible yet: you can release it from {tag}.',
  'freigabe.NichtMoeglich':
    'This order cannot be released: it is not confirmed, it is cancelled, or the recommended person is no longer taking part.',
  'freigabe.NichtGefunden': 'There is no order with this number.',
  'freigabe.Eigener': 'An order that you recommended or placed yourself must be released by somebody else.',
  'freigabe.BeimMandanten': '{mandant} decides on this order now. There is nothing left to do here.',
  'freigabe.KreditErschoepft': 'Not possible yet: with this order, your agency would owe more than was agreed. Please contact {mandant}.',
  'freigabe.beanstanden.zuSpaet': 'This order is already released or closed and can no longer be objected to.',

  'mail.auftragBeanstandet.betreff': 'Order {nummer}: {agentur} objects',
  'mail.auftragBeanstandet.text1': '{agentur} ({agenturnummer}) does not want to release order {nummer} of {tag} ({produkt}). The reason:',
  'mail.auftragBeanstandet.text2': 'Please decide: release the order or cancel it. It is not released automatically.',
  'mail.auftragBeanstandet.nummern': 'Referral {empfehlungsnummer}, recommended person {empfaengernummer}.',
  'mail.auftragBeanstandet.hinweis': 'You receive this email because you decide on orders that your agencies object to.',

  'statistik.woche': 'Week of {tag}',
  'statistik.ohne.produkt': 'Without product',
  'statistik.ohne.channel': 'Without channel',
  'statistik.ohne.mitarbeiter': 'Assigned to nobody',
  'statistik.weitere': '{anzahl} others together',
};
