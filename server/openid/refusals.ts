import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { Refusal } from '../errors.ts';
import type { Parts } from '../parts.ts';

/** Errors for a token or an answer that was read but does not belong to this login. */
const NOT_OF_THIS_LOGIN = [
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_KEY_SELECTION_FAILED',
];

/** The refusal that an error of a provider comes to; what an operator can mend is a line in the log, without a word of what was sent. */
export function refusalOf(log: Parts['log'], error: unknown): Refusal {
  if (error instanceof ResponseBodyError && error.error === 'invalid_grant')
    return new Refusal('Abgelaufen', { text: 'fehler.Abgelaufen.dienst' });
  const code = codeOf(error);
  log.warn({ dienst: code }, 'a provider of logins refused or failed');
  return error instanceof ClientError && NOT_OF_THIS_LOGIN.includes(code)
    ? new Refusal('NichtAuthorisiert', { text: 'fehler.NichtAuthorisiert.dienst' })
    : new Refusal('NetzwerkFehler', { text: 'fehler.NetzwerkFehler.dienst' });
}

function codeOf(error: unknown): string {
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError) return error.error.slice(0, 40);
  if (error instanceof ClientError) return error.code ?? error.name;
  return error instanceof Error ? error.name : 'unknown';
}
