import { useNavigate } from 'react-router';
import { CommandPalette } from '../../portals/shell/search/command-palette.tsx';
import type { Command } from '../../portals/shell/search/commands.ts';
import { AREAS } from '../areas.ts';
import { useBackoffice } from '../backoffice.ts';
import { useLogout } from '../logout.ts';
import { BASE, PATHS } from '../paths.ts';
import { pendingSearches } from '../suche/last-search.ts';
import { hasRecht, useUser, useZugang } from '../user.ts';
import { actionsFor, type Destination, screensFor } from './commands.ts';

/**
 * The command palette. Each search for people is an entry of the audit log, so the palette finds none while typing: its last line hands the text to the
 * screen of the search.
 */
export function Palette() {
  const { t } = useBackoffice();
  const user = useUser();
  const zugang = useZugang();
  const navigate = useNavigate();
  const { logout } = useLogout();
  const commandOf = (group: string, { to, title, detail, state }: Destination): Command => ({
    href: `${BASE}${to}`,
    title,
    ...(detail !== undefined && { detail, keywords: detail }),
    group,
    run: () => void navigate(to, { state }),
  });
  const acting = t('portal.suche.aktionen');
  return (
    <CommandPalette
      screens={screensFor(t, user, zugang).map((one) => commandOf(t('portal.suche.seiten'), one))}
      actions={[
        ...(zugang ? actionsFor(t, zugang).map((one) => commandOf(acting, one)) : []),
        { title: t('betrieb.abmelden'), group: acting, run: logout },
      ]}
      search={
        zugang && hasRecht(zugang, AREAS.suche.recht)
          ? (typed) => ({
              title: t('betrieb.palette.suche', { text: typed }),
              group: t('betrieb.bereich.suche'),
              run() {
                pendingSearches.set(zugang.Mandant, typed);
                void navigate(PATHS.suche(zugang.Mandant));
              },
            })
          : undefined
      }
    />
  );
}
