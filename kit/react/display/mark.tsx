/** The product's logo: one bay of a timber frame with its brace, in theme colours. */
export function FrameMark({
  size = 32,
  ground = 'var(--fw-beam)',
  beams = 'var(--fw-ground)',
}: {
  size?: number;
  ground?: string;
  beams?: string;
}) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7" fill={ground} />
      <path
        d="M7 26V13l9-6 9 6v13M7 17h18M16 7v19"
        stroke={beams}
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="m16 25.5 8.5-8" stroke="#E08A5B" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
