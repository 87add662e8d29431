import type { Module } from '../../module.ts';
import { betriebCalls } from './betrieb/routes.ts';
import { GUTSCHEIN, KUNDENNUMMER, PRAEMIERUNG } from './columns.ts';
import { praemieErinnerung } from './erinnerung-mails.ts';
import { praemierungRetentions, praemierungSweeps } from './jobs.ts';
import { praemieAusgezahlt, praemieKonto, praemieZurueck, praemieZurueckErinnerung } from './konto-mails.ts';
import { kundennummerCalls } from './kundennummer-routes.ts';
import { lohnCalls } from './lohn/routes.ts';
import { gutscheinCode, praemieAbgelaufen, praemieBereit, praemieGewaehlt, praemieStorniert } from './mails.ts';
import { gutscheinLeer } from './pool/mails.ts';
import { praemierungCalls } from './routes.ts';
import { resolvePraemierung } from './token.ts';

export const praemierung = {
  calls: [...praemierungCalls, ...kundennummerCalls, ...betriebCalls, ...lohnCalls],
  mails: [
    praemieBereit,
    praemieErinnerung,
    praemieGewaehlt,
    gutscheinCode,
    praemieAbgelaufen,
    praemieStorniert,
    praemieAusgezahlt,
    praemieZurueck,
    praemieZurueckErinnerung,
    praemieKonto,
    gutscheinLeer,
  ],
  sweeps: praemierungSweeps,
  retentions: praemierungRetentions,
  unseen: ['lohnuebergabe', 'lohnzeile', 'praemierung', 'gutschein', 'gutschein_leer', 'kundennummer'],
  tables: {
    praemierung: PRAEMIERUNG,
    gutschein: GUTSCHEIN,
    gutschein_leer: 'amounts of vouchers, of nobody',
    kundennummer: KUNDENNUMMER,
    lohnuebergabe: 'months handed over to payroll, and by whom of the back office; stays for the books',
    lohnzeile: 'amounts by number of grant; stays for the books',
  },
  logins: { P: resolvePraemierung },
} satisfies Module;
