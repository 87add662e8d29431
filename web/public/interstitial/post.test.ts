import { expect, it } from 'vitest';
import { routePaths } from '../../../contract/pages/public.ts';
import { mailedRedirect } from './post.ts';

it.each([
  [undefined, undefined],
  ['Recommend?produktId=7&channel=a+b', 'Recommend?produktId=7&channel=a+b'],
  ['Recommendation?empfehlungsnummer=%26&token=geheim', 'Recommendation?empfehlungsnummer=%26'],
  ['https://boese.example', 'Dashboard'],
  [`Homepage?x=${'y'.repeat(500)}`, undefined],
])('mailedRedirect turns %j into %j', (redirect, carried) => expect(mailedRedirect(redirect, routePaths({}))).toBe(carried));
