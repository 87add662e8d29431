/** Query parameters that name the channel of a visit; the first one present counts. */
export const CHANNEL_PARAMETERS = ['channel', 'c', 'pk_campaign', 'mtm_campaign'] as const;

/** Format of a channel name; any other value is ignored. */
const CHANNEL = /^[\w.-]{1,40}$/;

/** The channel that a query names; undefined if it names no valid one. */
export const channelOf = (query: Readonly<Record<string, string | undefined>>): string | undefined =>
  CHANNEL_PARAMETERS.map((name) => query[name]).find((value) => value !== undefined && CHANNEL.test(value));
