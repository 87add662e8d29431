import type { Module } from '../../module.ts';
import { mandantCalls, mandantGlobalCalls } from './routes.ts';

export const mandant = {
  calls: mandantCalls,
  globalCalls: mandantGlobalCalls,
  tables: {
    mandant: 'the tenant itself: its own settings and texts',
    bild: 'pictures of the look',
    aktion: 'campaigns of the tenant',
  },
} satisfies Module;
