let machines = 0;

/** Header with a new network address for each person, as behind a proxy, so that they do not share the limits of an address. */
export function newMachine(worker: number): Record<string, string> {
  machines += 1;
  return { 'x-forwarded-for': `10.${worker & 255}.${machines >> 8}.${machines & 255}` };
}
