/** Pages of the agencies' portal outside of its areas: login and logout, passwords, information, rewards, and refused access. */
export const agenturSeiten = {
  'agenturseite.portal': 'Für Agenturen',
  'agenturseite.link.AgencyRules': 'Regeln',
  'agenturseite.link.AgencyProcessing': 'Auftragsverarbeitung',
  'agenturseite.link.AgencyDataProtection': 'Datenschutz für Agenturen',
  'agenturseite.link.AgencyInfo': 'So geht es',
  'agenturseite.link.AgencyRewardOverview': 'Prämien im Überblick',

  'agenturseite.anmelden.titel': 'Anmelden für Agenturen',
  'agenturseite.anmelden.text': 'Hier sehen Sie, was aus Ihren Einladungen wurde, und geben Bestellungen frei.',
  'agenturseite.anmelden.limit':
    'Das waren zu viele Versuche in kurzer Zeit. Bitte warten Sie {dauer}. Wenn Sie Ihr Passwort nicht mehr wissen, legen Sie über „Passwort vergessen“ ein neues fest.',
  'agenturseite.anmelden.gesetzt': 'Ihr Passwort ist festgelegt. Melden Sie sich damit an.',
  'agenturseite.anmelden.empfehlen': 'Sie möchten selbst empfehlen?',
  'agenturseite.anmelden.empfehlen.text': 'Ihr persönlicher Bereich als Empfehlende oder Empfehlender hat eine eigene Anmeldung.',
  'agenturseite.anmelden.empfehlen.link': 'Zum Empfehlungsprogramm',
  'agenturseite.dienst.knopf': 'Mit {label} anmelden',
  'agenturseite.dienst.oder': 'Oder mit Ihrem Passwort',
  'agenturseite.dienst.abgelehnt':
    'Die Anmeldung wurde dort abgebrochen. Sie können sie noch einmal beginnen oder sich mit Ihrem Passwort anmelden.',
  'agenturseite.dienst.limit': 'Das waren zu viele Versuche in kurzer Zeit. Bitte warten Sie eine Viertelstunde.',
  'agenturseite.code.titel': 'Zweiter Schritt',
  'agenturseite.code.text': 'Ihr Passwort stimmt. Geben Sie jetzt den Code aus Ihrer Authenticator-App ein.',
  'agenturseite.code.textDienst': 'Der Anmeldedienst hat Sie erkannt. Geben Sie jetzt den Code aus Ihrer Authenticator-App ein.',
  'agenturseite.code.feld': 'Code',
  'agenturseite.code.hinweis': '6 Ziffern. Ohne Ihr Gerät nehmen Sie einen Ihrer Wiederherstellungscodes, jeder gilt einmal.',
  'agenturseite.code.falsch': 'Dieser Code stimmt nicht. Warten Sie auf den nächsten Code in Ihrer App, und geben Sie ihn ein.',
  'agenturseite.code.leer': 'Geben Sie den Code aus Ihrer App ein.',
  'agenturseite.code.knopf': 'Code prüfen',
  'agenturseite.code.neu': 'Mit einem anderen Konto anmelden',
  'agenturseite.code.vorbei':
    'Die Anmeldung hat zu lange gedauert oder wurde schon abgeschlossen. Geben Sie bitte noch einmal E-Mail-Adresse und Passwort ein.',

  'agenturseite.abmelden.text': 'Was Sie gespeichert haben, bleibt. Andere Geräte bleiben angemeldet.',

  'agenturseite.vergessen.text':
    'Geben Sie die E-Mail-Adresse ein, mit der Sie sich bei Ihrer Agentur anmelden. Wir senden Ihnen einen Link, über den Sie ein neues Passwort festlegen.',
  'agenturseite.vergessen.adresse':
    'Nehmen Sie die Adresse, mit der Sie bei Ihrer Agentur eingetragen sind. Hier können Sie den Link noch einmal senden:',

  'agenturseite.setzen.beschreibung': 'Ein neues Passwort für Ihre Anmeldung als Agentur.',
  'agenturseite.setzen.text': 'Für {email}. Der Link gilt bis {tag}, {zeit} Uhr. Danach melden Sie sich auf allen Geräten neu an.',
  'agenturseite.setzen.vorbei.titel': 'Dieser Link gilt nicht mehr',
  'agenturseite.setzen.vorbei.text':
    'Er wurde schon benutzt, durch einen neueren ersetzt oder ist am {tag} um {zeit} Uhr abgelaufen. Jeder Link gilt nur einmal. Fordern Sie einfach einen neuen an.',

  'agenturseite.regeln.titel': 'Regeln für Agenturen',
  'agenturseite.regeln.beschreibung': 'Was für Agenturen bei {programm} gilt.',
  'agenturseite.av.titel': 'Vereinbarung zur Auftragsverarbeitung',
  'agenturseite.av.beschreibung': 'Wie Agenturen bei {programm} Daten im Auftrag verarbeiten.',
  'agenturseite.zustimmung.titel': 'Bitte stimmen Sie zu',
  'agenturseite.zustimmung.titelMitarbeiter': 'Neue Texte für Agenturen',
  'agenturseite.zustimmung.text':
    'Diese Texte sind neu oder haben sich geändert. Mit Ihrer Zustimmung gelten sie für {agentur}. Bis dahin kann Ihre Agentur alles ansehen, aber nichts ändern oder exportieren.',
  'agenturseite.zustimmung.textMitarbeiter':
    'Diese Texte sind neu oder haben sich geändert. Sie gelten für {agentur}, sobald jemand zustimmt, der die Agentur vertritt.',
  'agenturseite.zustimmung.beschreibung': 'Regeln und Auftragsverarbeitung, denen eine Agentur bei {programm} zustimmt.',
  'agenturseite.zustimmung.knopf': 'Für {agentur} zustimmen',
  'agenturseite.zustimmung.spaeter': 'Später, erst einmal nur ansehen',
  'agenturseite.zustimmung.wer':
    'Zustimmen kann nur, wer die Agentur vertritt: {wer}. Bis dahin können Sie alles ansehen, aber nichts ändern oder exportieren.',
  'agenturseite.zustimmung.fertig.titel': 'Ihre Agentur hat zugestimmt',
  'agenturseite.zustimmung.fertig.text': 'Alle Texte gelten in der aktuellen Fassung. Es ist nichts zu tun.',
  'agenturseite.zustimmung.fertig.am': 'zugestimmt am {tag}',
  'agenturseite.zustimmung.fertig.leer': 'Für Agenturen gibt es hier keinen Text, dem zuzustimmen ist.',
  'agenturseite.zustimmung.fertig.knopf': 'Zur Übersicht',
  'agenturseite.zustimmung.offen':
    'Texte für Agenturen haben sich geändert. Bis Sie zustimmen, kann Ihre Agentur nichts ändern oder exportieren.',
  'agenturseite.zustimmung.offenMitarbeiter':
    'Texte für Agenturen haben sich geändert. Ihre Agentur kann nichts ändern oder exportieren, bis jemand zustimmt, der sie vertritt: {wer}.',
  'agenturseite.zustimmung.lesen': 'Texte lesen',
  'agenturseite.datenschutz.titel': 'Datenschutz für Agenturen',
  'agenturseite.datenschutz.beschreibung': 'Wer bei {programm} für welche Daten verantwortlich ist, und was die Agentur sieht.',
  'agenturseite.info.titel': 'So geht es für Agenturen',
  'agenturseite.info.beschreibung': 'Wie Agenturen mit {programm} arbeiten, von der Einladung bis zur Freigabe.',

  'agenturseite.praemien.titel': 'Prämien im Überblick',
  'agenturseite.praemien.text':
    'Was eine Bestellung heute bringt. Der Betrag ist die ganze Prämie für beide Seiten. Wo Ihre Agentur etwas anderes zusagt, gilt ihr Betrag für Ihre Empfehlungen.',
  'agenturseite.praemien.produkt': 'Produkt',
  'agenturseite.praemien.mandant': 'Prämie von {name}',
  'agenturseite.praemien.eigene': 'Ihre Agentur',
  'agenturseite.praemien.gilt': 'Gilt für Bestellungen',
  'agenturseite.praemien.bis': 'bis {tag}',
  'agenturseite.praemien.ohneEnde': 'ohne Enddatum',
  'agenturseite.praemien.gleich': 'unverändert',
  'agenturseite.praemien.ruht':
    'Ihre Agentur ist zurzeit nicht aktiv. Die Zusagen Ihres Prämienplans ruhen so lange, und es gelten die Prämien von {name}.',
  'agenturseite.praemien.leer.text': 'Mit keinem Produkt ist heute eine Prämie verbunden. Sobald es wieder eine gibt, steht sie hier.',

  'agenturseite.verboten.titel': '„{seite}“ ist für Sie nicht freigegeben',
  'agenturseite.verboten.text': 'Wer diese Seite bei {agentur} öffnen darf: {wer}.',
  'agenturseite.verboten.grund.agentur': '{agentur} ist zurzeit nicht aktiv. So lange bleibt diese Seite für Sie geschlossen.',
  'agenturseite.verboten.grund.ohneRolle': 'Sie haben bei {agentur} noch keine Rolle. Bis dahin sehen Sie nur Ihr eigenes Konto.',
  'agenturseite.verboten.grund.schalter':
    'Ihre Rolle ist: {rolle}. Mit ihr ist diese Seite nur offen, wenn {mandant} und Ihre Agentur das eingeschaltet haben.',
  'agenturseite.verboten.grund.rolle': 'Ihre Rolle ist: {rolle}. Zu ihr gehört diese Seite nicht.',
  'agenturseite.verboten.fragen': 'Wenden Sie sich an {wen}, wenn Sie die Seite für Ihre Arbeit brauchen.',
  'agenturseite.verboten.support': 'Fragen beantwortet {support}.',
  'agenturseite.wer.Inhaber': 'Inhaberinnen und Inhaber einer aktiven Agentur',
  'agenturseite.wer.Taetige': 'Inhaberinnen, Inhaber und Mitarbeitende einer aktiven Agentur',
  'agenturseite.wer.InhaberInaktiv': 'Inhaberinnen und Inhaber einer Agentur, die nicht aktiv ist',
  'agenturseite.wer.Inhabende': 'Inhaberinnen und Inhaber',
  'agenturseite.wer.Mitarbeiter': 'Mitarbeitende einer aktiven Agentur',
  'agenturseite.wer.Minimal': 'alle, die angemeldet sind',

  'agenturseite.bereich.einladung': 'Einladen',
};
