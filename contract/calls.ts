import * as account from './account.ts';
import * as aktion from './aktion.ts';
import * as auftrag from './auftrag.ts';
import * as auftragsimport from './auftragsimport.ts';
import * as bankdaten from './bankdaten.ts';
import * as banner from './banner.ts';
import type { CallDefinition } from './call.ts';
import * as consent from './consent.ts';
import * as content from './content.ts';
import * as datenschutz from './datenschutz.ts';
import * as eigenerstand from './eigenerstand.ts';
import * as empfaenger from './empfaenger.ts';
import * as empfehler from './empfehler.ts';
import * as empfehlung from './empfehlung.ts';
import * as empfehlungslink from './empfehlungslink.ts';
import * as inhalt from './inhalt.ts';
import * as jahresuebersicht from './jahresuebersicht.ts';
import * as kontakt from './kontakt.ts';
import * as kundennummer from './kundennummer.ts';
import * as logintoken from './logintoken.ts';
import * as mandant from './mandant.ts';
import * as merken from './merken.ts';
import * as nachbuchung from './nachbuchung.ts';
import * as passwort from './passwort.ts';
import * as praemie from './praemie.ts';
import * as praemiegrafik from './praemiegrafik.ts';
import * as produkt from './produkt.ts';
import * as produktkategorie from './produktkategorie.ts';
import * as route from './route.ts';

const isCall = (value: unknown): value is CallDefinition =>
  typeof value === 'object' && value !== null && 'answers' in value && 'who' in value;

/** Every call of the contract. */
export const CALLS: readonly CallDefinition[] = [
  ...[mandant, account, passwort, logintoken, content, produkt, praemie, empfehlung, empfehlungslink, empfaenger, bankdaten, auftrag],
  ...[empfehler, datenschutz, banner, kundennummer, kontakt, auftragsimport, nachbuchung, aktion, produktkategorie, consent, merken],
  ...[jahresuebersicht, inhalt, eigenerstand, praemiegrafik, route],
].flatMap((file) => Object.values(file).filter(isCall));
