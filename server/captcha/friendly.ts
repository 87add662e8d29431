import * as z from 'zod/mini';
import type { CaptchaDienst } from '../../contract/values/dienste.ts';
import type { Mandant } from '../context.ts';
import { jsonOf } from '../outside/answer.ts';
import { OutsideFault } from '../outside/fault.ts';
import type { Service } from '../outside/outside.ts';
import { findSecret } from '../outside/secret.ts';
import type { OutsideService } from '../outside/service.ts';
import type { OutsideAnswer, OutsideRequest } from '../outside/transport.ts';
import type { Parts } from '../parts.ts';
import type { FriendlyAccess } from './friendly-access.ts';

const NAME = 'captcha';

const boundTo = ({ Art, Region, Sitekey, Adresse }: CaptchaDienst): readonly string[] => [
  Art,
  Region,
  Sitekey,
  ...(Adresse === undefined ? [] : [Adresse]),
];

/** Friendly Captcha, for which a tenant has a secret (version 1) or an API key (version 2). */
export const friendlyService = (access: FriendlyAccess): OutsideService => ({
  name: NAME,
  readFrom({ Dienste: { Captcha } }) {
    if (!Captcha) return null;
    return {
      boundTo: boundTo(Captcha),
      checks: ({ outside, mandant, secret }) => [
        {
          what: 'check of a solution',
          run: async () => {
            await outside.ask(serviceOf(mandant.mandant, Captcha, access), requestOf(Captcha, access, secret, 'probe'), readSuccess);
            return 'answers; it knows the secret and the site key';
          },
        },
      ],
    };
  },
});

/** How a check ended: the solution is right or wrong, or the service gave no usable answer. */
type Check = 'richtig' | 'falsch' | 'ungeprueft';

/** Whether the field of the widget holds no solution: the states before it is solved begin with a dot. */
export const isUnsolved = (loesung: string): boolean => loesung === '' || loesung.startsWith('.');

/** Whether the widget says in its field that it could not reach the service. */
export const isOutOfReach = (loesung: string): boolean => /^\.(ERROR|FETCHING|UNCONNECTED)/.test(loesung);

/** Asks Friendly Captcha about a solution, which it accepts once. Faults of the service, and a secret that is missing, are reported and leave it unchecked. */
export async function checkFriendly(
  { db, secrets, outside, friendly, log }: Pick<Parts, 'db' | 'secrets' | 'outside' | 'friendly' | 'log'>,
  { mandant }: Mandant,
  dienst: CaptchaDienst,
  loesung: string,
): Promise<Check> {
  const secret = await db.inMandant(mandant, (scope) => findSecret({ ...scope, secrets }, NAME, ...boundTo(dienst)));
  if (secret === null) {
    log.error({ mandant, dienst: NAME }, 'the secret of a service outside is missing');
    return 'ungeprueft';
  }
  try {
    const request = requestOf(dienst, friendly, secret, loesung);
    return (await outside.ask(serviceOf(mandant, dienst, friendly), request, readSuccess)) ? 'richtig' : 'falsch';
  } catch (error) {
    if (error instanceof OutsideFault) return 'ungeprueft';
    throw error;
  }
}

const serviceOf = (mandant: string, { Streng }: CaptchaDienst, { limitMs }: FriendlyAccess): Service => ({
  mandant,
  dienst: NAME,
  limitMs,
  instead: Streng ? 'forms are refused' : 'forms without check',
});

/** Source: verification APIs of versions 1 and 2 of Friendly Captcha. */
function requestOf(dienst: CaptchaDienst, { addressOf }: FriendlyAccess, secret: string, loesung: string): OutsideRequest {
  const { Art, Sitekey: sitekey } = dienst;
  const json = { 'content-type': 'application/json', accept: 'application/json' };
  const address = addressOf(dienst);
  return Art === 'friendly-v1'
    ? { url: `${address}/api/v1/siteverify`, method: 'POST', headers: json, body: JSON.stringify({ solution: loesung, secret, sitekey }) }
    : {
        url: `${address}/api/v2/captcha/siteverify`,
        method: 'POST',
        headers: { ...json, 'x-api-key': secret },
        body: JSON.stringify({ response: loesung, sitekey }),
      };
}

const Answer = z.object({ success: z.boolean() });

/** Whether the service accepts a solution. 400 is a request that it does not accept from us, such as an unknown site key, and says nothing of the solution. */
function readSuccess(answer: OutsideAnswer): boolean {
  if (answer.status === 400) throw new OutsideFault('refused', { status: 400 });
  return jsonOf(answer, Answer).success;
}
