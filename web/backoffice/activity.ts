/**
 * Notices whether the person uses the page. The returned function tells whether that was so since it was last asked, so that only a call that follows an
 * action of the person extends the session. Opening the page is an action.
 */
export function makeActivity(page: Pick<EventTarget, 'addEventListener'>): () => boolean {
  let isActive = true;
  for (const event of ['pointerdown', 'keydown'])
    page.addEventListener(
      event,
      () => {
        isActive = true;
      },
      { capture: true, passive: true },
    );
  return () => {
    const wasActive = isActive;
    isActive = false;
    return wasActive;
  };
}
