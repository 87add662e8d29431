/** What a line of the log gives away; null when nothing. */
export function findCanary(line: string): string | null;
