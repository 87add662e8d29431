import { describe, expect, test } from 'vitest';
import { addMinutes } from '../calendar.ts';
import { type HostOutcome, makeHostLimits } from './hosts.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const AT_ONCE = 3;
const limits = () => makeHostLimits(AT_ONCE, 10);
type Entered = Awaited<ReturnType<ReturnType<typeof makeHostLimits>['enter']>>;
const leave = (entered: Entered, outcome: HostOutcome = 'answered') => {
  if (entered instanceof Date) throw new Error(`no place until ${entered.toISOString()}`);
  entered(outcome);
};

describe('mails to one host', () => {
  test('have so many places at once, whatever the spelling of the host; other hosts have their own', async () => {
    const hosts = limits();
    const first = await hosts.enter('a@Muessig.example', NOW);
    for (const an of ['b@muessig.example', 'c@MUESSIG.example.']) expect(await hosts.enter(an, NOW)).toBeTypeOf('function');
    expect(await hosts.enter('d@muessig.example', NOW)).toEqual(addMinutes(NOW, 1));
    expect(await hosts.enter('d@anders.example', NOW)).toBeTypeOf('function');
    leave(first);
    expect(await hosts.enter('d@muessig.example', NOW)).toBeTypeOf('function');
  });

  test('wait a short while for a place', async () => {
    const hosts = makeHostLimits(1, 5_000);
    const first = await hosts.enter('a@muessig.example', NOW);
    const second = hosts.enter('b@muessig.example', NOW);
    leave(first);
    expect(await second).toBeTypeOf('function');
  });

  test('are paused for longer each time that the host asks to slow down, and not after it took one', async () => {
    const hosts = limits();
    const minutes: number[] = [];
    let now = NOW;
    for (let time = 0; time < 8; time += 1) {
      leave(await hosts.enter('a@muessig.example', now), 'slower');
      const until = hosts.pausedUntil('b@muessig.example', now) ?? now;
      expect(await hosts.enter('b@muessig.example', now)).toEqual(until);
      minutes.push((until.getTime() - now.getTime()) / 60_000);
      now = until;
    }
    expect(minutes).toEqual([1, 2, 5, 15, 30, 60, 60, 60]);
    leave(await hosts.enter('a@muessig.example', now));
    expect(hosts.pausedUntil('a@muessig.example', now)).toBe(null);
    leave(await hosts.enter('a@muessig.example', now), 'slower');
    expect(hosts.pausedUntil('a@muessig.example', now)).toEqual(addMinutes(now, 1));
  });

  test('try a paused host with a single mail, and other hosts go on meanwhile', async () => {
    const hosts = limits();
    leave(await hosts.enter('a@muessig.example', NOW), 'slower');
    expect(await hosts.enter('a@anders.example', NOW)).toBeTypeOf('function');
    const later = addMinutes(NOW, 1);
    const probe = await hosts.enter('a@muessig.example', later);
    expect(await hosts.enter('b@muessig.example', later)).toEqual(addMinutes(later, 1));
    leave(probe, 'unknown');
    leave(await hosts.enter('a@muessig.example', later));
    for (const an of ['a@muessig.example', 'b@muessig.example']) expect(await hosts.enter(an, later)).toBeTypeOf('function');
  });
});
