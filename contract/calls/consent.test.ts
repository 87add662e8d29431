import { describe, expect, it } from 'vitest';
import { channelOf } from '../pages/channel.ts';
import { readConsent } from './consent.ts';

describe('readConsent', () => {
  it('returns the three categories that can be declined', () => {
    expect(readConsent({ psoempf_er: '1', psoempf_fu: '0', psoempf_an: '1', psoempf_ma: '0' })).toEqual({
      Funktional: false,
      Analytisch: true,
      Marketing: false,
    });
  });

  it.each([
    ['no cookies', {}],
    ['a missing cookie', { psoempf_fu: '1', psoempf_an: '1' }],
    ['a cookie with an invalid value', { psoempf_fu: '1', psoempf_an: 'true', psoempf_ma: '1' }],
    ['an empty cookie', { psoempf_fu: '1', psoempf_an: '', psoempf_ma: '1' }],
  ])('returns null if the cookies are invalid: %s', (_, cookies) => {
    expect(readConsent(cookies)).toBeNull();
  });
});

describe('channelOf', () => {
  it('returns the first parameter that the address has, by precedence', () => {
    expect(channelOf({ mtm_campaign: 'd', pk_campaign: 'c', c: 'b', channel: 'a' })).toBe('a');
    expect(channelOf({ mtm_campaign: 'd', pk_campaign: 'c', c: 'b' })).toBe('b');
    expect(channelOf({ mtm_campaign: 'd', pk_campaign: 'c' })).toBe('c');
    expect(channelOf({ mtm_campaign: 'd' })).toBe('d');
  });

  it.each(['', 'a b', 'x'.repeat(41), '<b>', undefined])('ignores %j, which is not a valid name', (channel) => {
    expect(channelOf({ channel })).toBeUndefined();
    expect(channelOf({ channel, c: 'flyer' })).toBe('flyer');
  });
});
