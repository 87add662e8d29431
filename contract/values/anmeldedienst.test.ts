import { expect, test } from 'vitest';
import { Anmeldedienst } from './anmeldedienst.ts';

const takes = (Issuer: string) => Anmeldedienst.safeParse({ Issuer, ClientId: 'empfehlwerk', Label: 'Firmenkonto' }).success;

test.each(['https://login.example', 'https://login.example/realms/eins', 'http://127.0.0.1:4000', 'http://localhost'])(
  '%s can be a provider',
  (issuer) => expect(takes(issuer)).toBe(true),
);

test.each(['http://login.example', 'login.example', 'https://login.example?x=1', 'https://login.example#x', 'ftp://127.0.0.1', ''])(
  '"%s" can be none: what is said there could be read on the way, or it is no issuer',
  (issuer) => expect(takes(issuer)).toBe(false),
);
