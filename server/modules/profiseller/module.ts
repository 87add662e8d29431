import type { Module } from '../../module.ts';
import { verkaeuferCalls } from './betrieb/routes.ts';
import { SELLER, SELLER_AENDERUNG, SELLER_STEUER } from './columns.ts';
import { sellerRetentions } from './jobs.ts';
import * as mails from './mails.ts';
import { sellerCalls } from './routes.ts';
import { resolveSeller } from './session.ts';

export const profiseller = {
  calls: [...sellerCalls, ...verkaeuferCalls],
  mails: Object.values(mails),
  retentions: sellerRetentions,
  logins: { S: resolveSeller },
  unseen: ['seller', 'seller_aenderung', 'seller_steuer'],
  tables: { seller: SELLER, seller_aenderung: SELLER_AENDERUNG, seller_steuer: SELLER_STEUER },
} satisfies Module;
