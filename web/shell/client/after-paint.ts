/** Does something behind the next picture of the page, so that the picture does not wait for it. */
export const afterPaint = (act: () => void): void => void requestAnimationFrame(() => setTimeout(act));
