/** Release by an agency: texts for its users; objections, and the tenant's mail about one; statistics. */
export const freigabe = {
  // The withdrawal period of a kind, in the dative; `ofArt` fills in the tenant's period.
  'frist.freigabe.sofort': 'sofort nach',
  'frist.freigabe.one': 'frühestens {anzahl} Tag nach',
  'frist.freigabe.other': 'frühestens {anzahl} Tage nach',
  'frist.tage.one': '{anzahl} Tag',
  'frist.tage.other': '{anzahl} Tage',
  'frist.widerruf': '14 Tagen',
  'frist.widerruf.one': '{anzahl} Tag',
  'frist.widerruf.other': '{anzahl} Tagen',
  'freigabe.Freigegeben': 'Freigegeben. Die Prämien sind auf dem Weg.',
  'freigabe.BereitsFreigegeben': 'Dieser Auftrag war schon freigegeben.',
  'freigabe.ZuFrueh': 'Noch nicht möglich: Freigeben können Sie ab dem {tag}.',
  'freigabe.NichtMoeglich':
    'Dieser Auftrag lässt sich nicht freigeben: Er ist nicht bestätigt, storniert, oder die empfohlene Person ist nicht mehr dabei.',
  'freigabe.NichtGefunden': 'Zu dieser Nummer gibt es keinen Auftrag.',
  'freigabe.Eigener': 'Einen Auftrag, den Sie selbst empfohlen oder erteilt haben, gibt jemand anderes frei.',
  'freigabe.BeimMandanten': 'Über diesen Auftrag entscheidet jetzt {mandant}. Hier ist nichts mehr zu tun.',
  'freigabe.KreditErschoepft':
    'Noch nicht möglich: Mit diesem Auftrag wäre bei Ihrer Agentur mehr offen, als vereinbart ist. Bitte wenden Sie sich an {mandant}.',
  'freigabe.beanstanden.zuSpaet': 'Dieser Auftrag ist schon freigegeben oder beendet und lässt sich nicht mehr beanstanden.',

  'mail.auftragBeanstandet.betreff': 'Auftrag {nummer}: {agentur} hat Einwände',
  'mail.auftragBeanstandet.text1': '{agentur} ({agenturnummer}) möchte Auftrag {nummer} vom {tag} ({produkt}) nicht freigeben. Begründung:',
  'mail.auftragBeanstandet.text2':
    'Bitte entscheiden Sie: Geben Sie den Auftrag frei oder stornieren Sie ihn. Von selbst wird er nicht freigegeben.',
  'mail.auftragBeanstandet.nummern': 'Empfehlung {empfehlungsnummer}, empfohlene Person {empfaengernummer}.',
  'mail.auftragBeanstandet.hinweis': 'Sie bekommen diese E-Mail, weil Sie über beanstandete Aufträge Ihrer Agenturen entscheiden.',

  'statistik.woche': 'Woche ab {tag}',
  'statistik.ohne.produkt': 'Ohne Produkt',
  'statistik.ohne.channel': 'Ohne Kanal',
  'statistik.ohne.mitarbeiter': 'Niemandem zugeordnet',
  'statistik.weitere': '{anzahl} weitere zusammen',
};
