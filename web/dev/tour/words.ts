import type { Locale } from '../../../contract/values/wire.ts';
import type { Rolle } from './stand.ts';

export type StepName = 'link' | 'kontakt' | 'bestellen' | 'freigeben' | 'waehlen' | 'auszahlen' | 'lesen';

interface StepWords {
  readonly title: string;
  readonly text: string;
  readonly actions: readonly { readonly text: string; readonly button: string }[];
}

export interface Words {
  readonly title: string;
  readonly lead: string;
  readonly otherLanguage: string;
  readonly steps: Readonly<Record<StepName, StepWords>>;
  readonly next: string;
  readonly done: string;
  readonly noMail: string;
  readonly wait: (seconds: number) => string;
  readonly clock: { readonly title: string; readonly text: string; readonly forward: (tage: number) => string };
  readonly kassenbuch: {
    readonly title: string;
    readonly text: string;
    readonly columns: readonly [string, string, string];
    readonly sum: string;
    readonly konten: Readonly<Record<string, string>>;
    readonly vorgaenge: Readonly<Record<string, string>>;
  };
  readonly people: { readonly title: string; readonly text: string };
  readonly rollen: Readonly<Record<Rolle, { readonly name: string; readonly text: string; readonly button: string }>>;
  readonly tools: { readonly title: string; readonly links: readonly (readonly [href: string, words: string])[] };
}

