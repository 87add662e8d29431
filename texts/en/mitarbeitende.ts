import type { mitarbeitende as de } from '../de/mitarbeitende.ts';

export const mitarbeitende: Record<keyof typeof de, string> = {
  'mitarbeitende.titel': 'Recommend what you know from work',
  'mitarbeitende.lead':
    'Do you work for a company that recommends together with {mandant}? Then you can take part with a link of your own.',
  'mitarbeitende.empfehlen.titel': 'You recommend',
  'mitarbeitende.empfehlen.text': 'Choose an offer and pass your link on, in private or in conversation at work.',
  'mitarbeitende.praemie.titel': 'You receive the reward',
  'mitarbeitende.praemie.text': 'It goes to you in person or is shared, as you decide when you recommend.',
  'mitarbeitende.knopf': 'Recommend now',
  'mitarbeitende.fragen': 'Whether your company takes part, and which rules apply there: ask {support}.',
  'mitarbeitende.tab.einladungsmaske': 'Invite',
  'mitarbeitende.tab.einladungen': 'Invitations',
  'mitarbeitende.tab.empfehler': 'Recommenders',
  'mitarbeitende.tab.interessenten': 'Prospects',
  'mitarbeitende.tab.freigabe': 'Status & release',
  'mitarbeitende.tab.uebersicht': 'Overview',
  'mitarbeitende.meinBereich': 'My area',
  'mitarbeitende.einladen': 'Invite and see what comes of it',
  'mitarbeitende.leer.einladungen.titel': 'Nobody invited yet',
  'mitarbeitende.leer.einladungen.text': 'Invite somebody: a name is enough, they type the rest on their own phone.',
  'mitarbeitende.leer.empfehler.titel': 'Nobody has joined yet',
  'mitarbeitende.leer.empfehler.text': 'Whoever has accepted your invitation appears here, with what came of it.',
  'mitarbeitende.leer.interessenten.titel': 'No prospects yet',
  'mitarbeitende.leer.interessenten.text': 'Whoever has come through you, or through people you invited, appears here.',
  'mitarbeitende.leer.freigabe.titel': 'No contracts yet',
  'mitarbeitende.leer.freigabe.text': 'Once a prospect signs, you see here how it stands and when it can be released.',
  'mitarbeitende.freigabe.vonHand.one':
    '{mandant} releases contracts, {anzahl} day after they were signed at the earliest. There is nothing for you to do.',
  'mitarbeitende.freigabe.vonHand.other':
    '{mandant} releases contracts, {anzahl} days after they were signed at the earliest. There is nothing for you to do.',
  'mitarbeitende.freigabe.automatisch.one':
    'Contracts are released automatically {anzahl} day after they were signed, unless {mandant} objects. There is nothing for you to do.',
  'mitarbeitende.freigabe.automatisch.other':
    'Contracts are released automatically {anzahl} days after they were signed, unless {mandant} objects. There is nothing for you to do.',
  'mitarbeitende.schritt.AuftragBestaetigen': '{mandant} is checking what was received.',
  'mitarbeitende.schritt.FreigabeMoeglich': 'The contract can be released. {mandant} decides on that.',
  'mitarbeitende.schritt.beimMandanten': 'The contract is with {mandant}, which decides on its release.',
  'mitarbeitende.uebersicht.text': 'What has come of your recommendations and invitations for {mandant}. Each figure leads to its rows.',
  'mitarbeitende.zahl.Einladungen': 'Invitations',
  'mitarbeitende.zahl.EinladungenOffen': 'Open invitations',
  'mitarbeitende.zahl.Empfehler': 'Recommenders',
  'mitarbeitende.zahl.Interessenten': 'Prospects',
  'mitarbeitende.zahl.Auftraege': 'Contracts',
  'mitarbeitende.zahl.FreigegebenCent': 'Rewards released',
  'mitarbeitende.dauercode': 'Your standing code',
  'mitarbeitende.dauercode.text': 'It stays valid: whoever scans it and accepts has been invited by you. To show or to print.',
  'mitarbeitende.einladen.text':
    'Whoever accepts recommends too, and you see what comes of it. In conversation a name is enough: they type the rest on their own phone.',
  'mitarbeitende.spalte.Auftragsdatum': 'Contract date',
};
