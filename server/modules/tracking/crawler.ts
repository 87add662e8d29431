/** Preview fetchers of messengers and networks (external-services.md A5): they get their tags and are never counted. */
const CRAWLER =
  /whatsapp\/|facebookexternalhit|facebot|linkedinbot|twitterbot|telegrambot|slackbot|discordbot|skypeuripreview|xing-contenttabreceiver|googlebot|bingbot|applebot|pinterest(bot|\/0)|redditbot|mastodon|signal/i;

export const isCrawler = (userAgent: string | undefined): boolean => CRAWLER.test(userAgent ?? '');
