import { expect, test } from 'vitest';
import { EmpfaengerStatus } from '../../../contract/values/status.ts';
import { testApp } from '../../../test/support/app.ts';
import { recipient, statusOfEmpfaenger } from '../../../test/support/money.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { moveEmpfaenger, TRANSITIONS } from './status.ts';

const app = testApp();
const TENANT = 'energie';

test.each(EmpfaengerStatus.options)('a stored recipient who is %s makes only transitions of the table', async (status) => {
  const { Empfaengernummer: empfaengernummer } = await recipient(app, TENANT);
  await queryAsOwner(app, 'update empfaenger set status = $1 where empfaengernummer = $2', [status, empfaengernummer]);
  const move = (from: EmpfaengerStatus, to: EmpfaengerStatus) =>
    app.inTenant(TENANT, (context) => moveEmpfaenger(context, { empfaengernummer, status: from }, to, 'Test'));
  for (const from of EmpfaengerStatus.options) {
    for (const to of EmpfaengerStatus.options) {
      if (!TRANSITIONS[from].includes(to)) await expect(move(from, to)).rejects.toThrow(`from ${from} to ${to}`);
      // A caller that still sees a status which the recipient has left cannot move the recipient.
      else if (from !== status) await expect(move(from, to)).rejects.toThrow('Konflikt');
    }
  }
  expect(await statusOfEmpfaenger(app, TENANT, empfaengernummer)).toBe(status);
});
