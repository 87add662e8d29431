import { call } from '../call.ts';

export const countGeteilt = call({
  name: 'countGeteilt',
  method: 'POST',
  path: '/tracking/geteilt',
  recht: 'Besuch',
  tag: 'Empfehlung',
  summary: 'Counts that a link was shared as a goal of the tenant, if the cookies of the request allow analysis',
  description:
    'The share page makes this call once when a channel is opened or the link is copied. It names no referral. Nothing is stored unless the tenant counts the goal `Geteilt` and the consent cookies of the request allow analysis. The limit is 600 calls an hour by network address.',
  answers: { 204: null },
  errors: [],
});
