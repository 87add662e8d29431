/** Runs `work` for each thing, `atOnce` at a time, starting with the last. */
export async function withEach<T>(things: readonly T[], atOnce: number, work: (thing: T) => Promise<unknown>): Promise<void> {
  const queue = [...things];
  const worker = async () => {
    for (let thing = queue.pop(); thing !== undefined; thing = queue.pop()) await work(thing);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
