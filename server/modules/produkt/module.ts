import type { Module } from '../../module.ts';
import { produktCalls } from './routes.ts';

export const produkt = {
  calls: produktCalls,
  tables: {
    produktkategorie: 'catalogue',
    produkt: 'catalogue; agents are named there as the tenant’s own offer',
    geraet: 'catalogue',
  },
} satisfies Module;
