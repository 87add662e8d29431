/** Runs a function after the next paint, so that the paint does not wait for it. */
export const afterPaint = (act: () => void): void => void requestAnimationFrame(() => setTimeout(act));
