import { expect, test } from 'vitest';
import { DIFFERING_FOLDERS, DIFFERING_MEANS, databaseTests, differingTests, meansOf, RACES } from './engines.ts';

const both = differingTests();

test.each(DIFFERING_FOLDERS)('what %s does is tried on both engines', (folder) => {
  const ofFolder = databaseTests().filter((file) => file.startsWith(`${folder}/`));
  expect(ofFolder.length).toBeGreaterThan(0);
  expect(both).toEqual(expect.arrayContaining(ofFolder));
});

test.each(DIFFERING_MEANS)('so is what is done by %s, of which there is some', (means) => {
  const doing = databaseTests().filter((file) => meansOf(file).includes(means));
  expect(doing.length).toBeGreaterThan(0);
  expect(both).toEqual(expect.arrayContaining(doing));
});

test('races, money and the journey are among them, and the rest is not', () => {
  expect(both).toEqual(
    expect.arrayContaining([...['server/db/scope.db.test.ts', ...RACES], ...['test/property/money.db.test.ts', 'test/journey.db.test.ts']]),
  );
  expect(both.length).toBeLessThan(databaseTests().length / 2);
});
