import { expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { listAgencies, type Opening } from './agentur-command.ts';

const app = testApp();
const open: Opening = (work) => work(app.parts);
const numbersIn = (list: string): string[] => list.split('\n').flatMap((line) => /^(A-\d+) /.exec(line)?.[1] ?? []);

test('the agency command lists 200 agencies and says how to list the next ones, with every agency once', async () => {
  await queryAsOwner(
    app,
    `insert into agentur (mandant, agenturnummer, name, status, erstellt_am)
     select 'telko', 'A-' || (2000 + i), 'Agentur ' || i, case when i > 445 then 'WartetAufFreigabe' else 'Aktiv' end, $1
     from generate_series(1, 450) i`,
    [app.clock.now()],
  );
  const seen: string[] = [];
  for (let after: string | undefined, isMore = true; isMore; after = seen.at(-1)) {
    const list = await listAgencies(open, { mandant: 'telko', after });
    const numbers = numbersIn(list);
    seen.push(...numbers);
    isMore = list.endsWith(`telko has more: npm run agency -- list --tenant telko --after ${seen.at(-1)}`);
    expect(numbers.length).toBe(isMore ? 200 : 50);
  }
  expect(new Set(seen).size).toBe(450);
  expect(seen.slice(0, 5)).toEqual(['A-2446', 'A-2447', 'A-2448', 'A-2449', 'A-2450']);
  expect(await listAgencies(open, { after: 'A-9' })).toBe('there is no agency after A-9');
});