const de: Words = {
  title: 'Vom Link zur Auszahlung',
  lead: 'Sieben Schritte bei Funkhof, einer erfundenen Marke. Jeder Knopf öffnet einen neuen Tab und meldet Sie als die richtige Person an. Kommen Sie danach hierher zurück und drücken Sie „Weiter“.',
  otherLanguage: 'English',
  steps: {
    link: {
      title: 'Erika macht einen Link',
      text: 'Erika ist Kundin von Funkhof und empfiehlt ein Produkt.',
      actions: [
        {
          text: '„Wir teilen“ ist schon gewählt. Drücken Sie „Link erstellen“.',
          button: 'Als Erika empfehlen',
        },
      ],
    },
    kontakt: {
      title: 'Ein Kontakt öffnet den Link',
      text: 'Der Kontakt sieht, wer empfiehlt und was er bekommt, und hinterlässt Namen und E-Mail-Adresse.',
      actions: [
        {
          text: 'Denken Sie sich eine Person aus, zum Beispiel Jan Beispiel, jan@example.net. Keine E-Mail verlässt diesen Rechner.',
          button: 'Link als Kontakt öffnen',
        },
      ],
    },
    bestellen: {
      title: 'Der Kontakt bestätigt und bestellt',
      text: 'Funkhof schickt eine E-Mail. Ein Knopf hinter ihrem Link bestätigt die Adresse und führt in den Shop.',
      actions: [
        {
          text: 'Drücken Sie „Bestätigen und bestellen“, und bestellen Sie im Shop. Er weiß schon, wer kommt.',
          button: 'Link der E-Mail öffnen',
        },
      ],
    },
    freigeben: {
      title: 'Der Händler gibt die Prämie frei',
      text: 'Der Händler meldet den Auftrag. Nach 15 Tagen kann niemand mehr widerrufen, und er gibt frei.',
      actions: [
        { text: 'Drücken Sie am Auftrag „Bestätigen“.', button: 'Auftrag bestätigen' },
        { text: 'Stellen Sie die Uhr der Demo 15 Tage vor.', button: '+15 Tage' },
        { text: 'Drücken Sie am Auftrag „Freigeben“.', button: 'Auftrag freigeben' },
      ],
    },
    waehlen: {
      title: 'Beide wählen ihre Prämie',
      text: 'Beide haben eine E-Mail mit einem Link. Mit ihm wählt jede Person Gutschein oder Überweisung.',
      actions: [
        { text: 'Wählen Sie für Erika die Überweisung.', button: 'Als Erika wählen' },
        {
          text: 'Wählen Sie für den Kontakt, was Sie mögen. Für eine Überweisung passt die IBAN DE89 3704 0044 0532 0130 00.',
          button: 'Als Kontakt wählen',
        },
      ],
    },
    auszahlen: {
      title: 'Zwei Menschen zahlen aus',
      text: 'Die Buchhaltung stellt die Überweisungen zusammen, der Betrieb gibt sie frei, die Bank führt sie aus.',
      actions: [
        {
          text: 'Drücken Sie „Lauf anlegen“, bestätigen Sie die Hinweise und drücken Sie „Prüfen“.',
          button: 'Als Buchhaltung Lauf anlegen',
        },
        { text: 'Drücken Sie „freigeben“. Wer den Lauf angelegt hat, kann das nicht.', button: 'Als Betrieb freigeben' },
        {
          text: 'Drücken Sie „Datei laden“ und danach „Als hochgeladen eintragen“.',
          button: 'Als Buchhaltung Datei laden',
        },
        {
          text: 'Laden Sie die Datei bei der Bank hoch und drücken Sie „Ausführen“. Der Link „Ausgeführt am“ trägt das im Lauf ein.',
          button: 'Zur Bank',
        },
      ],
    },
    lesen: {
      title: 'Erika liest „Überwiesen am“',
      text: 'Die Seite ihrer Prämie nennt Tag, Betrag und Konto.',
      actions: [{ text: 'Das war der ganze Weg.', button: 'Als Erika nachsehen' }],
    },
  },
  next: 'Weiter',
  done: 'Erledigt',
  noMail: 'Die E-Mail ist noch unterwegs. Drücken Sie gleich „Weiter“.',
  wait: (seconds) =>
    `Ein Code des zweiten Faktors gilt nur einmal. Der nächste kommt in ${seconds} Sekunden, dann können Sie sich wieder anmelden.`,
  clock: {
    title: 'Uhr der Demo',
    text: 'Was bis dahin fällig wird, geschieht sofort.',
    forward: (tage) => (tage === 1 ? '+1 Tag' : `+${tage} Tage`),
  },
  kassenbuch: {
    title: 'Was im Kassenbuch steht',
    text: 'Jede Buchung nimmt einem Konto, was sie einem anderen gibt. Darum ist die Summe immer 0.',
    columns: ['Vorgang', 'Konto', 'Betrag'],
    sum: 'Summe',
    konten: { Aufwand: 'Aufwand', Verbindlichkeit: 'Verbindlichkeit', Zahlungsverkehr: 'Zahlungsverkehr', Gutscheine: 'Gutscheine' },
    vorgaenge: { Gewaehrung: 'Gewährung', Auszahlung: 'Auszahlung', Gutschein: 'Gutschein' },
  },
  people: { title: 'Alle Rollen', text: 'Ein Klick meldet Sie an. Im Betriebsportal ersetzt jede Anmeldung die vorige.' },
  rollen: {
    Empfehlerin: { name: 'Erika empfiehlt', text: 'Ihre Links, was daraus wurde, ihre Prämien.', button: 'Als Erika anmelden' },
    Kontakt: { name: 'Ein Kontakt', text: 'Kommt über einen Link und braucht kein Konto.', button: 'Als Kontakt öffnen' },
    Haendler: { name: 'Der Händler', text: 'Bestätigt Aufträge im Shop von Funkhof und gibt frei.', button: 'Aufträge öffnen' },
    Inhaberin: {
      name: 'Inhaber einer Agentur',
      text: 'Aufträge, Leads, Rechnungen, Menschen der Agentur.',
      button: 'Als Inhaber anmelden',
    },
    Mitarbeiter: { name: 'In der Agentur', text: 'Dasselbe Portal mit weniger Rechten.', button: 'Als Mitarbeiter anmelden' },
    Beschaeftigte: { name: 'Erika bei Werkring', text: 'Mitarbeitende empfehlen offene Stellen.', button: 'Bei Werkring anmelden' },
    Betrieb: { name: 'Berta, Betrieb', text: 'Prüft, entscheidet und gibt Zahlungen frei.', button: 'Als Betrieb anmelden' },
    Buchhaltung: { name: 'Bruno, Buchhaltung', text: 'Rechnungen, Gutscheine, Zahlungsläufe.', button: 'Als Buchhaltung anmelden' },
    Seller: { name: 'Selma, Profiseller', text: 'Verkauft gegen Provision, mit Gutschriften.', button: 'Als Seller anmelden' },
  },
  tools: {
    title: 'Werkzeuge',
    links: [
      ['/dev/mails', 'E-Mails'],
      ['/dev/shop/telko/auftraege', 'Aufträge des Shops'],
      ['/dev/bank', 'Bank'],
      ['/dev/services', 'Dienste'],
      ['/dev/mfa', 'Codes des zweiten Faktors'],
      ['/api/docs', 'Beschreibung der API'],
    ],
  },
};

