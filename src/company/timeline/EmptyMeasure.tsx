export function EmptyMeasure() {
  return (
    <svg viewBox="0 0 180 132" fill="none" stroke="currentColor" strokeWidth="1.25" aria-hidden="true">
      <path d="M30 34v66c0 10 27 18 60 18s60-8 60-18V34M30 50c0 10 27 18 60 18s60-8 60-18M30 57c0 10 27 18 60 18s60-8 60-18M30 86c0 10 27 18 60 18s60-8 60-18M30 93c0 10 27 18 60 18s60-8 60-18M4 126h172" />
      <ellipse cx="90" cy="34" rx="60" ry="18" />
      <ellipse cx="90" cy="34" rx="54" ry="14" />
      <path
        strokeWidth="0.6"
        d="M44 28h42M40 31h54M37 34h62M38 37h58M41 40h52M47 43h44M58 46h28M134 64v44M138 62v44M142 60v43M146 57v42"
      />
    </svg>
  );
}
