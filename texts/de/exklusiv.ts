/** The page in front of a tenant that forces a login, and the page of a login address; a tenant says the former in its own words. */
export const exklusiv = {
  'exklusiv.titel': 'Empfehlen dürfen hier Eingeladene',
  'exklusiv.text': '{programm} ist nicht öffentlich. Als Teil des Kreises empfehlen Sie weiter, was zu Menschen passt, die Sie kennen.',
  'exklusiv.zugang': 'Ihr Zugang',
  'exklusiv.zugang.text': 'Wir senden Ihnen einen persönlichen Link. Er gilt 10 Minuten, ein Passwort brauchen Sie nicht.',
  'exklusiv.zugang.knopf': 'Zugangslink senden',
  'exklusiv.zugang.limit': 'Das waren zu viele Anfragen in kurzer Zeit. In {dauer} können Sie wieder einen Link anfordern.',
  'exklusiv.anmelden': 'Anmelden',
  'exklusiv.anmelden.text': 'Sie kommen mit Ihrer E-Mail-Adresse und Ihrem Passwort hinein.',
  'exklusiv.gesendet.titel': 'Sehen Sie in Ihr Postfach',
  'exklusiv.gesendet.text':
    'Wenn Sie mit dieser Adresse teilnehmen können, ist Ihr Zugangslink jetzt unterwegs. Er gilt 10 Minuten und nur einmal.',
  'exklusiv.gesendet.nichtDa': 'Keine E-Mail bekommen?',
  'exklusiv.gesendet.hilfe':
    'Sehen Sie im Spam-Ordner nach, und nehmen Sie die Adresse, mit der Sie eingeladen sind. Hier können Sie den Link noch einmal senden:',
  'exklusiv.gesendet.knopf': 'Noch einmal senden',

  'exklusiv.wer.titel': 'Wer kann teilnehmen?',
  'exklusiv.wer.text': 'Alle, die {mandant} mit ihrer E-Mail-Adresse eingeladen hat. Ihre fehlt? Schreiben Sie an {support}.',
  'exklusiv.was.titel': 'Was haben Sie davon?',
  'exklusiv.was.text':
    'Bis zu {praemie} für jede Empfehlung, aus der ein Vertrag wird. Sie entscheiden, wer sie bekommt: Sie, Ihr Kontakt oder beide.',
  'exklusiv.was.ohne':
    'Eine Prämie für jede Empfehlung, aus der ein Vertrag wird. Sie entscheiden, wer sie bekommt: Sie, Ihr Kontakt oder beide.',
  'exklusiv.wie.titel': 'Wie kommen Sie hinein?',
  'exklusiv.wie.text': 'Adresse eingeben, Postfach öffnen, Link antippen. Danach sind Sie {stunden} Stunden lang angemeldet.',
  'exklusiv.wie.passwort': 'Mit Ihrer E-Mail-Adresse und Ihrem Passwort. Danach sind Sie {stunden} Stunden lang angemeldet.',
  'exklusiv.empfohlen.titel': 'Ihnen wurde etwas empfohlen?',
  'exklusiv.empfohlen.text': 'Dann brauchen Sie keinen Zugang. Öffnen Sie den Link, den Sie bekommen haben, oder geben Sie den Code ein.',
  'exklusiv.empfohlen.link': 'Code eingeben',

  'anmeldelink.titel': 'Willkommen bei {programm}',
  'anmeldelink.text': 'Noch ein Klick, und Sie sind angemeldet.',
  'anmeldelink.einmal': 'Der Link gilt nur einmal. Geben Sie ihn bitte nicht weiter.',
  'anmeldelink.knopf': 'Anmelden',
  'anmeldelink.neu': 'Neuen Link anfordern',
  'anmeldelink.zurAnmeldung': 'Zur Anmeldung',
  'anmeldelink.abgelaufen.titel': 'Dieser Link ist abgelaufen',
  'anmeldelink.abgelaufen.text': 'Ein Zugangslink gilt 10 Minuten, damit nur Sie ihn nutzen können.',
  'anmeldelink.verwendet.titel': 'Dieser Link wurde schon benutzt',
  'anmeldelink.verwendet.text': 'Jeder Zugangslink gilt nur einmal. Mit einem neuen sind Sie gleich wieder angemeldet.',
  'anmeldelink.ungueltig.titel': 'Dieser Link führt nicht weiter',
  'anmeldelink.ungueltig.text': 'Dem Link fehlt vielleicht ein Stück. Öffnen Sie ihn noch einmal so, wie Sie ihn bekommen haben.',
  'anmeldelink.gesperrt.titel': 'Mit dieser Adresse geht es gerade nicht',
  'anmeldelink.gesperrt.text': 'Die Adresse gehört nicht mehr zum Kreis von {programm}. Fragen beantwortet {support}.',
};
