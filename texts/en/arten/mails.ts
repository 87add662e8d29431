import type { Words } from '../../words.ts';

const VERTRAG: Words = {
  'mail.praemieInSicht.text1': '{kontakt} has concluded a contract, and it is confirmed: {produkt}.',
  'mail.praemieInSicht.text2':
    'From {tag} on, when the statutory period of {widerruf} is over, {mandant} can release it. Then you choose how you get your {wert}.',
  'mail.praemieInSichtEmpfaenger.text1': 'Your contract is confirmed: {produkt}, recommended by {empfehler}.',
  'mail.praemieInSichtEmpfaenger.text2':
    'From {tag} on, when the statutory period of {widerruf} is over, {mandant} can release it. Then you choose how you get your {wert}.',
};

/** Texts of mails for contracts: what to do, and the state. */
export const vertragMails: Words = {
  ...VERTRAG,
  'mail.tag.bestellen': 'Conclude it by {tag}',
  'mail.empfaengerBestellen.betreff': 'Your contract: {produkt}',
  'mail.empfaengerBestellen.text1': 'Your details are confirmed. All that is missing now is the contract: {produkt}.',
  'mail.empfaengerBestellen.text2':
    'Conclude it through this link by {tag}, otherwise we cannot match it to the recommendation of {empfehler}.',
  'mail.empfaengerBestellen.knopf': 'Conclude the contract',
  'mail.empfaengerBestellen.hinweis': 'Concluded already? Then there is nothing else for you to do.',
  'mail.auftragEingegangen.betreff': '{kontakt} has applied for a contract',
  'mail.auftragEingegangen.text1': 'Your recommendation has arrived: {kontakt} has applied for a contract, {produkt}.',
  'mail.auftragEingegangen.text2': '{mandant} checks it next. Once the contract is released, {wert} is yours.',
};

/** Texts of mails for conversations. */
export const gespraechMails: Words = {
  ...VERTRAG,
  'mail.tag.bestellen': 'For the reward, a contract counts until {tag}',
  'mail.empfaengerBestellen.betreff': 'Your conversation with {produkt}',
  'mail.empfaengerBestellen.text1': 'Your details are confirmed. All that is missing now is your conversation with {produkt}.',
  'mail.empfaengerBestellen.text2':
    'Arrange it through this link, otherwise we cannot match it to the recommendation of {empfehler}. A contract by {tag} counts for the reward.',
  'mail.empfaengerBestellen.knopf': 'Arrange a conversation',
  'mail.empfaengerBestellen.hinweis': 'Arranged already? Then there is nothing else for you to do.',
  'mail.auftragEingegangen.betreff': '{kontakt} would like a conversation',
  'mail.auftragEingegangen.text1': 'Your recommendation has arrived: {kontakt} has asked for a conversation with {produkt}.',
  'mail.auftragEingegangen.text2': 'If a contract with {mandant} comes of it and is released, {wert} is yours.',
};

/** Texts of mails for applications. */
export const bewerbungMails: Words = {
  'mail.tag.bestellen': 'Apply by {tag}',
  'mail.empfaengerBestellen.betreff': 'How to apply: {produkt}',
  'mail.empfaengerBestellen.text1': 'Your details are confirmed. All that is missing now is your application: {produkt}.',
  'mail.empfaengerBestellen.text2':
    'Apply through this link by {tag}, otherwise we cannot match the application to the recommendation of {empfehler}.',
  'mail.empfaengerBestellen.knopf': 'Apply now',
  'mail.empfaengerBestellen.hinweis': 'Applied already? Then there is nothing else for you to do.',
  'mail.auftragEingegangen.betreff': '{kontakt} has applied',
  'mail.auftragEingegangen.text1': 'Your recommendation has arrived: {kontakt} has applied, {produkt}.',
  'mail.auftragEingegangen.text2': 'If {mandant} releases the reward, {wert} is yours.',
  'mail.praemieInSicht.text1': '{kontakt} has applied: {produkt}.',
  'mail.praemieInSicht.text2': 'From {tag} on, {mandant} can release the reward. Then you choose how you get your {wert}.',
  'mail.praemieInSichtEmpfaenger.text1': 'Your application was successful: {produkt}, recommended by {empfehler}.',
  'mail.praemieInSichtEmpfaenger.text2': 'From {tag} on, {mandant} can release the reward. Then you choose how you get your {wert}.',
};
