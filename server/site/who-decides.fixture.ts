import type { TextKey } from '../../texts/texts.ts';
import type { Area } from '../../web/backoffice/areas.ts';

/** A place where a person of the tenant acts: the screen of the back office, and the buttons there. */
interface Place {
  readonly area: Area;
  readonly buttons: readonly TextKey[];
}

export const PLACES = {
  confirmOrder: { area: 'auftraege', buttons: ['betrieb.auftrag.Bestaetigen.knopf', 'betrieb.auftrag.Stornieren.knopf'] },
  releaseOrder: { area: 'auftraege', buttons: ['betrieb.auftrag.Freigeben.knopf', 'betrieb.auftrag.Stornieren.knopf'] },
  decideClaim: { area: 'nachbuchungen', buttons: ['betrieb.nachbuchung.Angenommen.knopf', 'betrieb.nachbuchung.Abgelehnt.knopf'] },
  approveAgency: { area: 'agenturen', buttons: ['betrieb.registrierung.Freigeben.knopf', 'betrieb.registrierung.Ablehnen.knopf'] },
  approveSeller: { area: 'verkaeufer', buttons: ['betrieb.registrierung.Freigeben.knopf', 'betrieb.registrierung.Ablehnen.knopf'] },
  addCodes: { area: 'gutscheine', buttons: ['betrieb.einspielen.knopf'] },
  payOut: { area: 'zahlungslaeufe', buttons: ['betrieb.lauf.anlegen.knopf'] },
  endHold: { area: 'auszahlungen', buttons: ['betrieb.auszahlung.loesen.knopf'] },
} as const satisfies Record<string, Place>;

/** The sentences that say that the tenant acts, by where it does. Keys as in `promises.fixture.ts`. */
export const DECIDED: Readonly<Record<keyof typeof PLACES, readonly string[]>> = {
  confirmOrder: [
    'stand.eingegangen.text',
    'stand.schritt.pruefung',
    'mail.auftragEingegangen.text2',
    'anfrage.form.lead',
    'mail.anfrageEingang.text2',
    'agentur.schritt.AuftragBestaetigen',
    'mitarbeitende.schritt.AuftragBestaetigen',
    'Vertrag:stand.eingegangen.text',
    'Vertrag:mail.auftragEingegangen.text2',
    'Vertrag:agentur.schritt.AuftragBestaetigen',
    'Gespraech:stand.eingegangen.text',
    'Bewerbung:stand.eingegangen.text',
  ],
  releaseOrder: [
    'landung.schritt3.text',
    'stand.bestaetigt.text',
    'freigabe.BeimMandanten',

    'agentur.beanstanden.folge',
    'agentur.beanstanden.fertig',
    'agentur.schritt.FreigabeMoeglich',
    'agentur.schritt.beimMandanten',
    'mitarbeitende.schritt.FreigabeMoeglich',
    'mitarbeitende.schritt.beimMandanten',
    'agentur.inaktiv.solange',
    'mail.agenturDeaktiviert.text2',
    'betrieb.agentur.Deaktivieren.folge',
    'Vertrag:stand.bestaetigt.text',
    'Vertrag:landung.schritt3.text',
    'Gespraech:stand.bestaetigt.text',
    'Gespraech:landung.schritt3.text',
    'Bewerbung:stand.bestaetigt.text',
  ],
  decideClaim: ['agentur.schritt.NachbuchungPruefen'],
  approveAgency: [
    'agentur.inaktiv.naechster.WartetAufFreigabe',
    'agentur.inaktiv.naechster.Inaktiv',
    'mail.agenturAbgelehnt.text2',
    'agenturseite.anmelden.registrieren.text',
    'agenturseite.registrieren.text',
    'agenturseite.weg.freigabe',
  ],
  approveSeller: [
    'sellerseite.anmelden.registrieren.text',
    'sellerseite.registrieren.text',
    'seller.stand.naechster.Zusatzdaten',
    'seller.stand.naechster.WartetAufFreigabe',
    'seller.weg.pruefung',
    'seller.daten.eingereicht',
  ],
  addCodes: ['agentur.schritt.GutscheinVerspaetet'],
  payOut: ['praemie.gewaehlt.verspaetet', 'agentur.schritt.AuszahlungVerspaetet'],
  endHold: ['praemie.gewaehlt.AuszahlungAngehalten', 'agentur.schritt.AuszahlungAngehalten'],
};

/** Sentences that say so and have no button yet, with what is missing. */
export const MISSING: Readonly<Record<string, string>> = {};

/** A German sentence in which the tenant has the next move. */
export const SAYS_SO =
  /\{mandant\} (?:prüft|entscheidet|bestätigt|schaltet|gibt [^.]*frei|ist am Zug|meldet sich|beantwortet|antwortet)|(?:entscheidet|prüft|liegt bei|Am Zug ist|gibt(?: dann)?|meldet sich|beantwortet)(?: jetzt| dann)? \{mandant\}/;
