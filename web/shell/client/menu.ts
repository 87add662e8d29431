import { all } from './all.ts';

/** A link of an open menu may lead to a place of the same page, or the browser may come back to the page as it was left. */
export function closeMenus(): void {
  for (const menu of all('[popover]')) {
    menu.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a') && menu.matches(':popover-open')) menu.hidePopover();
    });
  }
}
