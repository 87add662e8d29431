import type { Module } from '../../module.ts';
import { auszahlungRetentions, auszahlungSweeps } from './ausfuehren.ts';
import { betriebPruefung } from './beweis-mails.ts';
import { betriebCalls } from './routes.ts';
import { betriebZahlungssteller } from './steller-mails.ts';
import { tagespruefungSweep } from './tagespruefung.ts';

export const auszahlung = {
  calls: betriebCalls,
  sweeps: auszahlungSweeps,
  retentions: auszahlungRetentions,
  serviceSweeps: [tagespruefungSweep],
  mails: [betriebPruefung, betriebZahlungssteller],
} satisfies Module;
