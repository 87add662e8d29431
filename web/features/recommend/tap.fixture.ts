import type { Answers } from '../../shell/visit.fixture.ts';
import { benutzerOf } from '../account/benutzer.fixture.ts';

/** Erika is logged in and has accepted the current terms. */
export const TAPPER: {
  readonly options: { readonly login: { readonly who: 'E' }; readonly sessionSeconds: number };
  readonly answers: Answers;
} = {
  options: { login: { who: 'E' }, sessionSeconds: 100 },
  answers: {
    readUser: { body: benutzerOf() },
    readZustimmung: { body: { Gilt: { AgbVersion: '3' }, Zuletzt: { AgbVersion: '3', GegebenAm: '2026-11-20T10:00:00Z' } } },
  },
};

/** Matches the one-tap form that is sent to a path. */
export const tapFormTo = (path: string): RegExp =>
  new RegExp(
    `<form(?=[^>]* method="post")(?=[^>]* action="${path}")[^>]*><input type="hidden" name="schritt" value="link"/><input type="hidden" name="Fassung" value="3"/><button`,
  );
