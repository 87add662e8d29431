import type { Words } from '../../words.ts';

const ARRIVED = 'The application has arrived. If there is a reward for it, you find it here.';
const NO_REWARD = 'There is no reward for this recommendation.';

/** Texts for applications, shown to recommenders. They only reveal that it arrived and the result of the reward. */
export const bewerbung: Words = {
  'home.bedingung':
    'If somebody applies through your link and is hired, there is {praemie} after the release: for you, for your contact, or shared.',
  'home.schritt3.text': 'After the hiring you choose your reward.',
  'home.vertrauen.wann.text':
    'We can release it {freigabeAb} the hiring. After that, a voucher comes within 24 hours of your choice, a bank transfer within {frist} of the release.',
  'exklusiv.was.text': '{praemie} for a recommendation that leads to a hiring. You decide who gets it: you, your contact or both.',
  'exklusiv.was.ohne': 'Recommendations that lead to a hiring. Where there is a reward, you decide who gets it: you, your contact or both.',
  'empfehlen.lead': 'Then share your personal link. Every hiring that comes of it earns {praemie}.',
  'empfehlen.keinProdukt.titel': 'This job cannot be recommended at the moment',
  'empfehlen.keinProdukt.text': 'The home page shows everything you can recommend now.',
  'katalog.kategorie.beschreibung':
    'Recommend {kategorie} at {mandant}: from {preis} a month, with a reward of up to {praemie} for a hiring.',
  'katalog.unter28.hinweis': 'This is for everyone under 28. What counts is the age on the day of the application.',
  'mitarbeitende.empfehlen.text': 'Choose a job and pass your link on, in private or in conversation at work.',
  'mitarbeitende.satz.Auftraege.one': '1 application has come of it.',
  'mitarbeitende.satz.Auftraege.other': '{anzahl} applications have come of it.',
  'anmelden.neu.link': 'See the jobs to recommend',
  'bereich.leer.knopf': 'See the jobs to recommend',
  'karte.bis': 'Valid until {tag}. Only an application by this link counts.',
  'praemie.bedingung': '{abschlussname}: up to {praemieWert} for applications until {enddatum}.',
  'praemie.bedingungSpaeter': 'From {startdatum}: up to {praemieWert} for applications until {enddatum}.',
  'praemie.storniert.text': 'What it takes no longer holds.',
  'jahr.zurueck': 'Claimed back on {tag}, since what it takes no longer held',

  'teilen.danach.bestellen.titel': 'Your contact applies',
  'teilen.danach.bestellen.text': 'An application through this link counts for the reward, not one made in another way.',
  'teilen.danach.praemie.text': 'We release it after a hiring. Whoever gets it then hears from us by email.',
  'teilen.beendet.text': 'It has ended and its link no longer leads to the job. A new recommendation is quickly made.',

  'status.empfehlung.Storniert': 'Without a reward',
  'status.empfehlung.Abgelaufen': 'Ended',
  'status.empfaenger.Storniert': 'Without a reward',
  'status.empfaenger.Abgelaufen': 'Ended',
  'status.praemierung.Storniert': 'No longer applies',
  'bereich.schritt.bestellt': '{name} has applied',
  'bereich.schritt.Freigegeben': 'The reward for the recommendation to {name} is released',
  'bereich.schritt.Freigegeben.anonym': 'The reward for the recommendation to your contact is released',
  'bereich.schritt.Gezahlt': 'The reward for the recommendation to {name} is paid',
  'bereich.schritt.Gezahlt.anonym': 'The reward for the recommendation to your contact is paid',
  'bereich.schritt.Storniert': 'There is no reward for the recommendation to {name}',
  'bereich.schritt.Storniert.anonym': NO_REWARD,
  'bereich.schritt.Abgelaufen': 'There is no reward for the recommendation to {name}',
  'bereich.schritt.Abgelaufen.anonym': NO_REWARD,
  'naechsterSchritt.Teilen': 'Your turn: share your link with people this job suits.',
  'naechsterSchritt.Bestellen': 'It is your contact’s turn to apply through your link.',
  'naechsterSchritt.AuftragBestaetigen': ARRIVED,
  'naechsterSchritt.Freigabe': ARRIVED,
  'naechsterSchritt.FreigabeMoeglich': ARRIVED,
  'naechsterSchritt.AnderesProdukt': NO_REWARD,
  'naechsterSchritt.KeinePraemie': NO_REWARD,
  'naechsterSchritt.PraemieDesKontakts':
    'The reward has been released. The whole of it goes to your contact, there is nothing you need to do.',
  'naechsterSchritt.Beendet': `${NO_REWARD} You can create a new one at any time.`,
};
