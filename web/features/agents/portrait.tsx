/** Photo of an agent, drawn in four by five; the name stands beside it, so it says nothing to who does not see it. */
export const Portrait = ({ photo, isFirst = false, className = '' }: { photo: string; isFirst?: boolean; className?: string }) => (
  <img
    src={photo}
    width={320}
    height={400}
    alt=""
    loading={isFirst ? undefined : 'lazy'}
    decoding="async"
    className={`bg-surface-strong ${className}`}
  />
);
