/**
 * What a preview of a draft shows: the home page, the page for the contact, the page that shares a link, the messages that share it, and three mails: the one that asks
 * the contact to confirm, and those of an order and of a reward.
 */
export const VORSCHAU_SEITEN = ['start', 'kontakt', 'teilen', 'nachrichten', 'mail-bestaetigen', 'mail-auftrag', 'mail-praemie'] as const;
export type VorschauSeite = (typeof VORSCHAU_SEITEN)[number];

/** Days for which the address of a preview can be opened (backoffice.md section E). */
export const VORSCHAU_LINK_TAGE = 7;

/** Path of a preview on every host; each page stands below it by its name, its pictures below `bilder`. */
export const vorschauPath = (token: string): string => `/betrieb/vorschau/${token}`;
