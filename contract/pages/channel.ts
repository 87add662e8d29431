/** Query parameters that say which way somebody came; the first that is there counts. */
export const CHANNEL_PARAMETERS = ['channel', 'c', 'pk_campaign', 'mtm_campaign'] as const;

/** What a way in may be called; anything else is no way. */
const CHANNEL = /^[\w.-]{1,40}$/;

/** The way in that a query names. */
export const channelOf = (query: Readonly<Record<string, string | undefined>>): string | undefined =>
  CHANNEL_PARAMETERS.map((name) => query[name]).find((value) => value !== undefined && CHANNEL.test(value));
