/** Why a message of the tenant's order system is refused, and what to send instead. */
export const auftragsmeldung = {
  'auftrag.konflikt.andereEmpfehlung':
    'Empfaengernummer und Empfehlungsnummer gehören nicht zusammen. Melden Sie die Empfaengernummer allein.',
  'auftrag.konflikt.mehrere': 'Zu dieser Empfehlung gibt es mehrere Empfänger. Nennen Sie die Empfaengernummer.',
  'auftrag.konflikt.unbestaetigt':
    'Die Empfehlung ist noch nicht bestätigt. Melden Sie den Auftrag noch einmal, wenn die empfehlende Person ihre E-Mail-Adresse bestätigt hat.',
  'auftrag.konflikt.storniert':
    'Der Empfänger hat schon einen Auftrag, {nummer}, und ist storniert. Die Person kann sich über einen neuen Empfehlungslink eintragen. Melden Sie den Auftrag dann mit der neuen Empfaengernummer.',
  'auftrag.konflikt.abgemeldet':
    'Der Empfänger ist storniert, weil die Person nicht mehr teilnimmt. Sie kann sich über einen neuen Empfehlungslink eintragen. Melden Sie den Auftrag dann mit der neuen Empfaengernummer.',
  'auftrag.konflikt.andereAngaben':
    'Diese Auftragsnummer ist schon mit einem anderen Empfänger, Auftragsdatum oder Produkt gemeldet. Melden Sie einen weiteren Auftrag unter einer eigenen Nummer.',
  'auftrag.konflikt.fristBeginn':
    'Der Auftrag ist schon freigegeben oder beendet, FristBeginn steht damit fest. Lassen Sie das Feld weg, oder senden Sie den gespeicherten Tag.',
  'auftrag.konflikt.status':
    'Der Auftrag ist {vorher} und kann nicht mehr {nachher} werden. Ein neuer Auftrag braucht eine eigene Auftragsnummer.',
  'auftrag.konflikt.schonPraemie':
    'Der Empfänger hat schon einen freigegebenen Auftrag, {nummer}, und eine Empfehlung bringt nur eine Prämie. Für einen weiteren Auftrag mit Prämie braucht die Person einen neuen Empfehlungslink.',
  'auftrag.konflikt.beendet':
    'Der Empfänger ist {status}, der Auftrag lässt sich deshalb nicht freigeben. Für einen Auftrag mit Prämie braucht die Person einen neuen Empfehlungslink.',
  'auftrag.konflikt.ohnePraemie':
    'Heute gilt für kein Produkt eine Prämie, also lässt sich nichts empfehlen. Legen Sie zuerst eine Prämie an.',
  'auftrag.konflikt.ohneEmpfehlung': 'Der Auftrag ist mit keiner Empfehlung verbunden. Verbinden Sie ihn zuerst.',
};
