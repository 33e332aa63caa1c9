/** The logo. The name is shown beside it where there is room. */
export function Logo() {
  return (
    <svg width="24" height="24" viewBox="0 0 26 26" aria-hidden="true" focusable="false">
      <rect width="26" height="26" rx="6" fill="var(--accent-solid)" />
      <path
        d="M5.5 18.5 10 8.5l3.2 6 2.6-4.2 4.7 8.2"
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
