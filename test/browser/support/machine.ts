let machines = 0;

/** Every person has a network address of their own, as behind a proxy: the limits of one address do not meet all of them. */
export function newMachine(worker: number): Record<string, string> {
  machines += 1;
  return { 'x-forwarded-for': `10.${worker & 255}.${machines >> 8}.${machines & 255}` };
}
