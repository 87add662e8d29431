import { addMinutes } from '../calendar.ts';
import type { Context } from '../context.ts';

/** Minutes between the moment at which a mail goes out and the one at which it is read. */
const UNTIL_READ = 60;

/** Whether something that ends at a moment can still be used when a mail about it, which goes out now, is read. A mail can be sent days late. */
export const isTimeLeft = ({ now }: Pick<Context, 'now'>, end: Date, minutes = UNTIL_READ): boolean => end >= addMinutes(now, minutes);
