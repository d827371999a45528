/** The mark of the house: a compass needle whose halves are a grain and a sail. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <circle cx="16" cy="16" r="15" fill="var(--ink)" />
      <path d="M16 4c5 4 6 8 4.5 12h-9C10 12 11 8 16 4Z" fill="var(--saffron)" />
      <path d="M11.5 17.5h9L16 28Z" fill="var(--sand)" />
    </svg>
  );
}
