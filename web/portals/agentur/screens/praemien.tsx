import { defineReport } from '../define-report.tsx';

export default defineReport('praemien', {
  key: 'Praemierungsnummer',
  columns: ['Praemierungsnummer', 'Seite', 'Status', 'WertCent', 'FreigegebenAm', 'AusgezahltAm', 'Empfehlungsnummer'],
  card: { title: ['Praemierungsnummer'], beside: 'Status', facts: ['Seite', 'WertCent', 'FreigegebenAm'] },
  badges: { Offen: 'ready', Bereitgestellt: 'running', Ausgezahlt: 'done', Abgeholt: 'done', Storniert: 'over', Abgelaufen: 'over' },
  choices: ['produkt', 'mitarbeiter', 'kanal'],
});