const en: Words = {
  title: 'From the link to the payout',
  lead: 'Seven steps at Funkhof, an invented brand. Each button opens a new tab and logs you in as the right person. Then come back here and press "Next".',
  otherLanguage: 'Deutsch',
  steps: {
    link: {
      title: 'Erika makes a link',
      text: 'Erika is a customer of Funkhof and recommends a product.',
      actions: [{ text: 'Choose "We share it" and press "Create link".', button: 'Recommend as Erika' }],
    },
    kontakt: {
      title: 'A contact opens the link',
      text: 'The contact sees who recommends and what it is worth, and leaves a name and a mail address.',
      actions: [
        {
          text: 'Invent a person, such as Jan Beispiel, jan@example.net. No mail leaves this machine.',
          button: 'Open the link as the contact',
        },
      ],
    },
    bestellen: {
      title: 'The contact confirms and orders',
      text: 'Funkhof sends a mail. One button behind its link confirms the address and leads to the shop.',
      actions: [
        { text: 'Press “Confirm and order”, and order in the shop. It knows already who comes.', button: 'Open the link of the mail' },
      ],
    },
    freigeben: {
      title: 'The merchant releases the reward',
      text: 'The merchant reports the order. After 15 days nobody can withdraw any more, and the merchant releases it.',
      actions: [
        { text: 'Press "Confirm" at the order.', button: 'Confirm the order' },
        { text: 'Move the clock of the demo 15 days.', button: '+15 days' },
        { text: 'Press "Release" at the order.', button: 'Release the order' },
      ],
    },
    waehlen: {
      title: 'Both pick their reward',
      text: 'Both have a mail with a link. By it each picks a voucher or a bank transfer.',
      actions: [
        { text: 'Pick the bank transfer for Erika.', button: 'Pick as Erika' },
        {
          text: 'Pick what you like for the contact. For a transfer the IBAN DE89 3704 0044 0532 0130 00 will do.',
          button: 'Pick as the contact',
        },
      ],
    },
    auszahlen: {
      title: 'Two people pay',
      text: 'Bookkeeping collects the transfers, operations approve them, the bank executes them. The back office speaks German.',
      actions: [
        { text: 'Press "Lauf anlegen", confirm the hints and press "Prüfen".', button: 'Make a run as bookkeeper' },
        { text: 'Press "freigeben". Whoever made the run cannot do that.', button: 'Approve as operator' },
        { text: 'Press "Datei laden" and then "Als hochgeladen eintragen".', button: 'Load the file as bookkeeper' },
        {
          text: 'Upload the file at the bank and press "Ausführen". The link "Ausgeführt am" enters it at the run.',
          button: 'To the bank',
        },
      ],
    },
    lesen: {
      title: 'Erika reads that she is paid',
      text: 'The page of her reward names day, amount and account.',
      actions: [{ text: 'That was the whole way.', button: 'Look as Erika' }],
    },
  },
  next: 'Next',
  done: 'Done',
  noMail: 'The mail is on its way. Press "Next" in a moment.',
  wait: (seconds) => `A code of the second factor works once. The next one comes in ${seconds} seconds; then you can log in again.`,
  clock: {
    title: 'Clock of the demo',
    text: 'What is due by then happens at once.',
    forward: (tage) => (tage === 1 ? '+1 day' : `+${tage} days`),
  },
  kassenbuch: {
    title: 'What the ledger says',
    text: 'Every entry takes from one account what it gives to another. So the sum is always 0.',
    columns: ['Entry', 'Account', 'Amount'],
    sum: 'Sum',
    konten: { Aufwand: 'Cost', Verbindlichkeit: 'Debt', Zahlungsverkehr: 'Transfers on their way', Gutscheine: 'Pool of vouchers' },
    vorgaenge: { Gewaehrung: 'Granted', Auszahlung: 'Paid', Gutschein: 'Handed out as a voucher' },
  },
  people: { title: 'All roles', text: 'One click logs you in. In the back office each login replaces the one before.' },
  rollen: {
    Empfehlerin: { name: 'Erika recommends', text: 'Her links, what became of them, her rewards.', button: 'Log in as Erika' },
    Kontakt: { name: 'A contact', text: 'Comes by a link and needs no account.', button: 'Open as the contact' },
    Haendler: { name: 'The merchant', text: "Confirms orders in Funkhof's shop and releases them.", button: 'Open the orders' },
    Inhaberin: { name: 'Owner of an agency', text: 'Orders, leads, invoices and people of the agency.', button: 'Log in as owner' },
    Mitarbeiter: { name: 'Staff of the agency', text: 'The same portal with fewer rights.', button: 'Log in as staff' },
    Beschaeftigte: { name: 'Erika at Werkring', text: 'Employees recommend open jobs.', button: 'Log in at Werkring' },
    Betrieb: { name: 'Berta, operator', text: 'Checks, decides and approves payments.', button: 'Log in as operator' },
    Buchhaltung: { name: 'Bruno, bookkeeper', text: 'Invoices, vouchers, payout runs.', button: 'Log in as bookkeeper' },
    Seller: { name: 'Selma, profi seller', text: 'Sells for a commission, with credit notes.', button: 'Log in as seller' },
  },
  tools: {
    title: 'Tools',
    links: [
      ['/dev/mails', 'Mails'],
      ['/dev/shop/telko/auftraege', 'Orders of the shop'],
      ['/dev/bank', 'Bank'],
      ['/dev/services', 'Services'],
      ['/dev/mfa', 'Codes of second factors'],
      ['/api/docs', 'Description of the API'],
    ],
  },
};

export const WORDS: Readonly<Record<Locale, Words>> = { de, en };
