/**
 * Runs in the page after a key was pressed: focuses a control of each kind, and returns those whose ring is not visible on every background. That takes an
 * outline between two lines of a colour with a contrast of at least 3 to it (WCAG 2.4.13).
 */
export function focusRingFaults(): string[] {
  const kinds = new Map<string, HTMLElement>();
  const controls = document.querySelectorAll<HTMLElement>('main :is(a[href], button, summary, input:not([type=hidden]), select, textarea)');
  for (const one of controls)
    if (one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled, .sr-only'))
      kinds.set(`${one.tagName} ${one.className}`, one);
  return [...kinds.values()].flatMap((control) => {
    control.focus({ preventScroll: true });
    const box = control.closest('.ring-within') ?? control;
    for (const running of box.getAnimations()) running.finish();
    const { outlineColor, outlineStyle, outlineWidth, outlineOffset, boxShadow } = getComputedStyle(box);
    const [line, offset] = [Number.parseFloat(outlineWidth), Number.parseFloat(outlineOffset)];
    const ring = [...boxShadow.matchAll(/(rgba?\([^)]+\)) 0px 0px 0px (\d+)px(?! inset)/g)].find(
      ([, , spread]) => Number(spread) >= offset + line + 1,
    );
    const isSeen = outlineStyle !== 'none' && line >= 2 && ring?.[1] && contrast(outlineColor, ring[1]) >= 3;
    return isSeen ? [] : [`${control.outerHTML.slice(0, 100)}: ${outlineColor} ${outlineWidth}, ${boxShadow}`];
  });

  function contrast(one: string, other: string): number {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }

  function luminance(color: string): number {
    const [red = 0, green = 0, blue = 0] = [...color.matchAll(/\d+/g)].map(([value]) => {
      const part = Number(value) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}
