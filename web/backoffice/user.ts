import { createContext, useContext } from 'react';
import { useParams } from 'react-router';
import { type BetriebRecht, mayCall } from '../../contract/rules/rechte.ts';
import type { Mandantenzugang, User } from './backoffice.ts';

const Context = createContext<User | null>(null);
export const UserProvider = Context.Provider;

/** The logged-in person. */
export function useUser(): User {
  const user = useContext(Context);
  if (user === null) throw new Error('a screen of a person stands behind the login');
  return user;
}

/** The tenant of the address, with the roles and rights of the person; undefined if the person does not work for it. */
export function useZugang(): Mandantenzugang | undefined {
  const { mandant } = useParams();
  return useUser().Mandanten.find(({ Mandant }) => Mandant === mandant);
}

/** The tenant of a screen below `MandantScreens`. */
export function useMandant(): Mandantenzugang {
  const zugang = useZugang();
  if (zugang === undefined) throw new Error('a screen of a tenant stands below MandantScreens');
  return zugang;
}

/** Whether the person has the right at the tenant. */
export const hasRecht = ({ Rechte }: Mandantenzugang, recht: BetriebRecht): boolean => Rechte.includes(recht);

/** Whether the person may also make the calls of the right that write. */
export const mayWrite = ({ Rollen }: Mandantenzugang, recht: BetriebRecht): boolean => mayCall({ who: 'B', rollen: Rollen }, recht, true);
