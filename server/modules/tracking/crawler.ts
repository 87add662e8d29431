const CRAWLER =
  /whatsapp\/|facebookexternalhit|facebot|linkedinbot|twitterbot|telegrambot|slackbot|discordbot|skypeuripreview|xing-contenttabreceiver|googlebot|bingbot|applebot|pinterest(bot|\/0)|redditbot|mastodon|signal/i;

/** Whether the caller is a preview fetcher or a search engine. These get the tags of a page and are never counted. */
export const isCrawler = (userAgent: string | undefined): boolean => CRAWLER.test(userAgent ?? '');
