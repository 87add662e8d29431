import { listEinwilligungen } from '../../../contract/calls/betrieb/einwilligungen.ts';
import { listScreen } from '../liste/list-screen.tsx';

/** Consents to the newsletter and to advertising that are in force. */
export const Component = listScreen('einwilligungen', listEinwilligungen, {
  key: 'Nummer',
  columns: ['Email', 'Nachname', 'Vorname', 'Seite', 'Sprache', 'AngefragtAm', 'GegebenAm', 'Empfang'],
  hidden: ['TextBestaetigt', 'TextGezeigt', 'GezeigtAm', 'Nummer'],
  sentences: ['TextBestaetigt', 'TextGezeigt'],
  titles: {
    AngefragtAm: 'betrieb.spalte.AngefragtAm',
    Empfang: 'betrieb.spalte.Empfang',
    GegebenAm: 'betrieb.spalte.GegebenAm',
    GezeigtAm: 'betrieb.spalte.GezeigtAm',
    Seite: 'betrieb.spalte.einwilligungen.Seite',
    Sprache: 'betrieb.spalte.Sprache',
    TextBestaetigt: 'betrieb.spalte.TextBestaetigt',
    TextGezeigt: 'betrieb.spalte.TextGezeigt',
  },
  card: { title: ['Email'], beside: 'Seite', facts: ['GegebenAm', 'Vorname', 'Nachname'] },
});
