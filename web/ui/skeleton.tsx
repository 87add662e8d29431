const SHAPES = {
  title: 'h-[1.12em] w-3/5 text-2xl',
  line: 'h-[1em] w-full',
  short: 'h-[1em] w-2/5',
  control: 'h-12 w-full',
  card: 'h-40 w-full rounded-card',
  row: 'h-10 w-full',
} as const;

export type SkeletonShape = keyof typeof SHAPES;

/**
 * Placeholder for loading content in the same size, so that the layout does not shift. `label` is for screen readers. It shimmers, except
 * with reduced motion.
 */
export const Skeleton = ({ label, shapes }: { label: string; shapes: readonly SkeletonShape[] }) => (
  <div role="status" aria-busy="true" className="flex flex-col gap-3">
    <span className="sr-only">{label}</span>
    {shapes.map((shape, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no key
      <span key={index} aria-hidden="true" className={`skeleton block rounded-control ${SHAPES[shape]}`} />
    ))}
  </div>
);
