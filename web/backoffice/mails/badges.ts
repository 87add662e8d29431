import type { MailStatus } from '../../../contract/calls/betrieb/mails.ts';
import type { BadgeVariant } from '../../ui/status-badge.tsx';

export const MAIL_BADGES = {
  Wartet: 'waiting',
  Gesendet: 'done',
  Zurueckgekommen: 'over',
  Unzustellbar: 'over',
  Verworfen: 'over',
} as const satisfies Record<MailStatus, BadgeVariant>;
