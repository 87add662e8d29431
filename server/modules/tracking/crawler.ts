const CRAWLER =
  /whatsapp\/|facebookexternalhit|facebot|linkedinbot|twitterbot|telegrambot|slackbot|discordbot|skypeuripreview|xing-contenttabreceiver|googlebot|bingbot|applebot|pinterest(bot|\/0)|redditbot|mastodon|signal/i;

/** Whether a fetcher of previews or a search engine asks: those get the tags of a page, and are never counted. */
export const isCrawler = (userAgent: string | undefined): boolean => CRAWLER.test(userAgent ?? '');
