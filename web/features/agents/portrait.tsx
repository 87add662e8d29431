/** Photo of an agent in the ratio 4:5. Its `alt` is empty because the name is next to it. */
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
