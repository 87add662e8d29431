import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Translate } from '../../../../texts/texts.ts';
import type { FrameData } from '../data.ts';
import { usePortal } from '../portal.tsx';
import { CommandPalette, type FindHits } from '../search/command-palette.tsx';
import type { Command } from '../search/commands.ts';
import { OPENS_DIALOG } from '../search/opened-dialog.ts';

/** An action of a portal: it opens a screen with its dialog. */
export interface PortalAction {
  /** Label of the button on the screen. */
  readonly title: string;
  readonly screen: string;
  readonly href: string;
}

interface PaletteProps {
  readonly actions: readonly PortalAction[];
  readonly findHits: FindHits | undefined;
  readonly typed?: () => string;
}

/** The command palette of a portal: its screens, its actions, the other languages and the logout. */
export function Palette({ actions, findHits, typed }: PaletteProps) {
  const { t, locale, data } = usePortal();
  const navigate = useNavigate();
  const { frame } = data;
  const commands = useMemo(
    () => ({
      screens: screensOf(t, frame),
      actions: [
        ...actions.map(
          ({ title, screen, href }): Command => ({
            title,
            detail: screen,
            keywords: screen,
            group: t('portal.suche.aktionen'),
            run: () => void navigate(href, { state: OPENS_DIALOG }),
          }),
        ),
        ...frame.languages.map(
          (language): Command => ({
            title: t(`seite.sprache.${language}`),
            detail: t('portal.sprache'),
            keywords: t('portal.sprache'),
            group: t('portal.suche.aktionen'),
            run: () => location.assign(inLanguage(location, locale, language)),
          }),
        ),
        { title: t('abmelden.knopf'), group: t('portal.suche.aktionen'), run: () => postTo(frame.logout) },
      ],
    }),
    [t, locale, frame, actions, navigate],
  );
  return <CommandPalette {...commands} findHits={findHits} {...(typed && { typed })} />;
}

/** Screens of the navigation, then the further pages. */
export const screensOf = (t: Translate, { navItems, links }: Pick<FrameData, 'navItems' | 'links'>): readonly Command[] =>
  [...navItems, ...links].map(({ href, label }) => ({ href, title: label, group: t('portal.suche.seiten') }));

/** The same address in another language. */
export function inLanguage({ pathname, search }: Pick<Location, 'pathname' | 'search'>, from: string, to: string): string {
  const [, language, ...rest] = pathname.split('/');
  return (language === from ? ['', to, ...rest].join('/') : pathname) + search;
}

function postTo(address: string): void {
  const form = Object.assign(document.createElement('form'), { method: 'post', action: address });
  document.body.append(form);
  form.submit();
}
