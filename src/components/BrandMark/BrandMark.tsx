import { MARK_SIZE, markCompass, markDisc } from '../../brand/mark';

/** The logo: a compass needle whose halves are a grain and a sail. */
export function BrandMark() {
  return (
    <svg
      viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`}
      width={MARK_SIZE}
      height={MARK_SIZE}
      aria-hidden="true"
      focusable="false"
    >
      {[markDisc, ...markCompass].map(({ d, color, turn }) => (
        <path
          key={d}
          d={d}
          fill={`var(--color-${color})`}
          transform={turn ? `rotate(${turn} 16 16)` : undefined}
        />
      ))}
    </svg>
  );
}
