import { addMinutes } from '../../calendar.ts';
import type { Acting } from './portal.ts';

/** A new session of a portal: its secret, the hash to store in place of it, and its end. */
export function makeSession({ now, random, secrets }: Acting, hours: number) {
  const token = random.geheimnis();
  return { token, tokenHash: secrets.hash(token), ablauf: addMinutes(now, hours * 60) };
}
