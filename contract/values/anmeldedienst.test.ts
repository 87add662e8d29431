import { expect, test } from 'vitest';
import { Anmeldedienst } from './anmeldedienst.ts';

const takes = (Issuer: string) => Anmeldedienst.safeParse({ Issuer, ClientId: 'empfehlwerk', Label: 'Firmenkonto' }).success;

test.each(['https://login.example', 'https://login.example/realms/eins', 'http://127.0.0.1:4000', 'http://localhost'])(
  '%s is accepted as an issuer',
  (issuer) => expect(takes(issuer)).toBe(true),
);

test.each(['http://login.example', 'login.example', 'https://login.example?x=1', 'https://login.example#x', 'ftp://127.0.0.1', ''])(
  '"%s" is refused: not encrypted, or not an issuer',
  (issuer) => expect(takes(issuer)).toBe(false),
);
