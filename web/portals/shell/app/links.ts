import type { Locate } from './locate.ts';

/** Plain links lead within the app where they name one of its screens; the browser follows all others, and whatever is pressed with a key held. */
export function followLinks(find: Locate, navigate: (path: string) => void): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const url = targetOf(event);
    if (!url || find(url) === null) return;
    event.preventDefault();
    navigate(url.pathname + url.search);
  });
  // What is pointed at is fetched, so that it shows at once when it is pressed; what cannot be had is said then.
  document.addEventListener('pointerover', (event) => {
    const url = targetOf(event);
    if (url)
      find(url)
        ?.load()
        .catch(() => {});
  });
}

function targetOf({ target }: Event): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== location.origin || link.target !== '' || link.hasAttribute('download') || link.getAttribute('href')?.startsWith('#'))
    return null;
  return new URL(link.href);
}
