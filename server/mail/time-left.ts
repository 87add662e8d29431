import { addMinutes } from '../calendar.ts';
import type { Context } from '../context.ts';

/** Minutes from the sending of a mail until it is read. */
const MINUTES_UNTIL_READ = 60;

/** Whether something that ends at `end` can still be used when a mail about it that is sent now is read. A mail can be sent days late. */
export const isTimeLeft = ({ now }: Pick<Context, 'now'>, end: Date, minutes = MINUTES_UNTIL_READ): boolean =>
  end >= addMinutes(now, minutes);
