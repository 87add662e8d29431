import type { Module } from '../../module.ts';
import { entwurfCalls } from './routes.ts';

/** A tenant in the browser: its draft, and its published versions. */
export const entwurf = {
  calls: entwurfCalls,
  unseen: ['entwurf', 'fassung', 'ordnerbild'],
  tables: {
    entwurf: "the tenant's own settings, texts and catalogue as a person of the back office changes them, with the id of that person",
    fassung: "the tenant's own settings, texts and catalogue as they were published, with the id of who did it and the reason",
    ordnerbild: 'pictures of drafts and versions by their hash',
  },
} satisfies Module;
