import type { MandantKonfiguration } from '../contract/calls/mandant.ts';
import type { ProduktArt } from '../contract/values/produktart.ts';
import type { Locale } from '../contract/values/wire.ts';
import { agentur } from './de/arten/agentur.ts';
import { automatisch } from './de/arten/automatisch.ts';
import { bewerbung } from './de/arten/bewerbung.ts';
import { bewerbungAnfrage } from './de/arten/bewerbung-anfrage.ts';
import { bewerbungKontakt } from './de/arten/bewerbung-kontakt.ts';
import { bewerbungMeldung } from './de/arten/bewerbung-meldung.ts';
import { gespraech } from './de/arten/gespraech.ts';
import { gespraechKontakt } from './de/arten/gespraech-kontakt.ts';
import { lohn } from './de/arten/lohn.ts';
import { bewerbungMails, gespraechMails, vertragMails } from './de/arten/mails.ts';
import { nachrichten, nachrichtenInSie } from './de/arten/nachrichten.ts';
import { vertrag } from './de/arten/vertrag.ts';
import { vertragKontakt } from './de/arten/vertrag-kontakt.ts';
import { agentur as enAgentur } from './en/arten/agentur.ts';
import { automatisch as enAutomatisch } from './en/arten/automatisch.ts';
import { bewerbung as enBewerbung } from './en/arten/bewerbung.ts';
import { bewerbungAnfrage as enBewerbungAnfrage } from './en/arten/bewerbung-anfrage.ts';
import { bewerbungKontakt as enBewerbungKontakt } from './en/arten/bewerbung-kontakt.ts';
import { bewerbungMeldung as enBewerbungMeldung } from './en/arten/bewerbung-meldung.ts';
import { gespraech as enGespraech } from './en/arten/gespraech.ts';
import { gespraechKontakt as enGespraechKontakt } from './en/arten/gespraech-kontakt.ts';
import { lohn as enLohn } from './en/arten/lohn.ts';
import {
  bewerbungMails as enBewerbungMails,
  gespraechMails as enGespraechMails,
  vertragMails as enVertragMails,
} from './en/arten/mails.ts';
import { nachrichten as enNachrichten } from './en/arten/nachrichten.ts';
import { vertrag as enVertrag } from './en/arten/vertrag.ts';
import { vertragKontakt as enVertragKontakt } from './en/arten/vertrag-kontakt.ts';
import type { Words } from './words.ts';

type TextsByArt = Readonly<Record<ProduktArt, Words>>;

/** Settings of a tenant that select its texts: default kind of product, form of address, withdrawal periods, how orders are released, and whether rewards are paid with the wages. */
export type TextSettings = Pick<MandantKonfiguration, 'ProduktArt' | 'TeilenAnrede'> &
  Partial<
    Pick<MandantKonfiguration, 'WiderrufsfristTage' | 'ModuleAuftragsdatumMindestalterTage' | 'FreigabeAutomatisch' | 'PraemieAlsLohn'>
  >;

/** Texts by kind of product that differ from those for an order; all other texts are the same for all kinds. */
export const ART_TEXTS: Readonly<Record<Locale, TextsByArt>> = {
  de: {
    Bestellung: {},
    Vertrag: { ...vertrag, ...vertragKontakt, ...vertragMails, ...nachrichten.Vertrag, ...agentur.Vertrag },
    Gespraech: { ...gespraech, ...gespraechKontakt, ...gespraechMails, ...nachrichten.Gespraech, ...agentur.Gespraech },
    Bewerbung: {
      ...bewerbung,
      ...bewerbungMeldung,
      ...bewerbungKontakt,
      ...bewerbungAnfrage,
      ...bewerbungMails,
      ...nachrichten.Bewerbung,
      ...agentur.Bewerbung,
    },
  },
  en: {
    Bestellung: {},
    Vertrag: { ...enVertrag, ...enVertragKontakt, ...enVertragMails, ...enNachrichten.Vertrag, ...enAgentur.Vertrag },
    Gespraech: { ...enGespraech, ...enGespraechKontakt, ...enGespraechMails, ...enNachrichten.Gespraech, ...enAgentur.Gespraech },
    Bewerbung: {
      ...enBewerbung,
      ...enBewerbungMeldung,
      ...enBewerbungKontakt,
      ...enBewerbungAnfrage,
      ...enBewerbungMails,
      ...enNachrichten.Bewerbung,
      ...enAgentur.Bewerbung,
    },
  },
};

/** Overrides of messages for tenants that address readers as Sie; English has only one form. */
export const FORMAL_TEXTS: Readonly<Record<Locale, TextsByArt>> = {
  de: nachrichtenInSie,
  en: { Bestellung: {}, Vertrag: {}, Gespraech: {}, Bewerbung: {} },
};

/** Overrides for tenants whose orders are released by themselves; the others say what has to happen first. */
export const AUTOMATIC_TEXTS: Readonly<Record<Locale, TextsByArt>> = { de: automatisch, en: enAutomatisch };

/** Overrides for tenants that pay rewards with the wages. */
export const LOHN_TEXTS: Readonly<Record<Locale, Words>> = { de: lohn, en: enLohn };
