import { describe, expect, it } from 'vitest';
import { readBirthday } from './birthday.ts';

describe('readBirthday', () => {
  it.each([
    ['24.12.1980', '24.12.1980'],
    ['1.2.1990', '01.02.1990'],
    [' 1. 2. 1990 ', '01.02.1990'],
    ['1/2/1990', '01.02.1990'],
    ['1 2 1990', '01.02.1990'],
    ['01021990', '01.02.1990'],
    ['1990-02-01', '01.02.1990'],
    ['1990-2-1', '01.02.1990'],
  ])('understands %s', (typed, read) => expect(readBirthday(typed)).toBe(read));

  it.each(['1.2.90', 'gestern', '1021990', '', '1.2.1990 10 Uhr'])('leaves %s as typed', (typed) => {
    expect(readBirthday(typed)).toBe(typed);
  });
});
