/** Offers for the young are for people below this age on the order date. */
export const YOUNG_BELOW = 28;

/**
 * Whether a person is younger than an age on a day; days as `YYYY-MM-DD`. A person born on 29 February has the birthday on 1 March in other
 * years (BGB section 187 (2)).
 */
export function isYoungerThan(age: number, geburtsdatum: string, day: string): boolean {
  const [year, ...rest] = geburtsdatum.split('-');
  return [String(Number(year) + age).padStart(4, '0'), ...rest].join('-') > day;
}
