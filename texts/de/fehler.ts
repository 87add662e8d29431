import type { ErrorCode } from '../../contract/errors.ts';

/** Statuses of `Default` with a text about the invalid request of a program. */
type Unreadable = 400 | 405 | 408 | 413 | 415 | 431;

/** Refusals with a different text for a login at the tenant's provider. */
type AmDienst = 'PasswortOderEmailFalsch' | 'NichtAuthorisiert' | 'NichtRegistriert' | 'Konflikt' | 'Abgelaufen' | 'NetzwerkFehler';

/** Further texts of a code for special cases. */
type Further =
  | 'Default.413.datei'
  | 'PSOF0204.schluessel'
  | 'PasswortOderEmailFalsch.code'
  | 'NichtAuthorisiert.nurLesen'
  | 'NichtAuthorisiert.betrieb'
  | 'NichtAuthorisiert.entwurf'
  | 'VierAugen.konto'
  | 'NichtRegistriert.dienstadresse'
  | 'EmailUngueltig.zeichen'
  | 'NichtAuthorisiert.portal'
  | 'NetzwerkFehler.nichtEroeffnet'
  | 'NetzwerkFehler.portal'
  | 'NetzwerkFehler.503';

/** Public texts of the error catalogue. */
export const fehler: Record<`fehler.${ErrorCode | `Default.${Unreadable}` | `${AmDienst}.dienst` | Further}`, string> = {
  'fehler.Default': 'Ihre Anfrage konnte nicht verarbeitet werden. Bitte versuchen Sie es später noch einmal.',
  'fehler.Default.400': 'Die Anfrage ist nicht lesbar: Die Adresse ist falsch geschrieben, oder ihr Inhalt ist kein gültiges JSON.',
  'fehler.Default.405': 'Diese Adresse kennt die Methode der Anfrage nicht. Welche sie kennt, steht im Kopf Allow.',
  'fehler.Default.408': 'Die Anfrage kam nicht vollständig an. Bitte senden Sie sie noch einmal.',
  'fehler.Default.413': 'Die Anfrage ist zu groß. Erlaubt sind 100 kB.',
  'fehler.Default.413.datei':
    'Die Datei ist zu groß für einen Aufruf: Sie hat {zeilen} Zeilen und {kb} kB, erlaubt sind 100 kB. Bitte teilen Sie sie auf, jeder Teil mit der Kopfzeile.',
  'fehler.Default.415': 'Der Inhalt der Anfrage hat einen anderen Typ als erwartet. Üblich ist application/json.',
  'fehler.Default.431': 'Der Kopf der Anfrage ist zu groß. Erlaubt sind 16 kB.',
  'fehler.PasswortOderEmailFalsch': 'Die Anmeldung hat nicht geklappt. Bitte prüfen Sie, ob E-Mail-Adresse und Passwort stimmen.',
  'fehler.PasswortOderEmailFalsch.code':
    'Dieser Code stimmt nicht oder wurde schon verwendet. Bitte geben Sie den Code ein, den Ihre App jetzt zeigt.',
  'fehler.PSOF0204': 'Ihre Sitzung ist beendet. Bitte melden Sie sich neu an.',
  'fehler.PSOF0204.schluessel': 'Dieser API-Schlüssel ist unbekannt oder widerrufen, oder er gehört zu einem anderen Mandanten.',
  'fehler.LoginFirst': 'Bitte melden Sie sich zuerst an.',
  'fehler.NichtAuthorisiert': 'Für diese Aktion fehlt Ihnen die Berechtigung.',
  'fehler.NichtAuthorisiert.nurLesen':
    'Diese Sitzung liest nur: Sie sehen diesen Bereich als Administrator, Änderungen sind nicht möglich.',
  'fehler.NichtAuthorisiert.betrieb': 'Das dürfen nur Personen mit einer dieser Rollen: {rollen}.',
  'fehler.BestaetigungNoetig': 'Bestätigen Sie das bitte mit einem Code Ihrer App.',
  'fehler.PasswortErforderlich': 'Geben Sie dafür bitte noch einmal Ihr Passwort ein.',
  'fehler.ZustimmungErforderlich':
    'Die Regeln oder die Vereinbarung zur Auftragsverarbeitung sind neu. Bis jemand zustimmt, der die Agentur vertritt, kann sie nichts ändern oder exportieren.',
  'fehler.KontoGesperrt': 'Dieses Konto ist gesperrt. Bitte wenden Sie sich an den Support.',
  'fehler.KontoGesperrtEinzel': 'Ihr Konto ist zurzeit nicht zugänglich. Bitte wenden Sie sich an den Support.',
  'fehler.KontoGesperrtWildcard':
    'Nach den Teilnahmebedingungen können Mitarbeitende und Dienstleister nicht teilnehmen. Fragen dazu beantwortet der Support.',
  'fehler.EmailNotAllowed':
    'Bitte geben Sie eine gültige E-Mail-Adresse ein. Mit dieser ist die Teilnahme nicht möglich. Fragen dazu beantwortet der Support.',
  'fehler.OptInRequired': 'Ihre Empfehlung ist angelegt. Bestätigen Sie vor dem Versenden Ihre Teilnahme über den Link in Ihrer E-Mail.',
  'fehler.CaptchaRequired': 'Bitte lösen Sie die Sicherheitsabfrage und senden Sie das Formular noch einmal.',
  'fehler.CaptchaWrong': 'Die Sicherheitsabfrage ist abgelaufen oder falsch gelöst. Bitte lösen Sie die neue Abfrage.',
  'fehler.NichtGefunden': 'Das haben wir nicht gefunden. Bitte prüfen Sie die Adresse oder Nummer.',
  'fehler.NichtRegistriert': 'Diese E-Mail-Adresse ist nicht registriert. Bitte prüfen Sie Ihre Eingabe.',
  'fehler.EmpfehlungExists':
    'Diese Empfehlung gibt es schon. Sie finden sie in Ihrem persönlichen Bereich und können sie dort noch einmal teilen.',
  'fehler.EmpfehlungExistsAndOptInRequired':
    'Diese Empfehlung gibt es schon, Ihre E-Mail-Adresse ist aber noch nicht bestätigt. Nutzen Sie den Link in Ihrer E-Mail oder lassen Sie ihn neu senden.',
  'fehler.EmailExists': 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich an oder fordern Sie einen neuen Zugangslink an.',
  'fehler.TokenBereitsVerwendet': 'Dieser Anmeldelink wurde schon benutzt. Bitte fordern Sie einen neuen an.',
  'fehler.PraemieBereitsAbgeholt': 'Diese Prämie ist bereits gewählt. Die Wahl lässt sich nicht mehr ändern.',
  'fehler.FreigabeZuFrueh':
    'Der Auftrag kann noch nicht freigegeben werden. Die Freigabe ist erst nach Ablauf der Widerrufs- und Wartefrist möglich.',
  'fehler.NichtAuthorisiert.entwurf': 'Diesen Teil des Entwurfs ändert eine Person mit einer anderen Rolle.',
  'fehler.VierAugen.konto': 'Ein anderes Konto für die Auszahlungen veröffentlicht eine zweite Person: vier Augen sehen mehr als zwei.',
  'fehler.VierAugen': 'Diesen Lauf gibt eine andere Person frei: vier Augen sehen mehr als zwei.',
  'fehler.LaufGeaendert': 'Der Lauf hat sich inzwischen geändert. Bitte sehen Sie ihn noch einmal an.',
  'fehler.KreditErschoepft':
    'Der Auftrag kann noch nicht freigegeben werden: Bei der Agentur wäre damit mehr offen, als mit ihr vereinbart ist.',
  'fehler.Konflikt': 'Die Angaben passen nicht zum gespeicherten Stand. Bitte laden Sie die Daten neu und prüfen Sie Ihre Eingabe.',
  'fehler.Abgelaufen': 'Dieser Link ist abgelaufen. Fordern Sie unter „Passwort vergessen“ einen neuen Zugangslink an.',
  'fehler.PraemieTokenUngueltig': 'Die Prämie lässt sich mit diesem Link nicht abholen. Bitte wenden Sie sich an den Support.',
  'fehler.PraemieTokenAbgelaufen': 'Ihre Prämie ist abgelaufen. Der Link dazu gilt nicht mehr. Bitte wenden Sie sich an den Support.',
  'fehler.Validierung': 'Bitte prüfen Sie Ihre Angaben. Was fehlt oder nicht passt, steht beim jeweiligen Feld.',
  'fehler.EmailUngueltig.zeichen':
    'Vor dem @ darf die Adresse keine Umlaute und keine anderen besonderen Buchstaben haben: Dorthin kommen unsere E-Mails nicht. Bitte nehmen Sie eine Adresse ohne.',
  'fehler.EmailUngueltig': 'Das ist keine gültige E-Mail-Adresse. Bitte prüfen Sie die Schreibweise, zum Beispiel name@anbieter.de.',
  'fehler.EmailEmpfehlerGleichEmpfaenger': 'Die E-Mail-Adresse darf nicht dieselbe, wie die der Empfehlung sein.',
  'fehler.AcceptAgb': 'Die Zustimmung ist erforderlich, um fortzufahren.',
  'fehler.ZuVieleAnfragen': 'Das waren zu viele Anfragen in kurzer Zeit. In {dauer} können Sie es noch einmal versuchen.',
  'fehler.NetzwerkFehler': 'Die Verbindung ist unterbrochen. Bitte prüfen Sie Ihr Netz und versuchen Sie es noch einmal.',
  'fehler.NetzwerkFehler.503':
    'Das geht im Moment nicht. Es liegt an uns, nicht an Ihnen. Bitte versuchen Sie es in einer Minute noch einmal.',
  'fehler.PasswortOderEmailFalsch.dienst':
    'Mit diesem Zugang ist gerade keine Anmeldung möglich. Fragen Sie bitte die Inhaberin oder den Inhaber Ihrer Agentur.',
  'fehler.NichtAuthorisiert.dienst':
    'Diese Anmeldung gehört nicht zu der, die Sie hier begonnen haben. Bitte beginnen Sie sie noch einmal.',
  'fehler.NichtRegistriert.dienst':
    'Der Anmeldedienst kennt Sie, aber keine Agentur hat Sie eingetragen. Bitten Sie die Inhaberin oder den Inhaber Ihrer Agentur, Sie mit der E-Mail-Adresse einzutragen, die Sie dort nutzen.',
  'fehler.NichtRegistriert.dienstadresse':
    'Ihr Anmeldedienst hat Ihre E-Mail-Adresse nicht bestätigt, deshalb finden wir Ihren Zugang nicht. Fragen Sie bitte, wer dort Ihr Konto verwaltet.',
  'fehler.Konflikt.dienst':
    'Ihr Zugang ist schon mit einem anderen Konto dieses Anmeldedienstes verbunden. Melden Sie sich mit jenem oder mit Ihrem Passwort an, oder fragen Sie den Support.',
  'fehler.Abgelaufen.dienst': 'Diese Anmeldung hat zu lange gedauert oder wurde schon benutzt. Bitte beginnen Sie sie noch einmal.',
  'fehler.NichtAuthorisiert.portal':
    'Diese Anmeldung stammt nicht von Ihrem Kundenportal oder gilt nicht hier. Bitte beginnen Sie dort noch einmal.',
  'fehler.NetzwerkFehler.nichtEroeffnet': 'Dieses Programm ist noch nicht eröffnet.',
  'fehler.NetzwerkFehler.portal':
    'Ihr Kundenportal antwortet gerade nicht, deshalb lässt sich Ihre Anmeldung nicht prüfen. Versuchen Sie es in ein paar Minuten noch einmal, oder melden Sie sich mit einem Link per E-Mail an.',
  'fehler.NetzwerkFehler.dienst':
    'Der Anmeldedienst antwortet gerade nicht. Versuchen Sie es in ein paar Minuten noch einmal, oder melden Sie sich mit Ihrem Passwort an.',
};
