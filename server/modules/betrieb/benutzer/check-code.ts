import type { CallDefinition } from '../../../../contract/call.ts';
import type { InstallationRequest, InstallationScope } from '../../../calls/installation.ts';
import { refuse, refuseField } from '../../../errors.ts';
import { guessesOf } from '../../zugang/index.ts';
import * as store from './store.ts';

/** The name under which wrong passwords and codes of the back office are counted. */
const NAME = 'betrieb';

/**
 * Runs `use`, which checks a code of a person. A wrong code is counted like a wrong password and refused at `Code`. Throws ZuVieleAnfragen after too many.
 */
export async function withCode<T>(
  request: Pick<InstallationRequest<CallDefinition>, 'parts' | 'mandant' | 'caller' | 'inContext'>,
  benutzerId: string,
  use: (scope: InstallationScope) => Promise<T | null | false>,
): Promise<T> {
  const person = (await request.inContext((scope) => store.findPerson(scope, benutzerId))) ?? refuse('PSOF0204');
  const guesses = guessesOf(request, NAME, person.email_schluessel);
  await guesses.check();
  const used = await request.inContext(use);
  if (used) return used;
  await guesses.countWrong();
  return refuseField('Code', 'codeFalsch');
}
