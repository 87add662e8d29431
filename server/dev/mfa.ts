import type { DevMfa } from '../../web/dev/mfa.tsx';
import { listCodes } from '../modules/zugang/index.ts';
import { inContext, type Parts } from '../parts.ts';

/** Whose second factor is on at any tenant, with the code of this moment of the product's clock. */
export async function listMfa(parts: Parts): Promise<DevMfa[]> {
  const lists = await Promise.all(
    parts.mandanten.all().map(async (mandant) => {
      const codes = await inContext(parts, mandant, { wer: 'Entwicklung' }, listCodes);
      return codes.map(({ email, code, sekunden }) => ({ Mandant: mandant.mandant, Email: email, Code: code, Sekunden: sekunden }));
    }),
  );
  return lists.flat();
}
