/** Query parameters that name the channel by which a visitor came; the first one present counts. */
export const CHANNEL_PARAMETERS = ['channel', 'c', 'pk_campaign', 'mtm_campaign'] as const;

/** Form of a channel's name; any other value is ignored. */
const CHANNEL = /^[\w.-]{1,40}$/;

/** The channel that a query names. */
export const channelOf = (query: Readonly<Record<string, string | undefined>>): string | undefined =>
  CHANNEL_PARAMETERS.map((name) => query[name]).find((value) => value !== undefined && CHANNEL.test(value));
