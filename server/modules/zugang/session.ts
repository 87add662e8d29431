import { addMinutes } from '../../calendar.ts';
import type { RuleContext } from './portal.ts';

/** A new session of a portal: its token, the token's hash for the database, and its expiry. */
export function makeSession({ now, random, secrets }: RuleContext, hours: number) {
  const token = random.geheimnis();
  return { token, tokenHash: secrets.hash(token), ablauf: addMinutes(now, hours * 60) };
}
