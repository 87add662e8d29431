import { openedBy, proveAll } from '../../server/start/prove-command.ts';
import type { Attack } from './attack.ts';

/** Whether the books of every tenant agree, as `npm run prove` asks it; prints the checks that differ. The product does not run. */
export async function isProved(env: Attack['env']): Promise<boolean> {
  const { text, differs } = await proveAll(openedBy(env));
  if (differs)
    console.log(
      text
        .split('\n')
        .filter((line) => line.includes('DIFFERS'))
        .join('\n'),
    );
  return !differs;
}
